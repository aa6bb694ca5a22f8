import type { ChapterLink } from './links.ts';

export interface ChapterPlace {
  readonly book: string;
  readonly chapter: number;
}

type Reference<Key extends string> = Record<Key, string> & { book: string; chapter: number };

/** Links and references to the chapters of an edition. A link and its reference are null together. */
export class ChapterLinks<Key extends 'translationId' | 'commentaryId' | 'datasetId'> {
  readonly #key: Key;
  readonly #id: string;
  readonly #link: ChapterLink;

  constructor(key: Key, id: string, link: ChapterLink) {
    this.#key = key;
    this.#id = id;
    this.#link = link;
  }

  link({ book, chapter }: ChapterPlace): string {
    return this.#link(this.#id, book, chapter);
  }

  reference({ book, chapter }: ChapterPlace): Reference<Key> {
    return { [this.#key]: this.#id, book, chapter } as Reference<Key>;
  }

  /** Members of a book. */
  ends(first: ChapterPlace, last: ChapterPlace) {
    return {
      firstChapterNumber: first.chapter,
      firstChapterApiLink: this.link(first),
      firstChapterReference: this.reference(first),
      lastChapterNumber: last.chapter,
      lastChapterApiLink: this.link(last),
      lastChapterReference: this.reference(last),
    };
  }

  /** Members of a chapter. */
  neighbours(place: ChapterPlace, next: ChapterPlace | null, previous: ChapterPlace | null) {
    return {
      thisChapterReference: this.reference(place),
      nextChapterApiLink: next && this.link(next),
      nextChapterReference: next && this.reference(next),
      previousChapterApiLink: previous && this.link(previous),
      previousChapterReference: previous && this.reference(previous),
    };
  }
}
