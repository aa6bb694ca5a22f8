import { beforeAll, expect } from 'bun:test';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, CDPSession, Page } from 'playwright-core';
import type { CompiledContent } from '../compiled.ts';
import { isLong } from '../long-tests.ts';
import { replaceChromium, sharedChromium } from './chromium.ts';
import { sharedServer } from './served-pages.ts';

const screenshots = join(import.meta.dir, '../../.cache/screenshots');

/** Slows down the scripts of pages by this factor, to find tests that depend on the speed of the machine. */
const timesSlower = Number(process.env.SCRIPTORIUM_SLOWER_PAGES ?? 1);

export interface PageOptions {
  readonly width?: number;
  readonly height?: number;
  readonly colorScheme?: 'light' | 'dark';
  /** For a test that sets the clock, which all pages of a profile share. */
  readonly hasOwnProfile?: boolean;
}

/**
 * Serves content for the tests of a file or of a `describe`, and opens pages. At the end of a test, its page is
 * emptied for the next test, or closed. The test fails if a script of the page failed.
 */
export function openerOf(compiled: () => Promise<CompiledContent>, basePath = '') {
  let url = '';
  beforeAll(async () => {
    const { library } = await compiled();
    const [, server] = await Promise.all([sharedProfile(), sharedServer(library, basePath)]);
    url = new URL(server.url).origin + basePath;
  });
  return {
    get url() {
      return url;
    },
    async open(
      path: string,
      use: (opened: OpenedPage) => Promise<void>,
      options: PageOptions = {},
    ): Promise<void> {
      let opened: OpenedPage | undefined;
      const test = async () => {
        const profile = await (options.hasOwnProfile ? newProfile() : sharedProfile());
        opened = await OpenedPage.open(profile, `${url}/${path}`, options);
        await use(opened);
        expect(opened.errors).toEqual([]);
        await opened.close();
        if (options.hasOwnProfile) await profile.close();
      };
      try {
        await withinMinutes(5, test());
      } catch (error) {
        // Not awaited: a browser that no longer answers would fail the next tests too
        opened?.page.close().catch(() => {});
        shared = undefined;
        replaceChromium();
        throw error;
      }
    },
  };
}

/** Some calls to a browser never return if it has stopped answering. */
async function withinMinutes(minutes: number, work: Promise<void>): Promise<void> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    late.reject(new Error(`The browser did not do what the test expects within ${minutes} minutes.`));
  }, minutes * 60_000);
  await Promise.race([work, late.promise]).finally(() => clearTimeout(timer));
}

let shared: Promise<BrowserContext> | undefined;

function sharedProfile(): Promise<BrowserContext> {
  shared ??= newProfile();
  return shared;
}

async function newProfile(): Promise<BrowserContext> {
  // axe is injected into the page, and a service worker would bypass the request interception of the tests
  return (await sharedChromium()).newContext({ bypassCSP: true, serviceWorkers: 'block' });
}

/** Playwright polls with each frame by default, and frames are rare on a busy machine. */
export function pollByTime(page: Page): void {
  const waitForFunction = page.waitForFunction.bind(page);
  page.waitForFunction = ((condition: string, value: unknown, options: object) =>
    waitForFunction(condition, value, { polling: 100, ...options })) as Page['waitForFunction'];
}

/** The page of the last test, for the next one: a new page starts a process, and takes twice the processor time. */
const idlePages = new WeakMap<BrowserContext, Page>();
/** A page keeps these changes for ever, so no other test gets it. */
const changes = ['addInitScript', 'exposeFunction', 'setExtraHTTPHeaders'] as const;
const changedPages = new WeakSet<Page>();
const listenedTo = ['console', 'pageerror', 'request', 'requestfinished', 'requestfailed', 'response'];

async function newPage(profile: BrowserContext): Promise<Page> {
  const page = await profile.newPage();
  page.setDefaultTimeout(60_000);
  if (timesSlower > 1) {
    const devTools = await profile.newCDPSession(page);
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: timesSlower });
  }
  pollByTime(page);
  for (const name of changes) {
    const change = page[name].bind(page) as (...given: unknown[]) => unknown;
    Object.assign(page, {
      [name]: (...given: unknown[]) => {
        changedPages.add(page);
        return change(...given);
      },
    });
  }
  return page;
}

async function forgetHistory(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.resetNavigationHistory');
  await session.detach();
}

/** For emulation, which the page keeps, so that no other test gets it. */
export function devToolsOf(page: Page): Promise<CDPSession> {
  changedPages.add(page);
  return page.context().newCDPSession(page);
}

