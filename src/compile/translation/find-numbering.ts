import { decodeSource } from '../../formats/decode-source.ts';
import { type Diagnostic, fileDiagnostic } from '../../formats/diagnostic.ts';
import { DiagnosticCollector } from '../../formats/diagnostic-collector.ts';
import type { SourceFile } from '../../formats/source-file.ts';
import type { EditionMetadata } from '../../model/edition-metadata.ts';
import { type EditionNumbering, editionNumbering } from '../../references/versification/edition-numbering.ts';
import { readVrs, type VrsFile } from '../../references/versification/read-vrs.ts';
import type { ReadSourceAnswer } from '../workers/worker-messages.ts';
import type { JudgedBook } from './edition-faults.ts';

interface FoundNumbering {
  readonly numbering: EditionNumbering;
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Determines the numbering of a translation: by its `.vrs` file, else by its metadata, else by its source
 * files if the verses do not contradict them, else by its verses.
 */
export function findNumbering(
  { versification: scheme }: Pick<EditionMetadata, 'versification'>,
  books: readonly Pick<JudgedBook, 'report'>[],
  sources: readonly Pick<ReadSourceAnswer, 'file' | 'scheme'>[],
  vrs?: SourceFile,
): FoundNumbering {
  const verses = books.map(({ report }) => report.census);
  const named = scheme && { scheme };
  const { custom, diagnostics } = vrs ? read(vrs) : { diagnostics: [] };
  if (vrs && custom)
    return { numbering: editionNumbering(verses, { ...named, file: vrs.file, custom }), diagnostics };
  const numbering = editionNumbering(verses, named);
  if (named)
    return { numbering, diagnostics: [...diagnostics, ...doubts(numbering, sources[0]?.file ?? '')] };
  // Programs write `Bible.KJV` into files of any numbering, so almost no chapter may contradict it
  const said = sources.find((source) => source.scheme && fitsAsWell(source.scheme, numbering));
  if (!said) return { numbering, diagnostics };
  return { numbering: editionNumbering(verses, { file: said.file, scheme: said.scheme! }), diagnostics };
}

function read({ file, bytes }: SourceFile): { custom?: VrsFile; diagnostics: Diagnostic[] } {
  const { report, diagnostics } = new DiagnosticCollector(file);
  const text = decodeSource(bytes, report);
  if (text === undefined) return { diagnostics: diagnostics('') };
  const custom = readVrs(text, (at, message) => report('bad-versification', at, message));
  return { custom, diagnostics: diagnostics(text) };
}

type Scheme = EditionNumbering['scheme'];

function fitsAsWell(scheme: Scheme, { evidence: { fitting } }: EditionNumbering): boolean {
  return fitting[scheme] >= Math.max(...Object.values(fitting)) * 0.98;
}

function doubts(numbering: EditionNumbering, file: string): Diagnostic[] {
  const { scheme, evidence } = numbering;
  const { fitting, chapters } = evidence;
  if (fitsAsWell(scheme, numbering)) return [];
  const [better, most] = Object.entries(fitting).reduce((best, next) => (next[1] > best[1] ? next : best));
  const message = `The metadata says that the verses are numbered as in "${scheme}", which fits ${fitting[scheme]} of ${chapters} chapters; "${better}" fits ${most}. Correct or remove "versification" in edition.json.`;
  return [fileDiagnostic('unlikely-versification', file, message)];
}
