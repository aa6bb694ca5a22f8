import { macrolanguagesTable } from '../generated/macrolanguages-table.ts';

interface Macrolanguage {
  readonly code: string;
  /** The code of the representative member comes first, if the data specifies one. */
  readonly members: readonly string[];
}

let macrolanguages: ReadonlyMap<string, Macrolanguage> | undefined;

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

/** Languages that share names and number conventions without a common macrolanguage. */
const alike = ['ell grc', 'heb hbo', 'tgl fil'].map((pair) => pair.split(' '));

/**
 * Codes to look up facts about a language, best first: its own code, its macrolanguage, the representative
 * member, other members. Editions use `arb` and `ara`, or `cmn` and `zho`, for the same language.
 * @param code ISO 639-3.
 */
export function relatedCodes(code: string): readonly string[] {
  const { code: group = code, members = [] } = groups().get(code) ?? {};
  const near = alike.find((pair) => pair.includes(code)) ?? [];
  return [...new Set([code, group, ...near, ...members])];
}

/** The first value found for the language or a related one. @param code ISO 639-3. */
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

export function isMacrolanguage(code: string): boolean {
  return groups().get(code)?.code === code;
}

export function isSameGroup(one: string, other: string): boolean {
  const isGroup = groups().get(one)?.code === other || groups().get(other)?.code === one;
  return one === other || isGroup || alike.some((pair) => pair.includes(one) && pair.includes(other));
}
