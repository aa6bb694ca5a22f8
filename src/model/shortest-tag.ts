import { representativeCodes } from '../generated/representative-codes-table.ts';

/** The shortest BCP 47 tag, as HTML expects: `en` for `eng`, `ar` for `ara` and `arb`; `und` for invalid text. */
export function shortestTag(tag: string): string {
  const [code = '', ...subtags] = tag.split('-');
  const at = code.length === 3 ? representativeCodes.indexOf(`${code} `) : -1;
  const shortest = at === -1 ? code : representativeCodes.slice(at + 4, at + 6);
  try {
    return Intl.getCanonicalLocales([shortest, ...subtags].join('-'))[0] ?? 'und';
  } catch {
    return 'und';
  }
}
