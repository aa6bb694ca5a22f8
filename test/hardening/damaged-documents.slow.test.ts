import { afterAll, expect, setDefaultTimeout, test } from 'bun:test';
import { readFileSync, writeFileSync } from 'node:fs';
import { openLibrary } from '../../src/library/library.ts';
import { compiledSmallBrotli, copyLibrary } from '../compiled.ts';
import { newFolder } from '../new-folder.ts';
import { startServe } from '../start-serve.ts';

setDefaultTimeout(60_000);

const compiled = await compiledSmallBrotli();
const [edition] = compiled.library.editions().filter(({ kind }) => kind === 'translation');
const id = edition!.id;
const book = edition!.bookIds[0]!;
const chapters = compiled.library
  .paths(`/api/${id}/${book}/`)
  .filter((path) => /\/1(\.simple)?\.json$/.test(path));
const download = `/api/${id}/complete.json`;

async function damagedCopy(paths: readonly string[]): Promise<string> {
  const directory = newFolder();
  copyLibrary(compiled.directory, directory);
  const library = openLibrary(directory, { readOnly: true });
  const { path: file } = library.file;
  const bytes = readFileSync(file);
  for (const path of paths) {
    const bodies = [library.peek(path)!.body.slice(), library.peekBrotli(path)!.body.slice()];
    for (const body of bodies)
      for (let at = bytes.indexOf(body); at >= 0; at = bytes.indexOf(body, at + 1))
        bytes[at + (body.length >> 1)]! ^= 1;
  }
  await library.close();
  writeFileSync(file, bytes);
  return directory;
}

const damagedDirectory = await damagedCopy([...chapters, download]);
const served = await startServe(damagedDirectory);
afterAll(() => served.process.kill());

async function get(path: string, headers: Record<string, string> = {}) {
  const response = await fetch(served.url + path, { headers, decompress: false });
  return { status: response.status, text: await response.text(), headers: response.headers };
}

test.each(['gzip', 'br', 'identity', 'gzip;q=0.5, br'])(
  'a damaged document is refused in the coding %s, and others are served',
  async (coding) => {
    const fields = { 'Accept-Encoding': coding };
    for (const path of [...chapters, download]) {
      const { status, text, headers } = await get(path, fields);
      expect({ status, code: JSON.parse(text).error.code }).toEqual({
        status: 500,
        code: 'document_damaged',
      });
      expect(headers.get('cache-control')).toBe('no-cache');
      expect(headers.get('etag')).toBeNull();
    }
    expect((await get(`/api/${id}/books.json`, fields)).status).toBe(200);
    expect((await get(`/api/${id}/complete.simple.json`, fields)).status).toBe(200);
  },
);

test('neither a range nor a precondition reaches a damaged document', async () => {
  expect((await get(download, { Range: 'bytes=0-99', 'Accept-Encoding': 'gzip' })).status).toBe(500);
  expect((await get(download, { 'If-None-Match': '*' })).status).toBe(500);
});

test('a question that reads a damaged document is refused, and others are answered', async () => {
  const damaged = await get(`/api/x/passage?ref=${book}+1:1&in=${id}`);
  expect({ status: damaged.status, code: JSON.parse(damaged.text).error.code }).toEqual({
    status: 500,
    code: 'document_damaged',
  });
  const chapter = compiled.library.paths(`/api/${id}/`).find((path) => /\/2\.simple\.json$/.test(path))!;
  const [, , , other] = chapter.split('/');
  expect((await get(`/api/x/passage?ref=${other}+2:1&in=${id}`)).status).toBe(200);
});

test('each damaged document is logged once, and counted', async () => {
  for (let times = 0; times < 5; times++) await get(download);
  const lines = served
    .printed()
    .split('\n')
    .filter((line) => line.includes(`: ${download} cannot be read`));
  expect(lines).toHaveLength(1);
  expect(served.printed()).not.toContain('a bug in');
  expect(lines[0]).toMatch(/^scriptorium: The library is damaged: .* Run "scriptorium verify LIBRARY"/);
  const [, count] = /^scriptorium_damaged_documents_total (\d+)$/m.exec((await get('/metrics')).text)!;
  expect(Number(count)).toBeGreaterThan(chapters.length);
  expect((await get('/health')).status).toBe(200);
});

test.each([
  ['verify'],
  ['publish', newFolder()],
  ['bundle', id, '--out', `${newFolder()}/bundle.sqlite`],
  ['export', '--ndjson', '--out', `${newFolder()}/verses.jsonl`],
])('%s reports damaged documents in one line, not as a bug', (command = '', ...more) => {
  const words = command === 'verify' ? [command, damagedDirectory] : [command, damagedDirectory, ...more];
  const child = Bun.spawnSync([process.execPath, 'src/cli/index.ts', ...words.map(String)]);
  const printed = String(child.stdout) + String(child.stderr);
  expect(printed).not.toContain('a bug in');
  expect({ command, exitCode: child.exitCode }).toEqual({ command, exitCode: 1 });
  expect(printed).toMatch(/damaged/);
});
