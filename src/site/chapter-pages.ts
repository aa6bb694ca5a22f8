import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { links } from '../documents/links.ts';
import type { Site } from '../documents/site/site-schema.ts';
import type { SimpleTranslationBookChapter } from '../documents/translation/chapter-schema.ts';
import type { TranslationBook, TranslationBooks } from '../documents/translation/translation-schema.ts';
import type { EditionRecord } from '../library/edition-record.ts';
import { endVerseOf, type NumberingDocument } from '../questions/edition.ts';
import { type SiteInPage, siteInPage, usualSite } from './site-page.ts';

/** The passage that the address of a page names: `/read/BSB/JHN/3:16-18`. */
interface PageAddress {
  readonly translation: string;
  readonly book: string;
  readonly chapter: number;
  readonly verses?: VerseRange;
}

interface VerseRange {
  readonly first: number;
  /** Infinity for the end of the chapter. */
  readonly last: number;
}

interface WrittenAddress extends PageAddress {
  /** The part after the colon. If it cannot be read, `verses` is undefined. */
  readonly written?: string;
}

const pattern = /^\/read\/([A-Za-z0-9_-]+)\/([^/:%]+)\/([1-9]\d{0,2})(?:(?::|%3[Aa])([^/]*))?$/;
const versesPattern = /^([1-9]\d{0,2})(?:(?:-|–|%E2%80%93)([1-9]\d{0,2}|end))?$/;

/** Undefined for the address of something else. Numbers have one spelling, so that each passage has one address. */
export function parsePageAddress(path: string): WrittenAddress | undefined {
  const [, translation, book, chapter, written] = pattern.exec(path) ?? [];
  if (translation === undefined || book === undefined || chapter === undefined) return undefined;
  const address = { translation, book, chapter: Number(chapter) };
  if (written === undefined) return address;
  const [, first, last] = versesPattern.exec(written) ?? [];
  if (first === undefined) return { ...address, written };
  const end = last === 'end' ? Number.POSITIVE_INFINITY : Number(last ?? first);
  return { ...address, written, verses: { first: Number(first), last: end } };
}

/** The verses that a chapter does not have, in the members of an error response. */
interface MissingVerses {
  readonly code: 'verse_not_found';
  readonly message: string;
  readonly hint: string;
}

/**
 * The page that an address names: verses inside a bridge are those of the bridge. A range needs both of its ends, so that a chapter has
 * a limited number of pages. A chapter that is missing is not looked into.
 */
export function resolvePageAddress(
  { written, verses, ...chapter }: WrittenAddress,
  source: Pick<PageSource, 'read'>,
): PageAddress | MissingVerses {
  const { translation, book, chapter: number } = chapter;
  const document = source.read(links.simpleChapter(translation, book, number));
  if (written === undefined || !document) return chapter;
  const numbering = source.read(links.versification(translation)) as NumberingDocument | undefined;
  const found = (document as SimpleTranslationBookChapter).chapter.content.flatMap((item) => {
    if (item.type !== 'verse') return [];
    const last = endVerseOf(numbering, { book, chapter: number, verse: item.number }) ?? item.number;
    return [{ first: item.number, last }];
  });
  const at = (verse: number) => found.find(({ first, last }) => first <= verse && verse <= last);
  const end = found.at(-1);
  const first = verses && at(verses.first);
  const last = verses && (Number.isFinite(verses.last) ? at(verses.last) : end);
  if (first && last && first.first <= last.first && verses.first <= verses.last) {
    return { ...chapter, verses: { first: first.first, last: last.first } };
  }
  const page = `/read/${translation}/${book}/${number}`;
  return {
    code: 'verse_not_found',
    message: `${translation} has no ${book} ${number}:${written.slice(0, 40)}.`,
    hint: end ? `The chapter ends with verse ${end.last}: ${page}` : `The chapter is at ${page}`,
  };
}

