import type { Diagnostic } from '../../diagnostic.ts';
import type { DiagnosticCode } from '../../diagnostic-codes.ts';

/** What a fault of the markup makes look wrong in its verse, and in its chapter. */
const consequences: Partial<
  Record<
    DiagnosticCode,
    { readonly verse: readonly DiagnosticCode[]; readonly chapter?: readonly DiagnosticCode[] }
  >
> = {
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
 * The findings without those that another one explains: one fault is reported once. A character that is odd in itself
 * is not reported where something else is reported of the same place.
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
