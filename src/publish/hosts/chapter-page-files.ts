import { z } from 'zod';
import { links } from '../../documents/links.ts';
import type { TranslationBooks } from '../../documents/translation/translation-schema.ts';
import type { EditionRecord } from '../../library/edition-record.ts';
import { parseStored } from '../../library/stored-document.ts';
import { insteadOfUnreadable, ReleaseError } from '../../release/release-error.ts';
import { parseJson } from '../../release/untrusted-bytes.ts';
import { ChapterPages, type PageSource } from '../../site/chapter-pages.ts';
import { mediaTypes } from '../../site/fields.ts';
import type { Destination } from '../destination.ts';
import { madeJson, madeObject, type PublishedObject } from '../published-object.ts';

/** Where a destination says which pages it has. No page links to it. */
const listPath = '/read/pages.json';

/** A state of a library: editions, and documents as they are stored. */
export interface PageState {
  readonly editions: () => readonly EditionRecord[];
  readonly get: (path: string) => { readonly gzip: Uint8Array } | undefined;
}

/**
 * The pages of all chapters, as files: `/read/KJV/JHN/3.html`, or `/read/KJV/JHN/3` in a store, where an address is the name of an
 * object. Each takes about two milliseconds to make, here and once more when it is put.
 * @param folder that of the reader.
 * @throws ReleaseError where the reader has no pages.
 */
export async function chapterPageFiles(
  folder: string,
  state: PageState,
  { isStore }: { readonly isStore: boolean },
): Promise<PublishedObject[]> {
  const pages = ChapterPages.open(folder);
  if (!pages) throw new ReleaseError('The pages of chapters have not been made. Publish without --pages.');
  const source = sourceOf(state);
  const files: PublishedObject[] = [];
  for (const { id: translation, kind } of state.editions()) {
    if (kind !== 'translation') continue;
    for (const book of (source.read(links.books(translation)) as TranslationBooks).books) {
      for (let chapter = 1; chapter <= book.lastChapterNumber; chapter++) {
        const make = () => pages.page({ translation, book: book.id, chapter }, source);
        const text = make();
        if (text === undefined) continue;
        const path = `/read/${translation}/${book.id}/${chapter}${isStore ? '' : '.html'}`;
        const { contentType, sha256 } = madeObject(path, text, mediaTypes.html);
        // Made again when its turn comes: those of a hundred Bibles would fill the memory
        const load = () => madeObject(path, make()!, contentType).load();
        files.push({ path, contentType, sha256, load });
      }
      // Signals and timers have their turn
      await new Promise(setImmediate);
    }
  }
  return files;
}

/** Chapters are read once; the lists of books, and what the operator chose, for each of them. */
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

/** What to do with the pages at a destination. */
export interface PageChanges {
  /** Every page that may be there from now on, until `list` is put. Undefined where nothing changes. */
  readonly interim: PublishedObject | undefined;
  readonly puts: readonly PublishedObject[];
  /** Paths of pages that the new state does not have. */
  readonly removals: readonly string[];
  /** To be put when all is done; undefined where no pages are left, nor a list of them. */
  readonly list: PublishedObject | undefined;
}

/**
 * Compares pages with those that a destination lists. A publication that is interrupted leaves a list of all that it may have put.
 * @param isAll every page is put, whatever is there.
 */
export async function pageChanges(
  destination: Pick<Destination, 'read'>,
  pages: readonly PublishedObject[],
  { isAll }: { readonly isAll: boolean },
): Promise<PageChanges | undefined> {
  const listed = await listedPages(destination);
  if (listed.size === 0 && pages.length === 0) return undefined;
  const wanted = new Map(pages.map(({ path, sha256 }) => [path, sha256]));
  const puts = pages.filter(({ path, sha256 }) => isAll || listed.get(path) !== sha256);
  const removals = [...listed.keys()].filter((path) => !wanted.has(path));
  const uncertain = [...puts.map(({ path }) => path), ...removals];
  const interim = new Map([...listed, ...wanted, ...uncertain.map((path) => [path, ''] as const)]);
  return {
    interim: uncertain.length > 0 ? listOf(interim) : undefined,
    puts,
    removals: wanted.size > 0 ? removals : [...removals, listPath],
    list: wanted.size > 0 ? listOf(wanted) : undefined,
  };
}

function listOf(pages: ReadonlyMap<string, string>): PublishedObject {
  return madeJson(listPath, { format: 1, pages: Object.fromEntries(pages) });
}

/** Anyone who may write to the destination may have written it: only pages of chapters are ever removed. */
const listSchema = z.object({
  format: z.literal(1),
  /** SHA-256 by path; '' for a page that may be there in any state. */
  pages: z.record(z.string().regex(/^\/read\/[\w-]+\/[^/]+\/\d{1,3}(?:\.html)?$/), z.string()),
});

/** Where the list cannot be read, every page is put again. */
async function listedPages(destination: Pick<Destination, 'read'>): Promise<ReadonlyMap<string, string>> {
  const bytes = await destination.read(listPath);
  if (!bytes) return new Map();
  try {
    return new Map(Object.entries(parseJson(bytes, listSchema).pages));
  } catch (error) {
    return insteadOfUnreadable(new Map<string, string>())(error);
  }
}