/** The input of the module that renders pages. */
export interface ChapterPageInput<Chapter = SimpleTranslationBookChapter, Book = TranslationBook> {
  readonly chapter: Chapter;
  /** The books of the translation. */
  readonly books: readonly Book[];
  readonly verses?: VerseRange;
  /** The last verse of each bridge of the chapter, by its first. */
  readonly bridges: Readonly<Record<number, number>>;
  /** Editions that have the chapter, the page's own among them: one per language. */
  readonly alternates: readonly PageEdition[];
  readonly files: PageFiles;
  /** What the operator chose. */
  readonly site: SiteInPage;
}

interface PageEdition {
  readonly id: string;
  /** ISO 639-3 code. */
  readonly language: string;
}

/** The files of a page, below the root of the service. */
interface PageFiles {
  readonly script: string;
  readonly style: string;
  /** The script that runs before the text appears. */
  readonly look: string;
}

/** Where `web/build.ts` says what it made of the pages, in its folder. */
export const pageListFile = 'pages/pages.json';

/** What is in that file: the module that makes the pages exports `chapterPage`. */
export interface PageList extends PageFiles {
  readonly module: string;
}

/** Where pages come from: a library, or one state of it. */
export interface PageSource {
  readonly editions: () => readonly EditionRecord[];
  /** A document, parsed; undefined where there is none. */
  readonly read: (path: string) => unknown;
  readonly has: (path: string) => boolean;
}

/** More links to other languages would be longer than a short chapter. */
const mostAlternates = 50;

/** The pages of chapters, made by the module that `web/build.ts` made: it uses the components of the reader. */
export class ChapterPages {
  readonly #files: PageFiles;
  readonly #render: (input: ChapterPageInput) => string;

  private constructor(folder: string, { module, ...files }: PageList) {
    this.#files = files;
    this.#render = require(join(folder, module)).chapterPage;
  }

  /** @param folder that of the reader. Undefined where it has no pages. */
  static open(folder: string): ChapterPages | undefined {
    const file = join(folder, pageListFile);
    const isThere = statSync(file, { throwIfNoEntry: false }) !== undefined;
    return isThere ? new ChapterPages(folder, JSON.parse(readFileSync(file, 'utf8'))) : undefined;
  }

  /** The page as HTML; undefined where the chapter is not in the source. */
  page(address: PageAddress, source: PageSource): string | undefined {
    const { translation, book, chapter, verses } = address;
    const document = source.read(links.simpleChapter(translation, book, chapter));
    const list = source.read(links.books(translation)) as TranslationBooks | undefined;
    if (!document || !list) return undefined;
    const numbering = source.read(links.versification(translation)) as NumberingDocument | undefined;
    return this.#render({
      chapter: document as SimpleTranslationBookChapter,
      bridges: bridgesIn(numbering, book, chapter),
      books: list.books,
      ...(verses && { verses }),
      alternates: alternatesOf(address, source),
      files: this.#files,
      site: siteInPage((source.read(links.site) as Site | undefined) ?? usualSite),
    });
  }
}

function bridgesIn(numbering: NumberingDocument | undefined, book: string, chapter: number) {
  const bridges: Record<number, number> = {};
  for (const { book: of, chapter: number, verse, endVerse } of numbering?.numbers ?? []) {
    if (of === book && number === chapter && verse !== undefined && endVerse !== undefined) {
      bridges[verse] = endVerse;
    }
  }
  return bridges;
}

/** For each language an edition that has the chapter: in its own language the edition of the page, in others the first by id. */
function alternatesOf({ translation, book, chapter }: PageAddress, source: PageSource): PageEdition[] {
  const editions = source.editions().filter(({ kind }) => kind === 'translation');
  const own = editions.find(({ id }) => id === translation);
  const found = new Map<string, PageEdition>();
  for (const { id, bookIds, catalogueEntry } of own ? [own, ...editions] : editions) {
    const language = String(catalogueEntry.language ?? 'und');
    if (found.size >= mostAlternates || found.has(language) || language === 'und') continue;
    if (!bookIds.includes(book) || !source.has(links.simpleChapter(id, book, chapter))) continue;
    found.set(language, { id, language });
  }
  // One that stands alone says nothing
  return found.size < 2 ? [] : [...found.values()];
}
