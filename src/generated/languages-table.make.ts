import { languageRows, macrolanguageRows, representativeCodes } from './languages-table.rows.ts';

/**
 * Writes languages-table.ts, macrolanguages-table.ts and representative-codes-table.ts from npm `@ethnolib/find-language` (SIL's langtags data, MIT): run it after an
 * update of that package with `node bin/bun.mjs src/generated/languages-table.make.ts`. The package itself takes
 * 0.2 s and 90 MB to load, too much for each build (docs/decisions/language-table.md).
 */

const header = `/**
 * ISO 639-3 code, ISO 639-1 code, ISO 15924 code of the usual script where that is not Latin, name in the language
 * itself, English name; tab-separated. Made by languages-table.make.ts; do not edit.
 */
export const languagesTable: string = \`
`;

const rows = languageRows()
  .join('\n')
  .replace(/[`\\$]/g, '\\$&');
await Bun.write(new URL('languages-table.ts', import.meta.url), `${header}${rows}\n\`;\n`);

const macrolanguages = `/**
 * The macrolanguages of ISO 639-3: code, "=" and the member that represents it, the other members. Made by
 * languages-table.make.ts from npm @ethnolib/find-language (SIL's langtags data, MIT); do not edit.
 */
export const macrolanguagesTable: string = \`
${macrolanguageRows().join('\n')}
\`;
`;
await Bun.write(new URL('macrolanguages-table.ts', import.meta.url), macrolanguages);

// A file of its own, as the first page of the reader loads it without the others
const representatives = `/**
 * The members of ISO 639-3 that represent a macrolanguage with a two-letter code, and that code. Made by
 * languages-table.make.ts from npm @ethnolib/find-language (SIL's langtags data, MIT); do not edit.
 */
export const representativeCodes =
  '${representativeCodes().join(' ')}';
`;
await Bun.write(new URL('representative-codes-table.ts', import.meta.url), representatives);
