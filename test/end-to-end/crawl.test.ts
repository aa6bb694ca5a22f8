import { describe, expect, setDefaultTimeout, test } from 'bun:test';
import type { Library } from '../../src/library/library.ts';
import { compiledSharedData } from '../compiled-shared-data.ts';
import { compiledSmallContent } from '../compiled-small-content.ts';
import type { Books, Chapter, SimpleChapter } from '../conformance/contract-schemas.ts';
import { readDocument } from '../read-document.ts';
import { serveLibrary } from '../served-library.ts';
import { sharedData } from '../shared-data.ts';
import { crawl } from './crawl.ts';

// The first test waits until whole Bibles are compiled.
setDefaultTimeout(120_000);

describe.each([
  { name: 'hand-written', skip: false, compiled: compiledSmallContent },
  { name: 'real', skip: !sharedData, compiled: compiledSharedData },
])('with $name content', ({ skip, compiled }) => {
  test.skipIf(skip)(
    'every link of every document is found, and every document of the contract is reached',
    async () => {
      const { library } = await compiled();
      const server = await serveLibrary(library);
      try {
        const { found, failed } = await crawl(server.url, '/api/available_translations.json');
        expect(failed).toEqual([]);
        const roots = new Set(['/api/available_commentaries.json', '/api/available_datasets.json']);
        // No document of the contract links to an extension of it
        const unlinked = library.paths('/api/').filter((path) => !found.has(path) && !roots.has(path));
        expect(unlinked).toEqual(library.editions().map(({ id }) => `/api/x/report/${id}.json`));
      } finally {
        await server.stop();
      }
    },
  );

  test.skipIf(skip)('next and previous run through all chapters and back, in both formats', async () => {
    const { library } = await compiled();
    for (const { id } of library.editions()) {
      const { books } = readDocument<Books>(library, `/api/${id}/books.json`);
      const chapters = books.reduce((total, book) => total + book.numberOfChapters, 0);
      for (const suffix of ['.json', '.simple.json']) {
        const first = books[0]!.firstChapterApiLink.replace(/\.json$/, suffix);
        const forth = chain(library, first, 'nextChapterApiLink');
        expect(forth).toHaveLength(chapters);
        expect(forth.at(-1)).toBe(books.at(-1)!.lastChapterApiLink.replace(/\.json$/, suffix));
        expect(chain(library, forth.at(-1)!, 'previousChapterApiLink')).toEqual(forth.toReversed());
      }
    }
  });
});

function chain(
  library: Library,
  start: string,
  link: 'nextChapterApiLink' | 'previousChapterApiLink',
): string[] {
  const paths = new Set<string>();
  for (let path: string | null = start; path !== null && !paths.has(path); ) {
    paths.add(path);
    path = readDocument<Chapter | SimpleChapter>(library, path)[link];
  }
  return [...paths];
}
