import { describe, expect, setDefaultTimeout, test } from 'bun:test';
import type { Page } from 'playwright-core';
import { compiledStarter } from '../compiled.ts';
import { hasChromium } from './chromium.ts';
import { openerOf } from './opened-page.ts';

setDefaultTimeout(600_000);

const verse = (page: Page, number: number) => page.locator(`[data-verse="${number}"]`).first();
const action = (page: Page, name: string) =>
  page.getByRole('toolbar', { name: /^Actions for/ }).getByRole('button', { name });
const panel = (page: Page) => page.getByRole('complementary', { name: 'Saved' });

describe.skipIf(!hasChromium)('notes and highlights', () => {
  const served = openerOf(compiledStarter);

  test('can be labelled, searched, and opened from references in notes', () =>
    served.open('#/KJV/RUT/1', async (reader) => {
      const { page } = reader;
      await reader.chapter('Ruth 1');
      await verse(page, 16).click();
      await action(page, 'Note').click();
      await page.getByRole('textbox', { name: /Note on/ }).fill('Fidélité; see Ezek 36:26 and Ps 23:1');
      await page.keyboard.press('Escape');
      await action(page, 'Highlight').click();
      await page.getByRole('dialog').getByLabel('Label').fill('Promises');
      await page.getByRole('dialog').getByRole('button', { name: 'Gold' }).click();
      await page.locator('.verse.highlighted').first().waitFor();
      const colour = (of: string) =>
        page
          .locator(of)
          .first()
          .evaluate((run) => getComputedStyle(run).backgroundColor);
      await verse(page, 17).click({ modifiers: ['Shift'] });
      expect(await colour('.verse.marked:not(.highlighted)')).not.toBe(await colour('.verse.highlighted'));

      await page.getByRole('button', { name: 'Saved' }).click();
      await panel(page).getByRole('tab', { name: 'Notes' }).click();
      await panel(page).getByRole('searchbox').fill('fidelite');
      await panel(page).getByRole('link', { name: 'Ps 23:1' }).waitFor();
      await reader.checkLooks('kept-notes', [390, 1280]);
      await panel(page).getByRole('searchbox').fill('nowhere');
      await panel(page).getByText('Nothing in this list contains these words.').waitFor();
      await panel(page).getByRole('tab', { name: 'Highlights' }).click();
      await panel(page).getByRole('button', { name: 'Promises' }).click();
      await panel(page).getByRole('link', { name: 'Ruth 1:16 KJV' }).waitFor();
      await reader.checkLooks('kept-labels', [390, 1280]);
      await panel(page).getByRole('tab', { name: 'Notes' }).click();
      await panel(page).getByRole('link', { name: 'Ps 23:1' }).click();
      await page.waitForURL(/#\/KJV\/PSA\/23\?v=1/);
    }));

  test('in two colours keep them when they get a label', () =>
    served.open('#/KJV/RUT/1', async (reader) => {
      const { page } = reader;
      await reader.chapter('Ruth 1');
      const colours = { 16: 'Gold', 17: 'Green' } as const;
      for (const [number, colour] of Object.entries(colours)) {
        await verse(page, Number(number)).click();
        await action(page, 'Highlight').click();
        await page.getByRole('dialog').getByRole('button', { name: colour }).click();
        await page.keyboard.press('Escape');
      }
      await verse(page, 16).click();
      await verse(page, 18).click({ modifiers: ['Shift'] });
      await action(page, 'Highlight').click();
      await page.getByRole('dialog').getByLabel('Label').fill('Promises');
      const highlights = await page.evaluate(() => localStorage.getItem('scriptorium.kept.highlights'));
      expect(
        JSON.parse(highlights!).map((each: Record<string, unknown>) => [each.verse, each.colour, each.label]),
      ).toEqual([
        [16, 'gold', 'Promises'],
        [17, 'green', 'Promises'],
      ]);
    }));

  test('a plan is imported from a table, has dates, and catches up', () =>
    served.open('#/KJV/RUT/1', async (reader) => {
      const { page } = reader;
      await reader.chapter('Ruth 1');
      await page.getByRole('button', { name: 'Saved' }).click();
      await panel(page).getByRole('tab', { name: 'Plans' }).click();
      const choose = (buffer: string) =>
        panel(page)
          .locator('input[type=file]')
          .setInputFiles({ name: 'Beginnings.csv', mimeType: 'text/csv', buffer: Buffer.from(buffer) });
      await choose('1,Genesis 1\n2,nowhere\n');
      await panel(page).getByRole('alert').getByText('Line 2 has no reference').waitFor();
      await choose('day,old,new\n1,Genesis 1-2; Psalm 1,Mark 16:9-Luke 1:4\n2,,John 1:1-18\n');
      const href = (name: string) => panel(page).getByRole('link', { name }).first().getAttribute('href');
      expect([await href('Mark 16:9–end'), await href('Luke 1:1–4')]).toEqual([
        '#/KJV/MRK/16?v=9-end',
        '#/KJV/LUK/1?v=1-4',
      ]);
      await panel(page).getByRole('link', { name: 'Genesis 1–2' }).first().waitFor();
      await page.evaluate(() => {
        const name = 'scriptorium.kept.plans';
        const [plan] = JSON.parse(localStorage.getItem(name)!);
        localStorage.setItem(name, JSON.stringify([{ ...plan, started: plan.started - 5 * 86_400_000 }]));
      });
      await page.reload();
      await page.getByRole('button', { name: 'Saved' }).click();
      await panel(page).getByText('2 days are unread.').waitFor();
      await reader.checkLooks('kept-own-plan', [390, 1280]);
      await panel(page).getByRole('button', { name: 'Move the dates to today' }).click();
      await panel(page).getByText('2 days are unread.').waitFor({ state: 'detached' });
    }));

  test('have their actions in rows on a phone, all in view', () =>
    served.open(
      '#/KJV/RUT/1',
      async (reader) => {
        const { page } = reader;
        await reader.chapter('Ruth 1');
        await verse(page, 3).click();
        await action(page, 'Highlight').waitFor();
        for (const width of [320, 390]) {
          await page.setViewportSize({ width, height: 844 });
          const boxes = await page
            .locator('.verse-actions .action')
            .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON()));
          expect(boxes.every(({ left, right }) => left >= 0 && right <= width)).toBe(true);
          expect(new Set(boxes.map(({ top }) => Math.round(top))).size).toBeLessThanOrEqual(3);
        }
      },
      { width: 390, height: 844 },
    ));
});

