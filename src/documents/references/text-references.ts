import { bookInfo } from '../../model/books.ts';
import type { EditionMetadata } from '../../model/edition-metadata.ts';
import { BookNameLookup, type NamedBook, namesOfBooks } from '../../references/book-names.ts';
import { detectReferences } from '../../references/detect-references.ts';
import { namesOfLanguage } from '../../references/names-of-languages.ts';
import { dottedReference } from '../../references/osis-books.ts';
import type { ReferenceOptions, WrittenReference } from '../../references/place-reader.ts';
import { knownExtent } from '../../references/versification/known-verses.ts';
import { formatReference, verseCommaOf, verseSignOf } from '../../references/write-references.ts';
import type { TextReferences } from './text-references-schema.ts';

export interface DocumentText {
  /** JSON Pointer to the text. */
  readonly at: string;
  readonly text: string;
}

interface Subject {
  readonly book: string;
  readonly chapter?: number;
}

type Document = readonly [path: string, json: string];
type Found = TextReferences['texts'][number]['references'][number];

/** Finds references in an edition's texts by its book names, names in its language, and English names. */
export class ReferenceFinder {
  readonly #edition: string;
  readonly #options: ReferenceOptions;
  readonly #style: Parameters<typeof formatReference>[1];

  constructor({ id, language }: Pick<EditionMetadata, 'id' | 'language'>, books: readonly NamedBook[] = []) {
    const ofLanguage = namesOfLanguage(language);
    const names = new BookNameLookup([namesOfBooks(books), ...(ofLanguage ? [ofLanguage] : [])]);
    const verseSign = verseSignOf(language);
    const nameOf = new Map(books.map((book) => [book.id, book.name]));
    this.#edition = id;
    this.#options = { names, hasVerseComma: verseCommaOf(language), extent: knownExtent };
    this.#style = { name: (book) => nameOf.get(book) ?? bookInfo(book)?.commonName, verseSign };
  }

  inNotes(path: string, document: string, subject: Subject, texts: readonly DocumentText[]): Document[] {
    const found = texts.map(({ text }) => detectReferences(text, { ...this.#options, context: subject }));
    return this.#document(path, document, texts, found);
  }

  /**
   * Like `inNotes`, for an article: the last reference becomes the context for `v. 3` and `4:2`. @param
   * subject context at the start.
   */
  inArticle(
    path: string,
    document: string,
    subject: Subject | undefined,
    texts: readonly DocumentText[],
  ): Document[] {
    let context = subject;
    const found = texts.map(({ text }) => {
      const options = { ...this.#options, ...(context ? { context } : {}), followsNames: true };
      const references = detectReferences(text, options);
      context = references.at(-1)?.to ?? context;
      return references;
    });
    return this.#document(path, document, texts, found);
  }

  #document(
    path: string,
    document: string,
    texts: readonly DocumentText[],
    found: readonly (readonly WrittenReference[])[],
  ): Document[] {
    const withReferences = texts.flatMap(({ at }, index) => {
      const references = found[index]!.map((reference) => this.#written(reference));
      return references.length > 0 ? [{ text: at, references }] : [];
    });
    if (withReferences.length === 0) return [];
    const finished: TextReferences = {
      edition: this.#edition,
      documentLink: document,
      texts: withReferences,
    };
    return [[path, JSON.stringify(finished)]];
  }

  #written(reference: WrittenReference): Found {
    const { start, end, from, to } = reference;
    const idOf = (place: typeof from) => dottedReference({ from: place, to: place });
    return { start, end, from: idOf(from), to: idOf(to), label: formatReference(reference, this.#style) };
  }
}
