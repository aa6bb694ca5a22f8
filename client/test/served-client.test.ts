import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from 'bun:test';
import { compiledSmallContent } from '../../test/compiled.ts';
import { type ServedLibrary, serveLibrary } from '../../test/served-library.ts';
import {
  chaptersOf,
  createClient,
  nextChapter,
  passageText,
  previousChapter,
  type References,
  readPassage,
  type ScriptoriumClient,
  ScriptoriumError,
  type SourceOptions,
  textOfWord,
  textWithNotes,
  verseOf,
  wordsOfVerse,
} from '../src/index.ts';
import { withoutPage } from './without-page.ts';

setDefaultTimeout(600_000);
withoutPage();

let served: ServedLibrary;
beforeAll(async () => {
  served = await serveLibrary((await compiledSmallContent()).library);
});
afterAll(() => served?.stop());

const asked: string[] = [];
const statuses: number[] = [];

function client(more: Partial<SourceOptions> = {}): ScriptoriumClient {
  asked.length = 0;
  statuses.length = 0;
  const fetchAndNote = async (url: string, init: RequestInit) => {
    asked.push(new URL(url).pathname);
    const answer = await fetch(url, init);
    statuses.push(answer.status);
    return answer;
  };
  return createClient({ baseUrl: served.url, fetch: fetchAndNote, ...more });
}

async function failure(promise: Promise<unknown>): Promise<ScriptoriumError> {
  const error = await promise.then(
    () => undefined,
    (reason) => reason,
  );
  expect(error).toBeInstanceOf(ScriptoriumError);
  return error;
}

describe('reading on', () => {
  test('goes over the ends of books, both ways, to the ends of the translation', async () => {
    const small = client();
    const places: string[] = [];
    let last = await small.chapter('SMALL', 'GEN', 1);
    expect(await previousChapter(small, last)).toBeNull();
    for (let at: typeof last | null = last; at; at = await nextChapter(small, at)) {
      places.push(`${at.book.id} ${at.chapter.number}`);
      last = at;
    }
    expect(places).toEqual(['GEN 1', 'GEN 2', 'PSA 3', 'MAT 5', 'TOB 1']);
    expect((await previousChapter(small, last))?.book.id).toBe('MAT');
  });

  test('stays in its format and in its kind', async () => {
    const small = client();
    const simple = await nextChapter(small, await small.simpleChapter('SMALL', 'GEN', 2));
    expect(simple?.thisChapterLink).toBe('/api/SMALL/PSA/3.simple.json');
    const timings = await nextChapter(small, await small.audioTimings('SMALL', 'GEN', 1, 'anna'));
    expect(timings?.chapterNumber).toBe(2);
    const words = await nextChapter(small, await small.words('SMALL', 'MAT', 5));
    expect(words?.thisChapterWordsLink).toBe('/api/SMALL/TOB/1.words.json');
    expect(await nextChapter(small, words!)).toBeNull();
    const notes = await nextChapter(small, await small.commentaryChapter('SMALLNOTES', 'GEN', 1));
    expect(notes?.book.id).toBe('PSA');
    const references = await nextChapter(small, await small.crossReferences('SMALLREFS', 'GEN', 1));
    expect(references?.chapter.number).toBe(2);
  });
});

describe('all chapters of a translation', () => {
  test('arrive in order, one by one, with any concurrency', async () => {
    for (const concurrency of [1, 2, 16]) {
      const places: string[] = [];
      for await (const { book, chapter } of chaptersOf(client(), 'SMALL', { concurrency }))
        places.push(`${book.id} ${chapter.number}`);
      expect(places).toEqual(['GEN 1', 'GEN 2', 'PSA 3', 'MAT 5', 'TOB 1']);
      expect(asked).toHaveLength(6);
    }
  });

  test('arrive in the standard format on request, and of some books', async () => {
    const links: string[] = [];
    const chapters = chaptersOf(client(), 'SMALL', { format: 'standard', books: ['TOB', 'GEN'] });
    for await (const chapter of chapters) links.push(chapter.thisChapterLink);
    expect(links).toEqual(['/api/SMALL/GEN/1.json', '/api/SMALL/GEN/2.json', '/api/SMALL/TOB/1.json']);
    const none = chaptersOf(client(), 'SMALL', { books: ['GEN', 'REV'] }).next();
    expect(await failure(none)).toMatchObject({ code: 'book_not_found', hint: 'It has GEN PSA MAT TOB' });
  });

  test('end with the error of the service for an unknown translation', async () => {
    const error = await failure(chaptersOf(client(), 'SMALLL').next());
    expect(error).toMatchObject({ code: 'translation_not_found', status: 404 });
    expect(error.url).toBe(`${served.url}/api/SMALLL/books.json`);
  });
});

