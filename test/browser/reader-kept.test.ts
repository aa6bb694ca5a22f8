import { describe, expect, setDefaultTimeout, test } from 'bun:test';
import type { Page } from 'playwright-core';
import { compiledStarter } from '../compiled.ts';
import { hasChromium } from './chromium.ts';
import { openerOf } from './opened-page.ts';

setDefaultTimeout(600_000);

const verse = (page: Page, number: number) => page.locator(`[data-verse="${number}"]`).first();
const toolbar = (page: Page) => page.getByRole('toolbar', { name: /^Actions for/ });
const panel = (page: Page) => page.getByRole('complementary', { name: 'Saved' });
const tab = (page: Page, name: string) => panel(page).getByRole('tab', { name });
const openPanel = async (page: Page) => {
  await page.getByRole('button', { name: 'Saved' }).click();
  await tab(page, 'Highlights').waitFor();
};
const action = (page: Page, name: string) => toolbar(page).getByRole('button', { name });
const choose = async (page: Page, colour: string) => {
  await action(page, 'Highlight').click();
  await page.getByRole('dialog').getByRole('button', { name: colour }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
};
const stored = (page: Page, kind: string) =>
  page.evaluate((kind) => JSON.parse(localStorage.getItem(`scriptorium.kept.${kind}`) ?? '[]'), kind);

describe.skipIf(!hasChromium)('bookmarks, highlights and notes on the device', () => {
  const served = openerOf(compiledStarter);

  test('highlights, notes and bookmarks are in the text, after a reload too, and in the list with undo', () =>
    served.open('#/KJV/RUT/1', async (reader) => {
      const { page } = reader;
      await reader.chapter('Ruth 1');
      await verse(page, 3).click();
      await verse(page, 4).click({ modifiers: ['Shift'] });
      await action(page, 'Highlight').waitFor();
      await choose(page, 'Green');
      const highlighted = page.locator('.verse.highlighted.green');
      await highlighted.nth(1).waitFor();
      expect(await highlighted.count()).toBe(2);
      await action(page, 'Bookmark').click();
      await action(page, 'Note').click();
      await page.getByRole('textbox', { name: /Note on Ruth 1:3–4/ }).fill('A <b>hard</b> year');
      await reader.checkLooks('kept-note', [390, 1280]);
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });

      await page.goto(`${served.url}/#/KJV/RUT/1`);
      await page.reload();
      await page.locator('.verse.highlighted').first().waitFor();
      expect(await verse(page, 3).textContent()).toContain('Highlighted: Green, Has a note, Bookmarked.');
      expect(await verse(page, 4).textContent()).toContain('Highlighted: Green.');
      const spoken = () => page.getByRole('article').ariaSnapshot();
      expect(await spoken()).toContain('Has a note');
      await page.getByRole('button', { name: 'Text settings' }).click();
      await page.getByRole('checkbox', { name: /^Screen reader: text without/ }).check();
      await page.keyboard.press('Escape');
      expect(await spoken()).not.toContain('Has a note');
      await page.getByRole('button', { name: 'Text settings' }).click();
      await page.getByRole('checkbox', { name: /^Screen reader: text without/ }).uncheck();
      await page.keyboard.press('Escape');
      await reader.checkLooks('kept-text', [390, 1280]);

      await openPanel(page);
      await panel(page).getByRole('button', { name: 'Home' }).click();
      await panel(page)
        .getByRole('heading', { name: /^Verse of the day/ })
        .waitFor();
      await reader.checkLooks('kept-home', [390, 1280]);
      await panel(page).getByRole('button', { name: 'Notes 1' }).click();
      await tab(page, 'Notes').click();
      await panel(page).getByText('A <b>hard</b> year').waitFor();
      await tab(page, 'Highlights').click();
      await panel(page)
        .getByText('And Elimelech Naomi’s husband died')
        .or(panel(page).getByText("And Elimelech Naomi's husband died"))
        .waitFor();
      await reader.checkLooks('kept-highlights', [390, 1280]);
      await panel(page).getByRole('button', { name: 'Delete Ruth 1:3–4' }).click();
      await page.locator('.verse.highlighted').first().waitFor({ state: 'detached' });
      await page.keyboard.press('Enter');
      await page.locator('.verse.highlighted').first().waitFor();
      expect(await stored(page, 'highlights')).toHaveLength(2);
    }));

  test('another tab shows a change immediately, and a highlighted verse is copied without marks', () =>
    served.open('#/KJV/RUT/2', async (first) => {
      await first.chapter('Ruth 2');
      await served.open('#/KJV/RUT/2', async (second) => {
        await second.chapter('Ruth 2');
        await verse(second.page, 2).click();
        await choose(second.page, 'Rose');
        await first.page.locator('.verse.highlighted.rose').waitFor();
        const copied = await second.page.evaluate(() => {
          const run = document.querySelector('[data-verse="2"]')!;
          getSelection()!.selectAllChildren(run);
          const clipboardData = new DataTransfer();
          document.body.dispatchEvent(
            new ClipboardEvent('copy', { clipboardData, bubbles: true, cancelable: true }),
          );
          return clipboardData.getData('text/plain');
        });
        expect(copied).toStartWith('And Ruth the Moabitess');
      });
    }));

  test('a note that is open in two tabs loses no text', () =>
    served.open('#/KJV/RUT/2', async (first) => {
      const fields = (page: Page) => page.getByRole('textbox', { name: /Note on/ });
      const openNote = async (reader: typeof first) => {
        await reader.chapter('Ruth 2');
        await verse(reader.page, 2).click();
        await action(reader.page, 'Note').click();
        return fields(reader.page).first();
      };
      const texts = async () =>
        (await stored(first.page, 'notes')).map(({ text }: { readonly text: string }) => text);
      const own = await openNote(first);
      await own.fill('one');
      await served.open('#/KJV/RUT/2', async (second) => {
        await (await openNote(second)).fill('one two');
        await first.page.waitForFunction(() => document.querySelector('textarea')?.value === 'one two');
        await own.press('End');
        await own.pressSequentially('!');
        expect(await texts()).toEqual(['one two!']);
        await first.page.evaluate(() => {
          const name = 'scriptorium.kept.notes';
          const [note] = JSON.parse(localStorage.getItem(name)!);
          localStorage.setItem(name, JSON.stringify([{ ...note, text: 'three' }]));
        });
        await own.pressSequentially('?!');
        await fields(first.page).nth(1).waitFor();
        expect(await texts()).toEqual(['three', 'one two!?!']);
        expect(await own.inputValue()).toBe('three');
        expect(await first.page.locator('textarea:focus').inputValue()).toBe('one two!?!');
      });
    }));

  test('names the verse of the day correctly before its text has loaded', () =>
    served.open(
      'health',
      async (reader) => {
        const { page } = reader;
        await page.clock.setFixedTime('2026-11-27T12:00:00');
        const { promise: isNamed, resolve: named } = Promise.withResolvers<void>();
        await page.route(/x\/passage|\/ROM\/8/, (route) => isNamed.then(() => route.continue()));
        await page.goto(`${served.url}/#/KJV/RUT/1`);
        await reader.chapter('Ruth 1');
        await page.getByRole('button', { name: 'Home' }).click();
        const card = page.locator('.verse-of-day');
        await card.getByRole('link', { name: 'Romans 8:28', exact: true }).waitFor();
        expect(await card.getAttribute('aria-busy')).toBe('true');
        named();
        await card.getByText('all things work together for good').waitFor();
        await card.getByRole('link', { name: 'Romans 8:28', exact: true }).waitFor();
      },
      { hasOwnProfile: true },
    ));

  test('is the same on the page of a chapter with its own address', () =>
    served.open('read/KJV/RUT/2', async (reader) => {
      const { page } = reader;
      await reader.chapter('Ruth 2');
      await verse(page, 2).click();
      await action(page, 'Highlight').waitFor();
      await choose(page, 'Rose');
      const colour = () => verse(page, 2).evaluate((run) => getComputedStyle(run).textDecorationStyle);
      expect(await colour()).toBe('double');
      await openPanel(page);
      await tab(page, 'Highlights').click();
      await panel(page).getByRole('link', { name: 'Ruth 2:2 KJV' }).click();
      await page.waitForURL(/\/read\/KJV\/RUT\/2:2$/);
      await page.goto(`${served.url}/#/KJV/RUT/2`);
      await page.locator('.verse.highlighted.rose').first().waitFor();
    }));

  test('all by keyboard: a colour, and a plan with its day', () =>
    served.open('#/KJV/PSA/1', async (reader) => {
      const { page } = reader;
      await reader.chapter('Psalms 1');
      await page.locator('.number').first().focus();
      await page.keyboard.press('Enter');
      await action(page, 'Highlight').waitFor();
      await action(page, 'Highlight').focus();
      await page.keyboard.press('Enter');
      await page.getByRole('dialog').waitFor();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await page.locator('.verse.highlighted.gold').first().waitFor();
      await page.getByRole('button', { name: 'Saved' }).focus();
      await page.keyboard.press('Enter');
      await tab(page, 'Highlights').focus();
      for (let step = 0; step < 3; step++) await page.keyboard.press('ArrowRight');
      await panel(page).getByRole('button', { name: 'The Psalms in a month' }).press('Enter');
      await panel(page).getByRole('link', { name: 'Psalms 1–5' }).first().waitFor();
      await panel(page).getByRole('checkbox', { name: 'Day 1 of 30' }).press('Space');
      await panel(page).getByRole('checkbox', { name: 'Day 2 of 30' }).waitFor();
      await reader.checkLooks('kept-plans', [390, 1280]);
      expect(await stored(page, 'plans')).toMatchObject([
        { plan: 'psalms-month', edition: 'KJV', done: [1] },
      ]);
    }));

  test('history can be switched off and cleared, and Continue opens the last place', () =>
    served.open('#/KJV/RUT/3', async (reader) => {
      const { page } = reader;
      await reader.chapter('Ruth 3');
      await page.waitForFunction(() => localStorage.getItem('scriptorium.kept.visits'));
      await page.goto(`${served.url}/#/KJV/JON/1`);
      await page.waitForFunction(() => localStorage.getItem('scriptorium.kept.visits')?.includes('JON'));
      await openPanel(page);
      await panel(page).getByRole('button', { name: 'Home' }).click();
      await panel(page).getByRole('link', { name: 'Ruth 3 KJV' }).click();
      await page.waitForURL(/#\/KJV\/RUT\/3/);
      await panel(page).getByRole('button', { name: 'History' }).click();
      await panel(page).getByRole('checkbox').uncheck();
      await panel(page).getByRole('button', { name: 'Clear history' }).click();
      await panel(page).getByText('You have not read anything yet').waitFor();
      expect(await stored(page, 'visits')).toEqual([]);
      await page.goto(`${served.url}/#/KJV/JON/2`);
      await reader.chapter('Jonah 2');
      await reader.checkLooks('kept-history', [390, 1280]);
      expect(await stored(page, 'visits')).toEqual([]);
    }));

  test('is exported to a file and imported again, and a damaged file changes nothing', () =>
    served.open('#/KJV/RUT/1', async (reader) => {
      const { page } = reader;
      await reader.chapter('Ruth 1');
      // Its actions do not move the links at the top to the edge of the window, where axe finds them too small
      await verse(page, 12).click();
      await choose(page, 'Violet');
      await openPanel(page);
      await tab(page, 'Backup').click();
      const download = page.waitForEvent('download');
      await panel(page).getByRole('button', { name: 'Export a file' }).click();
      const text = await Bun.file(await (await download).path()).text();
      expect(JSON.parse(text)).toMatchObject({
        format: 'scriptorium-kept',
        version: 1,
        highlights: [{ colour: 'violet' }],
      });
      await panel(page).getByRole('button', { name: 'Delete everything' }).click();
      await page.locator('.verse.highlighted').first().waitFor({ state: 'detached' });
      const give = (content: string) =>
        panel(page)
          .locator('input[type=file]')
          .setInputFiles({ name: 'kept.json', mimeType: 'application/json', buffer: Buffer.from(content) });
      await give(text.replace('"violet"', '"<img src=x onerror=alert(1)>"'));
      await panel(page).getByText('Nothing was imported.').waitFor();
      await panel(page)
        .getByText(/highlights\[0\]\.colour: expected one of gold/)
        .waitFor();
      await reader.checkLooks('kept-backup', [390, 1280]);
      expect(await page.locator('.verse.highlighted').count()).toBe(0);
      await give(text);
      await page.locator('.verse.highlighted.violet').first().waitFor();
    }));

  test('colours differ by their lines, in forced colours too', () =>
    served.open('#/KJV/RUT/1', async (reader) => {
      const { page } = reader;
      await reader.chapter('Ruth 1');
      const colours = ['Gold', 'Green', 'Blue', 'Rose', 'Violet'];
      for (const [index, colour] of colours.entries()) {
        await verse(page, index + 1).click();
        await choose(page, colour);
      }
      await verse(page, 1).click({ modifiers: ['Shift'] });
      await page.waitForURL(/\?v=1-5$/);
      await reader.checkLooks('kept-selected', [1280, 390]);
      await page.emulateMedia({ colorScheme: 'light' });
      await page.keyboard.press('Escape');
      await page.emulateMedia({ forcedColors: 'active' });
      const lines = await page
        .locator('.verse.highlighted')
        .evaluateAll((runs) => runs.map((run) => getComputedStyle(run).textDecorationStyle));
      expect(new Set(lines)).toEqual(new Set(['solid', 'dashed', 'dotted', 'double', 'wavy']));
      await reader.screenshot('kept-forced-colours');
      await page.emulateMedia({ forcedColors: 'none' });
      await reader.screenshot('kept-colours');
    }));

  test('on a phone, the card of a note is in view, and so is the way to close the actions', () =>
    served.open(
      '#/KJV/RUT/1',
      async (reader) => {
        const { page } = reader;
        await reader.chapter('Ruth 1');
        await verse(page, 1).click();
        await action(page, 'Note').click();
        await page.getByRole('textbox', { name: /^Note on/ }).fill('Famine');
        const card = (await page.getByRole('dialog', { name: 'Note' }).boundingBox())!;
        expect(card.x).toBeGreaterThanOrEqual(0);
        expect(card.x + card.width).toBeLessThanOrEqual(390);
        await reader.screenshot('kept-note-on-phone');
        await page.getByRole('button', { name: 'Done' }).click();
        await choose(page, 'Blue');
        await reader.screenshot('kept-selected-on-phone');
        const close = (await action(page, 'Close').boundingBox())!;
        expect(close.x + close.width).toBeLessThanOrEqual(390);
        await action(page, 'Highlight').click();
        await reader.screenshot('kept-colours-on-phone');
        expect(await reader.accessibilityProblems()).toEqual([]);
      },
      { width: 390, height: 844 },
    ));

  test('if storage is full, the reader says so and keeps the text on the card', () =>
    served.open('#/KJV/RUT/1', async (reader) => {
      const { page } = reader;
      await reader.chapter('Ruth 1');
      await page.evaluate(() => {
        Storage.prototype.setItem = () => {
          throw new DOMException('Full', 'QuotaExceededError');
        };
      });
      await verse(page, 1).click();
      await action(page, 'Note').click();
      await page.getByRole('textbox', { name: /^Note on/ }).fill('Lost?');
      await page.getByText(/browser’s storage for the reader is full/).waitFor();
      expect(await page.getByRole('textbox', { name: /^Note on/ }).inputValue()).toBe('Lost?');
    }));
});
