import { readCsv } from '../csv-rows.ts';
import type { Report } from '../diagnostic-collector.ts';
import { textThatMayBeHtml } from '../html-to-text.ts';
import { delimiterOf } from '../table-header.ts';
import { blankEntry, type LexiconBuilder, type WrittenEntry } from './lexicon-builder.ts';
import { type LexiconColumn, lexiconColumns } from './lexicon-format.ts';

/**
 * Reads a custom table, CSV or TSV. Columns in any order: `number`, `lemma`, `gloss` or `definition` or both;
 * optionally `transliteration`, `pronunciation`, `partOfSpeech` and `derivation`. Returns true if it is
 * damaged.
 * @throws TooLarge
 */
export function readLexiconTable(text: string, builder: LexiconBuilder, report: Report): boolean {
  let columns: readonly (LexiconColumn | undefined)[] | undefined;
  let isCut = false;
  const isDamaged = readCsv(
    text,
    report,
    ({ cells, at }) => {
      if (!columns) {
        columns = lexiconColumns(cells)!;
        return reportUnknown(cells, columns, at, report);
      }
      if (cells.length > columns.length) {
        isCut = true;
        const message = `The row has ${cells.length} columns instead of ${columns.length}; the additional cells were left out. Quote cells that contain a separator.`;
        report('malformed-csv', at, message);
      }
      builder.take(writtenEntry(cells, columns), at, report);
    },
    delimiterOf(text),
  );
  return isDamaged || isCut;
}

function writtenEntry(
  cells: readonly string[],
  columns: readonly (LexiconColumn | undefined)[],
): WrittenEntry {
  const entry: Record<LexiconColumn, string> = { ...blankEntry };
  columns.forEach((column, index) => {
    if (column) entry[column] ||= textThatMayBeHtml(cells[index] ?? '');
  });
  return entry;
}

function reportUnknown(
  cells: readonly string[],
  columns: readonly (LexiconColumn | undefined)[],
  at: number,
  report: Report,
): void {
  cells.forEach((cell, index) => {
    const isDouble = columns.indexOf(columns[index]) < index;
    if (cell.trim() === '' || (columns[index] && !isDouble)) return;
    const message = `The column "${cell.trim().slice(0, 40)}" is unknown and was ignored. Known columns: number, lemma, transliteration, pronunciation, partOfSpeech, gloss, definition, derivation.`;
    report('unknown-column', at, message);
  });
}
