import { afterAll, beforeAll, expect } from 'bun:test';
import type { Browser } from 'playwright-core';
import type { RunningServer } from '../../src/server/start-server.ts';
import type { CompiledContent } from '../compiled.ts';
import { launchChromium } from './chromium.ts';
import { ReaderPage, type ReaderPageOptions } from './reader-page.ts';
import { servePages } from './served-pages.ts';

type UsePage = (reader: ReaderPage) => Promise<void>;

/**
 * Serves content for the tests of a file, or of a `describe`, and opens pages of it in chromium: a page is closed when its
 * test is over, and its scripts may not have failed.
 */
export function servedReader(compiled: () => Promise<CompiledContent>) {
  let browser: Browser;
  let server: RunningServer;
  beforeAll(async () => {
    const { library } = await compiled();
    [browser, server] = await Promise.all([launchChromium(), servePages(library)]);
  });
  afterAll(async () => {
    await browser?.close();
    await server?.stop();
  });
  return {
    get url() {
      return server.url;
    },
    /** @param place what follows the address: `#/KJV/JHN/3`. */
    async open(place: string, use: UsePage, options: ReaderPageOptions = {}): Promise<void> {
      const reader = await ReaderPage.open(browser, `${server.url}/${place}`, options);
      try {
        await use(reader);
        expect(reader.errors).toEqual([]);
      } finally {
        await reader.close();
      }
    },
  };
}
