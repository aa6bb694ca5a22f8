import { decodeSource } from '../../formats/decode-source.ts';
import type { Diagnostic } from '../../formats/diagnostic.ts';
import { DiagnosticCollector } from '../../formats/diagnostic-collector.ts';
import { fileDiagnostic } from '../../formats/file-diagnostic.ts';
import type { SourceFile } from '../../formats/source-file.ts';
import type { EditionMetadata } from '../../model/edition-metadata.ts';
import {
  type DeclaredNumbering,
  type EditionNumbering,
  editionNumbering,
} from '../../references/versification/edition-numbering.ts';
import { type BookVerses, findScheme } from '../../references/versification/find-scheme.ts';
import { readVrs } from '../../references/versification/read-vrs.ts';
import type { CompiledBook, ReadSourceAnswer } from '../workers/worker-messages.ts';

interface FoundNumbering {
  readonly numbering: EditionNumbering;
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * How a translation is numbered: by its `.vrs` file, else as its metadata declares, else as its source files say where
 * the verses do not contradict, else by the verses that it has.
 */
export function findNumbering(
  { versification: scheme }: EditionMetadata,
  books: readonly CompiledBook[],
  sources: readonly ReadSourceAnswer[],
  vrs?: SourceFile,
): FoundNumbering {
  const verses = books.map(({ report }) => report.census);
  const named = scheme && { scheme };
  if (vrs) {
    const { custom, diagnostics } = read(vrs);
    const declared = custom ? { ...named, file: vrs.file, custom } : named;
    return { numbering: editionNumbering(verses, declared), diagnostics };
  }
  if (!named) return { numbering: editionNumbering(verses, saidInSources(sources, verses)), diagnostics: [] };
  const numbering = editionNumbering(verses, named);
  return { numbering, diagnostics: doubts(numbering, verses, sources[0]?.file ?? '') };
}

function read({
  file,
  bytes,
}: SourceFile): Pick<DeclaredNumbering, 'custom'> & { diagnostics: Diagnostic[] } {
  const { report, diagnostics } = new DiagnosticCollector(file);
  const text = decodeSource(bytes, report);
  if (text === undefined) return { diagnostics: diagnostics('') };
  const custom = readVrs(text, (at, message) => report('bad-versification', at, message));
  return { custom, diagnostics: diagnostics(text) };
}

/** Programs write `Bible.KJV` into files of any numbering: it counts where hardly a chapter speaks against it. */
function saidInSources(
  sources: readonly ReadSourceAnswer[],
  verses: readonly BookVerses[],
): DeclaredNumbering | undefined {
  const said = sources.find((source) => source.scheme !== undefined);
  if (!said) return undefined;
  const { scheme, fitting } = findScheme(verses);
  const isLikely = fitting[said.scheme!] >= fitting[scheme] * likely;
  return isLikely ? { file: said.file, scheme: said.scheme! } : undefined;
}

/** The share of the chapters of the scheme that fits best. */
const likely = 0.98;

/** A warning where what is declared fits far fewer chapters than another scheme does. */
function doubts(
  { scheme, evidence }: EditionNumbering,
  verses: readonly BookVerses[],
  file: string,
): Diagnostic[] {
  const { scheme: better, fitting, chapters } = findScheme(verses);
  if (evidence.by !== 'metadata' || fitting[scheme] >= fitting[better] * likely) return [];
  const message = `The metadata says that the verses are numbered as in "${scheme}", which fits ${fitting[scheme]} of ${chapters} chapters; "${better}" fits ${fitting[better]}. Correct "versification" in edition.json, or leave it out.`;
  return [fileDiagnostic('unlikely-versification', file, message)];
}
