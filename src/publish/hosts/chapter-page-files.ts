import { links } from '../../documents/links.ts';
import type { TranslationBooks } from '../../documents/translation/translation-schema.ts';
import type { EditionRecord } from '../../library/edition-record.ts';
import { parseStored } from '../../library/stored-document.ts';
import { defaultSiteName } from '../../model/site.ts';
import { feedAt } from '../../questions/formats/daily-feed.ts';
import { answerFrom, QuestionError } from '../../questions/question.ts';
import { questions } from '../../questions/questions.ts';
import { allReferenceData } from '../../questions/reference-data.ts';
import { ReleaseError } from '../../release/release-error.ts';
import { ChapterPages, type PageSource, pagesOfChapters } from '../../site/chapter-pages.ts';
import { mediaTypes } from '../../site/fields.ts';
import { listPage } from '../../site/list-pages.ts';
import { languageModelText, robotsText, siteMap, siteMapPaths } from '../../site/search-engines.ts';
import { siteOf } from '../../site/site-page.ts';
import { madeObject, type PublishedObject } from '../published-object.ts';

export interface PageState {
  readonly editions: () => readonly EditionRecord[];
  readonly get: (path: string) => { readonly gzip: Uint8Array } | undefined;
}

interface PageFileOptions {
  readonly isStore: boolean;
  /** Without a trailing slash. */
  readonly publicUrl?: string | undefined;
  readonly hasFeed: boolean;
}

/**
 * The pages of all chapters and the lists of them, as files: `/read/KJV/JHN/3.html`, or `/read/KJV/JHN/3` in a
 * store. Rendering a page takes about two milliseconds, here and again when it is written.
 * @param folder contains the reader.
 * @throws ReleaseError if the reader has no pages.
 */
export async function chapterPageFiles(
  folder: string,
  state: PageState,
  { isStore, publicUrl, hasFeed }: PageFileOptions,
): Promise<PublishedObject[]> {
  const pages = ChapterPages.open(folder);
  if (!pages) throw new ReleaseError('The reader has no pages of chapters. Publish without --pages.');
  const source = sourceOf(state);
  const siteName = siteOf(state).name ?? defaultSiteName;
  const service = { publicUrl, hasFeed, isLive: false };
  const listed = (path: string) => () => listPage(path, source, { siteName, publicUrl });
  const files: PublishedObject[] = [];
  const add = (path: string, make: () => string | undefined) => {
    const text = make();
    if (text === undefined) return;
    const name = isStore ? path : `${path}.html`;
    const { contentType, sha256, size } = madeObject(name, text, mediaTypes.html);
    // Rendered again before writing: the pages of a hundred Bibles would fill the memory
    const load = () => madeObject(name, make()!, contentType).load();
    files.push({ path: name, contentType, sha256, size, load });
  };
  add('/read', listed('/read'));
  for (const { id: translation, kind } of state.editions()) {
    if (kind !== 'translation') continue;
    const root = `/read/${translation}`;
    add(root, listed(root));
    for (const book of (source.read(links.books(translation)) as TranslationBooks).books) {
      const folder = `${root}/${book.id}`;
      add(folder, listed(folder));
      for (const chapter of pagesOfChapters(translation, book, source)) {
        const address = { translation, book: book.id, chapter };
        add(`${folder}/${chapter}`, () => pages.page(address, source, service));
      }
      await new Promise(setImmediate);
    }
  }
  return files;
}

export function discoveryFiles(state: PageState, publicUrl: string): PublishedObject[] {
  const source = sourceOf(state);
  const { name: siteName = defaultSiteName, description } = siteOf(state);
  const service = { siteName, description, root: publicUrl, hasQuestions: false };
  return [
    ...dailyFeedFile(source, publicUrl),
    madeObject('/robots.txt', robotsText(publicUrl), mediaTypes.text),
    madeObject('/llms.txt', languageModelText(source, service), mediaTypes.text),
    ...siteMapPaths(source).map((path) =>
      madeObject(path, siteMap(path, source, publicUrl)!, mediaTypes.xml),
    ),
  ];
}

/** Today's feed. A server or worker answers with a new one each day. */
function dailyFeedFile({ read }: PageSource, publicUrl: string): PublishedObject[] {
  try {
    const { body } = answerFrom(questions['verse-of-the-day.atom']('', allReferenceData), read);
    return [madeObject(links.feed, feedAt(publicUrl, body), mediaTypes.atom)];
  } catch (error) {
    if (error instanceof QuestionError) return [];
    throw error;
  }
}

/** Caches book lists and site settings, which every chapter needs. Chapters are only read once. */
function sourceOf(state: PageState): PageSource {
  const kept = new Map<string, unknown>();
  const parse = (path: string): unknown => {
    const stored = state.get(path);
    return stored && parseStored(stored.gzip);
  };
  const read = (path: string) =>
    path.endsWith('.simple.json') ? parse(path) : kept.getOrInsertComputed(path, parse);
  return { editions: state.editions, read, has: (path) => state.get(path) !== undefined };
}