export class OpenedPage {
  readonly page: Page;
  readonly errors: string[] = [];

  private constructor(page: Page) {
    this.page = page;
    page.on('pageerror', (error) => this.errors.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error') this.errors.push(`${message.text()} (${message.location().url})`);
    });
  }

  static async open(profile: BrowserContext, url: string, options: PageOptions): Promise<OpenedPage> {
    const { width = 1440, height = 900, colorScheme = 'light' } = options;
    const idle = idlePages.get(profile);
    idlePages.delete(profile);
    const opened = new OpenedPage(idle ?? (await newPage(profile)));
    await opened.page.setViewportSize({ width, height });
    const media = { media: null, reducedMotion: null, forcedColors: null, contrast: null };
    await opened.page.emulateMedia({ ...media, colorScheme });
    await opened.page.goto(url);
    if (idle) await forgetHistory(idle);
    return opened;
  }

  async chapter(title: string): Promise<string> {
    await this.page.locator('h1', { hasText: title }).waitFor();
    return (await this.page.locator('article').textContent()) ?? '';
  }

  async screenshot(name: string): Promise<void> {
    if (!isLong) return;
    mkdirSync(screenshots, { recursive: true });
    await this.page.screenshot({ path: join(screenshots, `${name}.png`) });
  }

  /**
   * Checks each width in light and dark mode: no axe violations and no horizontal scrolling. Saves a
   * screenshot of each. Outside of long tests, axe only checks the first width in light mode and the last one
   * in dark mode.
   */
  async checkLooks(name: string, widths: readonly number[]): Promise<void> {
    // Under a sheet, the chapter may still be loading
    for (const part of ['main', 'h1']) await this.page.locator(part).first().waitFor({ state: 'attached' });
    for (const width of widths) {
      await this.page.setViewportSize({ width, height: 900 });
      await this.page.evaluate(
        'new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))',
      );
      await this.still();
      for (const colorScheme of ['light', 'dark'] as const) {
        const isChecked = isLong || width === (colorScheme === 'light' ? widths[0] : widths.at(-1));
        if (isChecked) await this.page.emulateMedia({ colorScheme });
        const look = `${name}-${width}-${colorScheme}`;
        await this.screenshot(look);
        const problems = isChecked ? await this.#lastingProblems() : [];
        const overflow = await this.overflow();
        expect({ look, problems, overflow }).toEqual({ look, problems: [], overflow: 0 });
      }
    }
  }

  /** Checks again after problems: for axe, a sheet is a dialog while it covers the page, but not while it slides. */
  async #lastingProblems(): Promise<string[]> {
    const problems = await this.accessibilityProblems();
    if (problems.length === 0) return problems;
    await this.page.waitForLoadState('networkidle');
    await this.still();
    return this.accessibilityProblems();
  }

  /** WCAG 2.2 AA violations according to axe, as text. @param isContrast only checks contrast. */
  async accessibilityProblems(isContrast = false): Promise<string[]> {
    if (!(await this.page.evaluate('"axe" in globalThis'))) {
      await this.page.addScriptTag({ path: require.resolve('axe-core/axe.min.js') });
    }
    return this.page.evaluate(async (isContrast) => {
      const { axe } = globalThis as unknown as { axe: typeof import('axe-core') };
      const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
      const { violations } = await axe.run({
        runOnly: isContrast ? { type: 'rule', values: ['color-contrast'] } : { type: 'tag', values: tags },
        resultTypes: ['violations'],
      });
      return violations.map(
        ({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(({ html }) => html.slice(0, 120))}`,
      );
    }, isContrast);
  }

  async still(): Promise<void> {
    await this.page.waitForFunction(() =>
      document
        .getAnimations()
        .every(
          ({ effect, playState }) =>
            playState === 'finished' || effect?.getTiming().iterations === Number.POSITIVE_INFINITY,
        ),
    );
  }

  overflow(): Promise<number> {
    return this.page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return Math.max(0, scrollWidth - clientWidth);
    });
  }

  async close(): Promise<void> {
    const session = await this.page.context().newCDPSession(this.page);
    const { origin } = new URL(this.page.url());
    await this.page.goto('about:blank');
    await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
    if (changedPages.has(this.page)) return this.page.close();
    await session.detach();
    await this.page.unrouteAll({ behavior: 'ignoreErrors' });
    for (const event of listenedTo) await this.page.removeAllListeners(event);
    // As in a new page
    await this.page.mouse.move(0, 0);
    idlePages.set(this.page.context(), this.page);
  }
}
