import type { Diagnostic } from '../../formats/diagnostic.ts';
import type { DiagnosticCode } from '../../formats/diagnostic-codes.ts';

/** Findings that a wrong chapter number causes. */
const ofChapterNumber = [
  'duplicate-verse',
  'missing-end',
  'missing-verse',
  'verse-beyond-chapter',
  'verse-out-of-order',
  'wrong-note-origin',
] as const;

/** Faults of the markup, with the findings that they cause in the same verse and chapter. */
const consequences: Partial<
  Record<
    DiagnosticCode,
    { readonly verse: readonly DiagnosticCode[]; readonly chapter?: readonly DiagnosticCode[] }
  >
> = {
  'duplicate-chapter': { verse: [], chapter: ofChapterNumber },
  'chapter-out-of-order': { verse: [], chapter: ofChapterNumber },
  'unclosed-note': {
    verse: ['missing-sentence-end', 'missing-capital', 'odd-verse-length', 'misquoted-text', 'odd-space'],
    chapter: ['unpaired-quote', 'unpaired-mark'],
  },
  'verse-in-heading': { verse: ['missing-paragraph', 'odd-heading'] },
  'empty-verse': { verse: ['odd-verse-length', 'missing-sentence-end'] },
  'missing-end': { verse: ['missing-sentence-end', 'odd-verse-length'] },
  'duplicate-verse': { verse: ['odd-verse-length'] },
  'left-over-text': { verse: ['odd-name'] },
  'mixed-scripts': { verse: ['odd-name'] },
};

/**
 * Removes findings that another finding explains, so that one fault is reported once. An odd character is not
 * reported if another finding has the same position.
 */
export function withoutConsequences(found: readonly Diagnostic[]): Diagnostic[] {
  const explained = new Set<string>();
  const places = new Set<string>();
  for (const { code, file, line, column, place } of found) {
    if (code !== 'unusual-character') places.add(`${file}:${line}:${column}`);
    const caused = consequences[code];
    if (!caused || place === undefined) continue;
    for (const other of caused.verse) explained.add(`${file} ${place} ${other}`);
    for (const other of caused.chapter ?? []) explained.add(`${file} ${chapterOf(place)} ${other}`);
  }
  return found.filter(({ code, file, line, column, place }) => {
    if (code === 'unusual-character') return line === 0 || !places.has(`${file}:${line}:${column}`);
    if (place === undefined) return true;
    return (
      !explained.has(`${file} ${place} ${code}`) && !explained.has(`${file} ${chapterOf(place)} ${code}`)
    );
  });
}

/** `GEN 1` of `GEN 1:3`. */
function chapterOf(place: string): string {
  return place.split(':', 1)[0]!;
}
