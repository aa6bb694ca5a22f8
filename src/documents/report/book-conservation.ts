import { TextTally } from '../../formats/builder/text-tally.ts';
import type { BookText, TextCount } from '../../model/book-text.ts';
import type { chapterData } from '../translation/chapter-data.ts';
import type { simpleChapterData } from '../translation/simple-chapter-data.ts';

export type Amount = Pick<TextCount, 'characters' | 'words'>;

export interface BookConservation {
  readonly read: Amount;
  readonly verses: Amount;
  readonly titles: Amount;
  readonly headings: Amount;
  readonly notes: Amount;
  readonly dropped: Readonly<Record<string, Amount>>;
  /** Minimum number of source characters that are in no document. */
  readonly lost: number;
  /** Minimum number of document characters that are not in the source. */
  readonly invented: number;
  readonly glued: number;
  /** Words of verses, titles and headings split by white space that the source does not have. */
  readonly split: number;
}

/**
 * Number of characters that are probably scripture but in no document: lost ones, and those dropped only
 * because they follow the line of another marker.
 */
export function unservedCharacters({ lost, dropped }: Pick<BookConservation, 'lost' | 'dropped'>): number {
  return lost + (dropped['text-after-line']?.characters ?? 0);
}

type StandardChapter = ReturnType<typeof chapterData>;
type SimpleChapter = ReturnType<typeof simpleChapterData>;

export class BookProof {
  readonly #counts: BookText['counts'];
  readonly #named = new TextTally();
  readonly #standard = new StandardTextCounts();
  readonly #simple = new SimpleTextCounts();

  constructor({ counts, names, title }: Pick<BookText, 'counts' | 'names' | 'title'>) {
    this.#counts = counts;
    for (const name of [title ?? '', ...Object.values(names)]) this.#named.endWord().add(name);
  }

  addStandard(chapter: StandardChapter): void {
    this.#standard.add(chapter);
  }

  addSimple(chapter: SimpleChapter): void {
    this.#simple.add(chapter);
  }

  finish(): BookConservation {
    const counts = this.#counts;
    const named = this.#named;
    const standard = this.#standard;
    const simple = this.#simple;
    const body = sum([named, simple.verses, simple.subtitles, simple.headings]);
    const differences = [
      difference(counts.body, sum([named, standard.text])),
      difference(counts.body, body),
      difference(counts.notes, standard.notes),
      difference(counts.notes, simple.notes),
    ];
    // Separators between the parts of a note are only added on writing, so words are counted in the output
    const notesRead = { ...counts.notes, words: simple.notes.words };
    return {
      read: amount(sum([counts.body, notesRead, ...Object.values(counts.dropped)])),
      verses: amount(simple.verses),
      titles: amount(sum([named, simple.subtitles])),
      headings: amount(simple.headings),
      notes: amount(simple.notes),
      dropped: Object.fromEntries(
        Object.entries(counts.dropped).map(([rule, count]) => [rule, amount(count)]),
      ),
      lost: Math.max(...differences.map(({ lost }) => lost)),
      invented: Math.max(...differences.map(({ invented }) => invented)),
      glued: Math.max(counts.body.words - body.words, 0),
      split: Math.max(body.words - counts.body.words, 0),
    };
  }
}

/** If the lengths match but the checksums differ, at least one character was lost and one invented. */
function difference(read: TextCount, written: TextCount): { lost: number; invented: number } {
  const more = read.characters - written.characters;
  if (more === 0)
    return read.checksum === written.checksum ? { lost: 0, invented: 0 } : { lost: 1, invented: 1 };
  return { lost: Math.max(more, 0), invented: Math.max(-more, 0) };
}

function sum(counts: readonly TextCount[]): TextCount {
  let [characters, words, checksum] = [0, 0, 0];
  for (const count of counts) {
    characters += count.characters;
    words += count.words;
    checksum = (checksum + count.checksum) | 0;
  }
  return { characters, words, checksum };
}

function amount({ characters, words }: TextCount): Amount {
  return { characters, words };
}

const nothing: Amount = { characters: 0, words: 0 };

export function sumConservation(books: readonly BookConservation[]): BookConservation {
  const of = (amountOf: (book: BookConservation) => Amount | undefined): Amount =>
    books.map(amountOf).reduce<Amount>((sum, amount = nothing) => add(sum, amount), nothing);
  const total = (member: 'lost' | 'invented' | 'glued' | 'split') =>
    books.reduce((sum, book) => sum + book[member], 0);
  const rules = [...new Set(books.flatMap(({ dropped }) => Object.keys(dropped)))].sort();
  return {
    read: of(({ read }) => read),
    verses: of(({ verses }) => verses),
    titles: of(({ titles }) => titles),
    headings: of(({ headings }) => headings),
    notes: of(({ notes }) => notes),
    dropped: Object.fromEntries(rules.map((rule) => [rule, of(({ dropped }) => dropped[rule])])),
    lost: total('lost'),
    invented: total('invented'),
    glued: total('glued'),
    split: total('split'),
  };
}

function add(a: Amount, b: Amount): Amount {
  return { characters: a.characters + b.characters, words: a.words + b.words };
}

class SimpleTextCounts {
  readonly verses = new TextTally();
  readonly subtitles = new TextTally();
  readonly headings = new TextTally();
  readonly notes = new TextTally();

  add({ content, footnotes }: SimpleChapter): void {
    for (const block of content) {
      if (!('text' in block)) continue;
      if (!('footnotes' in block)) {
        this.headings.endWord().add(block.text);
        continue;
      }
      (block.type === 'verse' ? this.verses : this.subtitles).endWord().add(block.text);
      for (const { text } of block.footnotes) this.notes.endWord().add(text);
      for (const { text } of block.headings ?? []) this.headings.endWord().add(text);
    }
    for (const { text } of footnotes) this.notes.endWord().add(text);
  }
}

type Item = Extract<StandardChapter['content'][number], { content: unknown }>['content'][number];

/** Counts the text of standard chapters. Does not count words, because a note may split a word. */
class StandardTextCounts {
  readonly text = new TextTally();
  readonly notes = new TextTally();

  add({ content, footnotes }: StandardChapter): void {
    for (const block of content) {
      if (!('content' in block)) continue;
      for (const item of block.content) this.#addItem(item);
    }
    for (const footnote of footnotes) this.notes.add(footnote.text);
  }

  #addItem(item: Item): void {
    if (typeof item === 'string') this.text.add(item);
    else if ('text' in item) this.text.add(item.text!);
    else if ('heading' in item) this.text.add(item.heading!);
  }
}
