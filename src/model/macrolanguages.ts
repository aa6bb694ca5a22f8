import { macrolanguagesTable } from '../generated/macrolanguages-table.ts';

interface Macrolanguage {
  readonly code: string;
  /** Codes of its members; the one that represents all of them comes first, if the data names one. */
  readonly members: readonly string[];
}

let macrolanguages: ReadonlyMap<string, Macrolanguage> | undefined;

/** Macrolanguages by their own codes and by the codes of their members. */
function groups(): ReadonlyMap<string, Macrolanguage> {
  macrolanguages ??= new Map(
    macrolanguagesTable
      .trim()
      .split('\n')
      .flatMap((row) => {
        const [code = '', ...members] = row.split(/[= ]/);
        const macrolanguage = { code, members };
        return [code, ...members].map((each) => [each, macrolanguage] as const);
      }),
  );
  return macrolanguages;
}

/** Languages that share names and conventions of numbers, but no macrolanguage. */
const alike = ['ell grc', 'heb hbo', 'tgl fil'].map((pair) => pair.split(' '));

/**
 * The codes under which facts about a language may be listed, best first: its own, its macrolanguage, the member that represents
 * that, and the other members. Editions use `arb` and `ara`, `cmn` and `zho` for the same language.
 * @param code ISO 639-3.
 */
export function relatedCodes(code: string): readonly string[] {
  const { code: group = code, members = [] } = groups().get(code) ?? {};
  const near = alike.find((pair) => pair.includes(code)) ?? [];
  return [...new Set([code, group, ...near, ...members])];
}

/** The first value that a table has for the language or a related one. @param code ISO 639-3. */
export function forLanguage<Value>(
  code: string,
  find: (code: string) => Value | undefined,
): Value | undefined {
  for (const each of relatedCodes(code)) {
    const value = find(each);
    if (value !== undefined) return value;
  }
  return undefined;
}

/** Checks for the code of a macrolanguage. */
export function isMacrolanguage(code: string): boolean {
  return groups().get(code)?.code === code;
}

/** Checks if two codes mean the same language, or one the macrolanguage of the other. */
export function isSameGroup(one: string, other: string): boolean {
  return one === other || groups().get(one)?.code === other || groups().get(other)?.code === one;
}
