import { afterAll, beforeAll, expect, setDefaultTimeout, test } from 'bun:test';
import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { installedClient } from '../../client/test/installed-client.ts';
import { compiledStarter } from '../compiled.ts';
import { isLong } from '../long-tests.ts';
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
  for (const name of ['node', 'server', 'chat-bot', 'react'])
    cpSync(join(examples, name), join(project, name), { recursive: true });
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

async function openExample(
  page: string,
  files: Readonly<Record<string, () => Promise<Blob> | Blob>>,
  use: (opened: OpenedPage) => Promise<void>,
): Promise<void> {
  const html = page.replaceAll(service, url);
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
  openExample(read('page/index.html'), {}, async (opened) => {
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

async function bundledReact(): Promise<Blob> {
  const modules = join(import.meta.dir, '../../node_modules/preact');
  const entry = join(project, 'react/main.jsx');
  const { outputs } = await Bun.build({
    entrypoints: [entry],
    target: 'browser',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [
      {
        name: 'Preact for React',
        setup({ onResolve }) {
          onResolve({ filter: /^react-dom\/client$/ }, () => ({ path: join(modules, 'compat/client.mjs') }));
          onResolve({ filter: /^react\/jsx-(?:dev-)?runtime$/ }, () => ({
            path: join(modules, 'jsx-runtime/dist/jsxRuntime.mjs'),
          }));
          onResolve({ filter: /^react$/ }, () => ({ path: join(modules, 'compat/dist/compat.mjs') }));
        },
      },
    ],
  });
  const text = await outputs[0]!.text();
  return new Blob([text.replaceAll(service, url)], { type: 'text/javascript' });
}

async function useReactExample({ page }: OpenedPage): Promise<void> {
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
}

test.skipIf(!hasChromium)('the React app shows a passage, chapters and a search', () =>
  openExample(read('react/index.html'), { '/main.jsx': bundledReact }, useReactExample),
);

test.skipIf(!hasChromium || !isLong)('Vite builds the React app', async () => {
  const app = join(project, 'react');
  const described = JSON.parse(read('react/package.json'));
  described.dependencies['scriptorium-client'] = 'file:../node_modules/scriptorium-client';
  writeFileSync(join(app, 'package.json'), JSON.stringify(described));
  for (const command of [
    ['npm', 'install', '--install-links', '--ignore-scripts', '--no-audit', '--no-fund'],
    ['npm', 'run', 'build'],
  ]) {
    const { exitCode, stdout, stderr } = Bun.spawnSync(command, { cwd: app });
    expect({ exitCode, errors: exitCode === 0 ? '' : `${stdout}${stderr}` }).toEqual({
      exitCode: 0,
      errors: '',
    });
  }
  const built = join(app, 'dist');
  const files = readdirSync(join(built, 'assets')).map((name) => {
    const text = readFileSync(join(built, 'assets', name), 'utf8').replaceAll(service, url);
    return [`/assets/${name}`, () => new Blob([text], { type: 'text/javascript' })] as const;
  });
  const page = readFileSync(join(built, 'index.html'), 'utf8');
  await openExample(page, Object.fromEntries(files), useReactExample);
});

test('the Node server renders passages and errors as pages', async () => {
  const node = Bun.which('node') ?? process.execPath;
  const child = Bun.spawn([node, 'server/server.mjs'], {
    cwd: project,
    env: { ...process.env, SERVICE: url, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const { value } = await child.stdout.getReader().read();
    const { origin } = new URL(new TextDecoder().decode(value).trim());
    const open = async (reference: string) => {
      const response = await fetch(`${origin}/?ref=${encodeURIComponent(reference)}`);
      return { status: response.status, html: await response.text() };
    };
    const ruth = await open('Ruth 1:16-17');
    expect(ruth.status).toBe(200);
    expect(ruth.html).toContain('<h1>Ruth 1:16-17</h1><p><sup>16</sup> And Ruth said, Intreat me not');
    expect(ruth.html).toContain('<footer>KJV: ');
    const unknown = await open('<b>Heburews 1');
    expect(unknown.status).toBe(400);
    expect(unknown.html).toContain('<p role="alert">');
    expect(unknown.html).not.toContain('<b>');
  } finally {
    child.kill();
    await child.exited;
  }
});
