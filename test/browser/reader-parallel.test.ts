import { describe, expect, setDefaultTimeout, test } from 'bun:test';
import type { Page } from 'playwright-core';
import { compiledStarter } from '../compiled.ts';
import { hasChromium } from './chromium.ts';
import { openerOf } from './opened-page.ts';

setDefaultTimeout(600_000);

/** @param text of the last row to arrive: the verses are paired again when the numbering is late. */
async function rowsOf(page: Page, text = ''): Promise<string[]> {
  await page.locator('tbody tr', { hasText: text }).first().waitFor();
  return page.locator('tbody tr').evaluateAll((rows) =>
    rows.map((row) =>
      [...row.querySelectorAll('td')]
        .map((cell) => {
          const numbers = [...cell.querySelectorAll('.number')];
          const shown = numbers.map((number) => number.textContent!.replace('Verse', '').trim());
          return shown.join(' ') || (cell.textContent ? 'title' : '-');
        })
        .join(' = '),
    ),
  );
}

const lettersOf = (text: string) => text.replace(/[^\p{L} ]/gu, '');

describe.skipIf(!hasChromium)('a translation next to one with another verse numbering', () => {
  const served = openerOf(compiledStarter);

  test('the title of a psalm is next to the verse that contains it in Hebrew', () =>
    served.open('#/KJV/PSA/3?v=1&with=OSHB', async (reader) => {
      const { page } = reader;
      expect(await rowsOf(page, '3:9')).toEqual([
        'title = 3:1',
        ...[1, 2, 3, 4, 5, 6, 7, 8].map((verse) => `${verse} = 3:${verse + 1}`),
      ]);
      const rows = page.locator('tbody tr');
      expect(lettersOf((await rows.nth(0).locator('td').nth(1).textContent())!)).toContain('מזמור לדוד');
      expect(lettersOf((await rows.nth(1).locator('td').nth(1).textContent())!)).toContain('מהרבו צרי');
      expect(await rows.nth(1).locator('.marked[data-verse="1"]').count()).toBeGreaterThanOrEqual(2);
      expect(await rows.nth(0).locator('.marked, [data-verse]').count()).toBe(0);
      const number = rows.nth(2).locator('td').nth(1).getByRole('link', { name: 'Verse 3:3' });
      expect(await number.getAttribute('href')).toBe('#/KJV/PSA/3?v=2&with=OSHB');
      expect(await rows.nth(2).locator('td').nth(1).getAttribute('dir')).toBe('rtl');
      await number.focus();
      await page.keyboard.press('Enter');
      await page.waitForURL(/\?v=2&with=OSHB$/);
      await rows.nth(2).locator('td').first().locator('.marked').first().waitFor();
      await page.keyboard.press('/');
      await page.keyboard.press('Escape');
      await reader.checkLooks('parallel-psalm', [360, 1440]);
    }));

  test('the other way round', () =>
    served.open('#/OSHB/PSA/3?with=KJV', async ({ page }) => {
      expect((await rowsOf(page, '3:1')).slice(0, 3)).toEqual(['1 = title', '2 = 3:1', '3 = 3:2']);
    }));

  test('a chapter that the other translation lacks is taken from its previous chapter', () =>
    served.open('#/KJV/MAL/4?with=OSHB', async (reader) => {
      const { page } = reader;
      expect(await rowsOf(page, '3:24')).toEqual(
        [1, 2, 3, 4, 5, 6].map((verse) => `${verse} = 3:${verse + 18}`),
      );
      expect(await page.getByRole('alert').count()).toBe(0);
      const letters = lettersOf((await page.locator('tbody tr').first().textContent())!);
      expect(letters).toContain('the day cometh');
      expect(letters).toContain('הנה היום בא');
      await page.locator('td[dir="rtl"] .word').first().click();
      await page.getByRole('dialog').getByText('Numbers and codes').waitFor();
      reader.errors.length = 0;
    }));

  test('a chapter whose end is the next one of the other', () =>
    served.open('#/KJV/JOL/2?with=OSHB', async ({ page }) => {
      const rows = await rowsOf(page, '3:5');
      expect(rows).toHaveLength(32);
      expect(rows.slice(25)).toEqual([
        '26 = 26',
        '27 = 27',
        ...[1, 2, 3, 4, 5].map((verse) => `${27 + verse} = 3:${verse}`),
      ]);
      const last = lettersOf((await page.locator('tbody tr').last().textContent())!);
      expect(last).toContain('shall call on the name of the LORD');
      expect(last).toContain('יקרא בשם יהוה');
    }));

  test('only the notes of verses that are shown are printed', () =>
    served.open('#/KJV/JOL/3?with=OSHB', async (reader) => {
      await rowsOf(reader.page, '4:1');
      const printed = reader.page.locator('.printed-notes b');
      await printed.first().waitFor({ state: 'attached' });
      const places = await printed.allTextContents();
      expect(places.length).toBeGreaterThan(0);
      expect(places.filter((place) => !place.startsWith('4:'))).toEqual([]);
    }));
});

