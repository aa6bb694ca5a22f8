import { afterAll, beforeAll, expect, setDefaultTimeout, test } from 'bun:test';
import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { installedClient } from '../../client/test/installed-client.ts';
import { compiledStarter } from '../compiled.ts';
import { answersOf, connectOverHttp } from '../mcp/mcp-clients.ts';
import { hasChromium, sharedChromium } from './chromium.ts';
import { OpenedPage } from './opened-page.ts';
import { servePages } from './served-pages.ts';

setDefaultTimeout(600_000);

const examples = join(import.meta.dir, '../../examples');
const service = 'https://scripture.example.org';
const read = (file: string) => readFileSync(join(examples, file), 'utf8');

let url = '';
let stop: () => Promise<void>;
let project = '';
beforeAll(async () => {
  const server = await servePages((await compiledStarter()).library);
  url = server.url.replace(/\/$/, '');
  stop = () => server.stop();
  project = await installedClient();
  cpSync(join(examples, 'node'), join(project, 'node'), { recursive: true });
  cpSync(join(examples, 'chat-bot'), join(project, 'chat-bot'), { recursive: true });
  mkdirSync(join(project, 'node_modules/@modelcontextprotocol'), { recursive: true });
  const installed = join(import.meta.dir, '../../node_modules/@modelcontextprotocol');
  for (const name of readdirSync(installed))
    symlinkSync(join(installed, name), join(project, 'node_modules/@modelcontextprotocol', name));
});
afterAll(() => stop?.());

async function run(file: string, words: readonly string[], environment: Record<string, string>) {
  const node = Bun.which('node') ?? process.execPath;
  const child = Bun.spawn([node, file, ...words], {
    cwd: project,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [output, errors] = await Promise.all([
    new Response(child.stdout).text(),
    new Response(child.stderr).text(),
  ]);
  return { code: await child.exited, output, errors };
}

test('the Node script prints a passage and the results of a search', async () => {
  const { code, output, errors } = await run('node/passages.mjs', ['Ruth 1:16', 'kinsman'], { SERVICE: url });
  expect({ code, errors }).toEqual({ code: 0, errors: '' });
  expect(output).toStartWith('Ruth 1:16\n  16 And Ruth said, Intreat me not to leave thee');
  expect(output).toMatch(/\nkinsman: \d+ verses\n {2}\w{3} \d+:\d+ /);
  expect(output).toContain('\nKJV: ');
});

test('the Node script reports an unknown book', async () => {
  const { code, errors } = await run('node/passages.mjs', ['Heburews 1'], { SERVICE: url });
  expect(code).toBe(1);
  expect(errors).toContain('Did you mean Hebrews?');
});

test.each([
  ['What does Ruth 1:16 say?', 'whither thou goest'],
  ['What do we know about living water?', 'living water'],
  ['What does Hezekiah 3:1 say?', 'I cannot answer this'],
])('the chat bot answers %s', async (question, answer) => {
  const { library } = await compiledStarter();
  await using server = await connectOverHttp(answersOf(library));
  const { code, output, errors } = await run('chat-bot/answer.mjs', [question], { MCP: server.url });
  expect({ code, errors }).toEqual({ code: 0, errors: expect.stringContaining('get_passage') });
  expect(output).toContain(answer);
});

/** Opens an example in a separate site. @param files loaded from its folder or other hosts. */
async function openExample(
  name: string,
  files: Readonly<Record<string, () => Promise<Blob> | Blob>>,
  use: (opened: OpenedPage) => Promise<void>,
): Promise<void> {
  const html = read(name).replaceAll(service, url).replaceAll('https://esm.sh/', '/esm/');
  const site = Bun.serve({
    port: 0,
    hostname: '127.0.0.1',
    async fetch(request) {
      const { pathname } = new URL(request.url);
      if (pathname === '/') return new Response(html, { headers: { 'Content-Type': 'text/html' } });
      if (pathname.startsWith('/bundle/'))
        return new Response(Bun.file(join(project, 'node_modules/scriptorium-client/dist', pathname)));
      const file = files[pathname];
      return file ? new Response(await file()) : new Response('', { status: 404 });
    },
  });
  const profile = await (await sharedChromium()).newContext();
  try {
    const opened = await OpenedPage.open(profile, `http://127.0.0.1:${site.port}/`, { width: 820 });
    await use(opened);
    expect(opened.errors.filter((error) => !/favicon|status of 404/.test(error))).toEqual([]);
  } finally {
    await profile.close();
    site.stop(true);
  }
}

test.skipIf(!hasChromium)('the page shows a verse of the day, a passage and a search', () =>
  openExample('page/index.html', {}, async (opened) => {
    const { page } = opened;
    await page
      .getByText('Intreat me not to leave thee: or')
      .or(page.getByText('whither thou goest'))
      .first()
      .waitFor();
    await page.locator('scripture-verse-of-the-day [part=attribution]').waitFor();
    await page.getByRole('searchbox').fill('living water');
    await page.keyboard.press('Enter');
    await page.locator('[part=result]').nth(4).waitFor();
    expect(await opened.accessibilityProblems()).toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await opened.overflow()).toBe(0);
  }),
);

/** Preact's implementation of React's interface in one module, so that the test needs no other package. */
async function compatibleReact(): Promise<Blob> {
  const { outputs } = await Bun.build({
    entrypoints: [join(import.meta.dir, '../../node_modules/preact/compat/dist/compat.mjs')],
    target: 'browser',
    format: 'esm',
  });
  return new Blob([await outputs[0]!.text()], { type: 'text/javascript' });
}

test.skipIf(!hasChromium)('the React page shows a passage, chapters and a search', () => {
  const client =
    "import { render } from '/esm/react@19'; export const createRoot = (to) => ({ render: (node) => render(node, to) });";
  const files = {
    '/esm/react@19': compatibleReact,
    '/esm/react-dom@19/client': () => new Blob([client], { type: 'text/javascript' }),
  };
  return openExample('react/index.html', files, async ({ page }) => {
    await page.getByRole('heading', { name: 'Ruth 1' }).waitFor();
    await page.getByText('22 verses').waitFor();
    await page.locator('scripture-passage').getByText('For God so loved the world').waitFor();
    for (const number of [2, 3, 4]) {
      await page.getByRole('button', { name: 'Next' }).click();
      await page.getByRole('heading', { name: `Ruth ${number}` }).waitFor();
    }
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByRole('alert').waitFor();
    await page.getByLabel('Search').fill('living water');
    await page.locator('li').nth(2).waitFor();
    expect(await page.getByRole('status').textContent()).toBe('');
  });
});
