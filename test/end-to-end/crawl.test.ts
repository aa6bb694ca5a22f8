import { describe, expect, setDefaultTimeout, test } from 'bun:test';
import { links } from '../../src/documents/links.ts';
import type { Library } from '../../src/library/library.ts';
import { withoutManifests } from '../../src/library/without-manifests.fixture.ts';
import type { EditionKind } from '../../src/model/edition-metadata.ts';
import {
  compiledSharedData,
  compiledSharedEverything,
  compiledSmallContent,
  compiledStarter,
} from '../compiled.ts';
import { readDocument } from '../read-document.ts';
import { serveLibrary } from '../served-library.ts';
import { sharedData } from '../shared-data.ts';
import { crawl } from './crawl.ts';

setDefaultTimeout(600_000);

const extensionsOf = ({ id, kind }: { readonly id: string; readonly kind: EditionKind }) =>
  kind === 'translation' ? [links.report(id), links.versification(id)] : [links.report(id)];

const catalogues = [links.availableTranslations, links.availableCommentaries, links.availableDatasets];

interface Books {
  readonly books: readonly {
    readonly numberOfChapters: number;
    readonly firstChapterApiLink: string | null;
    readonly lastChapterApiLink: string | null;
  }[];
}

interface Neighbours {
  readonly nextChapterApiLink: string | null;
  readonly previousChapterApiLink: string | null;
}

describe.each([
  { name: 'hand-written', skip: false, compiled: compiledSmallContent },
  { name: 'starter', skip: false, compiled: compiledStarter },
  { name: 'real translations as', skip: !sharedData, compiled: compiledSharedData },
  { name: 'real', skip: !sharedData, compiled: compiledSharedEverything },
])('with $name content', ({ skip, compiled }) => {
  test.skipIf(skip)(
    'every link is found, and every document is reached from the three catalogues',
    async () => {
      const { library } = await compiled();
      const server = await serveLibrary(library);
      try {
        const { found, failed } = await crawl(server.url, catalogues);
        expect(failed).toEqual([]);
        const unlinked = withoutManifests(library.paths('/')).filter((path) => !found.has(path));
        const [extensions, others] = [true, false].map((is) =>
          unlinked.filter((path) => path.startsWith('/api/x/') === is),
        );
        expect(others).toEqual([links.openApi]);
        expect(extensions).toEqual(expect.arrayContaining(library.editions().flatMap(extensionsOf)));
      } finally {
        await server.stop();
      }
    },
  );

  test.skipIf(skip)(
    'next and previous run through all chapters of an edition and back, in every format',
    async () => {
      const { library } = await compiled();
      for (const { id, kind } of library.editions()) {
        if (kind === 'lexicon') continue;
        const { books } = readDocument<Books>(library, booksLink[kind](id));
        const withChapters = books.filter((book) => book.numberOfChapters > 0);
        const chapters = books.reduce((total, book) => total + book.numberOfChapters, 0);
        for (const suffix of kind === 'dataset' ? ['.json'] : ['.json', '.simple.json']) {
          const inFormat = (link: string | null) => link!.replace(/\.json$/, suffix);
          const forth = chain(library, inFormat(withChapters[0]!.firstChapterApiLink), 'nextChapterApiLink');
          expect(forth).toHaveLength(chapters);
          expect(forth.at(-1)).toBe(inFormat(withChapters.at(-1)!.lastChapterApiLink));
          expect(chain(library, forth.at(-1)!, 'previousChapterApiLink')).toEqual(forth.toReversed());
        }
      }
    },
  );
});

const booksLink: Readonly<Record<EditionKind, (id: string) => string>> = {
  translation: links.books,
  commentary: links.commentaryBooks,
  dataset: links.datasetBooks,
  lexicon: links.lexicon,
  plan: links.days,
};

function chain(library: Library, start: string, link: keyof Neighbours): string[] {
  const paths = new Set<string>();
  for (let path: string | null = start; path !== null && !paths.has(path); ) {
    paths.add(path);
    path = readDocument<Neighbours>(library, path)[link];
  }
  return [...paths];
}
