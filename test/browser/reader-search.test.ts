import { describe, expect, setDefaultTimeout, test } from 'bun:test';
import type { Page } from 'playwright-core';
import { compileContent, compiledStarter } from '../compiled.ts';
import { writeSmallContent } from '../small-content/small-content.ts';
import { hasChromium } from './chromium.ts';
import { openerOf } from './opened-page.ts';

setDefaultTimeout(600_000);

const panel = (page: Page) => page.getByRole('complementary', { name: 'Search results' });
const hits = (page: Page) => panel(page).locator('.hit');
const box = (page: Page) => page.getByRole('combobox', { name: 'Find a passage or words' });
const options = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option');
const focused = (page: Page) =>
  page.evaluate(() => `${document.activeElement?.tagName} ${document.activeElement?.textContent?.trim()}`);

const headings = (page: Page) => panel(page).locator('.rung h3').allTextContents();

async function search(page: Page, words: string): Promise<void> {
  await page.keyboard.press('/');
  await box(page).fill(words);
  await page.keyboard.press('Enter');
  await hits(page).locator('mark').first().waitFor();
}

describe.skipIf(!hasChromium)('the search in the reader', () => {
  const served = openerOf(compiledStarter);

  test('the first of more results gets the focus of the button', () =>
    served.open('#/KJV/JHN/3?search=grace', async ({ page }) => {
      const more = panel(page).getByRole('button', { name: /more/i });
      await more.press('Enter');
      await hits(page).nth(20).locator(':scope:focus').waitFor();
      await page.waitForFunction(() => document.querySelectorAll('.hit').length === 40);
      expect(await more.getAttribute('aria-disabled')).toBe('false');
    }));

  test.each([
    ['acts 2:38 osmhb', /#\/KJV\/JHN\/3\?search=/],
    ['Ruth 2:3 (OSHB)', /#\/OSHB\/RUT\/2\?v=3$/],
    ['ruth 2:3 oshb', /#\/OSHB\/RUT\/2\?v=3$/],
    ['1. Samuel 3', /#\/KJV\/1SA\/3$/],
    ['1. Johannes 3', /#\/KJV\/1JN\/3$/],
    ['תהלים כג', /#\/KJV\/PSA\/23$/],
  ])('Enter after "%s" opens all of it', (text, address) =>
    served.open('#/KJV/JHN/3', async (reader) => {
      const { page } = reader;
      await reader.chapter('John 3');
      await page.keyboard.press('/');
      await box(page).fill(text);
      await page.keyboard.press('Enter');
      await page.waitForURL(address);
    }),
  );

  test('shows results next to the text and stays open when one is opened', () =>
    served.open('#/KJV/JHN/3', async (reader) => {
      const { page } = reader;
      await reader.chapter('John 3');
      await search(page, '"living water"');
      expect(await focused(page)).toBe('H2 "living water"');
      expect(await panel(page).getByRole('status').textContent()).toBe('3 verses');
      expect(await hits(page).locator('mark').allTextContents()).toEqual([
        'living water',
        'living water',
        'living water',
      ]);
      expect(await hits(page).locator('.hit-place').allTextContents()).toEqual([
        'John 4:10',
        'John 4:11',
        'John 7:38',
      ]);
      expect(await page.locator('h1').textContent()).toBe('John 3');
      await hits(page).nth(2).click();
      await reader.chapter('John 7');
      await page.waitForURL(/#\/KJV\/JHN\/7\?v=38&search=%22living\+water%22$/);
      expect(await page.locator('main .marked').count()).toBe(1);
      expect(await hits(page).nth(2).getAttribute('aria-current')).toBe('true');
      await page.locator('a[rel=next]').click();
      await page.waitForURL(/#\/KJV\/JHN\/8\?search=/);
      await reader.chapter('John 8');
      await page.goBack();
      await reader.chapter('John 7');
      await page.goBack();
      await reader.chapter('John 3');
      expect(await hits(page).count()).toBe(3);
      await page.goBack();
      await panel(page).waitFor({ state: 'detached' });
      await page.goForward();
      await hits(page).first().waitFor();
      await page.reload();
      await hits(page).first().waitFor();
      expect(await box(page).inputValue()).toBe('"living water"');
    }));

  test('works with only the keyboard, and Escape restores the focus', () =>
    served.open('#/KJV/JHN/3', async (reader) => {
      const { page } = reader;
      await reader.chapter('John 3');
      await search(page, 'shepherd');
      await hits(page).first().focus();
      await page.keyboard.press('ArrowDown');
      expect(await focused(page)).toMatch(/^A Genesis 49:24/);
      await page.keyboard.press('Enter');
      await reader.chapter('Genesis 49');
      expect(await focused(page)).toMatch(/^A Genesis 49:24/);
      await page.keyboard.press('Enter');
      await page.waitForFunction(() => document.activeElement?.closest('[data-verse="24"]'));
      await hits(page).first().focus();
      await page.keyboard.press('Escape');
      await panel(page).waitFor({ state: 'detached' });
      expect(await page.evaluate(() => document.activeElement?.id)).toBe('reference');
      expect(page.url()).toEndWith('#/KJV/GEN/49?v=24');
    }));

  test('can be narrowed to books, sorted and continued', () =>
    served.open('#/KJV/JHN/3?search=shepherd', async (reader) => {
      const { page } = reader;
      await hits(page).first().waitFor();
      const parts = panel(page).getByRole('group', { name: 'Part of the Bible' });
      expect(await parts.getByRole('button').allTextContents()).toEqual([
        'All 42',
        'Old Testament 29',
        'New Testament 13',
      ]);
      expect(await hits(page).count()).toBe(20);
      await panel(page).getByText('42 verses + 32 similar verses').waitFor();
      for (const left of [54, 34, 14]) {
        await panel(page)
          .getByRole('button', { name: `More (${left})` })
          .click();
        await page.waitForFunction(
          (shown) => document.querySelectorAll('.hit').length === shown,
          Math.min(74, 74 - left + 20),
        );
      }
      expect(await headings(page)).toEqual(['The word itself 42', 'Other forms of the word 32']);
      expect(await panel(page).getByRole('button', { name: /^More/ }).count()).toBe(0);
      await parts.getByRole('button', { name: 'New Testament' }).click();
      await panel(page)
        .getByText(/^13 verses .*in the New Testament$/)
        .waitFor();
      await panel(page).locator('.by-book summary').click();
      const books = panel(page).getByRole('list', { name: 'Verses by book' });
      expect(await books.getByRole('button', { name: 'John 5' }).getAttribute('aria-pressed')).toBe('false');
      await books.getByRole('button', { name: 'John 5' }).click();
      await panel(page)
        .getByText(/^5 verses .*in John$/)
        .waitFor();
      await page.waitForURL(/search=shepherd&books=JHN$/);
      expect(await books.getByRole('button').count()).toBe(17);
      await reader.checkLooks('search-by-book', [390, 1280]);
      await page.setViewportSize({ width: 1280, height: 900 });
      await panel(page).locator('.bars [data-book="EZK"]').click();
      await panel(page)
        .getByText(/^5 verses .*in Ezekiel$/)
        .waitFor();
      await panel(page).getByLabel('Order').selectOption('Best first');
      await page.waitForURL(/books=EZK&sort=relevance$/);
      await parts.getByRole('button', { name: 'All' }).click();
      await page.waitForURL(/search=shepherd&sort=relevance$/);
      await hits(page).first().waitFor();
      expect(await hits(page).first().locator('.hit-place').textContent()).not.toContain('Genesis');
    }));

  test('shows the best results first, and says how well they match', () =>
    served.open('#/KJV/JHN/3?search=rivers+of+living+water', async (reader) => {
      const { page } = reader;
      await hits(page).first().locator('mark').first().waitFor();
      expect(await hits(page).first().locator('.hit-place').textContent()).toBe('John 7:38');
      expect((await headings(page)).map((text) => text.replace(/ \d+$/, ''))).toEqual([
        'Exact phrase',
        'Other forms of the words',
        'Most of the words',
      ]);
      expect(await panel(page).getByLabel('Order').inputValue()).toBe('relevance');
      await reader.checkLooks('search-sections', [390, 1280]);
      await page.setViewportSize({ width: 1280, height: 900 });
      await page.goto(`${served.url}/#/KJV/JHN/3?search=rivers+of+living+watr`);
      await panel(page)
        .getByText(/^\d+ similar verses$/)
        .waitFor();
      expect(await hits(page).first().locator('.hit-place').textContent()).toBe('John 7:38');
      expect(await panel(page).getByText('No verses found').count()).toBe(0);
    }));

  test('offers the translations in the script of the words', () =>
    served.open('#/KJV/RUT/1?search=חסד', async ({ page }) => {
      await panel(page).getByText('Search all translations in Ancient Hebrew').click();
      await page.waitForURL(/#\/OSHB\/RUT\/1\?search=.*&of=language$/);
      await hits(page).first().waitFor();
    }));

  test('shows the passage of a reference', () =>
    served.open('#/KJV/GEN/1?search=John+11%3A35', async (reader) => {
      const { page } = reader;
      await panel(page).getByText('Jesus wept.').waitFor();
      expect(await panel(page).getByText('No verses found').count()).toBe(0);
      await reader.checkLooks('search-passage', [390, 1280]);
      await page.setViewportSize({ width: 1280, height: 900 });
      await panel(page).getByRole('link', { name: 'Open John 11:35' }).click();
      await reader.chapter('John 11');
    }));

  test('covers the text on a phone until a result is chosen, and Back returns to the list', () =>
    served.open(
      '#/KJV/JHN/3',
      async (reader) => {
        const { page } = reader;
        await reader.chapter('John 3');
        await box(page).click();
        await box(page).fill('love');
        await options(page).first().click();
        await hits(page).first().waitFor();
        await reader.still();
        const place = await panel(page).boundingBox();
        expect([place!.x, place!.width]).toEqual([0, 390]);
        expect(place!.y + place!.height).toBe(844);
        expect(await page.locator('main').getAttribute('inert')).toBe('');
        await panel(page).getByRole('button', { name: /^More/ }).click();
        await page.waitForFunction(() => document.querySelectorAll('.hit').length === 40);
        await hits(page).nth(30).click();
        await panel(page).waitFor({ state: 'detached' });
        expect(page.url()).not.toContain('search=');
        expect(await page.locator('main').getAttribute('inert')).toBeNull();
        await page.locator('main .marked').first().waitFor();
        await page.goBack();
        await hits(page).first().waitFor();
        expect(await hits(page).count()).toBe(40);
        expect(await page.locator('.search-body').evaluate((list) => list.scrollTop)).toBeGreaterThan(1000);
        await panel(page).getByRole('button', { name: 'Close search' }).click();
        await panel(page).waitFor({ state: 'detached' });
      },
      { width: 390, height: 844 },
    ));

  test('for a Strong’s number names the translations without Strong’s numbers', () =>
    served.open('#/KJV/RUT/1?search=strong%3AH2617', async ({ page }) => {
      await panel(page).getByText('The words in KJV are not annotated for this search.').waitFor();
    }));

  test('finds words of a Hebrew edition, in its direction, and every place of a word from its card', () =>
    served.open('#/OSHB/RUT/1', async (reader) => {
      const { page } = reader;
      await reader.chapter('Ruth 1');
      await search(page, 'חסד');
      const text = hits(page).first().locator('.hit-text');
      expect(await text.getAttribute('dir')).toBe('rtl');
      expect(await text.getAttribute('class')).toContain('hebrew');
      await reader.checkLooks('search-hebrew', [390, 1280]);
      await page.setViewportSize({ width: 1280, height: 900 });
      await page.keyboard.press('Escape');
      await page.locator('.word', { hasText: 'חֶ֔סֶד' }).first().click();
      const card = page.getByRole('dialog', { name: 'Word' });
      await card.getByRole('button', { name: 'Find all occurrences' }).click();
      await card.waitFor({ state: 'detached' });
      await panel(page).getByRole('heading', { name: 'All occurrences of H2617' }).waitFor();
      const renderings = panel(page).getByRole('region', { name: /^How OSHB renders strong:H2617/ });
      const first = renderings.getByRole('button').first();
      await first.waitFor();
      const [words, count] = (await first.textContent())!.split(' ');
      await first.click();
      await page.waitForURL(/as=/);
      await panel(page).getByRole('status').getByText(`as “${words}”`).waitFor();
      const found = Number.parseInt((await panel(page).getByRole('status').textContent())!, 10);
      expect(found).toBeGreaterThan(0);
      expect(found).toBeLessThanOrEqual(Number(count));
      expect(await renderings.getByRole('button').count()).toBeGreaterThan(5);
      await reader.checkLooks('search-every-place', [390, 1280]);
    }));

  test('searches several translations, and opens a result in its own', () =>
    served.open('#/KJV/RUT/1?with=OSHB&search=ruth+%7C+%D7%A8%D7%95%D7%AA&of=beside', async (reader) => {
      const { page } = reader;
      await hits(page).first().waitFor();
      expect(await panel(page).getByRole('status').textContent()).toMatch(/^\d+ verses in 2 translations$/);
      expect(await panel(page).getByLabel('Search in').inputValue()).toBe('beside');
      await panel(page).getByRole('button', { name: /^More/ }).click();
      const hebrew = hits(page).filter({ hasText: 'OSHB' }).first();
      await hebrew.waitFor();
      await hebrew.click();
      await page.waitForURL(/#\/OSHB\/RUT\/1\?v=4&with=KJV&search=/);
    }));

  test('explains an invalid query and suggests a wider one', () =>
    served.open('#/KJV/JHN/3?search=love+strong%3A', async (reader) => {
      const { page } = reader;
      await panel(page).getByRole('alert').getByText('is not followed by a Strong’s number.').waitFor();
      expect(await panel(page).locator('.query-place mark').textContent()).toBe('strong:');
      reader.errors.length = 0;
      await reader.checkLooks('search-refused', [390, 1280]);
      await page.setViewportSize({ width: 1280, height: 900 });
      await page.keyboard.press('/');
      await box(page).fill('"water living"');
      await page.keyboard.press('Enter');
      await panel(page).getByText('No verses found').waitFor();
      await reader.checkLooks('search-nothing-found', [390, 1280]);
      await page.setViewportSize({ width: 1280, height: 900 });
      await panel(page).getByRole('button', { name: 'The words in any order' }).click();
      await panel(page).getByText('7 verses').waitFor();
    }));
});

describe.skipIf(!hasChromium)('the box for passages and words', () => {
  const served = openerOf(compiledStarter);

  test('suggests words of the translation with their counts, and earlier searches', () =>
    served.open('#/KJV/JHN/3', async (reader) => {
      const { page } = reader;
      await reader.chapter('John 3');
      await page.keyboard.press('/');
      await page.keyboard.type('lov');
      await options(page).filter({ hasText: '281 verses' }).waitFor();
      expect((await options(page).allTextContents()).slice(0, 3)).toEqual([
        'Search for “lov”',
        'love 281 verses',
        'loved 89 verses',
      ]);
      expect(await page.locator('search').getByRole('status').textContent()).toBe('6 suggestions');
      await reader.checkLooks('search-suggestions', [390, 1280]);
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('ArrowDown');
      const active = await box(page).getAttribute('aria-activedescendant');
      expect(await page.locator(`[id="${active}"]`).textContent()).toBe('loved 89 verses');
      await page.keyboard.press('Enter');
      await panel(page).getByText('89 verses').waitFor();
      // `/` focuses the box. The first Escape closes the list, the last one the search
      await page.keyboard.press('/');
      await box(page).fill('lo');
      await options(page).filter({ hasText: 'loved' }).first().waitFor();
      await page.keyboard.press('Escape');
      await options(page).first().waitFor({ state: 'hidden' });
      await page.keyboard.press('Escape');
      expect(await box(page).inputValue()).toBe('loved');
      await page.keyboard.press('Escape');
      await panel(page).waitFor({ state: 'detached' });
      await box(page).click();
      expect(await options(page).allTextContents()).toEqual(['loved']);
      await reader.checkLooks('search-recent', [1280]);
      await page.getByRole('button', { name: 'Clear recent searches' }).click();
      await page.keyboard.press('ArrowDown');
      expect(await options(page).count()).toBe(0);
      expect(await page.evaluate(() => localStorage.getItem('scriptorium.searches'))).toBe('');
    }));

  test('suggests the word of a Strong’s number', () =>
    served.open('#/KJV/JHN/3', async (reader) => {
      const { page } = reader;
      await reader.chapter('John 3');
      await page.keyboard.press('/');
      await box(page).fill('H0430');
      await options(page).filter({ hasText: /H430$/ }).waitFor();
      await page.keyboard.press('Enter');
      await page.getByRole('dialog').getByText('Find all occurrences').waitFor();
    }));

  test('suggests a passage first, then words', () =>
    served.open('#/KJV/JHN/3', async (reader) => {
      const { page } = reader;
      await reader.chapter('John 3');
      await page.keyboard.press('/');
      await page.keyboard.type('ruth');
      await options(page).filter({ hasText: 'verses' }).first().waitFor();
      expect((await options(page).allTextContents()).slice(0, 2)).toEqual(['Ruth', 'ruth 13 verses']);
      await page.keyboard.press('Enter');
      await reader.chapter('Ruth 1');
      expect(await panel(page).count()).toBe(0);
    }));

  test('loads no search code before the user types', () =>
    served.open('#/KJV/JHN/3', async (reader) => {
      const { page } = reader;
      const loaded: string[] = [];
      page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
      await page.reload();
      await reader.chapter('John 3');
      expect(
        loaded.filter((path) => /scripts\/(search-panel|search-answer|suggest)|\/search\//.test(path)),
      ).toEqual([]);
      await search(page, 'bread');
      expect(loaded.filter((path) => path.startsWith('/scripts/search-panel-'))).toHaveLength(1);
      expect(loaded.filter((path) => path.startsWith('/scripts/search-answer-'))).toEqual([]);
    }));
});

describe.skipIf(!hasChromium)('a library without a search index', () => {
  const served = openerOf(() => compileContent(writeSmallContent, { withSearch: false }));

  test('says so, and still finds passages', () =>
    served.open('#/SMALL/GEN/1', async (reader) => {
      const { page } = reader;
      await reader.chapter('Genesis 1');
      await page.keyboard.press('/');
      await page.keyboard.type('god');
      await options(page).filter({ hasText: 'Search for “god”' }).waitFor();
      await page.keyboard.press('Enter');
      await panel(page).getByText('cannot be searched: it was published without a search index.').waitFor();
      await reader.checkLooks('search-no-index', [390, 1280]);
      await page.keyboard.press('/');
      await box(page).fill('gen 2');
      await page.keyboard.press('Enter');
      await reader.chapter('Genesis 2');
      await page.waitForLoadState('networkidle');
      reader.errors.length = 0;
    }));
});
