import type { OriginalWord } from '../../align/source-terms.ts';
import type { SimpleTranslationBookChapter } from '../../documents/translation/chapter-schema.ts';
import type { SimpleTranslationBookChapterWords } from '../../documents/translation/words-schema.ts';
import type { VersificationDocument } from '../../documents/versification/versification-schema.ts';
import { parseStored } from '../../library/stored-document.ts';
import type { SourceWord } from '../../model/alignment.ts';
import { versificationOfDocument } from '../../references/versification/edition-numbering.ts';
import { mapVerses } from '../../references/versification/map-verses.ts';
import { type Verse, verseName } from '../../references/versification/verse-span.ts';

/** Documents of a translation by path, as gzip. Parsing one chapter at a time needs a tenth of the memory. */
export interface EditionChapters {
  readonly id: string;
  readonly chapters: readonly ChapterBodies[];
  readonly numbering: Uint8Array | undefined;
}

export interface ChapterBodies {
  readonly book: string;
  readonly chapter: number;
  readonly text: Uint8Array;
  readonly words: Uint8Array | undefined;
}

type Originals = readonly (OriginalWord & SourceWord)[];

export class OriginalVerses {
  readonly #id: string;
  readonly #documents: ReadonlyMap<string, ChapterBodies>;
  readonly #numberings: readonly [VersificationDocument | undefined, VersificationDocument | undefined];
  readonly #mapped: (verse: Verse) => readonly Verse[];
  readonly #ends: ReadonlyMap<string, number | undefined>;
  readonly #chapters = new Map<string, ReadonlyMap<number, Originals>>();
  #book = '';

  constructor(edition: EditionChapters, original: EditionChapters) {
    this.#id = original.id;
    this.#documents = new Map(original.chapters.map((each) => [`${each.book} ${each.chapter}`, each]));
    const [own, other] = [edition, original].map(
      ({ numbering }) => numbering && parseStored<VersificationDocument>(numbering),
    );
    this.#numberings = [own, other];
    this.#mapped = mapping(...this.#numberings);
    this.#ends = new Map(own?.numbers.map((each) => [verseName(each as Verse), each.endVerse]));
  }

  wordsOf(place: Verse): Originals {
    if (place.book !== this.#book) this.#chapters.clear();
    this.#book = place.book;
    const last = this.#ends.get(verseName(place)) ?? place.verse;
    const found = new Map<string, Verse>();
    for (let verse = place.verse; verse <= last; verse++) {
      for (const each of this.#mapped({ ...place, verse })) found.set(verseName(each), each);
    }
    return [...found.values()].flatMap((each) =>
      (this.#chapter(each)?.get(each.verse) ?? []).map((word) =>
        each.chapter === place.chapter ? word : { ...word, chapter: each.chapter },
      ),
    );
  }

  #chapter({ book, chapter }: Verse): ReadonlyMap<number, Originals> | undefined {
    const key = `${book} ${chapter}`;
    const known = this.#chapters.get(key);
    const documents = this.#documents.get(key);
    if (known || !documents?.words) return known;
    const texts = new Map(versesIn(documents).map(({ verse, text }) => [verse, text]));
    const { verses } = parseStored<SimpleTranslationBookChapterWords>(documents.words);
    const parsed = new Map(
      Object.entries(verses).map(([number, words]): [number, Originals] => {
        const verse = Number(number);
        const text = texts.get(verse) ?? '';
        const originals = words.map(({ start, end, strongs = [], lemma = null, morph = null }, index) => ({
          edition: this.#id,
          verse,
          index,
          lemma,
          strongs,
          morph,
          text: text.slice(start, end),
        }));
        return [verse, originals];
      }),
    );
    this.#chapters.set(key, parsed);
    return parsed;
  }
}

export function versesIn({ book, chapter, text }: ChapterBodies): (Verse & { readonly text: string })[] {
  const { content } = parseStored<SimpleTranslationBookChapter>(text).chapter;
  return content.flatMap((item) =>
    item.type === 'verse' ? [{ book, chapter, verse: item.number, text: item.text }] : [],
  );
}

function mapping(own: VersificationDocument | undefined, other: VersificationDocument | undefined) {
  const [from, to] = [own, other].map((document) => document && versificationOfDocument(document));
  return (verse: Verse): readonly Verse[] => {
    const mapped = from && to ? mapVerses(from, to, verse) : [];
    return mapped.length > 0 ? mapped : [verse];
  };
}
