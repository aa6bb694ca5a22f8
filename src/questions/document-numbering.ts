import {
  counterparts,
  type Mapping,
  mappingOf,
  type Verse,
  type VerseSpan,
  verseSpan,
} from '../references/versification/verse-span.ts';
import type { NumberingDocument, VerseAddress } from './edition.ts';
import { memoizeByDocument } from './question.ts';

export type ChapterAddress = Omit<VerseAddress, 'verse'>;

/**
 * Maps verses of an edition to and from `org`, using only its numbering document. It does not need the tables
 * of the standard schemes, which would be the larger part of a page. Documents do not cover books with two
 * names.
 */
export class DocumentNumbering {
  /** Without a document, numbers map to themselves. */
  static of(document: Pick<NumberingDocument, 'mappings'> | undefined): DocumentNumbering {
    if (!document) return DocumentNumbering.#asWritten;
    const known = numberings.get(document) ?? new DocumentNumbering(document.mappings);
    numberings.set(document, known);
    return known;
  }

  static readonly #asWritten = new DocumentNumbering();
  readonly #byVerses = new Map<string, Mapping[]>();
  readonly #byOriginal = new Map<string, Mapping[]>();

  private constructor(mappings: NumberingDocument['mappings'] = []) {
    for (const written of mappings) {
      const [verses, original] = [verseSpan.read(written.verses), verseSpan.read(written.original)];
      const mapping = verses && original && mappingOf(verses, original);
      if (!mapping) continue;
      insert(this.#byVerses, chapterName(mapping.verses), mapping);
      insert(this.#byOriginal, chapterName(mapping.original), mapping);
    }
  }

  /** Verses of `org` for a verse with all its parts, or for a bridge up to `endVerse`. */
  originals({ book, chapter, verse }: VerseAddress, endVerse = verse): Verse[] {
    const mappings = this.#byVerses.get(`${book} ${chapter}`) ?? [];
    const found: Verse[] = [];
    for (let number = verse; number <= endVerse; number++) {
      const mapped = mappings.filter(({ verses }) => verses.verse <= number && number <= verses.last);
      if (mapped.every(({ verses }) => verses.part !== undefined)) {
        found.push({ book, chapter, verse: number });
      }
      found.push(...mapped.flatMap(({ verses, original }) => counterparts(number, verses, original)));
    }
    return found;
  }

  originalChapters({ book, chapter }: ChapterAddress): ChapterAddress[] {
    const mappings = this.#byVerses.get(`${book} ${chapter}`) ?? [];
    return [{ book, chapter }, ...mappings.map(({ original }) => original)];
  }

  chaptersOfOriginal({ book, chapter }: ChapterAddress): ChapterAddress[] {
    const mappings = this.#byOriginal.get(`${book} ${chapter}`) ?? [];
    return [{ book, chapter }, ...mappings.map(({ verses }) => verses)];
  }

  /** Like `fromOriginal`, but returns the same number only if no mapping is known: the edition may lack that verse. */
  likelyFromOriginal(original: Verse): VerseAddress[] {
    const found = this.#mappedFrom(original);
    return found.length > 0 ? found : this.fromOriginal(original);
  }

  fromOriginal(original: Verse): VerseAddress[] {
    const { book, chapter, verse, part } = original;
    const found = this.#mappedFrom(original);
    const isMoved = (this.#byVerses.get(`${book} ${chapter}`) ?? []).some(({ verses }) =>
      covers(verses, verse, part),
    );
    return isMoved || (part !== undefined && found.length > 0) ? found : [...found, { book, chapter, verse }];
  }

  #mappedFrom({ book, chapter, verse, part }: Verse): VerseAddress[] {
    return (this.#byOriginal.get(`${book} ${chapter}`) ?? [])
      .filter((mapping) => covers(mapping.original, verse, part))
      .flatMap((mapping) => counterparts(verse, mapping.original, mapping.verses));
  }
}

const numberings = new WeakMap<object, DocumentNumbering>();

function insert(index: Map<string, Mapping[]>, key: string, mapping: Mapping): void {
  const known = index.get(key);
  if (known) known.push(mapping);
  else index.set(key, [mapping]);
}

function covers(span: VerseSpan, verse: number, part: string | undefined): boolean {
  return span.verse <= verse && verse <= span.last && span.part === part;
}

function chapterName({ book, chapter }: ChapterAddress): string {
  return `${book} ${chapter}`;
}

export function isNumberedAlike(
  one: Pick<NumberingDocument, 'mappings'> | undefined,
  other: Pick<NumberingDocument, 'mappings'> | undefined,
  { book, chapter }: ChapterAddress,
): boolean {
  if (!one || !other || one === other) return true;
  const start = `${book} ${chapter}:`;
  const [left, right] = [one, other].map(({ mappings }) =>
    mappings.filter(({ verses, original }) => verses.startsWith(start) || original.startsWith(start)),
  );
  const isOfBook = ({ verses }: { readonly verses: string }) => verses.startsWith(book);
  return (
    left!.length === right!.length &&
    left!.every((mapping, index) => {
      const { verses, original } = right![index]!;
      return isOfBook(mapping) && mapping.verses === verses && mapping.original === original;
    })
  );
}

export function endVerseOf(
  numbering: NumberingDocument | undefined,
  verse: VerseAddress,
): number | undefined {
  return numbering && readEndings(numbering).get(`${verse.book} ${verse.chapter}:${verse.verse}`);
}

const readEndings = memoizeByDocument(
  ({ numbers }: NumberingDocument) =>
    new Map(
      numbers.flatMap(({ book, chapter, verse, endVerse }) =>
        verse === undefined || endVerse === undefined
          ? []
          : [[`${book} ${chapter}:${verse}`, endVerse] as const],
      ),
    ),
);
