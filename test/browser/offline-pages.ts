import { afterEach } from 'bun:test';
import type { BrowserContext, Page } from 'playwright-core';
import type { Library } from '../../src/library/library.ts';
import { type RunningServer, startServer } from '../../src/server/start-server.ts';
import { sharedChromium } from './chromium.ts';
import { OpenedPage } from './opened-page.ts';
import { pagesFolder } from './served-pages.ts';

export const leftovers: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const leave of leftovers.splice(0).reverse()) await leave();
});

interface ServerOptions {
  readonly basePath?: string;
  readonly port?: number;
  readonly pages?: string;
}

export async function start(
  library: Library,
  { basePath = '', port = 0, pages }: ServerOptions = {},
): Promise<RunningServer> {
  const folder = pages ?? (await pagesFolder());
  // Rules out the browser's HTTP cache
  const server = await startServer({
    library,
    port,
    basePath,
    pagesFolder: folder,
    cacheControl: 'no-cache',
  });
  leftovers.push(() => server.stop());
  return server;
}

/**
 * Opens a page in its own browser profile with a service worker. With `bypassCSP: false` its
 * Content-Security-Policy is enforced.
 */
export async function open(url: string, { bypassCSP = true, locale = 'en' } = {}): Promise<OpenedPage> {
  const context: BrowserContext = await (await sharedChromium()).newContext({ bypassCSP, locale });
  leftovers.push(() => context.close());
  return OpenedPage.open(context, url, { width: 1280 });
}

/** Polls the page, because `waitForFunction` accepts a promise as a truthy result. */
export async function until(
  page: Page,
  isSo: (paths: string[]) => Promise<boolean>,
  paths: string[],
): Promise<void> {
  while (!(await page.evaluate(isSo, paths))) await Bun.sleep(100);
}

export async function visited(page: Page, ...paths: string[]): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await until(
    page,
    async (paths) => {
      const known = (await indexedDB.databases()).find(({ name }) => name?.startsWith('scriptorium-offline'));
      if (!known) return false;
      const opening = indexedDB.open(known.name!);
      const database = await new Promise<IDBDatabase>((resolve) => {
        opening.onsuccess = () => resolve(opening.result);
      });
      const asking = database.transaction('visited').objectStore('visited').getAllKeys();
      const keys = await new Promise<IDBValidKey[]>((resolve) => {
        asking.onsuccess = () => resolve(asking.result);
      });
      database.close();
      return paths.every((path) => keys.includes(path));
    },
    paths,
  );
}

export const kept = (page: Page) => page.getByRole('region', { name: /^Offline:/ });
export const openPicker = (page: Page) => page.getByRole('button', { name: 'Translations' }).click();

export async function keepHere(page: Page): Promise<void> {
  await openPicker(page);
  await page.getByRole('button', { name: /^Download .+ for offline reading/ }).click();
  await page.getByRole('button', { name: /^Download \d/ }).click();
  await kept(page).getByText('On this device').waitFor();
  await page.keyboard.press('Escape');
}
