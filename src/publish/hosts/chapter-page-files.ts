import { links } from '../../documents/links.ts';
import type { TranslationBooks } from '../../documents/translation/translation-schema.ts';
import type { EditionRecord } from '../../library/edition-record.ts';
import { parseStored } from '../../library/stored-document.ts';
import { ReleaseError } from '../../release/release-error.ts';
import { ChapterPages, type PageSource } from '../../site/chapter-pages.ts';
import { mediaTypes } from '../../site/fields.ts';
import { madeObject, type PublishedObject } from '../published-object.ts';

/** The state of a library: editions, and documents in stored form. */
export interface PageState {
  readonly editions: () => readonly EditionRecord[];
  readonly get: (path: string) => { readonly gzip: Uint8Array } | undefined;
}

/**
 * The pages of all chapters, as files: `/read/KJV/JHN/3.html`, or `/read/KJV/JHN/3` in a store, whose
 * object names are addresses. Rendering a page takes about two milliseconds, here and again when it is
 * written.
 * @param folder contains the reader.
 * @throws ReleaseError if the reader has no pages.
 */
export async function chapterPageFiles(
  folder: string,
  state: PageState,
  { isStore }: { readonly isStore: boolean },
): Promise<PublishedObject[]> {
  const pages = ChapterPages.open(folder);
  if (!pages) throw new ReleaseError('The reader has no pages of chapters. Publish without --pages.');
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
        const { contentType, sha256, size } = madeObject(path, text, mediaTypes.html);
        // Rendered again before writing: the pages of a hundred Bibles would fill the memory
        const load = () => madeObject(path, make()!, contentType).load();
        files.push({ path, contentType, sha256, size, load });
      }
      // Lets signals and timers run
      await new Promise(setImmediate);
    }
  }
  return files;
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
