import { describe, expect, setDefaultTimeout, test } from 'bun:test';
import type { Page } from 'playwright-core';
import type { Features, Translation } from '../../client/src/documents.ts';
import { compiledStarter } from '../compiled.ts';
import { hasChromium } from './chromium.ts';
import { openerOf } from './opened-page.ts';

setDefaultTimeout(600_000);

const books = (page: Page) => page.getByRole('button', { name: 'Book and chapter' });
const translations = (page: Page) => page.getByRole('button', { name: 'Translations' });
const card = (page: Page) => page.getByRole('dialog');

describe.skipIf(!hasChromium)('another translation opens', () => {
  const served = openerOf(compiledStarter);
  const choose = async (page: Page, name: string) => {
    await translations(page).click();
    await card(page)
      .getByRole('button', { name: new RegExp(`${name}\\b`) })
      .click();
  };

  test.each([
    ['KJV/MAL/4?v=2', 'OSHB', 'OSHB/MAL/3?v=20'],
    ['OSHB/PSA/51?v=3', 'KJV', 'KJV/PSA/51?v=1'],
  ])('%s at the same verse of %s', (from, name, to) =>
    served.open(`#/${from}`, async ({ page }) => {
      await page.locator('.verse.marked').first().waitFor();
      await choose(page, name);
      await page.waitForURL((url) => url.hash === `#/${to}`);
      await page.locator('.verse.marked').first().waitFor();
    }),
  );

  test('at the verse in view', () =>
    served.open('#/KJV/JOL/2', async ({ page }) => {
      await page.locator('[data-verse="28"]').first().scrollIntoViewIfNeeded();
      await page.evaluate(() => {
        const verse = document.querySelector('[data-verse="28"]')!;
        scrollBy({ top: verse.getBoundingClientRect().top - 100, behavior: 'instant' });
      });
      await page.waitForFunction(() => history.state?.place?.verse > 20);
      await choose(page, 'OSHB');
      await page.waitForURL(/#\/OSHB\/JOL\/[23]$/);
    }));

  test('at the same number if the numbering cannot be loaded', () =>
    served.open('health', async (reader) => {
      const { page } = reader;
      await page.route(/versification/, (route) => route.fulfill({ status: 500, body: 'out of order' }));
      await page.goto(`${served.url}/#/KJV/RUT/2?v=3`);
      await reader.chapter('Ruth 2');
      await choose(page, 'OSHB');
      await page.waitForURL(/#\/OSHB\/RUT\/2\?v=3$/);
      reader.errors.length = 0;
    }));
});

describe.skipIf(!hasChromium)('books are picked', () => {
  const served = openerOf(compiledStarter);

  test.each(['1TH/1', 'SNG/1', 'DEU/34', 'PSA/119', 'LAM/3'])(
    'by a button that has the whole name of %s on a phone',
    (place) =>
      served.open(
        `#/KJV/${place}`,
        async (reader) => {
          const { page } = reader;
          await page.locator('.verse').first().waitFor();
          await page.locator('.reference input').waitFor();
          const lacks = await page
            .locator('.book-button .name')
            .evaluate((name) => [
              name.scrollWidth - name.clientWidth,
              Math.max(0, name.scrollHeight - name.clientHeight - 6),
            ]);
          expect(lacks).toEqual([0, 0]);
          expect(await reader.overflow()).toBe(0);
        },
        { width: 375, height: 720 },
      ),
  );

  test('by typing the beginning of a name, with only the keyboard', () =>
    served.open('#/KJV/RUT/1', async (reader) => {
      const { page } = reader;
      await reader.chapter('Ruth 1');
      await books(page).press('Enter');
      await page.locator('.books button:focus').waitFor();
      await page.keyboard.type('1 c');
      const names = card(page).locator('.books button');
      await card(page).getByRole('button', { name: 'Genesis' }).waitFor({ state: 'detached' });
      expect(await names.allTextContents()).toEqual(['1 Chronicles', '1 Corinthians']);
      await page.keyboard.press('Enter');
      await page.locator('.chapters a:focus').waitFor();
      await page.keyboard.press('End');
      await page.keyboard.press('Enter');
      await reader.chapter('1 Chronicles 29');
    }));

  test('by an abbreviation, a chapter and a name in another language', () =>
    served.open('#/KJV/RUT/1', async (reader) => {
      const { page } = reader;
      await reader.chapter('Ruth 1');
      await books(page).click();
      const field = card(page).getByRole('searchbox');
      const grid = card(page).locator('.places h3');
      await field.fill('1. Johannes');
      await grid.getByText('1 John', { exact: true }).waitFor();
      await field.fill('Tobit');
      await card(page).getByText('No book matches.').waitFor();
      expect(await grid.count()).toBe(0);
      await field.fill('jn 3');
      expect(await grid.allTextContents()).toEqual(['John']);
      await field.press('Enter');
      await card(page).locator('.chapters a:focus').press('Enter');
      await reader.chapter('John 3');
    }));

  test('also selects a verse if that is chosen, and remembers the choice', () =>
    served.open('#/KJV/RUT/1', async (reader) => {
      const { page } = reader;
      await reader.chapter('Ruth 1');
      await books(page).click();
      await card(page).getByRole('checkbox', { name: 'Choose a verse too' }).check();
      await reader.checkLooks('picker-books', [390, 820, 1280]);
      await card(page).getByRole('button', { name: 'John', exact: true }).click();
      await card(page).getByRole('link', { name: '3', exact: true }).click();
      const verses = card(page).getByRole('list', { name: 'Verses of John 3' });
      await verses.waitFor();
      expect(await verses.getByRole('link').count()).toBe(36);
      await reader.checkLooks('picker-verses', [390, 1280]);
      await verses.getByRole('link', { name: '16', exact: true }).click();
      await reader.chapter('John 3');
      await page.locator('.marked').first().waitFor();
      expect(page.url()).toEndWith('#/KJV/JHN/3?v=16');
      await books(page).click();
      expect(await card(page).getByRole('checkbox').isChecked()).toBe(true);
      await card(page).getByRole('link', { name: '4', exact: true }).click();
      await card(page).getByRole('link', { name: 'Whole chapter' }).click();
      await reader.chapter('John 4');
    }));
});

function madeCatalogue(own: readonly Translation[]): Translation[] {
  const names = new Intl.DisplayNames('en', { type: 'language', fallback: 'code' });
  const letters = 'abcdefghijklmnopqrst';
  const codes = [...letters].flatMap((first) => [...letters].map((second) => `q${first}${second}`));
  const made = Array.from({ length: 1200 - own.length }, (_, index) => {
    const language = index < 60 ? 'eng' : index < 90 ? 'spa' : codes[index % codes.length]!;
    const id = `T${index}`;
    const name = `Translation ${index} of ${names.of(language)}`;
    return {
      ...own[0]!,
      id,
      name,
      englishName: name,
      shortName: id,
      language,
      languageEnglishName: names.of(language)!,
    };
  });
  return [...made, ...own];
}

describe.skipIf(!hasChromium)('with 1,200 translations', () => {
  const served = openerOf(compiledStarter);

  async function openMade(page: Page): Promise<void> {
    const catalogue = await fetch(`${served.url}/api/available_translations.json`);
    const { translations: own } = (await catalogue.json()) as { translations: Translation[] };
    const all = madeCatalogue(own);
    const features: Features = {
      translations: all.map(({ id, language }, index) => ({
        id,
        language,
        script: null,
        population: null,
        commercialUse: null,
        derivatives: null,
        oldTestament: index % 3 === 0 ? 0 : 39,
        newTestament: index % 5 === 0 ? 12 : 27,
        otherBooks: index % 7 === 0 ? 9 : 0,
        audio: index % 4 === 0,
        words: false,
        notes: true,
      })),
    };
    await page.route(/available_translations/, (route) => route.fulfill({ json: { translations: all } }));
    await page.route(/x\/features/, (route) => route.fulfill({ json: features }));
    await page.goto(`${served.url}/#/OSHB/RUT/1`);
    await page.locator('.verse').first().waitFor();
    await page.locator('.site-name').waitFor();
  }

  test("lists the current one and the user's languages first, and others on demand", () =>
    served.open('health', async (reader) => {
      const { page } = reader;
      await openMade(page);
      await translations(page).click();
      const current = card(page).locator('button[aria-current="true"]').first();
      await current.waitFor();
      expect(await current.textContent()).toContain('OSHB');
      const [top, bottom] = await current.evaluate((element) => {
        const { top, bottom } = element.getBoundingClientRect();
        return [top, innerHeight - bottom];
      });
      expect(Math.min(top!, bottom!)).toBeGreaterThan(0);
      expect(await card(page).locator('h3').allTextContents()).toEqual(['In use', 'English']);
      await card(page).getByText('NT', { exact: true }).first().waitFor();
      expect(await card(page).locator('.badges').first().textContent()).toContain('OT');
      await reader.checkLooks('picker-many', [390, 820, 1280]);
      const spanish = card(page).locator('summary', { hasText: 'Spanish' });
      expect(await card(page).getByText('Translation 61 of Spanish').count()).toBe(0);
      await spanish.click();
      await card(page)
        .getByRole('button', { name: /Translation 61 of Spanish/ })
        .click();
      await page.waitForURL('**/#/T61/RUT/1');
      reader.errors.length = 0;
    }));

  test('a name finds one in no time', () =>
    served.open('health', async (reader) => {
      const { page } = reader;
      await openMade(page);
      await page.waitForTimeout(1000);
      const timed = (act: string, isDone: string) =>
        page.evaluate(
          `(async () => { const started = performance.now(); (${act})();
            while (!(${isDone})()) await new Promise(requestAnimationFrame);
            await new Promise(requestAnimationFrame);
            return performance.now() - started; })()`,
        ) as Promise<number>;
      const opened = await timed(
        `() => document.querySelector('.translation-button').click()`,
        `() => document.querySelector('.translation-picker li')`,
      );
      await card(page).locator('li').first().waitFor();
      const typed = await timed(
        `() => { const field = document.querySelector('.translation-picker input[type=search]'); field.value = '77 of'; field.dispatchEvent(new Event('input')); }`,
        `() => document.querySelectorAll('.translation-picker li').length < 30`,
      );
      const found = await card(page).locator('li .name').allTextContents();
      expect(found.every((name) => name.includes('77'))).toBe(true);
      expect(found.length).toBeGreaterThan(5);
      await card(page).getByRole('searchbox').fill('translation');
      await card(page).getByText('1,098 more match').waitFor();
      console.log(`1,200 translations: ${opened.toFixed(0)} ms to open, ${typed.toFixed(0)} ms to filter`);
      reader.errors.length = 0;
    }));
});
