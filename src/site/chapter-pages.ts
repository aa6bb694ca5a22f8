import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { links } from '../documents/links.ts';
import type { Site } from '../documents/site/site-schema.ts';
import type { SimpleTranslationBookChapter } from '../documents/translation/chapter-schema.ts';
import type { TranslationBook, TranslationBooks } from '../documents/translation/translation-schema.ts';
import type { EditionRecord } from '../library/edition-record.ts';
import { endVerseOf } from '../questions/document-numbering.ts';
import type { NumberingDocument } from '../questions/edition.ts';
import { type PassageSummary, summarizePassage } from './passage-summary.ts';
import { defaultSite, type SiteInPage, siteInPage } from './site-page.ts';

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
  readonly written?: string;
}

const pattern = /^\/read\/([A-Za-z0-9_-]+)\/([^/:%]+)\/([1-9]\d{0,2})(?:(?::|%3[Aa])([^/]*))?$/;
const versesPattern = /^([1-9]\d{0,2})(?:(?:-|–|%E2%80%93)([1-9]\d{0,2}|end))?$/;

/** Undefined if the path is not a page address. Leading zeros are rejected, so that each passage has one address. */
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

interface MissingVerses {
  readonly code: 'verse_not_found';
  readonly message: string;
  readonly hint: string;
}

/**
 * Resolves an address to a page. A verse inside a bridge resolves to the whole bridge. A range needs both
 * ends, which limits the number of pages per chapter. If the chapter does not exist, its verses are not
 * checked.
 */
export function resolvePageAddress(
  { written, verses, ...chapter }: WrittenAddress,
  source: Pick<PageSource, 'read'>,
): PageAddress | MissingVerses {
  const { translation, book, chapter: number } = chapter;
  const document = source.read(links.simpleChapter(translation, book, number));
  if (written === undefined || !document) return chapter;
  const numbering = source.read(links.versification(translation)) as NumberingDocument | undefined;
  const { translation: edition, book: named, chapter: text } = document as SimpleTranslationBookChapter;
  const found = text.content.flatMap((item) => {
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
  const code = 'verse_not_found';
  const page = `/read/${translation}/${book}/${number}`;
  const place = `${named.name} ${number}:${written.slice(0, 40).replace('-', '–')}`;
  if (verses && verses.last < verses.first) {
    const hint = `Did you mean ${page}:${verses.last}-${verses.first}?`;
    return { code, message: `${place} ends before it begins.`, hint };
  }
  const isLeftOut = verses && end && Math.max(verses.first, verses.last) < end.last;
  const reason = isLeftOut ? 'This translation leaves it out' : `The chapter ends with verse ${end?.last}`;
  const hint = end ? `${reason}: ${page}` : `The chapter is at ${page}`;
  return { code, message: `${edition.name} has no ${place}.`, hint };
}

export interface ChapterPageInput<Chapter = SimpleTranslationBookChapter, Book = TranslationBook> {
  readonly chapter: Chapter;
  readonly books: readonly Book[];
  readonly verses?: VerseRange;
  /** Maps the first verse of each bridge in the chapter to its last. */
  readonly bridges: Readonly<Record<number, number>>;
  readonly alternates: readonly PageEdition[];
  readonly service: PageService;
  readonly files: PageFiles;
  readonly site: SiteInPage;
}

interface PageService {
  /** Address of the service without a trailing slash; undefined makes all links relative. */
  readonly publicUrl?: string | undefined;
  /** False for published files: a static host answers neither `/oembed` nor an address with verses. */
  readonly isLive: boolean;
  readonly hasFeed: boolean;
}

interface PageEdition {
  readonly id: string;
  readonly language: string;
}

interface PageFiles {
  readonly script: string;
  readonly style: string;
  readonly look: string;
}

export const pageListFile = 'pages/pages.json';

/** The content of `pageListFile`. The module that renders pages exports `chapterPage`. */
export interface PageList extends PageFiles {
  readonly module: string;
}

export interface PageSource {
  readonly editions: () => readonly EditionRecord[];
  readonly read: (path: string) => unknown;
  readonly has: (path: string) => boolean;
}

export function pagesOfChapters(
  translation: string,
  { id, firstChapterNumber: first, lastChapterNumber: last }: TranslationBook,
  { has }: Pick<PageSource, 'has'>,
): number[] {
  const all = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  return all.filter((chapter) => has(links.simpleChapter(translation, id, chapter)));
}

/** More alternate links would be longer than a short chapter. */
const maxAlternateLinks = 50;

/** Renders chapter pages with the module from `web/build.ts`, which uses the components of the reader. */
export class ChapterPages {
  readonly #files: PageFiles;
  readonly #render: (input: ChapterPageInput) => string;

  private constructor(folder: string, { module, ...files }: PageList) {
    this.#files = files;
    this.#render = require(join(folder, module)).chapterPage;
  }

  static open(folder: string): ChapterPages | undefined {
    const file = join(folder, pageListFile);
    const isThere = statSync(file, { throwIfNoEntry: false }) !== undefined;
    return isThere ? new ChapterPages(folder, JSON.parse(readFileSync(file, 'utf8'))) : undefined;
  }

  page(address: PageAddress, source: PageSource, service: PageService): string | undefined {
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
      service,
      files: this.#files,
      site: siteInPage(
        (source.read(links.site) as Site | undefined) ?? defaultSite,
        service.isLive ? 'verses' : 'chapters',
      ),
    });
  }
}

export function passageSummary(
  { translation, book, chapter, verses }: PageAddress,
  { read }: Pick<PageSource, 'read'>,
): PassageSummary | undefined {
  const document = read(links.simpleChapter(translation, book, chapter));
  if (!document) return undefined;
  const numbering = read(links.versification(translation)) as NumberingDocument | undefined;
  const bridges = bridgesIn(numbering, book, chapter);
  return summarizePassage(document as SimpleTranslationBookChapter, { verses, bridges });
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

/** Selects one edition with the chapter per language: the page's own for its language, otherwise the first by id. */
function alternatesOf({ translation, book, chapter }: PageAddress, source: PageSource): PageEdition[] {
  const editions = source.editions().filter(({ kind }) => kind === 'translation');
  const own = editions.find(({ id }) => id === translation);
  const found = new Map<string, PageEdition>();
  for (const { id, bookIds, catalogueEntry } of own ? [own, ...editions] : editions) {
    const language = String(catalogueEntry.language ?? 'und');
    if (found.size >= maxAlternateLinks || found.has(language) || language === 'und') continue;
    if (!bookIds.includes(book) || !source.has(links.simpleChapter(id, book, chapter))) continue;
    found.set(language, { id, language });
  }
  return found.size < 2 ? [] : [...found.values()];
}