describe('a passage', () => {
  const small = () => client();

  test('is its verses, with their headings', async () => {
    const passage = await readPassage(small(), 'SMALL', 'Gen 1:1-2');
    expect(passage.label).toBe('Genesis 1:1-2');
    expect(passage.verses.map(({ chapter, number }) => `${chapter}:${number}`)).toEqual(['1:1', '1:2']);
    expect(passage.verses[0]!.headings).toEqual([{ offset: 0, text: 'The Creation' }]);
    expect(passage.translation.id).toBe('SMALL');
    expect(passageText(passage)).toBe(
      'In the beginning God created the heavens and the earth. And the earth was formless, and dark.',
    );
    expect(asked).toEqual([
      '/api/SMALL/books.json',
      '/api/x/versification/SMALL.json',
      '/api/SMALL/GEN/1.simple.json',
    ]);
  });

  test('may span chapters, or be a chapter or a book, or several', async () => {
    const places = async (reference: References) =>
      (await readPassage(small(), 'SMALL', reference)).verses.map(
        ({ chapter, number }) => `${chapter}:${number}`,
      );
    expect(await places('GEN 1:3-2:1')).toEqual(['1:3', '2:1']);
    expect(await places('GEN 1-2')).toEqual(['1:1', '1:2', '1:3', '2:1']);
    expect(await places('PS 3')).toEqual(['3:0', '3:1', '3:2']);
    expect(await places('Genesis')).toEqual(['1:1', '1:2', '1:3', '2:1']);
    expect(await places('GEN 1:2-99')).toEqual(['1:2', '1:3']);
    const chapter = { book: 'GEN', chapter: 2 };
    expect(await places([{ from: chapter, to: chapter }, 'Gen 1:1,3'])).toEqual(['2:1', '1:1', '1:3']);
  });

  test('that the translation lacks is an error that lists its books', async () => {
    const error = (reference: string) => failure(readPassage(small(), 'SMALL', reference));
    expect(await error('REV 1')).toMatchObject({
      code: 'book_not_found',
      message: 'SMALL does not have Revelation (REV).',
    });
    expect(await error('GEN 7:1')).toMatchObject({
      code: 'chapter_not_found',
      hint: 'Genesis has 2 chapters.',
    });
    expect(await error('GEN 1:77')).toMatchObject({ code: 'verse_not_found' });
    expect(await error('Nothing 1')).toMatchObject({ code: 'bad_reference', at: 0, status: 400 });
    expect((await failure(readPassage(small(), 'SMALLL', 'GEN 1'))).code).toBe('translation_not_found');
  });
});

describe('words and notes', () => {
  test('are at their places', async () => {
    const small = client();
    const genesis = await small.simpleChapter('SMALL', 'GEN', 1);
    expect(textWithNotes(verseOf(genesis, 1)!)).toBe(
      'In the beginning God created [Or formed] the heavens and the earth.',
    );
    const matthew = await small.simpleChapter('SMALL', 'MAT', 5);
    const words = await small.simpleWords('SMALL', 'MAT', 5);
    expect(wordsOfVerse(words, verseOf(matthew, 1)!).map(({ text }) => text)).toEqual(['Seeing', 'crowds']);
  });

  test('are the same in both formats', async () => {
    const small = client();
    const verse = verseOf(await small.chapter('SMALL', 'MAT', 5), 1)!;
    const words = await small.words('SMALL', 'MAT', 5);
    expect(words.verses[1]!.map((word) => textOfWord(verse, word))).toEqual(['Seeing', 'crowds']);
  });
});

describe('the service', () => {
  test('answers 304 to a client that knows the document', async () => {
    // Never fresh, so that it is requested again
    const stale = async (url: string, init: RequestInit) => {
      const answer = await fetch(url, init);
      statuses.push(answer.status);
      const headers = new Headers(answer.headers);
      headers.delete('cache-control');
      headers.delete('content-encoding');
      return new Response(answer.status === 304 ? null : await answer.text(), {
        status: answer.status,
        headers,
      });
    };
    const small = client({ fetch: stale });
    const first = await small.books('SMALL');
    expect(await small.books('SMALL')).toEqual(first);
    expect(statuses).toEqual([200, 304]);
  });

  test('may be below a path of another service', async () => {
    const proxy = Bun.serve({
      port: 0,
      fetch: async (request) => {
        const answer = await fetch(served.url + new URL(request.url).pathname.replace('/bible/v1', ''));
        return new Response(await answer.text(), { status: answer.status });
      },
    });
    try {
      const small = client({ baseUrl: `http://127.0.0.1:${proxy.port}/bible/v1` });
      const chapter = await nextChapter(small, await small.chapter('SMALL', 'GEN', 1));
      expect(chapter?.chapter.number).toBe(2);
      expect(asked).toEqual(['/bible/v1/api/SMALL/GEN/1.json', '/bible/v1/api/SMALL/GEN/2.json']);
    } finally {
      await proxy.stop(true);
    }
  });

  test('that does not exist is a network error', async () => {
    const gone = Bun.serve({ port: 0, fetch: () => new Response() });
    await gone.stop(true);
    const small = client({ baseUrl: `http://127.0.0.1:${gone.port}`, retry: { retries: 1, firstDelay: 1 } });
    expect((await failure(small.translations())).code).toBe('network_error');
    expect(asked).toHaveLength(2);
  });
});
