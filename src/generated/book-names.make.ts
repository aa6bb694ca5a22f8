import { bookNameKeys } from './book-names.rows.ts';

/**
 * Writes book-names.ts from npm `bible-passage-reference-parser` (Stephen Smith, MIT): run it after an update of that package
 * with `node bin/bun.mjs src/generated/book-names.make.ts`. The package's patterns would be 1.5 MB of code to load; the names in
 * them are what is wanted.
 */

const header = `/**
 * Names and abbreviations of the books by language: ISO 639-3 code, then per book its USFM id and the keys of its names
 * (\`nameKey\`); tab-separated. Made by book-names.make.ts from npm bible-passage-reference-parser (MIT); do not edit.
 */
export const bookNamesTable: string = \`
`;

const languages = await bookNameKeys();
const rows = [...languages].map(([code, books]) =>
  [code, ...[...books].map(([id, keys]) => `${id} ${keys.join(' ')}`)].join('\t'),
);
await Bun.write(new URL('book-names.ts', import.meta.url), `${header}${rows.sort().join('\n')}\n\`;\n`);
