import type { Report } from '../diagnostic-collector.ts';
import type { CheckedText } from './checked-text.ts';

/** Reports verses without text and verses that are passed over between two others. */
export function checkVerseNumbers(chapter: number, texts: readonly CheckedText[], report: Report): void {
  for (const { number, at, content } of texts) {
    if (number === 0 || content.pieces.length > 0) continue;
    const advice = 'Write it, or a note that says why it is left out.';
    report('empty-verse', at, `Verse ${chapter}:${number} has no text. ${advice}`);
  }
  let covered = 0;
  for (const { number, lastNumber, at } of inOrder(texts)) {
    if (number > covered + 1) {
      const numbers =
        number === covered + 2
          ? `Verse ${chapter}:${covered + 1} is`
          : `Verses ${chapter}:${covered + 1}-${number - 1} are`;
      const advice = 'Write what is missing, or its number with a note that says why it is left out.';
      report('missing-verse', at, `${numbers} missing before verse ${number}. ${advice}`);
    }
    covered = Math.max(covered, lastNumber);
  }
}

function inOrder(texts: readonly CheckedText[]): readonly CheckedText[] {
  const isSorted = texts.every(({ number }, index) => index === 0 || texts[index - 1]!.number <= number);
  return isSorted ? texts : texts.toSorted((a, b) => a.number - b.number);
}