describe.skipIf(!hasChromium)('the keys and the study panel', () => {
  const served = openerOf(compiledStarter);

  test('are listed with the key ?, but not while typing', () =>
    served.open('#/KJV/RUT/1', async (reader) => {
      const { page } = reader;
      await reader.chapter('Ruth 1');
      await page.getByRole('button', { name: 'Study' }).waitFor();
      await page.keyboard.press('/');
      await page.keyboard.type('?');
      const keys = page.getByRole('dialog', { name: 'Keys' });
      expect(await keys.count()).toBe(0);
      await page.evaluate(() => (document.activeElement as HTMLElement).blur());
      await page.keyboard.press('?');
      await keys.getByText('Turn the page').waitFor();
      await reader.checkLooks('keys', [390, 1280]);
      await page.keyboard.press('Escape');
      await keys.waitFor({ state: 'detached' });
      await page.getByRole('button', { name: 'Text settings' }).click();
      await page.getByRole('button', { name: 'Keyboard keys' }).click();
      await keys.waitFor();
    }));

  test('follow the scroll of the text', () =>
    served.open('#/KJV/RUT/1', async (reader) => {
      const { page } = reader;
      await reader.chapter('Ruth 1');
      await page.getByRole('button', { name: 'Study' }).click();
      await page.getByRole('tab', { name: 'References' }).click();
      await page.locator('.verse-heading[data-of="16"]').waitFor();
      await page.mouse.move(300, 400);
      const topOf = () =>
        page.evaluate(() => {
          const list = document.querySelector('.tab-panel')!.getBoundingClientRect();
          const headings = [...document.querySelectorAll<HTMLElement>('.verse-heading')];
          return headings.find((each) => each.getBoundingClientRect().top >= list.top)?.dataset.of;
        });
      await page
        .locator('[data-verse="16"]')
        .first()
        .evaluate((at) => scrollBy(0, at.getBoundingClientRect().top - 70));
      await page.waitForFunction(() => document.querySelector('.tab-panel')!.scrollTop > 200);
      expect(Number(await topOf())).toBeGreaterThan(13);
      await page.evaluate(() => scrollTo(0, 0));
      await page.waitForFunction(() => document.querySelector('.tab-panel')!.scrollTop === 0);
    }));

  test('marks the people and places of the verse at the top of the text', () =>
    served.open('#/KJV/RUT/1', async (reader) => {
      const { page } = reader;
      await reader.chapter('Ruth 1');
      await page.getByRole('button', { name: 'Study' }).click();
      await page.getByRole('tab', { name: 'People' }).click();
      const marked = () => page.locator('.entities li[data-in-view] .entity').allTextContents();
      await page.locator('.entities li[data-in-view]').first().waitFor();
      expect((await marked()).join()).toContain('Bethlehem');
      await page
        .locator('[data-verse="16"]')
        .first()
        .evaluate((at) => scrollBy(0, at.getBoundingClientRect().top - 40));
      await page.waitForFunction(() => {
        const names = [...document.querySelectorAll('.entities li[data-in-view] .entity')];
        return names.some(({ textContent }) => textContent?.startsWith('Return to Bethlehem'));
      });
      expect((await marked()).join()).not.toContain('Bethlehem City');
      await reader.checkLooks('people-in-view', [1280]);
    }));

  test('returns from a person to the place in the list', () =>
    served.open(
      '#/KJV/RUT/1',
      async (reader) => {
        const { page } = reader;
        await reader.chapter('Ruth 1');
        await page.getByRole('button', { name: 'Study' }).click();
        await page.getByRole('tab', { name: 'People' }).click();
        await page.locator('.map').waitFor();
        const entry = page.locator('.entities .entity').last();
        await entry.scrollIntoViewIfNeeded();
        const link = await entry.getAttribute('data-link');
        const { y } = (await entry.boundingBox())!;
        await entry.click();
        await page.locator('.record h3:focus').waitFor();
        const chip = page.locator('.record .chip[data-link]').last();
        const other = await chip.getAttribute('data-link');
        await chip.click();
        await page.locator('.record h3:focus').waitFor();
        await page.getByRole('button', { name: 'Back' }).click();
        await page.locator(`.record [data-link="${other}"]:focus`).waitFor();
        await page.getByRole('button', { name: 'Back' }).click();
        await page.locator(`.entities [data-link="${link}"]:focus`).waitFor();
        expect(Math.abs((await entry.boundingBox())!.y - y)).toBeLessThan(3);
      },
      { height: 600 },
    ));
});
