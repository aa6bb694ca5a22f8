import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from 'bun:test';
import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hasChromium, sharedChromium } from '../../test/browser/chromium.ts';
import { compiledSmallContent } from '../../test/compiled.ts';
import { type ServedLibrary, serveLibrary } from '../../test/served-library.ts';
import { bundledSizes } from '../scripts/bundled-sizes.ts';
import { installedClient } from './installed-client.ts';

setDefaultTimeout(600_000);

const repository = join(import.meta.dir, '../..');
const node = Bun.which('node');
const deno = Bun.which('deno');
const expected = {
  translations: ['SMALL'],
  ownObjects: true,
  places: ['GEN 1', 'GEN 2', 'PSA 3', 'MAT 5', 'TOB 1'],
  passage:
    'Lord, how they are increased\nthat trouble me!\n\nThere is no help for him in God. Selah\nBut you are a shield.',
  error: [true, 'chapter_not_found', 404],
  aborted: 'AbortError',
  books: 4,
  forms: ['MAT 5:1 some', 'MAT 5:2 some'],
};

let served: ServedLibrary;
let project: string;
beforeAll(async () => {
  served = await serveLibrary((await compiledSmallContent()).library);
  project = await installedClient();
  cpSync(join(import.meta.dir, 'try-client.mjs'), join(project, 'try-client.mjs'));
});
afterAll(() => served?.stop());

async function run(program: string, ...words: string[]): Promise<string> {
  const child = Bun.spawn([program, ...words], { cwd: project, stdio: ['ignore', 'pipe', 'pipe'] });
  const [output, errors] = await Promise.all([
    new Response(child.stdout).text(),
    new Response(child.stderr).text(),
  ]);
  if ((await child.exited) !== 0) throw new Error(`${output}\n${errors}`);
  return output;
}

function script(module: string): string {
  const file = join(project, `try-${module.replace(/\W/g, '-')}.mjs`);
  const text = `
    import * as scriptorium from '${module}';
    import { tryClient } from './try-client.mjs';
    console.log(JSON.stringify(await tryClient(scriptorium, process.argv[2])));`;
  writeFileSync(file, text);
  return file;
}

describe.each(['scriptorium-client', 'scriptorium-client/bundle'])('%s', (module) => {
  test.skipIf(!node)('runs in Node', async () => {
    expect(JSON.parse(await run(node!, script(module), served.url))).toEqual(expected);
  });

  test.skipIf(!deno)('runs in Deno', async () => {
    const words = ['run', '--allow-net', '--allow-read', '--node-modules-dir=manual'];
    expect(JSON.parse(await run(deno!, ...words, script(module), served.url))).toEqual(expected);
  });

  test('runs in Bun', async () => {
    expect(JSON.parse(await run(process.execPath, script(module), served.url))).toEqual(expected);
  });
});

test.skipIf(!hasChromium)('runs in a browser, in a page of another origin', async () => {
  const page = Bun.serve({
    port: 0,
    fetch(request) {
      const { pathname } = new URL(request.url);
      if (pathname !== '/') return new Response(Bun.file(join(project, pathname)));
      return new Response('<!doctype html><link rel="icon" href="data:,">', {
        headers: { 'content-type': 'text/html' },
      });
    },
  });
  const tab = await (await sharedChromium()).newPage();
  try {
    await tab.goto(`http://127.0.0.1:${page.port}/`);
    for (const file of ['bundle/index.js', 'client/src/index.js']) {
      const result = await tab.evaluate(
        `Promise.all([import('/node_modules/scriptorium-client/dist/${file}'), import('/try-client.mjs')])
          .then(([scriptorium, { tryClient }]) => tryClient(scriptorium, '${served.url}'))`,
      );
      expect(result).toEqual(expected);
    }
  } finally {
    await tab.close();
    await page.stop(true);
  }
});

describe('an app that bundles the client', () => {
  const genesis = 'GEN 31 25 24 26 32 22';
  const bundled = async (conditions: string[]) => {
    const entry = join(project, 'app.mjs');
    writeFileSync(
      entry,
      `export * from 'scriptorium-client'; export { languages } from 'scriptorium-client/languages';`,
    );
    const outdir = join(project, `app-${conditions.length}`);
    const built = await Bun.build({
      entrypoints: [entry],
      outdir,
      conditions,
      splitting: true,
      minify: true,
    });
    const texts = await Promise.all(built.outputs.map((output) => output.text()));
    return { outdir, hasTables: texts.some((text) => text.includes(genesis)) };
  };

  test('leaves out the share-alike tables on request, and still answers from documents', async () => {
    const [whole, lean] = [await bundled([]), await bundled(['no-share-alike'])];
    expect([whole.hasTables, lean.hasTables]).toEqual([true, false]);
    for (const { outdir } of [whole, lean]) {
      const { createClient, passages, languages } = await import(join(outdir, 'app.js'));
      const client = createClient({ baseUrl: served.url });
      const onlyDocuments = { get: client.get.bind(client) };
      const answer = await passages(onlyDocuments, 'Psalm 3:2', 'SMALL', { languages });
      expect(answer.passages[0].editions[0].verses[0].text).toContain('help for him');
      const missing = await passages(onlyDocuments, 'Psalm 3:2', ['SMALL', 'OTHER']).catch(
        (error: unknown) => error,
      );
      expect(missing.code).toBe('translation_not_found');
    }
  });
});

