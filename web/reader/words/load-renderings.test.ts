import '../../location.fixture.ts';
import { afterAll, expect, test } from 'bun:test';
import type { SimpleTranslationBookChapter } from '../../../client/src/documents.ts';
import { chapterOfRuth } from '../chapter.fixture.ts';
import { addRenderings } from './load-renderings.ts';

const { fetch } = globalThis;
afterAll(() => {
  globalThis.fetch = fetch;
});

test('requests an alignment only if the chapter may have one, and a missing one only once', async () => {
  const asked: string[] = [];
  globalThis.fetch = (async (url: string | URL) => {
    const { pathname } = new URL(url);
    if (pathname === '/api/x/features.json') {
      const aligned = (id: string, by: string) => ({ id, alignment: { by, quality: null } });
      return Response.json({ translations: [aligned('TAGGED', 'source'), aligned('GUESSED', 'computed')] });
    }
    asked.push(pathname);
    return new Response('', { status: 404 });
  }) as unknown as typeof globalThis.fetch;
  const of = (id: string, words?: string): SimpleTranslationBookChapter => ({
    ...chapterOfRuth({ translation: { id } }),
    thisChapterLink: `/api/${id}/RUT/2.simple.json`,
    ...(words !== undefined && { thisChapterWordsLink: words }),
  });
  const { signal } = new AbortController();
  await addRenderings([of('PLAIN'), of('TAGGED')], new Map(), signal);
  expect(asked).toEqual([]);
  const chapters = [of('TAGGED', '/api/TAGGED/RUT/2.words.json'), of('GUESSED')];
  await addRenderings(chapters, new Map(), signal);
  await addRenderings(chapters, new Map(), signal);
  expect(asked.sort()).toEqual(['/api/x/alignment/GUESSED/RUT/2.json', '/api/x/alignment/TAGGED/RUT/2.json']);
});
