import { decodeSource } from '../../formats/decode-source.ts';
import { type Diagnostic, fileDiagnostic } from '../../formats/diagnostic.ts';
import type { DiagnosticCode } from '../../formats/diagnostic-codes.ts';
import { DiagnosticCollector, maxPerCodeInCheck } from '../../formats/diagnostic-collector.ts';
import { withoutToolMarks } from '../../formats/tool-marks.ts';
import { placeAt, type SourcePlaces } from '../../formats/verse-places.ts';

/** A mistake found when the text of its file is no longer loaded: located by an offset or by a word. */
interface SourceMistake {
  readonly code: DiagnosticCode;
  readonly message: string;
  readonly at?: number;
  readonly word?: string;
  readonly chapters?: ReadonlySet<string>;
}

export interface BookMistake extends SourceMistake {
  readonly book: string;
}

/**
 * Locates mistakes in their file. Without `bytes` (as for a book combined from many files) they are reported
 * for the whole file. A word that is missing from the given chapters is not reported.
 */
export function placeMistakes(
  file: string,
  bytes: Uint8Array | undefined,
  mistakes: readonly SourceMistake[],
  places: SourcePlaces,
): Diagnostic[] {
  const text = bytes && decodeSource(bytes, () => {});
  if (text === undefined)
    return mistakes.flatMap(({ code, at, message }) =>
      at === undefined ? [] : fileDiagnostic(code, file, message),
    );
  const collector = new DiagnosticCollector(file, maxPerCodeInCheck);
  const { originalOffset } = withoutToolMarks(text, () => {});
  for (const { code, message, at, word, chapters } of mistakes) {
    const offset = word === undefined ? originalOffset(at ?? 0) : offsetOfWord(word, text, places, chapters);
    if (offset !== undefined) collector.report(code, offset, message);
  }
  return collector.diagnostics(text, places);
}

function offsetOfWord(
  word: string,
  text: string,
  places: SourcePlaces,
  chapters: ReadonlySet<string> | undefined,
): number | undefined {
  const uses = text.matchAll(new RegExp(`(?<![\\p{L}\\p{M}])${word}(?![\\p{L}\\p{M}])`, 'gu'));
  for (const { index } of uses)
    if (!chapters || chapters.has(placeAt(places, index)?.split(':', 1)[0] ?? '')) return index;
  return undefined;
}
