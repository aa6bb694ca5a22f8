import { describe, expect, setDefaultTimeout, test } from 'bun:test';
import { connect, createServer, type Socket } from 'node:net';
import { compileContent, compiledSmallContent, compiledStarter } from '../compiled.ts';
import { smallTranslation } from '../small-content/small-translation.ts';
import { writeFiles } from '../write-files.ts';
import { hasChromium } from './chromium.ts';
import { keepHere, leftovers, open, start, visited } from './offline-pages.ts';
import { openerOf } from './opened-page.ts';

setDefaultTimeout(600_000);

/** A connection to a server that can hang: it accepts requests and does not respond until it is released. */
async function hangingProxy() {
  const sockets = new Set<Socket>();
  let target: URL | undefined;
  let waiting: (() => void)[] = [];
  const proxy = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => {});
    const pass = () => {
      const server = connect(Number(target!.port), target!.hostname);
      server.on('error', () => socket.destroy()).on('close', () => socket.destroy());
      socket.on('close', () => server.destroy());
      socket.pipe(server).pipe(socket);
    };
    if (target) pass();
    else waiting.push(pass);
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  const { port } = proxy.address() as { port: number };
  const hang = () => {
    target = undefined;
    for (const socket of sockets) socket.destroy();
  };
  leftovers.push(async () => {
    proxy.close();
    hang();
  });
  return {
    url: `http://127.0.0.1:${port}`,
    hang,
    passTo(server: { readonly url: string }) {
      target = new URL(server.url);
      for (const pass of waiting) pass();
      waiting = [];
    },
  };
}

describe.skipIf(!hasChromium)('a chapter that never arrives', () => {
  const served = openerOf(compiledStarter);

  test('is called slow after eight seconds, on each visit', () =>
    served.open(
      'health',
      async (reader) => {
        const { page } = reader;
        await page.clock.install();
        await page.route(/ROM\/10\.simple/, () => {});
        const notice = page.getByRole('alert').filter({ hasText: 'takes too long to respond' });
        const goTo = (place: string) => page.goto(`${served.url}/#/KJV/${place}`);
        await goTo('RUT/1');
        await reader.chapter('Ruth 1');
        await goTo('ROM/10');
        await page.locator('main[aria-busy=true]').waitFor();
        await page.clock.runFor(9000);
        await notice.waitFor();
        await goTo('RUT/1');
        await reader.chapter('Ruth 1');
        await goTo('ROM/10');
        await page.locator('main[aria-busy=true]').waitFor();
        expect(await notice.count()).toBe(0);
        await page.clock.runFor(9000);
        await notice.waitFor();
      },
      { hasOwnProfile: true },
    ));
});

describe.skipIf(!hasChromium)('on a network that accepts requests and never responds', () => {
  test('shows the text of the device, after a cold start and on a chapter page too', async () => {
    const { library } = await compiledStarter();
    const server = await start(library);
    const network = await hangingProxy();
    network.passTo(server);
    const reader = await open(`${network.url}/#/KJV/RUT/1`);
    const { page } = reader;
    await reader.chapter('Ruth 1');
    await visited(page, '/api/KJV/RUT/1.simple.json', '/api/KJV/books.json');
    await page.goto(`${network.url}/#/KJV/JHN/3`);
    await reader.chapter('John 3');
    await visited(page, '/api/KJV/JHN/3.simple.json');
    network.hang();

    await page.goto('about:blank');
    await page.goto(`${network.url}/#/KJV/RUT/1`);
    expect(await reader.chapter('Ruth 1')).toContain('in the days when the judges ruled');
    await page.goto(`${network.url}/#/KJV/JHN/3`);
    expect(await reader.chapter('John 3')).toContain('God so loved the world');
    await page.goto('about:blank');
    await page.goto(`${network.url}/read/KJV/RUT/1:16`);
    expect(await reader.chapter('Ruth 1')).toContain('Intreat me not');

    await page.goto(`${network.url}/#/KJV/ROM/10`);
    await page.locator('.skeleton').waitFor();
    expect(await page.locator('article').count()).toBe(0);
    await page.waitForFunction(() => document.title.endsWith(' 10 · KJV'));
    const notice = page.getByRole('alert').filter({ hasText: 'takes too long to respond' });
    await notice.waitFor();
    expect(await page.locator('h1').textContent()).toEndWith(' 10');
    await reader.checkLooks('slow', [390, 1280]);
    await notice.getByRole('button', { name: 'Try again' }).click();
    await notice.waitFor({ state: 'detached' });
    network.passTo(server);
    await reader.chapter('Romans 10');
    await page.waitForFunction(() => document.title === 'Romans 10 · KJV');
    expect(await notice.count()).toBe(0);
  });

  test('searches a translation of the device, and calls panels slow that need more', async () => {
    const { library } = await compiledSmallContent();
    const network = await hangingProxy();
    network.passTo(await start(library));
    const reader = await open(`${network.url}/#/SMALL/GEN/1`);
    const { page } = reader;
    await reader.chapter('Genesis 1');
    await visited(page, '/api/SMALL/GEN/1.simple.json');
    await keepHere(page);
    const study = page.getByRole('button', { name: 'Study' });
    await study.waitFor();
    network.hang();
    await page.keyboard.press('/');
    await page.keyboard.type('spoke');
    await page.keyboard.press('Enter');
    await page.locator('.search-panel .hit mark').first().waitFor();
    await page.getByRole('button', { name: 'Close search' }).click();
    await study.click();
    const panel = page.getByRole('complementary', { name: 'Study' });
    await panel.getByText('takes too long to respond').waitFor();
    await panel.getByRole('button', { name: 'Try again' }).click();
    await panel.getByText('Loading').waitFor();
  });

  test('replaces the stored text in place when the current one arrives', async () => {
    const file = 'translations/small/40-MAT.usfm';
    const sung = String(smallTranslation[file]).replace('he spoke.', 'he sang.');
    const before = await compiledSmallContent();
    const after = await compileContent((content) =>
      writeFiles(content, { ...smallTranslation, [file]: sung }),
    );
    const network = await hangingProxy();
    network.passTo(await start(before.library));
    const reader = await open(`${network.url}/#/SMALL/MAT/5`);
    const { page } = reader;
    expect(await reader.chapter('Matthew 5')).toContain('he spoke.');
    await visited(page, '/api/SMALL/MAT/5.simple.json');
    network.hang();
    await page.goto('about:blank');
    await page.goto(`${network.url}/#/SMALL/MAT/5`);
    expect(await reader.chapter('Matthew 5')).toContain('he spoke.');
    network.passTo(await start(after.library));
    await page.getByText('he sang.').waitFor();
    await page.reload();
    await page.getByText('he sang.').waitFor();
  });
});
