import { describe, expect, setDefaultTimeout, test } from 'bun:test';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { compileContent, compiledSmallContent, compiledStarter } from '../compiled.ts';
import { newFolder } from '../new-folder.ts';
import { publishedFolder } from '../publish/static-host/published-folder.ts';
import { smallTranslation } from '../small-content/small-translation.ts';
import { writeFiles } from '../write-files.ts';
import { hasChromium } from './chromium.ts';
import { keepHere, kept, leftovers, open, openPicker, start, until, visited } from './offline-pages.ts';
import { pagesFolder } from './served-pages.ts';

setDefaultTimeout(600_000);

const mark = (page: Page) => page.locator('.offline-mark', { hasText: 'Offline' });

async function searchFor(page: Page, words: string) {
  await page.keyboard.press('/');
  await page.keyboard.type(words);
  await page.keyboard.press('Enter');
  await page.locator('.search-panel .hit mark').first().waitFor();
  const panel = page.getByRole('complementary', { name: 'Search results' });
  const found = await panel.getByRole('status').textContent();
  await page.getByRole('button', { name: 'Close search' }).click();
  return found;
}

describe.skipIf(!hasChromium)('without a connection', () => {
  test('opens chapters that were read, and offers them for those that were not', async () => {
    const { library } = await compiledStarter();
    const server = await start(library);
    const url = server.url;
    const reader = await open(`${url}/#/KJV/RUT/1`);
    const { page } = reader;
    await reader.chapter('Ruth 1');
    await visited(
      page,
      '/api/KJV/RUT/1.simple.json',
      '/api/available_translations.json',
      '/api/KJV/books.json',
    );
    await page.goto(`${url}/#/KJV/RUT/1?with=OSHB`);
    await visited(page, '/api/OSHB/RUT/1.simple.json', '/api/OSHB/books.json');
    await server.stop();
    await page.goto(`${url}/#/OSHB/GEN/5`);
    await page.reload();
    await page.locator('h1', { hasText: 'Genesis 5' }).waitFor();
    await page.goto(`${url}/#/KJV/RUT/1`);
    expect(await reader.chapter('Ruth 1')).toContain('in the days when the judges ruled');
    await mark(page).waitFor();
    await page.goto(`${url}/`);
    await page.getByRole('main').getByText('Ruth').first().waitFor();
    expect(await page.textContent('main')).not.toContain('could not be loaded');

    await page.goto(`${url}/#/KJV/ROM/8`);
    const problem = page.getByRole('alert');
    await problem.getByText('Romans 8 of King James Version is not stored on this device').waitFor();
    expect(await page.textContent('main')).not.toContain('cannot be reached');
    const readable = page.getByRole('navigation', { name: 'Chapters on this device' });
    await readable.getByRole('link', { name: 'Ruth 1', exact: true }).waitFor();
    await readable.getByRole('link', { name: 'Ruth 1 (OSHB)', exact: true }).waitFor();
    await reader.checkLooks('offline-missing', [390, 820, 1280]);
    await readable.getByRole('link', { name: 'Ruth 1', exact: true }).click();
    await reader.chapter('Ruth 1');

    await page.goBack();
    await problem.waitFor();
    const { port } = new URL(url);
    await start(library, { port: Number(port) });
    await page.getByRole('button', { name: 'Try again' }).click();
    await reader.chapter('Romans 8');
    await mark(page).waitFor({ state: 'detached' });
  });

  test('a kept translation is read and searched, below a base path too, and deleted', async () => {
    const { library } = await compiledStarter();
    const server = await start(library, { basePath: '/bible' });
    const url = `${new URL(server.url).origin}/bible`;
    const reader = await open(`${url}/#/KJV/JHN/3`);
    const { page } = reader;
    await reader.chapter('John 3');
    await visited(page, '/api/KJV/JHN/3.simple.json');
    const requested: string[] = [];
    page.on('request', (request) => requested.push(new URL(request.url()).pathname));
    await openPicker(page);
    await page.getByRole('button', { name: /^Download .+ for offline reading/ }).click();
    await kept(page)
      .getByText(/King James Version takes up \d+\sMB on this device/)
      .waitFor();
    await reader.checkLooks('offline-offer', [390, 820, 1280]);
    await page.getByRole('button', { name: /^Download \d/ }).click();
    await kept(page).getByText('On this device').waitFor();
    await reader.checkLooks('offline-kept', [390, 1280]);
    await page.keyboard.press('Escape');
    expect(requested.filter((path) => path.includes('/complete'))).toEqual([
      '/bible/api/KJV/complete.simple.json',
    ]);
    expect(requested.filter((path) => /\/\d+\.simple\.json$/.test(path))).toEqual([]);

    const stemmers = await page.evaluate(async () => {
      const caching = (await caches.keys()).map(async (name) => (await caches.open(name)).keys());
      return (await Promise.all(caching)).flat().flatMap(({ url }) => /stemmer-(\w+)-/.exec(url)?.[1] ?? []);
    });
    expect(stemmers).toEqual(['en']);

    await server.stop();
    await page.goto(`${url}/#/KJV/ROM/8`);
    await page.reload();
    expect(await reader.chapter('Romans 8')).toContain('no condemnation');
    expect(await searchFor(page, '"living water"')).toMatch(/^\d+ verses/);
    await page.goto(`${url}/read/KJV/GEN/1:3`);
    expect(await reader.chapter('Genesis 1')).toContain('Let there be light');
    expect(page.url()).toBe(`${url}/#/KJV/GEN/1?v=3`);

    await page.getByRole('button', { name: 'Saved', exact: true }).click();
    await page.getByRole('tab', { name: 'Offline' }).click();
    const panel = page.getByRole('complementary', { name: 'Saved' });
    await panel.locator('.keep-state').waitFor();
    await reader.checkLooks('offline-panel', [390, 820, 1280]);
    await panel.getByRole('button', { name: 'Delete King James Version' }).click();
    await panel.getByRole('button', { name: 'Delete now' }).click();
    await panel.locator('.keep-state').waitFor({ state: 'detached' });
    await page.goto(`${url}/#/KJV/ROM/9`);
    await page.getByRole('alert').getByText('is not stored on this device').waitFor();
  });

  test('updates a changed translation, and continues an interrupted download', async () => {
    const { library } = await compiledSmallContent();
    const first = await start(library);
    const { port } = new URL(first.url);
    const reader = await open(`${first.url}/#/SMALL/MAT/5`);
    const { page } = reader;
    expect(await reader.chapter('Matthew 5')).toContain('he spoke.');
    await visited(page);
    await keepHere(page);
    await first.stop();

    const file = 'translations/small/40-MAT.usfm';
    const text = String(smallTranslation[file]).replace('he spoke.', 'he taught.');
    const { library: later } = await compileContent((content) =>
      writeFiles(content, { ...smallTranslation, [file]: text }),
    );
    const second = await start(later, { port: Number(port) });
    await page.reload();
    await page.getByText('he taught.').waitFor();
    await openPicker(page);
    await kept(page)
      .getByText(/Update available: \d+ changed parts/)
      .waitFor();
    await page.getByRole('button', { name: 'Update Small Bible' }).click();
    await kept(page).getByText('Update available').waitFor({ state: 'detached' });
    await kept(page).getByText('On this device').waitFor();
    await page.keyboard.press('Escape');
    await second.stop();
    await page.reload();
    expect(await reader.chapter('Matthew 5')).toContain('he taught.');

    await page.evaluate(async () => {
      const [known] = await indexedDB.databases();
      const opening = indexedDB.open(known!.name!);
      const database = await new Promise<IDBDatabase>((resolve) => {
        opening.onsuccess = () => resolve(opening.result);
      });
      const transaction = database.transaction(['translations', 'documents'], 'readwrite');
      const records = transaction.objectStore('translations');
      const reading = records.get('SMALL');
      reading.onsuccess = () => {
        const { kept, ...record } = reading.result;
        records.put({ ...record, begun: kept });
        const { path, sha256 } = kept.documents[0];
        transaction.objectStore('documents').delete(['SMALL', path, sha256]);
      };
      await new Promise((resolve) => {
        transaction.oncomplete = resolve;
      });
      database.close();
    });
    const third = await start(later, { port: Number(port) });
    await page.reload();
    await openPicker(page);
    await kept(page)
      .getByText(/Not finished: \d\d % downloaded/)
      .waitFor();
    await reader.checkLooks('offline-interrupted', [390, 1280]);
    await page.getByRole('button', { name: 'Continue Small Bible' }).click();
    await kept(page).getByText('On this device').waitFor();
    await third.stop();
    await page.goto(`${first.url}/#/SMALL/PSA/3`);
    await page.reload();
    await reader.chapter('Psalms 3');
  });

  test('does not start a download that does not fit, and shows its size', async () => {
    const { library } = await compiledStarter();
    const { url } = await start(library);
    const reader = await open(`${url}/#/KJV/JHN/3`);
    const { page } = reader;
    await reader.chapter('John 3');
    await visited(page, '/api/KJV/JHN/3.simple.json');
    await page.evaluate(() => {
      navigator.storage.estimate = async () => ({ quota: 3_000_000, usage: 1_000_000 });
    });
    await openPicker(page);
    await page.getByRole('button', { name: /^Download .+ for offline reading/ }).click();
    await page.getByRole('button', { name: /^Download \d/ }).click();
    await kept(page)
      .getByRole('alert')
      .getByText(/not have enough space for King James Version, which takes up \d+\sMB/)
      .waitFor();
    await reader.checkLooks('offline-full', [390, 1280]);
    expect(await kept(page).getByText('Not finished').count()).toBe(0);
  });

  test('a site of files is installed, kept and searched as a service is', async () => {
    const { library } = await compiledSmallContent();
    const root = await publishedFolder(library, await pagesFolder());
    const host = Bun.serve({
      port: 0,
      hostname: '127.0.0.1',
      async fetch({ url }) {
        const { pathname } = new URL(url);
        const path = pathname === '/site/' ? '/site/index.html' : pathname;
        const file = Bun.file(join(root, path.slice('/site'.length)));
        return (await file.exists()) ? new Response(file) : new Response('<p>Not found', { status: 404 });
      },
    });
    leftovers.push(() => host.stop(true));
    const url = `http://127.0.0.1:${host.port}/site`;
    const reader = await open(`${url}/#/SMALL/GEN/1`);
    const { page } = reader;
    await reader.chapter('Genesis 1');
    await visited(page, '/api/SMALL/GEN/1.simple.json');
    const session = await page.context().newCDPSession(page);
    const { errors, url: manifest } = await session.send('Page.getAppManifest');
    expect([errors, manifest]).toEqual([[], `${url}/manifest.webmanifest`]);
    const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
    expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
    await keepHere(page);
    await host.stop(true);
    await page.goto(`${url}/#/SMALL/PSA/3`);
    await page.reload();
    await reader.chapter('Psalms 3');
    expect(await searchFor(page, 'god')).toMatch(/^\d+ verses?/);
  });
});

