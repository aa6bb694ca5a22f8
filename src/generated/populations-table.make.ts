import { populationRows } from './populations-table.rows.ts';

/**
 * Writes populations-table.ts from npm `cldr-core` (Unicode CLDR, Unicode License V3): run it after an update of that
 * package with `node bin/bun.mjs src/generated/populations-table.make.ts`.
 */

const header = `/**
 * ISO 639-3 code and the number of people who use the language, also as a second one, rounded to two digits. Made by
 * populations-table.make.ts from npm cldr-core (Unicode CLDR, Unicode License V3); do not edit.
 */
export const populationsTable: string = \`
`;

await Bun.write(
  new URL('populations-table.ts', import.meta.url),
  `${header}${populationRows().join('\n')}\n\`;\n`,
);
