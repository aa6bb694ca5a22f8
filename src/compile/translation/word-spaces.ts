import type { BookText, VerseText } from '../../model/book-text.ts';

export interface SpaceEvidence {
  readonly touching: number;
  readonly apart: number;
  readonly letters: number;
  readonly lettersInLongWords: number;
  readonly longWords: number;
  /** Run-together phrases rarely repeat; long names and words do. */
  readonly distinctLongWords: number;
  readonly example?: { readonly word: string; readonly place: string };
}

/** In letters. German, Finnish and Greenlandic have a few longer words; run-together phrases are mostly longer. */
const maxWordLetters = 30;
const minTouchingPairs = 8;
const minLongWords = 3;
/** Texts that annotate morphemes have touching pairs too, but their words are still separated. */
const minShareOfTouching = 0.95;
/** Greenlandic has less than a tenth of its letters in words of more than 30. */
const minShareOfLongWords = 0.3;

/** Per book; more add no evidence. */
const maxDistinctWords = 1000;

const unspacedScript =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Bopomofo}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Tibetan}\p{Script=Tai_Le}\p{Script=New_Tai_Lue}\p{Script=Tai_Tham}\p{Script=Tai_Viet}\p{Script=Javanese}\p{Script=Balinese}\p{Script=Buginese}\p{Script=Cham}\p{Script=Batak}\p{Script=Yi}]/u;
const letter = /^[\p{L}\p{M}]$/u;
const maybeLongWord = new RegExp(`\\S{${maxWordLetters + 1}}`);
const longWord = new RegExp(`[\\p{L}\\p{M}]{${maxWordLetters + 1},}`, 'gu');

class SpaceCounter {
  #touching = 0;
  #apart = 0;
  #letters = 0;
  #lettersInLongWords = 0;
  #longWords = 0;
  readonly #distinct = new Set<string>();
  #example: SpaceEvidence['example'];

  add({ text, words }: VerseText, place: string): void {
    for (let index = 1; index < words.length; index++)
      this.#addPair(text, words[index - 1]!, words[index]!, place);
    this.#letters += text.length;
    if (!maybeLongWord.test(text)) return;
    for (const [word] of text.matchAll(longWord)) {
      // Count letters, not marks: in Devanagari every second character is a mark
      if (unspacedScript.test(word) || word.match(/\p{L}/gu)!.length <= maxWordLetters) continue;
      this.#longWords++;
      if (this.#distinct.size < maxDistinctWords) this.#distinct.add(word);
      this.#lettersInLongWords += word.length;
      this.#example ??= { word, place };
    }
  }

  finish(): SpaceEvidence {
    return {
      touching: this.#touching,
      apart: this.#apart,
      letters: this.#letters,
      lettersInLongWords: this.#lettersInLongWords,
      longWords: this.#longWords,
      distinctLongWords: this.#distinct.size,
      ...(this.#example ? { example: this.#example } : {}),
    };
  }

  #addPair(
    text: string,
    before: VerseText['words'][number],
    after: VerseText['words'][number],
    place: string,
  ): void {
    if (after.start < before.end || after.start > before.end + 1) return;
    const [last, first] = [text[before.end - 1] ?? '', text[after.start] ?? ''];
    if (!letter.test(last) || !letter.test(first) || unspacedScript.test(first)) return;
    if (after.start > before.end) this.#apart++;
    else {
      this.#touching++;
      this.#example ??= { word: text.slice(before.start, after.end), place };
    }
  }
}

export function spacesOf({ id, chapters }: BookText): SpaceEvidence {
  const spaces = new SpaceCounter();
  for (const { number, blocks } of chapters)
    for (const block of blocks)
      if (block.type === 'verse') spaces.add(block.content, `${id} ${number}:${block.number}`);
  return spaces.finish();
}

export function missingSpaces(books: readonly SpaceEvidence[]): string | undefined {
  const sum = (of: Exclude<keyof SpaceEvidence, 'example'>) =>
    books.reduce((total, book) => total + book[of], 0);
  const touching = sum('touching');
  const pairs = touching + sum('apart');
  const longWords = sum('longWords');
  const isGlued = touching >= minTouchingPairs && touching >= pairs * minShareOfTouching;
  const isLong =
    sum('distinctLongWords') >= Math.max(minLongWords, Math.min(longWords / 2, maxDistinctWords)) &&
    sum('lettersInLongWords') >= sum('letters') * minShareOfLongWords;
  if (!isGlued && !isLong) return undefined;
  const reasons = [
    ...(isGlued
      ? [
          `${touching.toLocaleString('en')} of ${pairs.toLocaleString('en')} annotated words touch the next one`,
        ]
      : []),
    ...(isLong ? [`${longWords.toLocaleString('en')} words have more than ${maxWordLetters} letters`] : []),
  ];
  const example = books.find((book) => book.example)?.example;
  const shown = example ? `, such as “${example.word.slice(0, 60).toWellFormed()}” in ${example.place}` : '';
  return `Spaces between words are missing: ${reasons.join(', and ')}${shown}. The program that wrote these files probably removed text that consists only of white space. Export them again with a program that keeps it.`;
}