describe.skipIf(!hasChromium)('the service worker', () => {
  test('keeps the texts of the languages that were chosen, and no others', async () => {
    const { library } = await compiledSmallContent();
    const server = await start(library);
    const reader = await open(`${server.url}/#/SMALL/GEN/1`, { locale: 'es-MX' });
    const { page } = reader;
    await reader.chapter('Genesis 1');
    await visited(page, '/api/SMALL/GEN/1.simple.json');
    const untilKept = (...languages: string[]) =>
      until(
        page,
        async (languages) => {
          const caching = (await caches.keys()).map(async (name) => (await caches.open(name)).keys());
          const urls = (await Promise.all(caching)).flat().map(({ url }) => url);
          const codes = urls.flatMap((url) => /strings-(\w+)-/.exec(url)?.[1] ?? []);
          return codes.sort().join() === languages.join();
        },
        languages,
      );
    await untilKept('es');
    await page.evaluate(async () => {
      localStorage.setItem('scriptorium.settings', JSON.stringify({ language: 'fr' }));
    });
    await page.reload();
    await page.getByRole('button', { name: 'Traductions' }).waitFor();
    await untilKept('es', 'fr');
    await server.stop();
    await page.reload();
    await page.getByRole('button', { name: 'Traductions' }).waitFor();

    await page.getByRole('button', { name: 'Réglages du texte' }).click();
    const choice = page.getByLabel('Langue de l’interface');
    await choice.locator('optgroup').first().waitFor({ state: 'attached' });
    const groups = await choice
      .locator('optgroup')
      .evaluateAll((found) =>
        found.map(({ children }) => [...children].map((option) => (option as HTMLOptionElement).value)),
      );
    expect(groups).toEqual([
      ['en', 'es', 'fr'],
      ['id', 'sw', 'pt', 'he', 'ar', 'hi', 'zh'],
    ]);
    await choice.selectOption('pt');
    await page.getByText('Português ne peut être chargé qu’avec une connexion.').waitFor();
    expect(await choice.inputValue()).toBe('pt');
    await reader.checkLooks('language-later', [390, 1280]);
    await page.reload();
    await page.getByRole('button', { name: 'Text settings' }).click();
    await page.getByText('Português can only be loaded online.').waitFor();
    await start(library, { port: Number(new URL(server.url).port) });
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await page.getByRole('button', { name: 'Traduções' }).waitFor();
    await page.getByText('Português can only be loaded').waitFor({ state: 'detached' });
  });

  test('shows the current release online, and offline a page with its own scripts', async () => {
    const { library } = await compiledSmallContent();
    const pages = newFolder();
    cpSync(await pagesFolder(), pages, { recursive: true });
    const server = await start(library, { pages });
    const { port } = new URL(server.url);
    const reader = await open(`${server.url}/#/SMALL/GEN/1`);
    const { page } = reader;
    await reader.chapter('Genesis 1');
    await visited(page, '/api/SMALL/GEN/1.simple.json');
    await server.stop();

    // The page names a script that its worker does not know: a release is partly published
    const file = join(pages, 'index.html');
    const text = readFileSync(file, 'utf8');
    writeFileSync(
      file,
      text.replace('</title>', '</title><meta name="newer" content="scripts/newer-1a2b3c4d.js">'),
    );
    const next = await start(library, { port: Number(port), pages });
    // If the service answers slowly, the worker shows the cached page
    const newer = page.locator('meta[name="newer"]');
    do await page.reload();
    while ((await newer.count()) === 0);
    await next.stop();
    await page.reload();
    await reader.chapter('Genesis 1');
    expect(await newer.count()).toBe(0);
  });

  test('does not affect the explorer', async () => {
    const { library } = await compiledSmallContent();
    const { url } = await start(library);
    const { page } = await open(`${url}/#/SMALL/GEN/1`);
    await visited(page, '/api/SMALL/GEN/1.simple.json');
    await page.goto(`${url}/docs#/getTranslationBookChapter?send=1`);
    await page.locator('.response').getByText('200', { exact: true }).waitFor();
  });

  test.each(['is switched off', 'is deleted from the host'])(
    'goes with all it kept when it %s',
    async (how) => {
      const { library } = await compiledSmallContent();
      const server = await start(library);
      const { port } = new URL(server.url);
      const reader = await open(`${server.url}/#/SMALL/GEN/1`);
      const { page } = reader;
      await reader.chapter('Genesis 1');
      await visited(page, '/api/SMALL/GEN/1.simple.json');
      await server.stop();

      if (how === 'is switched off') {
        const site = { 'site.json': { parts: { offline: false } } };
        const { library: later } = await compileContent((content) =>
          writeFiles(content, { ...smallTranslation, ...site }),
        );
        await start(later, { port: Number(port) });
      } else {
        const pages = newFolder();
        cpSync(await pagesFolder(), pages, { recursive: true });
        rmSync(join(pages, 'offline/service-worker.js'));
        await start(library, { port: Number(port), pages });
      }
      await page.reload();
      await reader.chapter('Genesis 1');
      await until(page, async () => {
        const left = [
          await navigator.serviceWorker.getRegistrations(),
          await caches.keys(),
          await indexedDB.databases(),
        ];
        return left.flat().length === 0;
      }, []);
      await page.reload();
      await reader.chapter('Genesis 1');
      await openPicker(page);
      await page.getByRole('region', { name: 'Choose translations' }).waitFor();
      expect(await page.getByRole('button', { name: /for offline reading/ }).count()).toBe(0);
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: /Audio settings/ }).click();
      await page.getByRole('dialog', { name: 'Audio settings' }).getByLabel('Repeat').waitFor();
      expect(await page.getByRole('region', { name: 'Recordings' }).count()).toBe(0);
    },
  );
});
