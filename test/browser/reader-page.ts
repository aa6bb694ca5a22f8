import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { screenshots } from './screenshots.ts';

export interface ReaderPageOptions {
  readonly width?: number;
  readonly height?: number;
  readonly colorScheme?: 'light' | 'dark';
}

/** A page of the service in a fresh browser profile, which remembers what went wrong in it. */
export class ReaderPage {
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

  static async open(browser: Browser, url: string, options: ReaderPageOptions = {}): Promise<ReaderPage> {
    const { width = 1440, height = 900, colorScheme = 'light' } = options;
    // The checks of axe are put into the page
    const context = await browser.newContext({ viewport: { width, height }, colorScheme, bypassCSP: true });
    const reader = new ReaderPage(await context.newPage());
    reader.page.setDefaultTimeout(120_000);
    await reader.page.goto(url);
    return reader;
  }

  /** The text of the whole chapter, when it is there. */
  async chapter(title: string): Promise<string> {
    await this.page.locator('h1', { hasText: title }).waitFor();
    return (await this.page.locator('article').textContent()) ?? '';
  }

  async screenshot(name: string): Promise<void> {
    await this.page.screenshot({ path: join(screenshots, `${name}.png`) });
  }

  /** What axe finds against WCAG 2.2 AA, in words. */
  async accessibilityProblems(): Promise<string[]> {
    await this.page.addScriptTag({ path: require.resolve('axe-core') });
    return this.page.evaluate(async () => {
      const { axe } = globalThis as unknown as { axe: typeof import('axe-core') };
      const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
      const { violations } = await axe.run({ runOnly: { type: 'tag', values: tags } });
      return violations.map(
        ({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(({ html }) => html.slice(0, 120))}`,
      );
    });
  }

  close(): Promise<void> {
    return this.page.context().close();
  }
}
