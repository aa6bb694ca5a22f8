import { afterEach, expect, setDefaultTimeout, test } from 'bun:test';
import { copyLibrary } from '../compiled.ts';
import { isLong } from '../long-tests.ts';
import { newFolder } from '../new-folder.ts';
import { type ServedCommand, startServe } from '../start-serve.ts';
import { until } from '../until.ts';
import { writeFiles } from '../write-files.ts';
import { commandLine, runCommand, startCommand } from './command-line.ts';

setDefaultTimeout(300_000);

const editions = isLong ? 50 : 15;

const stops: (() => unknown)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

function writeEditions(content: string, version: number): void {
  for (let number = 0; number < editions; number++) {
    const words = `Version ${version} of edition ${number}.`;
    const verses = Array.from({ length: 20 }, (_, verse) => `\\v ${verse + 1} ${words}\n`).join('');
    const chapters = Array.from({ length: 5 }, (_, chapter) => `\\c ${chapter + 1}\n\\p\n${verses}`).join('');
    writeFiles(content, { [`translations/e${number}/GEN.usfm`]: `\\id GEN\n${chapters}` });
  }
}

function newContent(): string {
  const content = newFolder();
  writeEditions(content, 1);
  return content;
}

let built: Promise<string> | undefined;

async function builtContent(): Promise<string> {
  built ??= (async () => {
    const first = newContent();
    expect((await runCommand('build', first, '--library', `${first}.library`)).exitCode).toBe(0);
    return first;
  })();
  const [first, content] = [await built, newContent()];
  copyLibrary(`${first}.library`, `${content}.library`);
  return content;
}

async function startEarly(
  content: string,
  ...more: string[]
): Promise<{ url: string; exited: Promise<number> }> {
  const child = startCommand('serve', content, '--port', '0', ...more);
  stops.push(async () => {
    child.kill('SIGTERM');
    await child.exited;
  });
  let printed = '';
  const read = async () => {
    for await (const chunk of child.stdout) printed += new TextDecoder().decode(chunk);
  };
  void read();
  const url = await until(() => /(http:\/\/\S+?) shows the progress/.exec(printed)?.[1]);
  return { url, exited: child.exited };
}

const jsonOf = async (response: Response) => (await response.json()) as Record<string, unknown>;

test.each([['1'], ['2']])(
  'an older library is served before the build is done: %s workers',
  async (workers) => {
    const content = await builtContent();
    writeEditions(content, 2);
    const served: ServedCommand = await startServe(content, {
      more: ['--workers', workers],
    });
    stops.push(async () => {
      served.process.kill('SIGTERM');
      await served.process.exited;
    });
    const textOf = async (id: string) => (await fetch(`${served.url}/api/${id}/GEN/1.json`)).text();
    expect(await textOf(`e${editions - 1}`)).toContain('Version 1 of');
    expect((await fetch(`${served.url}/ready`)).status).toBe(200);
    expect(served.printed()).not.toContain('compiled)');
    await until(async () => (await textOf(`e${editions - 1}`)).includes('Version 2 of'));
    await until(() => served.printed().includes(`(${editions} compiled)`));
  },
);

test.each([['1'], ['2']])(
  'returns 503 for documents until the library has been built: %s workers',
  async (workers) => {
    const { url } = await startEarly(newContent(), '--workers', workers);
    const catalogue = `${url}/api/available_translations.json`;
    const early = await fetch(catalogue);
    expect(early.status).toBe(503);
    expect(early.headers.get('retry-after')).toMatch(/^\d+$/);
    expect(early.headers.get('cache-control')).toBe('no-cache');
    expect(await jsonOf(early)).toMatchObject({ error: { code: 'not_ready', message: expect.any(String) } });
    expect((await fetch(`${url}/ready`)).status).toBe(503);
    const health = await fetch(`${url}/health`);
    expect([health.status, await jsonOf(health)]).toEqual([
      200,
      {
        status: 'building',
        generation: 0,
        editions: 0,
        progress: { editions: expect.any(Number), percent: expect.any(Number) },
      },
    ]);
    for (const page of ['/', '/docs', '/metrics'])
      expect([page, (await fetch(url + page)).status]).toEqual([page, 200]);
    for (const page of ['/', '/read/e1/GEN/1']) {
      const shown = await fetch(url + page, { headers: { Accept: 'text/html' } });
      expect([shown.status, shown.headers.get('retry-after')]).toEqual([503, '2']);
      expect(await shown.text()).toContain('<progress max="100"');
    }
    await until(async () => (await fetch(`${url}/ready`)).ok);
    const list = await jsonOf(await fetch(catalogue));
    expect(list.translations).toHaveLength(editions);
    expect(await jsonOf(await fetch(`${url}/health`))).toMatchObject({ status: 'ok', editions });
    const ready = await jsonOf(await fetch(`${url}/ready`));
    expect(ready).toMatchObject({ status: 'ready', editions });
  },
);

test('a build reports each finished edition to its parent, however quickly they follow each other', async () => {
  const sent: unknown[] = [];
  const folder = newFolder();
  const child = Bun.spawn([process.execPath, commandLine, 'build', newContent(), '--library', folder], {
    stdio: ['ignore', 'ignore', 'inherit'],
    ipc: (message) => sent.push(message),
  });
  expect(await child.exited).toBe(0);
  for (const done of [1, editions]) expect(sent).toContainEqual({ progress: { editions: done, percent: 0 } });
});

test('the metrics report the result of the last build', async () => {
  const content = newFolder({
    'translations/good/GEN.usfm': '\\id GEN\n\\c 1\n\\p\n\\v 1 Words.\n\\v 3 Words.\n',
    'translations/worse/GEN.usfm': '\\id GEN\n\\c 1\n\\p\n\\v 1 Words.\n',
    'translations/bad/edition.json': '{',
  });
  const served = await startServe(content, { more: ['--workers', '2'] });
  stops.push(async () => {
    served.process.kill('SIGTERM');
    await served.process.exited;
  });
  const lines = async () => (await (await fetch(`${served.url}/metrics`)).text()).split('\n');
  const has = (line: string) => until(async () => (await lines()).includes(line));
  await has('scriptorium_builds_total{result="failure"} 1');
  await has('scriptorium_last_build_success 0');
  await has('scriptorium_editions{state="failed"} 1');
  await has('scriptorium_editions{state="stale"} 0');
  expect((await lines()).some((line) => /^scriptorium_last_build_duration_seconds [\d.]+$/.test(line))).toBe(
    true,
  );
  expect(
    (await lines()).some((line) =>
      /^scriptorium_last_build_diagnostics\{severity="error"\} [1-9]/.test(line),
    ),
  ).toBe(true);
  writeFiles(content, { 'translations/worse/edition.json': '{ "id": "worse", "name": 1 }' });
  await has('scriptorium_editions{state="stale"} 1');
  await Bun.$`rm -r ${content}/translations/bad ${content}/translations/worse`;
  await has('scriptorium_last_build_success 1');
  await has('scriptorium_editions{state="stale"} 0');
  await has('scriptorium_editions{state="failed"} 0');
  await has('scriptorium_builds_total{result="success"} 1');
});
