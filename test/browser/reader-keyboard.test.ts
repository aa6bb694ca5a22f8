import { describe, expect, setDefaultTimeout, test } from 'bun:test';
import type { Page } from 'playwright-core';
import { compiledStarter } from '../compiled.ts';
import { hasChromium } from './chromium.ts';
import { openerOf } from './opened-page.ts';
import { followsTouch } from './touch.ts';

setDefaultTimeout(600_000);

const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim() ?? '');

describe.skipIf(!hasChromium)('with only the keyboard', () => {
  const served = openerOf(compiledStarter);

  test('a chapter is picked, and the focus goes to its title', () =>
    served.open('#/KJV/MAL/4', async (reader) => {
      const { page } = reader;
      await reader.chapter('Malachi 4');
      await page.waitForFunction((title) => document.title === title, 'Malachi 4 · KJV');
      for (let step = 0; step < 3; step++) await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      const card = page.getByRole('dialog');
      await card.getByRole('list', { name: 'New Testament' }).waitFor();
      await page.locator('.books button:focus').waitFor();
      await page.keyboard.press('ArrowDown');
      expect(await focused(page)).toBe('Luke');
      await page.keyboard.press('Enter');
      await page.locator('.chapters a:focus').waitFor();
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('ArrowRight');
      expect(await focused(page)).toBe('3');
      await page.keyboard.press('Enter');
      await reader.chapter('Luke 3');
      await page.locator('h1:focus').waitFor();
      await page.waitForFunction((title) => document.title === title, 'Luke 3 · KJV');
    }));

  test('a typed reference moves the focus to its verse', () =>
    served.open('#/KJV/JHN/3', async (reader) => {
      const { page } = reader;
      await reader.chapter('John 3');
      await page.keyboard.press('/');
      await page.keyboard.type('John 3:16');
      await page.keyboard.press('Enter');
      await page.locator('[data-verse="16"] .number:focus').waitFor();
      await page.waitForFunction((title) => document.title === title, 'John 3:16 · KJV');
    }));

  test('closing the actions of a verse of a chapter below another focuses its number', () =>
    served.open('#/KJV/RUT/1', async (reader) => {
      const { page } = reader;
      await reader.chapter('Ruth 1');
      await page.locator('.end-mark').waitFor({ state: 'attached' });
      await page.keyboard.press('End');
      const next = page.locator('article[data-chapter="RUT 2"]');
      await next.locator('[data-verse="5"] .number').press('Enter');
      await page.waitForURL(/RUT\/2\?v=5$/);
      await next.getByRole('toolbar').getByRole('button', { name: 'Close' }).press('Enter');
      await page.waitForURL(/RUT\/2$/);
      await next.locator('[data-verse="5"] .number:focus').waitFor();
    }));

  test('the links at the end of a chapter keep the focus until the user scrolls, which goes to its last verse', () =>
    served.open(
      '#/KJV/RUT/1',
      async (reader) => {
        const { page } = reader;
        await reader.chapter('Ruth 1');
        await page.locator('.end-mark').waitFor({ state: 'attached' });
        await page.locator('[data-verse="1"] .number').press('ArrowDown');
        const end = page.locator('.chapter-ends a').first();
        await page.locator('[data-verse="2"] .number:focus').waitFor();
        while (!(await end.evaluate((link) => link === document.activeElement)))
          await page.keyboard.press('Tab');
        // Observers report a change before the second frame
        await page.evaluate(
          'new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))))',
        );
        expect(await page.locator('article').count()).toBe(1);
        await page.keyboard.press('PageDown');
        await page.locator('article[data-chapter="RUT 2"]').waitFor();
        await page.locator('article[data-chapter="RUT 1"] [data-verse="22"] .number:focus').waitFor();
      },
      { width: 700, height: 320 },
    ));

  test('`/` moves to the search box from everything but fields for text', () =>
    served.open('#/KJV/RUT/1', async (reader) => {
      const { page } = reader;
      await reader.chapter('Ruth 1');
      const box = page.locator('#reference:focus');
      await page.locator('[data-verse="5"] .number').press('Enter');
      await page.getByRole('toolbar').getByRole('button', { name: 'Copy', exact: true }).press('/');
      await box.waitFor();
      await page.getByRole('button', { name: 'Study' }).click();
      await page.getByRole('tabpanel').press('/');
      await box.waitFor();
      await page.getByRole('button', { name: 'Text settings' }).click();
      await page.getByLabel('Swipe to turn the page').press('/');
      await box.waitFor();
      expect(await page.locator(':popover-open').count()).toBe(0);
      await page.keyboard.type('1/2');
      expect(await page.locator('#reference').inputValue()).toBe('1/2');
    }));

  test('closing the references on a phone returns the focus to their button', () =>
    served.open(
      '#/KJV/RUT/1',
      async (reader) => {
        const { page } = reader;
        await reader.chapter('Ruth 1');
        await page.locator('[data-verse="5"] .number').press('Enter');
        const button = page.getByRole('toolbar').getByRole('button', { name: 'References' });
        await button.press('Enter');
        await page.locator('.panel .close:focus').waitFor();
        await page.getByRole('tabpanel').waitFor();
        await page.keyboard.press('Escape');
        await page.getByRole('tabpanel').waitFor({ state: 'detached' });
        await page.waitForFunction(() => document.activeElement !== document.body);
        expect(await focused(page)).toBe('References');
      },
      { width: 390, height: 844 },
    ));

  test('Escape closes the card of keys, and leaves the selection', () =>
    served.open('#/KJV/RUT/1', async (reader) => {
      const { page } = reader;
      await reader.chapter('Ruth 1');
      await page.locator('[data-verse="5"] .number').press('Enter');
      await page.getByRole('toolbar').waitFor();
      await followsTouch(page);
      await page.keyboard.press('?');
      const card = page.getByRole('dialog');
      await card.waitFor();
      await page.keyboard.press('Escape');
      await card.waitFor({ state: 'detached' });
      expect(page.url()).toEndWith('/RUT/1?v=5');
      await page.keyboard.press('Escape');
      await page.waitForURL(/RUT\/1$/);
    }));

  test.each([
    ['John 3:16', 'John 3:16 · KJV'],
    ['ruth', 'Ruth 1 · KJV'],
  ])('Enter after %j waits for the list of books', (typed, title) =>
    served.open('docs', async (reader) => {
      const { page } = reader;
      const { promise: isAnswered, resolve: answer } = Promise.withResolvers<void>();
      await page.route(/KJV\/books\.json/, (route) => isAnswered.then(() => route.continue()));
      await page.goto(`${served.url}/#/KJV/JHN/3`);
      await reader.chapter('John 3');
      await page.keyboard.press('/');
      await page.keyboard.type(typed);
      await page.keyboard.press('Enter');
      await page.locator('#reference[role="combobox"]').waitFor();
      answer();
      await page.waitForFunction((wanted) => document.title === wanted, title);
    }),
  );

  test('nothing that is typed before the code of the box has loaded is lost', () =>
    served.open('#/KJV/JHN/3', async (reader) => {
      const { page } = reader;
      const { promise: isAnswered, resolve: answer } = Promise.withResolvers<void>();
      const requested: string[] = [];
      await page.route(/scripts\/search-box/, async (route) => {
        requested.push(route.request().url());
        await isAnswered;
        await route.continue();
      });
      await reader.chapter('John 3');
      await page.waitForLoadState('networkidle');
      expect(requested).toEqual([]);
      const field = await page.locator('#reference').elementHandle();
      await page.keyboard.press('/');
      await page.keyboard.type('Jon 3:16');
      for (let back = 0; back < 5; back++) await page.keyboard.press('ArrowLeft');
      answer();
      await page.getByRole('option').first().waitFor();
      expect(await field!.evaluate((each) => each === document.activeElement)).toBe(true);
      await page.keyboard.press('Backspace');
      await page.keyboard.type('hn');
      await page.keyboard.press('Enter');
      await page.waitForFunction((title) => document.title === title, 'John 3:16 · KJV');
      expect(requested).toHaveLength(1);
    }));

  test('/ moves the focus from the text to the search box', () =>
    served.open('#/OSHB/RUT/1', async ({ page }) => {
      for (const stop of ['.word', '.number', 'h1']) {
        await page.locator(stop).first().focus();
        await page.keyboard.press('/');
        await page.locator('#reference:focus').waitFor();
      }
    }));

  test('the toolbar does not cover the focused element', () =>
    served.open('#/KJV/PSA/119', async ({ page }) => {
      const numbers = page.locator('a.number');
      await numbers.nth(90).focus();
      for (let step = 0; step < 40; step++) await page.keyboard.press('ArrowUp');
      const at = await page.locator(':focus').boundingBox();
      const toolbar = await page.locator('.toolbar').boundingBox();
      expect(at!.y).toBeGreaterThanOrEqual(toolbar!.y + toolbar!.height);
    }));

  test('the words of a Hebrew chapter are one stop, and arrow keys move between them', () =>
    served.open('#/OSHB/RUT/1', async (reader) => {
      const { page } = reader;
      const words = page.locator('.word');
      await words.first().waitFor();
      await page.locator('.word[tabindex="0"]').waitFor();
      expect(await page.locator('.word[tabindex="0"]').count()).toBe(1);
      await page.locator('.number').first().focus();
      await page.keyboard.press('Tab');
      const isAt = (index: number) => words.nth(index).evaluate((word) => word === document.activeElement);
      expect(await isAt(0)).toBe(true);
      await page.keyboard.press('ArrowLeft');
      await page.keyboard.press('ArrowLeft');
      await page.keyboard.press('ArrowRight');
      expect(await isAt(1)).toBe(true);
      await page.keyboard.press('Enter');
      await page.getByRole('dialog').getByText('Strong’s Hebrew Dictionary').waitFor();
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      expect(await isAt(1)).toBe(true);
      expect(page.url()).toContain('RUT/1');
      await page.keyboard.press('ArrowDown');
      expect(await isAt(1)).toBe(false);
    }));

  test.each([
    ['of another chapter', 'OSHB/RUT/2', 'Enter'],
    ['of another translation', 'KJV/RUT/1', 'Enter'],
    ['of another book on a phone', 'OSHB/PSA/3', 'press'],
  ])('the card of a word closes with its text if Back shows the one %s', (_, before, press) =>
    served.open(
      `#/${before}`,
      async ({ page }) => {
        const [, book, chapter] = before.split('/');
        await page.locator(`article[data-chapter="${book} ${chapter}"]`).waitFor();
        await page.evaluate(() => location.assign('#/OSHB/RUT/1'));
        const word = page.locator('article[data-chapter="RUT 1"] .word').nth(3);
        await word.waitFor();
        await (press === 'press' ? word.click() : word.press(press));
        const card = page.getByRole('dialog');
        await card.getByText('Strong’s Hebrew Dictionary').waitFor();
        await page.goBack();
        await page.locator(`article[data-chapter="${book} ${chapter}"]`).waitFor();
        await card.waitFor({ state: 'detached' });
        await page.locator('h1:focus').waitFor();
        expect(page.url()).toEndWith(before);
      },
      press === 'press' ? { width: 390, height: 844 } : {},
    ),
  );

  test('words can be left unmarked, so that a screen reader is not interrupted', () =>
    served.open('#/OSHB/RUT/1', async ({ page }) => {
      await page.locator('.word').first().waitFor();
      await page.getByRole('button', { name: 'Text settings' }).click();
      await page.getByLabel(/Explain words/).uncheck();
      await page.locator('.word').first().waitFor({ state: 'detached' });
      expect(await page.locator('.scripture').textContent()).toMatch(/\p{Script=Hebrew}/u);
    }));
});