describe.skipIf(!hasChromium)('which translation a text is of', () => {
  const served = openerOf(compiledStarter);
  const topOf = (page: Page, selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => element.getBoundingClientRect().top);
  const bottomOf = (page: Page, selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => element.getBoundingClientRect().bottom);

  test.each([
    [820, 'KJV', 'OSHB'],
    [1280, 'OSHB', 'KJV'],
  ])('is said by heads that stay in view at %i px', (width, first, second) =>
    served.open(
      `#/${first}/PSA/18?with=${second}`,
      async (reader) => {
        const { page } = reader;
        await rowsOf(page);
        await page.mouse.move(400, 500);
        await page.mouse.wheel(0, 2000);
        await page.waitForFunction(() => scrollY > 1500);
        await page.waitForTimeout(400);
        expect(await topOf(page, 'th')).toBeCloseTo(await bottomOf(page, '.toolbar'), 0);
        expect(await page.getByRole('columnheader').allInnerTexts()).toEqual([
          expect.stringContaining(first),
          expect.stringContaining(second),
        ]);
        const covers = await page.locator('th').evaluateAll((heads) =>
          heads.map((head) => {
            const { left, top, width, height } = head.getBoundingClientRect();
            return head.contains(document.elementFromPoint(left + width / 2, top + height / 2));
          }),
        );
        expect(covers).toEqual([true, true]);
        await page.locator('tbody tr').nth(3).locator('.number').first().focus();
        expect(await topOf(page, ':focus')).toBeGreaterThanOrEqual(await bottomOf(page, 'th'));
        await reader.checkLooks(`parallel-heads-${first}`, [width]);
      },
      { width },
    ),
  );

  test('is said above each verse where columns would be too narrow', () =>
    served.open(
      '#/KJV/RUT/1?with=OSHB',
      async ({ page }) => {
        await rowsOf(page);
        expect(await page.locator('th').first().isVisible()).toBe(false);
        const names = await page
          .locator('tbody tr')
          .nth(2)
          .locator('td')
          .evaluateAll((cells) => cells.map((cell) => getComputedStyle(cell, '::before').content));
        expect(names).toEqual(['"KJV"', '"OSHB"']);
      },
      { width: 390 },
    ));

  test('a panel next to three columns leaves room for each, or they are stacked', () =>
    served.open('#/KJV/RUT/1?with=OSHB', async (reader) => {
      const { page } = reader;
      await page.setViewportSize({ width: 960, height: 800 });
      await rowsOf(page);
      expect(await page.locator('.parallel.stacked').count()).toBe(0);
      await page.locator('.panel-button').click();
      await page.locator('.panel .tab-panel').waitFor();
      const widths = await page
        .locator('.parallel:not(.stacked) td')
        .evaluateAll((cells) => cells.map(({ clientWidth }) => clientWidth));
      expect(Math.min(...widths, 1000)).toBeGreaterThan(150);
      expect(await reader.overflow()).toBe(0);
    }));
});

describe.skipIf(!hasChromium)('how verses are numbered', () => {
  const served = openerOf(compiledStarter);
  const documents = '**/api/x/versification/*';

  const timesOf = async (page: Page, path: string) => {
    const timing = await page.waitForFunction(
      (end) =>
        performance
          .getEntriesByType('resource')
          .find(({ name }) => name.endsWith(end))
          ?.toJSON(),
      path,
    );
    return (await timing.jsonValue()) as PerformanceResourceTiming;
  };

  test('is requested after the text, but with it for translations side by side', () =>
    served.open('health', async ({ page }) => {
      const asked: string[] = [];
      page.on('request', (request) => asked.push(new URL(request.url()).pathname));
      await page.goto(`${served.url}/#/KJV/PSA/3`);
      const alone = await timesOf(page, '/KJV/PSA/3.simple.json');
      const later = await timesOf(page, '/versification/KJV.json');
      expect(later.startTime).toBeGreaterThan(alone.responseEnd);
      await page.goto(`${served.url}/#/KJV/RUT/1?with=OSHB`);
      expect(await rowsOf(page)).toEqual(
        Array.from({ length: 22 }, (_, index) => `${index + 1} = ${index + 1}`),
      );
      const other = await timesOf(page, '/OSHB/RUT/1.simple.json');
      const together = await timesOf(page, '/versification/OSHB.json');
      expect(together.startTime).toBeLessThan(other.responseEnd);
      expect(asked.filter((path) => /\/RUT\/(?![12]\.)/.test(path))).toEqual([]);
      expect(asked.filter((path) => path.includes('versification'))).toHaveLength(2);
    }));

  test('is not waited for long', () =>
    served.open('health', async ({ page }) => {
      const held: (() => Promise<void>)[] = [];
      await page.route(documents, (route) => {
        held.push(() => route.continue());
      });
      await page.goto(`${served.url}/#/KJV/PSA/3?with=OSHB`);
      await page.locator('tbody tr:last-child td:last-child .number').first().waitFor();
      expect((await rowsOf(page)).at(-1)).toBe('- = 9');
      for (const go of held) await go();
      expect((await rowsOf(page, '3:9')).at(-1)).toBe('8 = 3:9');
    }));

  test('is assumed to be the same if the service does not say', () =>
    served.open('health', async (reader) => {
      await reader.page.route(documents, (route) => route.fulfill({ status: 404, json: { error: {} } }));
      await reader.page.goto(`${served.url}/#/KJV/PSA/3?with=OSHB`);
      expect((await rowsOf(reader.page)).slice(0, 2)).toEqual(['title = -', '1 = 1']);
      reader.errors.length = 0;
    }));
});
