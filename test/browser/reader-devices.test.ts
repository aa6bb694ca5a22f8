import { describe, expect, setDefaultTimeout, test } from 'bun:test';
import type { Page } from 'playwright-core';
import { nothingKept } from '../../web/reader/kept/kept-data.ts';
import { packKept } from '../../web/reader/kept/transfer.ts';
import { compiledStarter } from '../compiled.ts';
import { hasChromium } from './chromium.ts';
import { leftovers, open, start } from './offline-pages.ts';
import { openerOf } from './opened-page.ts';

setDefaultTimeout(600_000);

const panel = (page: Page) => page.getByRole('complementary', { name: 'Saved' });
const note = {
  ...{ edition: 'KJV', book: 'RUT', chapter: 1, verse: 16, title: 'Ruth 1:16', words: 'Intreat me not' },
  ...{ id: 'a', text: 'from the phone', made: 1, changed: 1 },
};
const stored = (page: Page, kind: string) =>
  page.evaluate((kind) => JSON.parse(localStorage.getItem(`scriptorium.kept.${kind}`) ?? '[]'), kind);
const keep = (page: Page, kind: string, items: readonly object[]) =>
  page.evaluate(([kind, items]) => localStorage.setItem(`scriptorium.kept.${kind}`, items!), [
    kind,
    JSON.stringify(items),
  ] as const);

async function openBackup(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Saved' }).click();
  await panel(page).getByRole('tab', { name: 'Backup' }).click();
}

describe.skipIf(!hasChromium)('saved data moves from device to device', () => {
  const served = openerOf(compiledStarter);

  test('with a QR code, whose address asks before it adds anything', async () => {
    const { text } = await packKept({ ...nothingKept, notes: [note] }, 1800);
    await served.open(`#/KJV/RUT/1?kept=${text}`, async (reader) => {
      const { page } = reader;
      const question = page.getByRole('dialog', { name: 'From another device' });
      await question.getByText('1 note').waitFor();
      expect(await stored(page, 'notes')).toEqual([]);
      await reader.checkLooks('received', [390, 1280]);
      await question.getByRole('button', { name: 'Add to this device' }).click();
      await question.getByText('1 item was added').waitFor();
      await question.getByRole('button', { name: 'Close' }).click();
      await question.waitFor({ state: 'detached' });
      expect(await stored(page, 'notes')).toMatchObject([{ text: 'from the phone' }]);
      // The browser reports the new address later than the page changes it
      await page.waitForURL((url) => !url.hash.includes('kept='));
      await openBackup(page);
      await panel(page).getByRole('button', { name: 'Show a QR code' }).click();
      await panel(page).getByRole('img', { name: 'QR code for another device' }).waitFor();
      await panel(page).getByText('It has all highlights').waitFor();
      await reader.checkLooks('qr-code', [390, 1280]);
    });
  });

  test('with a folder that several devices sync, where an edited note replaces its earlier text', () =>
    served.open('health', async ({ page }) => {
      // The private folder of the page replaces the one that the user would choose
      await page.addInitScript(() => {
        Object.assign(globalThis, { showDirectoryPicker: () => navigator.storage.getDirectory() });
      });
      const sync = async () => {
        await page.goto('about:blank');
        await page.goto(`${served.url}/#/KJV/RUT/1`);
        await page.locator('.verse').first().waitFor();
        await openBackup(page);
        await panel(page)
          .getByRole('button', { name: /^(?:Choose a folder|Sync with)/ })
          .click();
        await panel(page).getByText('have the same data').waitFor();
      };
      await keep(page, 'notes', [note]);
      await sync();
      const [sent] = await stored(page, 'notes');
      await keep(page, 'notes', [{ ...sent, text: 'edited here', changed: 2 }]);
      await sync();
      await keep(page, 'notes', [sent]);
      await keep(page, 'bookmarks', [{ ...note, id: undefined, text: undefined, changed: undefined }]);
      await sync();
      expect((await stored(page, 'notes')).map(({ text }: typeof note) => text)).toEqual(['edited here']);
      const bookmarks = await stored(page, 'bookmarks');
      expect(bookmarks).toHaveLength(1);

      await panel(page).getByRole('tab', { name: 'Bookmarks' }).click();
      await panel(page).getByRole('button', { name: 'Delete Ruth 1:16' }).click();
      await panel(page).getByText('The bookmark of Ruth 1:16 was deleted').waitFor();
      await sync();
      await keep(page, 'bookmarks', bookmarks);
      await keep(page, 'deletions', []);
      await sync();
      expect(await stored(page, 'bookmarks')).toEqual([]);
      await keep(page, 'bookmarks', [{ ...bookmarks[0], made: Date.now() }]);
      await sync();
      expect(await stored(page, 'bookmarks')).toHaveLength(1);
    }));
});