describe.skipIf(!hasChromium)('a page from right to left', () => {
  const served = openerOf(compiledStarter);

  test('has the next chapter on its left', () =>
    served.open('#/OSHB/RUT/2', async ({ page }) => {
      const [previous, next] = [page.locator('a.prev'), page.locator('a.next')];
      await next.waitFor();
      expect((await next.boundingBox())!.x).toBeLessThan((await previous.boundingBox())!.x);
      expect(await next.textContent()).toContain('←');
    }));
});

describe.skipIf(!hasChromium)('on paper', () => {
  const served = openerOf(compiledStarter);

  test('a Psalm has no buttons, and its notes are listed below it', () =>
    served.open(
      '#/OSHB/PSA/3',
      async (reader) => {
        const { page } = reader;
        const note = page.locator('.printed-notes li').first();
        await note.waitFor({ state: 'attached' });
        expect(await note.isVisible()).toBe(false);
        await page.emulateMedia({ media: 'print' });
        await note.waitFor();
        expect(await page.locator('.toolbar').isVisible()).toBe(false);
        const [ink, paper] = await page.evaluate(() => {
          const { color, backgroundColor } = getComputedStyle(document.body);
          return [color, backgroundColor];
        });
        expect(paper).toBe('rgb(255, 255, 255)');
        expect(ink).toBe('rgb(31, 27, 22)');
        await reader.screenshot('print');
      },
      { colorScheme: 'dark' },
    ));
});

