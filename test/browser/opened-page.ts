import { beforeAll, expect } from 'bun:test';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import type { CompiledContent } from '../compiled.ts';
import { sharedChromium } from './chromium.ts';
import { sharedServer } from './served-pages.ts';

/** Where the tests leave pictures of what they saw; git ignores it. */
const screenshots = join(import.meta.dir, '../../.cache/screenshots');

export interface PageOptions {
  readonly width?: number;
  readonly height?: number;
  readonly colorScheme?: 'light' | 'dark';
}

/**
 * Serves content for the tests of a file, or of a `describe`, and opens pages of it. A page is closed at the end of its
 * test, which fails if a script of the page failed.
 */
export function openerOf(compiled: () => Promise<CompiledContent>, basePath = '') {
  let browser: Browser;
  let url = '';
  beforeAll(async () => {
    const { library } = await compiled();
    const [chromium, server] = await Promise.all([sharedChromium(), sharedServer(library, basePath)]);
    browser = chromium;
    url = new URL(server.url).origin + basePath;
  });
  return {
    /** Of the service, without a slash at its end. */
    get url() {
      return url;
    },
    /** @param path below the service: `#/KJV/JHN/3`, `docs`. */
    async open(
      path: string,
      use: (opened: OpenedPage) => Promise<void>,
      options: PageOptions = {},
    ): Promise<void> {
      const opened = await OpenedPage.open(browser, `${url}/${path}`, options);
      try {
        await use(opened);
        expect(opened.errors).toEqual([]);
      } finally {
        await opened.close();
      }
    },
  };
}

/** A page of the service in a new browser profile, which records its errors. */
export class OpenedPage {
  readonly page: Page;
  /** Errors of scripts and of the console. */
  readonly errors: string[] = [];

  private constructor(page: Page) {
    this.page = page;
    page.on('pageerror', (error) => this.errors.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error') this.errors.push(message.text());
    });
  }

  static async open(browser: Browser, url: string, options: PageOptions): Promise<OpenedPage> {
    const { width = 1440, height = 900, colorScheme = 'light' } = options;
    // The checks of axe are injected into the page
    const context = await browser.newContext({ viewport: { width, height }, colorScheme, bypassCSP: true });
    const opened = new OpenedPage(await context.newPage());
    opened.page.setDefaultTimeout(120_000);
    await opened.page.goto(url);
    return opened;
  }

  /** The text of a whole chapter, as soon as its title is there. */
  async chapter(title: string): Promise<string> {
    await this.page.locator('h1', { hasText: title }).waitFor();
    return (await this.page.locator('article').textContent()) ?? '';
  }

  async screenshot(name: string): Promise<void> {
    mkdirSync(screenshots, { recursive: true });
    await this.page.screenshot({ path: join(screenshots, `${name}.png`) });
  }

  /** Checks at each width, in light and dark: nothing that axe finds, and no scrolling sideways. Takes a picture of each. */
  async checkLooks(name: string, widths: readonly number[]): Promise<void> {
    for (const width of widths) {
      await this.page.setViewportSize({ width, height: 900 });
      for (const colorScheme of ['light', 'dark'] as const) {
        await this.page.emulateMedia({ colorScheme });
        const look = `${name}-${width}-${colorScheme}`;
        await this.screenshot(look);
        const [problems, overflow] = [await this.accessibilityProblems(), await this.overflow()];
        expect({ look, problems, overflow }).toEqual({ look, problems: [], overflow: 0 });
      }
    }
  }

  /** What axe finds against WCAG 2.2 AA, in words. */
  async accessibilityProblems(): Promise<string[]> {
    if (!(await this.page.evaluate('"axe" in globalThis'))) {
      await this.page.addScriptTag({ path: require.resolve('axe-core') });
    }
    return this.page.evaluate(async () => {
      const { axe } = globalThis as unknown as { axe: typeof import('axe-core') };
      const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
      const { violations } = await axe.run({ runOnly: { type: 'tag', values: tags } });
      return violations.map(
        ({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(({ html }) => html.slice(0, 120))}`,
      );
    });
  }

  /** Pixels by which the page is wider than the window. */
  overflow(): Promise<number> {
    return this.page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return Math.max(0, scrollWidth - clientWidth);
    });
  }

  close(): Promise<void> {
    return this.page.context().close();
  }
}