describe.skipIf(!hasChromium)('a WebDAV server', () => {
  test('has a file with the data of all devices, which no device overwrites unread', async () => {
    const { library } = await compiledStarter();
    const service = await start(library);
    const server = startWebDav();
    leftovers.push(() => server.stop());
    // With the policy of the page, which allows no other host
    const reader = await open(`${service.url}/#/KJV/RUT/1`, { bypassCSP: false });
    const { page } = reader;
    page.setDefaultTimeout(30_000);
    await page.locator('.verse').first().waitFor();
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}));
    // Visits would change the data between two syncs
    await page.evaluate(() => localStorage.setItem('scriptorium.history', 'off'));
    await keep(page, 'notes', [note]);
    await openBackup(page);
    const [address, password] = [
      panel(page).getByLabel('Address of the folder'),
      panel(page).getByLabel('Password'),
    ];
    const sync = async (message: string | RegExp) => {
      await panel(page).getByRole('button', { name: /^Sync/ }).click();
      await panel(page).getByText(message).waitFor();
    };
    await address.fill('ftp://example.org/');
    await sync('Enter an address that begins with https://.');
    await address.fill(`${server.url}closed/`);
    await sync(`Its CORS settings must allow ${new URL(service.url).origin}.`);
    await address.fill(`${server.url}dav/`);
    await panel(page).getByLabel('User name').fill('Zoë');
    await password.fill('wrong');
    await sync('does not accept this user name and password');
    await password.fill('pâss');
    await address.fill(`${server.url}dav/none`);
    await sync('has no folder /dav/none/.');
    reader.errors.length = 0;
    await address.fill(`${server.url}dav`);
    await sync('have the same data');
    const kept = () => JSON.parse(server.files.get('/dav/scriptorium-saved.json')!);
    expect(kept().notes).toMatchObject([{ id: 'a', text: 'from the phone' }]);

    const other = { ...kept(), notes: [...kept().notes, { ...note, id: 'b', verse: 17, text: 'other' }] };
    server.beforePut = () => server.write('/dav/scriptorium-saved.json', JSON.stringify(other));
    await keep(page, 'bookmarks', [{ ...note, id: undefined, text: undefined, changed: undefined }]);
    await page.reload();
    await openBackup(page);
    await sync('have the same data');
    expect(server.refused).toBe(1);
    expect(kept().notes.map(({ id }: typeof note) => id)).toEqual(['a', 'b']);
    expect(kept().bookmarks).toHaveLength(1);
    expect((await stored(page, 'notes')).map(({ id }: typeof note) => id)).toEqual(['a', 'b']);

    const { puts } = server;
    await page.reload();
    await openBackup(page);
    await sync('have the same data');
    expect(server.puts).toBe(puts);
    server.write('/dav/scriptorium-saved.json', '{}');
    await sync('The file was not exported by this reader');
    expect(server.files.get('/dav/scriptorium-saved.json')).toBe('{}');
    await panel(page).getByRole('button', { name: 'Forget the address' }).click();
    await address.waitFor();
    // The browser reports requests without CORS headers and responses with an error status
    reader.errors.length = 0;
  });
});

function startWebDav() {
  const files = new Map<string, string>();
  const tags = new Map<string, string>();
  let count = 0;
  const allowed = `Basic ${Buffer.from('Zoë:pâss').toString('base64')}`;
  const dav = {
    ...{ files, refused: 0, puts: 0, url: '' },
    beforePut: undefined as (() => void) | undefined,
    write(path: string, text: string) {
      files.set(path, text);
      tags.set(path, `"${++count}"`);
    },
    stop: () => server.stop(true),
  };
  const answer = async (request: Request): Promise<Response> => {
    const { pathname } = new URL(request.url);
    const given = request.headers;
    if (given.get('authorization') !== allowed) return new Response('', { status: 401 });
    if (request.method === 'PUT') {
      dav.beforePut?.();
      dav.beforePut = undefined;
      if (pathname !== '/dav/scriptorium-saved.json') return new Response('', { status: 409 });
      const isNew = given.get('if-none-match') === '*' && !files.has(pathname);
      if (!isNew && given.get('if-match') !== tags.get(pathname)) {
        dav.refused++;
        return new Response('', { status: 412 });
      }
      dav.puts++;
      dav.write(pathname, await request.text());
      return new Response(null, { status: 204 });
    }
    const text = files.get(pathname);
    if (text === undefined) return new Response('', { status: 404 });
    return new Response(text, { headers: { ETag: tags.get(pathname)! } });
  };
  const server = Bun.serve({
    port: 0,
    hostname: '127.0.0.1',
    async fetch(request) {
      if (new URL(request.url).pathname.startsWith('/closed/')) return new Response('');
      const response = request.method === 'OPTIONS' ? new Response() : await answer(request);
      response.headers.set('Access-Control-Allow-Origin', '*');
      response.headers.set('Access-Control-Allow-Methods', 'GET, PUT');
      response.headers.set(
        'Access-Control-Allow-Headers',
        'Authorization, Content-Type, If-Match, If-None-Match',
      );
      response.headers.set('Access-Control-Expose-Headers', 'ETag');
      return response;
    },
  });
  dav.url = server.url.href;
  return dav;
}
