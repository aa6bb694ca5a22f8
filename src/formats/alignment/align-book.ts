import { addToGroup } from '../../lib/group-by.ts';
import type { WordAlignment } from '../../model/alignment.ts';
import type {
  AnnotatedWord,
  BookText,
  VerseBlock,
  VerseText,
  WordAnnotation,
} from '../../model/book-text.ts';
import type { BookAlignment } from './read-alignment.ts';

type Token = BookAlignment['tokens'][number];

export interface AlignmentMisfit {
  readonly at: number;
  readonly message: string;
}

/**
 * Annotates the words of a book with an alignment. The tokens of each verse are matched with its words in
 * order; those that do not fit are reported and left out, and the others stay.
 */
export function alignBook(
  book: BookText,
  alignment: BookAlignment,
): { book: BookText; misfits: AlignmentMisfit[] } {
  const aligner = new BookAligner(alignment, book.id);
  const chapters = book.chapters.map((chapter) => ({
    ...chapter,
    blocks: chapter.blocks.map((block) =>
      block.type === 'verse' ? { ...block, content: aligner.align(chapter.number, block) } : block,
    ),
  }));
  return { book: { ...book, chapters }, misfits: aligner.finish() };
}

class BookAligner {
  readonly #tokens = new Map<string, Token[]>();
  readonly #alignments = new Map<number, { alignment: WordAlignment; annotation: WordAnnotation }>();
  readonly #misfits: AlignmentMisfit[] = [];
  readonly #book: string;

  constructor({ tokens, records }: BookAlignment, book: string) {
    this.#book = book;
    for (const token of tokens) addToGroup(this.#tokens, `${token.chapter}:${token.verse}`, token);
    for (const [record, source] of Object.entries(records)) {
      const strongs = source.flatMap((word) => word.strongs);
      const [{ lemma, morph }] = source as [(typeof source)[number]];
      const annotation = {
        ...(strongs.length > 0 ? { strongs } : {}),
        ...(lemma ? { lemma } : {}),
        ...(morph ? { morph } : {}),
      };
      this.#alignments.set(Number(record), { alignment: { key: `record ${record}`, source }, annotation });
    }
  }

  align(chapter: number, { number, lastNumber = number, content }: VerseBlock): VerseText {
    const tokens: Token[] = [];
    for (let verse = number; verse <= lastNumber; verse++) {
      const key = `${chapter}:${verse}`;
      tokens.push(...(this.#tokens.get(key) ?? []));
      this.#tokens.delete(key);
    }
    const words: AnnotatedWord[] = [];
    for (const { token, start, end } of this.#placed(tokens, content.text)) {
      const known = token.record === undefined ? undefined : this.#alignments.get(token.record);
      if (known) words.push({ start, end, ...known });
    }
    if (words.length === 0) return content;
    const others = content.words.filter(
      (word) => !words.some(({ start, end }) => start < word.end && word.start < end),
    );
    return { ...content, words: [...others, ...words].sort((a, b) => a.start - b.start) };
  }

  #placed(tokens: readonly Token[], text: string) {
    const ofTokens = tokens.flatMap((token) => unitsOf(token.text).map((unit) => ({ ...unit, token })));
    const ofText = ofTokens.length > 0 ? unitsOf(text) : [];
    const pairs = commonUnits(
      ofTokens.map(({ folded }) => folded),
      ofText.map(({ folded }) => folded),
    );
    const places = new Map<Token, { start: number; end: number; units: number }>();
    for (const [one, other] of pairs) {
      const { token } = ofTokens[one]!;
      const { start, end } = ofText[other]!;
      const place = places.get(token);
      if (place) places.set(token, { start: place.start, end, units: place.units + 1 });
      else places.set(token, { start, end, units: 1 });
    }
    return tokens.flatMap((token) => {
      const place = places.get(token);
      const { length } = unitsOf(token.text);
      if (place?.units === length) return [{ token, ...place }];
      if (length > 0) this.#report(token, 'the verse does not have it in this place');
      return [];
    });
  }

  finish(): AlignmentMisfit[] {
    for (const [token] of this.#tokens.values())
      if (token && token.verse > 0)
        this.#report(token, 'the text does not have the verse; its words were left out');
    return this.#misfits;
  }

  #report({ at, chapter, verse, text }: Token, why: string): void {
    const place = `${this.#book} ${chapter}:${verse}`;
    this.#misfits.push({ at, message: `"${text.slice(0, 40)}" of ${place} is not aligned: ${why}.` });
  }
}

function unitsOf(text: string): { readonly folded: string; readonly start: number; readonly end: number }[] {
  return Array.from(text.matchAll(/[\p{L}\p{M}\p{N}]+/gu), ({ 0: unit, index }) => ({
    folded: unit.normalize('NFC').toLowerCase(),
    start: index,
    end: index + unit.length,
  }));
}

function commonUnits(one: readonly string[], other: readonly string[]): (readonly [number, number])[] {
  const pairs: [number, number][] = [];
  let from = 0;
  // Most verses are equal throughout, and a table takes the square of the time
  while (from < one.length && one[from] === other[from]) pairs.push([from, from++]);
  if (from === one.length || (one.length - from) * (other.length - from) > maxTable) return pairs;
  const [rows, columns] = [one.length, other.length];
  const width = columns - from + 1;
  const lengths = new Uint16Array((rows - from + 1) * width);
  const at = (row: number, column: number) => (row - from) * width + column - from;
  for (let row = rows - 1; row >= from; row--) {
    for (let column = columns - 1; column >= from; column--) {
      lengths[at(row, column)] =
        one[row] === other[column]
          ? lengths[at(row + 1, column + 1)]! + 1
          : Math.max(lengths[at(row + 1, column)]!, lengths[at(row, column + 1)]!);
    }
  }
  for (let row = from, column = from; row < rows && column < columns; ) {
    if (one[row] === other[column]) pairs.push([row++, column++]);
    else if (lengths[at(row + 1, column)]! >= lengths[at(row, column + 1)]!) row++;
    else column++;
  }
  return pairs;
}

/** Cells for a verse of 1,000 words; longer ones are not scripture. */
const maxTable = 1_000_000;
