import { afterAll, beforeAll, expect, setDefaultTimeout, test } from 'bun:test';
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildLibrary } from '../../src/compile/build-library.fixture.ts';
import { compiledStarter, copyLibrary } from '../compiled.ts';
import { newFolder } from '../new-folder.ts';
import { type ServedCommand, startServing } from '../start-serve.ts';
import { until } from '../until.ts';

setDefaultTimeout(600_000);

interface Words {
  readonly verses: Record<string, { start: number; end: number; strongs: string[] }[]>;
}
interface Chapter {
  readonly chapter: { content: { text: string }[] };
}

let served: ServedCommand;
const launcher = ['node', join(import.meta.dir, '../../bin/bun.mjs')];
const json = async <T>(path: string): Promise<T> => (await (await fetch(served.url + path)).json()) as T;

/** A copy of the compiled starter without its commentary, the only edition that is left to compile. */
async function libraryToComplete(): Promise<string> {
  const { content, directory } = await compiledStarter();
  const [partial, library] = [newFolder(), newFolder()];
  cpSync(content, partial, { recursive: true });
  copyLibrary(directory, library);
  rmSync(join(partial, 'commentaries'), { recursive: true });
  await buildLibrary({ content: partial, library });
  return library;
}

beforeAll(async () => {
  const more = ['--library', await libraryToComplete()];
  served = await startServing(['start'], { through: launcher, more });
});
afterAll(() => served.process.kill());

test('serves two whole Bibles', async () => {
  const { translations } = await json<{ translations: Record<string, unknown>[] }>(
    '/api/available_translations.json',
  );
  expect(
    translations.map((translation) => [
      translation.id,
      translation.numberOfBooks,
      translation.totalNumberOfChapters,
      translation.totalNumberOfVerses,
    ]),
  ).toEqual([
    ['KJV', 66, 1189, 31_102],
    ['OSHB', 39, 929, 23_213],
  ]);
});

test('names URLs to try, and each of them answers', async () => {
  const urls = served.printed().match(/http:\S+\.json/g)!;
  expect(urls.length).toBeGreaterThanOrEqual(5);
  for (const url of urls) expect([url, (await fetch(url)).status]).toEqual([url, 200]);
});

test('compiles what is missing in the library, and serves it', async () => {
  await until(async () => (await fetch(`${served.url}/api/c/RUTHNOTES/RUT/1.json`)).ok);
  await until(() => served.printed().includes('(6 unchanged, 1 compiled)'));
});

test('has annotated words: the first word of the Hebrew Bible', async () => {
  const { verses } = await json<Words>('/api/OSHB/GEN/1.words.simple.json');
  const { chapter } = await json<Chapter>('/api/OSHB/GEN/1.simple.json');
  const { start, end, strongs } = verses['1']![0]!;
  // The source's own order of points is preserved, so normalize before comparing
  const word = chapter.content[0]!.text.slice(start, end).normalize();
  expect([word, strongs]).toEqual(['בְּרֵאשִׁ֖ית'.normalize(), ['H7225']]);
});

test('ends with 0 on SIGTERM, through the launcher too', async () => {
  served.process.kill('SIGTERM');
  expect(await served.process.exited).toBe(0);
});