describe.skipIf(!hasChromium)('a book with a very long name', () => {
  const served = openerOf(compiledStarter);

  test('does not hide the number of the chapter', () =>
    served.open(
      'docs',
      async ({ page }) => {
        await page.route(/books\.json/, async (route) => {
          const list = await (await route.fetch()).json();
          for (const book of list.books) {
            book.title = book.commonName = book.name = `The Book of the Acts and Days of ${book.name}`;
          }
          await route.fulfill({ json: list });
        });
        await page.goto(`${served.url}/#/KJV/RUT/4`);
        const button = page.getByRole('button', { name: /Acts and Days of Ruth/ });
        await button.waitFor();
        const { left, right, inner } = await button.evaluate((element) => {
          const whole = element.getBoundingClientRect();
          const range = document.createRange();
          range.selectNode(element.querySelector('.place')!.lastChild!);
          return { left: whole.left, right: whole.right, inner: range.getBoundingClientRect().right };
        });
        expect(right - left).toBeLessThan(180);
        expect(inner).toBeLessThanOrEqual(right);
      },
      { width: 360, height: 640 },
    ));
});

describe.skipIf(!hasChromium)('with the largest letters on a phone', () => {
  const served = openerOf(compiledStarter);

  test.each(['#/KJV/PSA/119', '#/KJV/SNG/1?with=OSHB'])('%s does not scroll sideways', (place) =>
    served.open(
      'docs',
      async (reader) => {
        const { page } = reader;
        await page.evaluate(() => localStorage.setItem('scriptorium.settings', '{"size":5}'));
        await page.goto(`${served.url}/${place}`);
        await page.locator('.scripture').first().waitFor();
        expect(await reader.overflow()).toBe(0);
      },
      { width: 360, height: 640 },
    ),
  );
});
