import { withVersePlaces } from '../../compile/translation/verse-places.ts';
import { decodeSource } from '../../formats/decode-source.ts';
import { type Diagnostic, fileDiagnostic } from '../../formats/diagnostic.ts';
import type { DiagnosticCode } from '../../formats/diagnostic-codes.ts';
import { DiagnosticCollector } from '../../formats/diagnostic-collector.ts';
import { withoutToolMarks } from '../../formats/tool-marks.ts';

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
 * Locates the mistake in its file. Without `bytes` (as for a book combined from many files) it is reported
 * for the whole file. A word that is missing from the given chapters is not reported.
 */
export function placeOfMistake(
  file: string,
  bytes: Uint8Array | undefined,
  { code, message, at, word, chapters }: SourceMistake,
): Diagnostic | undefined {
  const text = bytes && decodeSource(bytes, () => {});
  if (text === undefined) return at === undefined ? undefined : fileDiagnostic(code, file, message);
  const collector = new DiagnosticCollector(file);
  if (word !== undefined) {
    for (const { index } of text.matchAll(new RegExp(`(?<![\\p{L}\\p{M}])${word}(?![\\p{L}\\p{M}])`, 'gu')))
      collector.report(code, index, message);
  } else {
    const { originalOffset } = withoutToolMarks(text, () => {});
    collector.report(code, originalOffset(at ?? 0), message);
  }
  return withVersePlaces(collector.diagnostics(text), text).find(
    ({ place }) => !chapters || chapters.has(place?.split(':', 1)[0] ?? ''),
  );
}