if (!node) console.log('Tests in Node are skipped: it is not installed.');
if (!deno) console.log('Tests in Deno are skipped: it is not installed.');

test.each(['nodenext', 'bundler'])(
  'has types that a strict project can use (%s)',
  async (moduleResolution) => {
    const use = `
    import {
      createClient, nextChapter, passages, type PassageAnswer, readPassage, ScriptoriumError, type Translation, versePieces,
    } from 'scriptorium-client';
    import { detectReferences, formatReference, parseReferences, type Reference } from 'scriptorium-client/references';
    import { type ScripturePassageElement, setDefaultService } from 'scriptorium-client/components';
    import { languages } from 'scriptorium-client/languages';
    setDefaultService('https://example.org');
    export const passageElement: ScripturePassageElement = document.createElement('scripture-passage');
    const client = createClient({ baseUrl: 'https://example.org', retry: { retries: 0 } });
    const chapter = await nextChapter(client, await client.chapter('BSB', 'GEN', 1));
    const number: number | undefined = chapter?.chapter.number;
    const { translations }: { translations: Translation[] } = await client.translations();
    for (const verse of (await readPassage(client, 'BSB', 'GEN 1')).verses)
      for (const piece of versePieces(verse)) if (piece.type === 'note') console.log(piece.note.caller, number);
    const [reference]: Reference[] = parseReferences('Joh 3,16', await client.books('LUT'));
    const answer: PassageAnswer = await passages(client, reference!, ['BSB', 'LUT'], { include: ['words'], languages });
    const strongs: string[] | undefined = answer.passages[0]!.editions[0]!.verses[0]!.words?.[0]?.strongs;
    console.log(strongs, formatReference(reference!, await client.books('LUT')), detectReferences('Joh 3,16')[0]?.start);
    // @ts-expect-error there is no such part
    passages(client, reference!, 'BSB', { include: ['notes'] });
    // @ts-expect-error a chapter is a number
    client.chapter('BSB', 'GEN', '1');
    // @ts-expect-error there is no such member
    translations[0]!.nmae;
    export const code = (error: ScriptoriumError): string => error.code;`;
    writeFileSync(join(project, 'use.ts'), use);
    const compilerOptions = {
      strict: true,
      target: 'ES2022',
      lib: ['ES2022', 'DOM'],
      types: [],
      module: moduleResolution === 'bundler' ? 'ESNext' : 'NodeNext',
      moduleResolution,
      noEmit: true,
      skipLibCheck: false,
    };
    writeFileSync(join(project, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['use.ts'] }));
    const compiler = join(repository, 'node_modules/typescript/bin/tsc');
    expect(await run(process.execPath, compiler, '-p', project)).toBe('');
  },
);

test('is small, and gives a bundler no more than is used', async () => {
  const size = async (text: string) => (await bundledSizes(project, text)).atOnce;
  const sizes = {
    all: await size(`export * from 'scriptorium-client';`),
    'createClient alone': await size(`export { createClient } from 'scriptorium-client';`),
    'versePieces alone': await size(`export { versePieces } from 'scriptorium-client';`),
    references: await size(`export * from 'scriptorium-client/references';`),
    'createClient and passages': await size(`export { createClient, passages } from 'scriptorium-client';`),
    components: await size(`import 'scriptorium-client/components';`),
    languages: await size(`export { languages } from 'scriptorium-client/languages';`),
  };
  for (const [what, bytes] of Object.entries(sizes))
    console.log(`${what}: ${bytes} bytes, minified and gzipped`);
  expect(sizes.all).toBeLessThan(13_500);
  expect(sizes['createClient alone']).toBeLessThan(6000);
  expect(sizes.components).toBeLessThan(10_000);
  expect(sizes.references).toBeLessThan(14_800);
  expect(sizes['versePieces alone']).toBeLessThan(1000);
});
