import { describe, expect, setDefaultTimeout, test } from 'bun:test';
import type { Page } from 'playwright-core';
import { compiledSmallContent, compiledStarter } from '../compiled.ts';
import { hasChromium } from './chromium.ts';
import { openerOf } from './opened-page.ts';

setDefaultTimeout(600_000);

async function putOutOfOrder(page: Page, part: RegExp): Promise<() => Promise<void>> {
  await page.route(part, (route) => route.fulfill({ status: 500, body: 'out of order' }));
  return () => page.unroute(part);
}

describe.skipIf(!hasChromium)('if something is missing, the reader offers alternatives:', () => {
  const served = openerOf(compiledStarter);

  test('links to the chapters of the book for a missing chapter', () =>
    served.open('#/KJV/RUT/9', async (reader) => {
      const { page } = reader;
      expect(await page.getByRole('alert').textContent()).toContain('Ruth has no chapter 9');
      await page.getByRole('link', { name: '4', exact: true }).click();
      await reader.chapter('Ruth 4');
      reader.errors.length = 0;
    }));

  test.each(['0', 'abc'])('says that a book has no chapter %s', (chapter) =>
    served.open(`#/KJV/RUT/${chapter}`, async ({ page, errors }) => {
      const alert = page.getByRole('alert');
      expect(await alert.textContent()).toBe('Ruth has no chapter 0 in this translation.');
      expect(await alert.getByRole('button').count()).toBe(0);
      await page.getByRole('link', { name: '4', exact: true }).waitFor();
      errors.length = 0;
    }),
  );

  test.each(['#/KJV/somewhere/3', '#/KJV/somewhere/else'])('links to the books for %s', (address) =>
    served.open(address, async ({ page, errors }) => {
      expect(await page.getByRole('alert').textContent()).toMatch(/not a book id|Not in this translation/);
      await page.getByRole('navigation', { name: 'Books' }).getByRole('link').first().waitFor();
      errors.length = 0;
    }),
  );

  test('links to the books of the translation for a missing book', () =>
    served.open('#/OSHB/JHN/3', async (reader) => {
      const { page } = reader;
      expect(await page.getByRole('alert').textContent()).toContain('John');
      const other = page.getByRole('link', { name: 'John 3 (King James Version)' });
      await other.waitFor();
      expect(await other.getAttribute('href')).toBe('#/KJV/JHN/3');
      await page.getByRole('navigation', { name: 'Books' }).getByRole('link').first().click();
      await page.locator('.scripture').first().waitFor();
      expect(page.url()).toContain('#/OSHB/GEN/1');
      reader.errors.length = 0;
    }));

  test('a book that the translation does not have is called by its name', () =>
    served.open('#/KJV/2ES/1', async (reader) => {
      const { page } = reader;
      await page.getByRole('heading', { name: '2 Esdras 1' }).waitFor();
      await page.getByRole('button', { name: 'Book and chapter 2 Esdras 1' }).waitFor();
      await page.waitForFunction(() => document.title === '2 Esdras 1 · KJV');
      reader.errors.length = 0;
    }));

  test('links to all translations for a missing translation', () =>
    served.open('#/NONE/JHN/3', async (reader) => {
      await reader.page.getByRole('link', { name: /King James/ }).click();
      await reader.chapter('John 3');
      reader.errors.length = 0;
    }));

  test.each([
    ['#/kjv/jhn/3', '#/KJV/JHN/3'],
    ['#/KJV+OSHB/GEN/3?v=2', '#/KJV/GEN/3?v=2&with=OSHB'],
    ['#/kjv/jhn/3:16', '#/KJV/JHN/3?v=16'],
    ['#/KJV/john/3', '#/KJV/JHN/3'],
    ['#/KJV/John 3:16', '#/KJV/JHN/3?v=16'],
    ['#/KJV/JHN.3.16', '#/KJV/JHN/3?v=16'],
    ['#/JHN/3', '#/KJV/JHN/3'],
  ])('opens %s, written in another way, as %s', (address, opened) =>
    served.open(address, async (reader) => {
      const { page } = reader;
      await page.waitForURL((url) => url.hash === opened);
      await page
        .getByText(/loved the world|the serpent/)
        .first()
        .waitFor();
      reader.errors.length = 0;
    }),
  );

  test('stays at the passage if an address names none', () =>
    served.open('#/KJV/JHN/3', async (reader) => {
      const { page } = reader;
      await reader.chapter('John 3');
      await page.evaluate(() => {
        location.hash = '#/somewhere';
      });
      await page.waitForURL(/#\/KJV\/JHN\/3$/);
      await reader.chapter('John 3');
    }));

  test('says that a verse is missing', () =>
    served.open('#/KJV/JHN/3?v=99', async (reader) => {
      const { page } = reader;
      await reader.chapter('John 3');
      const message = page.getByRole('alert').filter({ hasText: 'John 3 has no verse 99' });
      await message.waitFor();
      await page.evaluate(() => {
        location.hash = '#/KJV/JHN/3?v=36-99';
      });
      await message.waitFor({ state: 'detached' });
      expect(await page.locator('.verse.marked').first().getAttribute('data-verse')).toBe('36');
      expect(await page.getByRole('alert').count()).toBe(0);
    }));

  test('a compared translation without the book says so in its column, which can be removed', () =>
    served.open('#/KJV/JHN/3?with=OSHB', async (reader) => {
      const { page } = reader;
      await reader.chapter('John 3');
      const head = page.getByRole('columnheader').last();
      expect(await head.textContent()).toContain('does not have John');
      await head.getByRole('link', { name: 'Remove this column' }).click();
      await page.locator('table').waitFor({ state: 'detached' });
      expect(page.url()).toEndWith('#/KJV/JHN/3');
      reader.errors.length = 0;
    }));

  test('shows the compared translation if only that has the book', () =>
    served.open('#/OSHB/JHN/3?with=KJV', async (reader) => {
      expect(await reader.chapter('John 3')).toContain('God so loved');
      reader.errors.length = 0;
    }));

  test('a chapter that could not be loaded can be tried again', () =>
    served.open('health', async (reader) => {
      const { page } = reader;
      const repair = await putOutOfOrder(page, /RUT\/2\.simple/);
      await page.goto(`${served.url}/#/KJV/RUT/1`);
      await reader.chapter('Ruth 1');
      await page.keyboard.press('ArrowRight');
      const alert = page.getByRole('alert');
      await alert.waitFor();
      expect(await alert.textContent()).not.toContain('http');
      await repair();
      await page.getByRole('button', { name: 'Try again' }).click();
      await reader.chapter('Ruth 2');
      reader.errors.length = 0;
    }));

  test('books and words that could not be loaded can be tried again where they are missing', () =>
    served.open('health', async (reader) => {
      const { page } = reader;
      const repair = await putOutOfOrder(page, /books\.json|words/);
      await page.goto(`${served.url}/#/OSHB/RUT/1`);
      await page.getByText('The explanations of words could not be loaded').waitFor();
      await page.getByRole('button', { name: 'Book and chapter' }).click();
      const card = page.getByRole('dialog');
      const again = card.getByRole('button', { name: 'Try again' });
      await again.waitFor();
      await repair();
      await again.click();
      await card.locator('.books button').first().waitFor();
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Try again' }).click();
      await page.locator('.word').first().waitFor();
      reader.errors.length = 0;
    }));

  test('a slow translation does not delay the one it is compared with', () =>
    served.open('health', async (reader) => {
      const { page } = reader;
      let answer = () => {};
      const answered = new Promise<void>((resolve) => {
        answer = resolve;
      });
      await page.route(/OSHB\/RUT\/1\.simple/, (route) => answered.then(() => route.continue()));
      await page.goto(`${served.url}/#/KJV/RUT/1?with=OSHB`);
      await reader.chapter('Ruth 1');
      expect(await page.getByRole('columnheader').last().textContent()).toContain('Loading');
      answer();
      await page.locator('td[dir="rtl"] .verse').first().waitFor();
    }));

  test('a chapter that loads slowly does not leave the previous one under its title', () =>
    served.open('health', async (reader) => {
      const { page } = reader;
      let answer = () => {};
      const answered = new Promise<void>((resolve) => {
        answer = resolve;
      });
      await page.route(/RUT\/2\.simple/, (route) => answered.then(() => route.continue()));
      await page.goto(`${served.url}/#/KJV/RUT/1`);
      await reader.chapter('Ruth 1');
      await page.keyboard.press('ArrowRight');
      await page.locator('main[aria-busy="true"] .progress').waitFor();
      await page.locator('.skeleton').waitFor();
      expect(await page.locator('.scripture').count()).toBe(0);
      answer();
      await reader.chapter('Ruth 2');
      await page.locator('main[aria-busy="false"]').waitFor();
    }));

  const unchosen = openerOf(compiledSmallContent);

  test('the first list that could not be loaded can be tried again', () =>
    unchosen.open('health', async (reader) => {
      const { page } = reader;
      const repair = await putOutOfOrder(page, /available_translations/);
      await page.goto(`${unchosen.url}/`);
      await page.getByText('The list of translations could not be loaded').waitFor();
      await repair();
      await page.getByRole('button', { name: 'Try again' }).click();
      await page.locator('.scripture').first().waitFor();
      reader.errors.length = 0;
    }));

  test('a library without translations says so', () =>
    unchosen.open('health', async (reader) => {
      const { page } = reader;
      await page.route(/available_translations/, (route) => route.fulfill({ json: { translations: [] } }));
      await page.goto(`${unchosen.url}/`);
      await page.getByRole('heading', { name: 'Nothing to read yet' }).waitFor();
    }));

  const wrong = ['#/KJV/RUT/9', '#/OSHB/JHN/3', '#/NONE/JHN/3', '#/KJV/JHN/3?with=OSHB'];
  test.each(wrong)('%s has no accessibility problem on a phone', (place) =>
    served.open(
      place,
      async (reader) => {
        await reader.page.getByRole('alert').waitFor();
        await reader.page.waitForLoadState('networkidle');
        expect(await reader.accessibilityProblems()).toEqual([]);
        reader.errors.length = 0;
      },
      { width: 360, height: 780, colorScheme: 'dark' },
    ),
  );

  test('the reader works in a browser without storage', () =>
    served.open('health', async (reader) => {
      await reader.page.addInitScript(() => {
        const forbid = () => {
          throw new DOMException('forbidden', 'SecurityError');
        };
        Object.defineProperty(globalThis, 'localStorage', { get: forbid });
      });
      await reader.page.goto(`${served.url}/#/KJV/RUT/1`);
      await reader.chapter('Ruth 1');
    }));
});
