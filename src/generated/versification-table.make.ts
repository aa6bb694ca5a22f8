import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { versesInTwoPlaces } from './versification-corrections.ts';
import { versificationRows } from './versification-table.rows.ts';

/**
 * Writes versification-table.ts from the standard versifications of the Copenhagen Alliance: run it after an update of
 * them or of versification-corrections.ts with `node bin/bun.mjs src/generated/versification-table.make.ts [FOLDER]`,
 * where the folder contains their JSON files. Without that folder, the table is unchanged.
 */

const folder = process.argv[2] ?? join(import.meta.dir, '../../../shared/data/versification');
if (!existsSync(folder)) {
  console.log(`versification-table.ts is unchanged: the source folder ${folder} does not exist.`);
  process.exit();
}
const members = Object.entries(versificationRows(folder)).map(
  ([scheme, rows]) => `  ${scheme}: \`\n${rows.join('\n')}\n\`,\n`,
);
const source = `/**
 * The six standard versifications, from the versification specification of the Copenhagen Alliance
 * (github.com/Copenhagen-Alliance/versification-specification, CC BY-SA 4.0), corrected as versification-corrections.ts
 * says. Rows: books with the counts of \`org\`; a book and the verses of its chapters; a book, ranges of its verses and where
 * each begins in \`org\`; a book and its verses with the letters of their parts. Made by versification-table.make.ts; do not
 * edit.
 */
export const versificationTable: Readonly<
  Record<'org' | 'eng' | 'lxx' | 'vul' | 'rsc' | 'rso', string>
> = {
${members.join('')}};

/** Verses that manuscripts have in two places of a book: the less common place, and the other. */
export const versesInTwoPlaces: readonly string[] = ${JSON.stringify(versesInTwoPlaces)};
`;
await Bun.write(new URL('versification-table.ts', import.meta.url), source);
const size = Bun.gzipSync(Buffer.from(source)).length;
console.log(`versification-table.ts: ${source.length} bytes, ${size} with gzip`);
