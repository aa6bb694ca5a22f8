import { describe, expect, setDefaultTimeout, test } from 'bun:test';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { type CompiledContent, compileContent, compiledStarter } from '../compiled.ts';
import { newFolder } from '../new-folder.ts';
import { writeSmallContent } from '../small-content/small-content.ts';
import { hasChromium } from './chromium.ts';
import { openerOf } from './opened-page.ts';

setDefaultTimeout(600_000);

/** Sums up the layout shifts since navigation, excluding those after user input. */
const watchShifts = `globalThis.shifts = [];
new PerformanceObserver((list) => {
  for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) globalThis.shifts.push(value);
}).observe({ type: 'layout-shift', buffered: true });`;

const shiftOf = (page: Page) =>
  page.evaluate(() =>
    (globalThis as unknown as { shifts: number[] }).shifts.reduce((sum, each) => sum + each, 0),
  );

describe.skipIf(!hasChromium)('a first visit', () => {
  const served = openerOf(compiledStarter);
  const home = (page: Page) => page.getByRole('complementary', { name: 'Home' });

  test('shows the home page next to the text on the first visit only', () =>
    served.open('', async (reader) => {
      const { page } = reader;
      await reader.chapter('Ruth 1');
      await home(page).getByText('2 translations in 2 languages').waitFor();
      await home(page).getByRole('link', { name: 'OSHB' }).waitFor();
      await home(page).getByText('Notes on Ruth').waitFor();
      await page.getByRole('button', { name: 'Study' }).waitFor();
      await reader.checkLooks('first-visit', [1280]);
      await page.goto('about:blank');
      await page.goto(served.url);
      await reader.chapter('Ruth 1');
      await page.getByRole('button', { name: 'Study' }).waitFor();
      expect(await home(page).count()).toBe(0);
      await page.getByRole('button', { name: 'Home' }).click();
      await home(page).getByRole('link', { name: 'OSHB' }).click();
      await page.waitForURL('**/#/OSHB/RUT/1');
    }));

  test('opens the last chapter that was read, not a later address without one', () =>
    served.open('#/KJV/PSA/23', async (reader) => {
      const { page } = reader;
      await reader.chapter('Psalms 23');
      await page.goto(`${served.url}/#/KJV/RUT/9`);
      await page.getByText('Ruth has no chapter 9 in this translation.').waitFor();
      await page.goto('about:blank');
      await page.goto(served.url);
      await page.waitForURL('**/#/KJV/PSA/23');
      await reader.chapter('Psalms 23');
      reader.errors.length = 0;
    }));

  test('requests the verse of the day only of a translation that has it', () =>
    served.open(
      'health',
      async ({ page }) => {
        // Romans 8:28, which the Hebrew Bible does not have
        await page.clock.setFixedTime(new Date(2026, 10, 27, 12));
        await page.goto(served.url);
        const verse = home(page).locator('.verse-of-day');
        await verse.getByText('Romans 8:28').waitFor();
        const books = Promise.withResolvers<void>();
        await page.route('**/api/OSHB/books.json', (route) => books.promise.then(() => route.continue()));
        await home(page).getByRole('link', { name: 'OSHB' }).click();
        await page.waitForURL('**/#/OSHB/RUT/1');
        await page.locator('.verse', { hasText: /[א-ת]/ }).first().waitFor();
        expect(await verse.getByRole('link').getAttribute('href')).toStartWith('#/KJV/ROM/8');
        books.resolve();
        await verse.locator('a[href^="#/OSHB/"]').waitFor();
      },
      { hasOwnProfile: true },
    ));

  test('greets below the text on a phone, and does so once', () =>
    served.open(
      '',
      async (reader) => {
        const { page } = reader;
        const greeting = page.getByRole('complementary', { name: 'Welcome' });
        await greeting.waitFor();
        await reader.checkLooks('first-visit', [390]);
        await greeting.getByRole('button', { name: 'Browse the library' }).click();
        await home(page).getByText('2 translations in 2 languages').waitFor();
        expect(await greeting.count()).toBe(0);
        await home(page).getByRole('button', { name: 'Close' }).click();
        expect(await greeting.count()).toBe(0);
      },
      { width: 390, height: 844 },
    ));

  test.each([
    ['press', (page: Page) => page.locator('[data-verse="2"]').first().click()],
    ['scroll', (page: Page) => page.mouse.wheel(0, 300)],
    ['key', (page: Page) => page.keyboard.press('ArrowDown')],
  ] as const)('ends the greeting with the first %s', (kind, act) =>
    served.open(
      '',
      async ({ page }) => {
        const greeting = page.getByRole('complementary', { name: 'Welcome' });
        await greeting.waitFor();
        await page.keyboard.press('Tab');
        expect(await greeting.count()).toBe(1);
        await act(page);
        await greeting.waitFor({ state: 'detached' });
        if (kind === 'press') await page.locator('.verse-actions [role="toolbar"]').waitFor();
      },
      { width: 390, height: 844 },
    ),
  );

  test.each([390, 1280])('through a link, at %d pixels, shows only the text without layout shifts', (width) =>
    served.open(
      'docs',
      async (reader) => {
        const { page } = reader;
        await page.addInitScript(watchShifts);
        await page.goto(`${served.url}/#/KJV/JHN/3?v=16`);
        await page.goto('about:blank');
        await page.evaluate('localStorage.clear()').catch(() => {});
        await page.goto(`${served.url}/#/KJV/JHN/3`);
        await reader.chapter('John 3');
        await page.waitForLoadState('networkidle');
        expect(await page.locator('.panel, .welcome').count()).toBe(0);
        expect(await shiftOf(page)).toBeLessThan(0.02);
      },
      { width, height: 844 },
    ),
  );

  test('shows a placeholder until the chapter has loaded, without motion if the user prefers none', () =>
    served.open('health', async (reader) => {
      const { page } = reader;
      await page.emulateMedia({ reducedMotion: 'reduce' });
      let answer = () => {};
      const answered = new Promise<void>((resolve) => {
        answer = resolve;
      });
      await page.route(/RUT\/1\.simple/, (route) => answered.then(() => route.continue()));
      await page.goto(served.url);
      const shape = page.locator('.skeleton');
      await shape.waitFor();
      const animations = await shape.evaluate((element) => element.getAnimations({ subtree: true }).length);
      expect(animations).toBe(0);
      expect(await page.getByRole('button', { name: 'Book and chapter' }).textContent()).toContain('1');
      expect(await reader.overflow()).toBe(0);
      await reader.screenshot('skeleton');
      answer();
      await reader.chapter('Ruth 1');
    }));
});

