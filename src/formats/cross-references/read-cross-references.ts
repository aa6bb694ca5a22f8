import type { CrossReferences } from '../../model/cross-references.ts';
import { decodeSource, type EncodingHints } from '../decode-source.ts';
import { DiagnosticCollector } from '../diagnostic-collector.ts';
import type { ReadContent } from '../read-content.ts';
import type { SourceFile } from '../source-file.ts';
import { readTable } from './read-table.ts';
import { ReferenceTable } from './reference-table.ts';

/**
 * Reads tables of cross references, as OpenBible.info publishes them: `From Verse`, `To Verse`, `Votes`. Never
 * throws. Tally: `{references, referencesLeftOut}`, together all rows.
 */
export function readCrossReferences(
  files: readonly SourceFile[],
  hints: EncodingHints = {},
): ReadContent<CrossReferences> {
  const table = new ReferenceTable();
  const tables = files.map(({ file, bytes }) => {
    const collector = new DiagnosticCollector(file);
    const text = decodeSource(bytes, collector.report, hints);
    return { collector, text: text ?? '', ...readTable(text, table, collector.report) };
  });

  const content = table.sorted((row) => {
    const { collector, firstRow, offsets } = tables.findLast((read) => read.firstRow <= row)!;
    const message = 'This reference stands more than once; the one with the highest score was kept.';
    collector.report('duplicate-reference', offsets[row - firstRow]!, message);
  });
  const references = content.sources.length;
  const rows = tables.reduce((total, read) => total + read.rows, 0);
  return {
    ...(references > 0 ? { content } : {}),
    isDamaged: tables.some(({ isDamaged }) => isDamaged),
    diagnostics: tables.flatMap(({ collector, text }) => collector.diagnostics(text)),
    tally: { references, referencesLeftOut: rows - references },
  };
}
