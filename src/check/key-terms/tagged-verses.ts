import type { EditionPlan } from '../../compile/plan/plan-editions.ts';
import { readSourceFile } from '../../compile/translation/read-source-file.ts';
import { ignoringSink } from '../../formats/scripture-sink.ts';
import { noPlaces, type SourcePlaces } from '../../formats/verse-places.ts';
import type { AnnotatedWord, BookText } from '../../model/book-text.ts';
import { entryNumbers, strongsNumbers } from '../../model/strongs-number.ts';
import { readAgain } from '../compare-editions.ts';
import { verseRange } from '../text/reference-checks.ts';

export interface TaggedVerse {
  readonly book: string;
  readonly chapter: number;
  readonly number: number;
  readonly last: number;
  readonly text: string;
  readonly words: readonly TaggedWord[];
  readonly at: number;
}

export interface TaggedWord {
  readonly text: string;
  /** Strong's numbers and lemmas of the words that it renders. */
  readonly terms: ReadonlySet<string>;
  readonly at: number;
}

export interface TaggedSource {
  readonly file: string;
  readonly bytes: Uint8Array;
  readonly verses: readonly TaggedVerse[];
  readonly places: SourcePlaces;
}

export async function* taggedVerses(
  plan: Pick<EditionPlan, 'files' | 'sources' | 'metadata'>,
): AsyncIterable<TaggedSource> {
  for (const file of plan.sources.map((name) => plan.files.shown(name))) {
    const source = await readAgain(plan, file);
    if (!source || !plan.metadata) continue;
    const starts = new VerseStarts();
    const verses: TaggedVerse[] = [];
    const take = (book: BookText) => void verses.push(...versesOfBook(book, starts));
    const { findings } = readSourceFile(source, plan.metadata, take, starts);
    yield { file, bytes: source.bytes, verses, places: findings?.places ?? noPlaces };
  }
}

const maxVerseLength = 20_000;

function* versesOfBook({ id, chapters }: BookText, starts: VerseStarts): Iterable<TaggedVerse> {
  for (const { number: chapter, blocks } of chapters) {
    for (const block of blocks) {
      if (block.type !== 'verse') continue;
      const { number, lastNumber: last = number, content } = block;
      const { at, text } = starts.get(id, chapter, number);
      let from = at;
      const words = content.words.map((word) => {
        const written = content.text.slice(word.start, word.end);
        const found = text.slice(from, at + maxVerseLength).indexOf(written);
        if (found !== -1) from += found;
        return { text: written, terms: termsOf(word), at: from };
      });
      yield { book: id, chapter, number, last, text: content.text, words, at };
    }
  }
}

function termsOf({ annotation, alignment }: AnnotatedWord): ReadonlySet<string> {
  const originals = [annotation, ...(alignment?.source ?? [])];
  return new Set(
    originals.flatMap(({ strongs = [], lemma }) => [
      ...strongs.flatMap(strongsNumbers).flatMap(entryNumbers),
      ...(lemma ? [lemma.normalize('NFC')] : []),
    ]),
  );
}

class VerseStarts {
  readonly #places = new Map<string, { readonly at: number; readonly text: string }>();

  readonly observe = (text: string) => {
    let [book, chapter] = ['', 0];
    return {
      ...ignoringSink,
      book: (code: string) => {
        book ||= code.toUpperCase();
      },
      chapter: (number: number) => {
        chapter = number;
      },
      verse: (number: string, at: number) => {
        const key = `${book} ${chapter}:${verseRange(number)[0]}`;
        if (!this.#places.has(key)) this.#places.set(key, { at, text });
      },
    };
  };

  finish(): [] {
    return [];
  }

  get(book: string, chapter: number, verse: number): { readonly at: number; readonly text: string } {
    return this.#places.get(`${book} ${chapter}:${verse}`) ?? { at: 0, text: '' };
  }
}
