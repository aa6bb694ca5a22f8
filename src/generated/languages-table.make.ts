import { languageRows } from './languages-table.rows.ts';

/**
 * Writes languages-table.ts from npm `@ethnolib/find-language` (SIL's langtags data, MIT): run it after an
 * update of that package with `node bin/bun.mjs src/generated/languages-table.make.ts`. The package itself takes
 * 0.2 s and 90 MB to load, too much for each build (docs/decisions/language-table.md).
 */

const header = `/**
 * ISO 639-3 code, ISO 639-1 code, ISO 15924 code of the usual script where that is not Latin, name in the language
 * itself, English name; tab-separated. Made by languages-table.make.ts; do not edit.
 */
export const languagesTable = \`
`;

const rows = languageRows()
  .join('\n')
  .replace(/[`\\$]/g, '\\$&');
await Bun.write(new URL('languages-table.ts', import.meta.url), `${header}${rows}\n\`;\n`);
