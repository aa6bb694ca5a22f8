import type { EntityType } from '../../model/entity-type.ts';
import { decodeSource, type EncodingHints, textHead } from '../decode-source.ts';
import type { Diagnostic } from '../diagnostic.ts';
import { DiagnosticCollector, type Report } from '../diagnostic-collector.ts';
import type { SourceFile } from '../source-file.ts';
import type { TableRow } from './table-row.ts';
import { tableRows } from './table-rows.ts';
import { tableType } from './table-type.ts';

/** A file that is a table of entities. */
export interface EntityTable {
  /** The name of the file. */
  readonly file: string;
  readonly type: EntityType;
  readonly rows: readonly TableRow[];
  readonly report: Report;
  /** All that was reported of the file until now. */
  readonly diagnostics: () => readonly Diagnostic[];
}

/** So many bytes hold any header. */
const headLength = 0x10000;

/** The tables among the files, sorted by name; other files are passed over. */
export function entityTables(files: readonly SourceFile[], hints: EncodingHints): EntityTable[] {
  return files
    .toSorted((a, b) => (a.file < b.file ? -1 : 1))
    .flatMap((file) => entityTable(file, hints) ?? []);
}

function entityTable({ file, bytes }: SourceFile, hints: EncodingHints): EntityTable | undefined {
  const type = tableType(textHead(bytes, headLength));
  if (!type) return undefined;
  const collector = new DiagnosticCollector(file);
  const { report } = collector;
  const text = decodeSource(bytes, report, hints) ?? '';
  const rows = tableRows(text, report);
  return { file, type, rows, report, diagnostics: () => collector.diagnostics(text) };
}
