import { verseName } from '../references/versification/verse-span.ts';
import { type ChapterAddress, DocumentNumbering, endVerseOf, isNumberedAlike } from './document-numbering.ts';
import type { NumberingDocument, VerseAddress } from './edition.ts';

interface EditionVerses<Each extends VerseAddress = VerseAddress> {
  /** Undefined means the same numbering as the first edition. */
  readonly numbering: NumberingDocument | undefined;
  readonly verses: readonly Each[];
}

/** Chapters of another edition that may contain the verses of a chapter, beginning with the one with the same number. */
export function chaptersBeside(
  { numbering, verses }: EditionVerses,
  { book, chapter }: ChapterAddress,
  other: NumberingDocument | undefined,
): ChapterAddress[] {
  const found = new Map([[`${book} ${chapter}`, { book, chapter }]]);
  if (!isNumberedAlike(numbering, other, { book, chapter })) {
    const [here, there] = [DocumentNumbering.of(numbering), DocumentNumbering.of(other)];
    for (const verse of verses) {
      for (const original of here.originals(verse, endVerseOf(numbering, verse))) {
        for (const { book, chapter } of there.fromOriginal(original)) {
          found.set(`${book} ${chapter}`, { book, chapter });
        }
      }
    }
  }
  return [...found.values()];
}

/**
 * Aligns verses with the same content into rows, in the order of the first edition. Each row has a list of
 * verses per edition. `first` contains the verses of one chapter. Verses of other editions that belong to
 * another chapter of the first are dropped. Those that the first edition lacks are inserted where they would
 * be.
 */
export function alignVerses<Each extends VerseAddress>(
  first: EditionVerses<Each>,
  chapter: ChapterAddress,
  others: readonly EditionVerses<Each>[],
): (readonly Each[])[][] {
  const isSame =
    !first.numbering || others.every(({ numbering }) => isNumberedAlike(first.numbering, numbering, chapter));
  const editions = [first, ...others].map(({ numbering, verses }) => {
    const known = isSame ? undefined : (numbering ?? first.numbering);
    return { verses, document: numbering, numbering: DocumentNumbering.of(known) };
  });
  const groups = new Groups();
  const originals = editions.map(({ verses, document, numbering }, column) =>
    withoutLaterTitles(verses).map((verse, index) => {
      const found = numbering.originals(verse, endVerseOf(document, verse));
      for (const original of found) groups.join(`${column} ${index}`, verseName(original));
      return found;
    }),
  );
  const places = editions.map(
    ({ verses }) => new Map(verses.map((verse, index) => [verseName(verse), index])),
  );
  const parts = originals.flat(2).filter(({ part }) => part !== undefined);
  for (const part of parts) {
    for (const [column, { numbering }] of editions.entries()) {
      for (const verse of numbering.fromOriginal(part)) {
        const index = places[column]!.get(verseName(verse));
        if (index !== undefined) groups.join(`${column} ${index}`, verseName(part));
      }
    }
  }

  const rows = new Map<string, { at: number; readonly cells: Each[][] }>();
  const add = (column: number, index: number, verse: Each, at: number) => {
    const group = groups.of(`${column} ${index}`);
    const row = rows.get(group) ?? { at, cells: editions.map(() => []) };
    rows.set(group, row);
    row.at = Math.min(row.at, at);
    row.cells[column]!.push(verse);
  };
  first.verses.forEach((verse, index) => {
    add(0, index, verse, index);
  });
  for (const [index, { verses }] of others.entries()) {
    const column = index + 1;
    const found = verses.map((_, place) => {
      const row = rows.get(groups.of(`${column} ${place}`));
      if (row) return row.at;
      const homes = originals[column]![place]!.flatMap((each) => editions[0]!.numbering.fromOriginal(each));
      return placeAmong(first.verses, chapter, homes);
    });
    verses.forEach((verse, place) => {
      const at = found[place] ?? placeOfNeighbour(verses, found, place);
      if (at !== elsewhere) add(column, place, verse, at);
    });
  }
  return [...rows.values()].sort((a, b) => a.at - b.at).map(({ cells }) => cells);
}

/**
 * The verse number of each item with verse text. A title inside a chapter belongs to the next verse or, at the end,
 * to the last one.
 */
export function verseNumbers(
  content: readonly { readonly type: string; readonly number?: number }[],
): (number | undefined)[] {
  const numbers = content.flatMap(({ type, number }) => (type === 'verse' ? (number ?? []) : []));
  let read = 0;
  return content.map(({ type }) => {
    if (type === 'verse') return numbers[read++];
    if (type !== 'hebrew_subtitle') return undefined;
    return read === 0 ? 0 : (numbers[read] ?? numbers.at(-1));
  });
}

/** The verses, with each title inside a chapter replaced by the next verse or, at the end, the last one. */
function withoutLaterTitles(verses: readonly VerseAddress[]): VerseAddress[] {
  const isNear = (one: VerseAddress, other: VerseAddress | undefined) =>
    other?.book === one.book && other.chapter === one.chapter;
  return verses.map((title, index) => {
    if (title.verse > 0) return title;
    const last = verses
      .slice(0, index)
      .filter(({ verse }) => verse > 0)
      .at(-1);
    const next = verses.slice(index).find(({ verse }) => verse > 0);
    if (!last || !isNear(title, last)) return title;
    return isNear(title, next) ? next! : last;
  });
}

const elsewhere = Number.POSITIVE_INFINITY;

function placeAmong(
  verses: readonly VerseAddress[],
  { book, chapter }: ChapterAddress,
  homes: readonly VerseAddress[],
): number | undefined {
  if (homes.length === 0) return undefined;
  const home = homes.find((each) => each.book === book && each.chapter === chapter);
  if (!home) return elsewhere;
  const next = verses.findIndex(({ verse }) => verse > home.verse);
  return (next === -1 ? verses.length : next) - 0.5;
}

function placeOfNeighbour(
  verses: readonly VerseAddress[],
  places: readonly (number | undefined)[],
  index: number,
): number {
  const isHere = (verse: VerseAddress | undefined) =>
    verse?.book === verses[index]!.book && verse.chapter === verses[index]!.chapter;
  for (let before = index - 1; isHere(verses[before]); before--) {
    if (places[before] !== undefined) return places[before]! + 0.25;
  }
  for (let after = index + 1; isHere(verses[after]); after++) {
    if (places[after] !== undefined) return places[after]! - 0.25;
  }
  return elsewhere;
}

class Groups {
  readonly #parents = new Map<string, string>();

  join(one: string, other: string): void {
    this.#parents.set(this.of(one), this.of(other));
  }

  of(key: string): string {
    let root = key;
    for (let up = this.#parents.get(root); up !== undefined && up !== root; up = this.#parents.get(root)) {
      root = up;
    }
    return root;
  }
}