const settings = {
  name: 'Библиотека <b>"1"</b>',
  description: 'Text & more $& </script>',
  colours: {
    accent: { light: '#0b5c3b', dark: '#7fd6ad' },
    paper: { light: '#f6fbf8', dark: '#101613' },
  },
  parts: { kept: false, offline: false, study: false, explorer: false },
  links: [{ text: 'Imprint', url: 'https://example.org/imprint' }],
};

let chosen: Promise<CompiledContent> | undefined;
function compiledWithSite(): Promise<CompiledContent> {
  chosen ??= compileContent(async (content) => {
    await writeSmallContent(content);
    writeFileSync(join(content, 'site.json'), JSON.stringify(settings));
  });
  return chosen;
}

describe.skipIf(!hasChromium)('the start page that the operator chose', () => {
  const served = openerOf(compiledWithSite);
  const colours = (page: Page) =>
    page.evaluate(() => [
      getComputedStyle(document.body).backgroundColor,
      getComputedStyle(document.querySelector('main a')!).color,
    ]);

  test('is on the page: name, colours, links, and only the parts that are wanted', () =>
    served.open('', async (reader) => {
      const { page } = reader;
      await page.locator('.verse').first().waitFor();
      await page.getByRole('button', { name: 'Home' }).getByText(settings.name, { exact: true }).waitFor();
      const home = page.getByRole('complementary', { name: 'Home' });
      // Its language may have another direction than the interface
      await home.locator('bdi').getByText(settings.description, { exact: true }).waitFor();
      expect(await home.getByRole('link', { name: 'Imprint' }).getAttribute('href')).toBe(
        settings.links[0]!.url,
      );
      for (const name of ['Saved', 'Study']) expect(await page.getByRole('button', { name }).count()).toBe(0);
      expect(await page.getByRole('link', { name: /API/ }).count()).toBe(0);
      expect(await home.getByRole('tab').count()).toBe(0);
      await reader.checkLooks('site', [390, 1280]);
      await page.emulateMedia({ colorScheme: 'light' });
      expect((await colours(page))[0]).toBe('rgb(246, 251, 248)');
      await page.emulateMedia({ colorScheme: 'dark' });
      expect((await colours(page))[0]).toBe('rgb(16, 22, 19)');
    }));

  test('is on the pages of chapters, whose policy allows that style and no other', () =>
    served.open('health', async (reader) => {
      const { page } = reader;
      await page.setExtraHTTPHeaders({});
      const { library } = await compiledWithSite();
      const [first] = library.editions().filter(({ kind }) => kind === 'translation');
      const path = `/read/${first!.id}/${first!.bookIds[0]}/1`;
      const response = await page.goto(served.url + path);
      const policy = (await response!.headerValue('content-security-policy'))!;
      expect(policy).toMatch(/style-src 'self' 'sha256-[\w+/]+=*';/);
      expect(policy).not.toContain('unsafe');
      expect(await page.locator('meta[property="og:site_name"]').getAttribute('content')).toBe(settings.name);
      await page.emulateMedia({ colorScheme: 'light' });
      expect((await colours(page))[0]).toBe('rgb(246, 251, 248)');
    }));

  test('is sent with the page again after a change', async () => {
    const folder = newFolder();
    await writeSmallContent(folder);
    const library = newFolder();
    const { buildLibrary } = await import('../../src/compile/build-library.fixture.ts');
    const { startServer } = await import('../../src/server/start-server.ts');
    const { pagesFolder } = await import('./served-pages.ts');
    const build = async (name: string) => {
      writeFileSync(join(folder, 'site.json'), JSON.stringify({ name }));
      await buildLibrary({ content: folder, library, withSearch: false });
    };
    await build('Before');
    const server = await startServer({ library, port: 0, pagesFolder: await pagesFolder() });
    try {
      const front = () => fetch(server.url);
      const before = await front();
      expect(await before.text()).toContain('<title>Before</title>');
      await build('After');
      let after = await front();
      // The server checks the file once per second
      while ((await after.clone().text()).includes('<title>Before</title>')) {
        await Bun.sleep(100);
        after = await front();
      }
      expect(await after.text()).toContain('<title>After</title>');
      expect(after.headers.get('etag')).not.toBe(before.headers.get('etag'));
      expect(await (await fetch(`${server.url}/api/x/site.json`)).json()).toMatchObject({ name: 'After' });
    } finally {
      await server.stop();
    }
  });
});
