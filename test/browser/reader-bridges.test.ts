import { describe, expect, setDefaultTimeout, test } from 'bun:test';
import type { Page } from 'playwright-core';
import { compileContent } from '../compiled.ts';
import { editionJson } from '../small-content/small-edition-json.ts';
import { writeFiles } from '../write-files.ts';
import { hasChromium } from './chromium.ts';
import { openerOf } from './opened-page.ts';

setDefaultTimeout(600_000);

function writeEditions(content: string): void {
  const verse = (number: number) => `\\v ${number} Sentence ${number} is about barley and a long way home.`;
  const plain = Array.from({ length: 30 }, (_, index) => verse(index + 1));
  const bridged = plain
    .filter((_, index) => index !== 2 && index !== 29)
    .map((line) => line.replace(/^\\v 2 /, '\\v 2-3 ').replace(/^\\v 29 /, '\\v 29-30 '));
  const book = (verses: readonly string[]) =>
    `\\id RUT\n\\h Ruth\n\\mt1 Ruth\n\\c 1\n\\p\n${verses.join('\n\\p\n')}\n`;
  writeFiles(content, {
    'translations/bridged/edition.json': editionJson('BRIDGED', 'Bridged'),
    'translations/bridged/08-RUT.usfm': book(bridged),
    'translations/plain/edition.json': editionJson('PLAIN', 'Plain'),
    'translations/plain/08-RUT.usfm': book(plain),
  });
}

const numbers = async (page: Page) =>
  (await page.locator('.number').allTextContents()).map((text) => text.trim());
const marked = (page: Page) => page.locator('.verse.marked .number').allTextContents();

describe.skipIf(!hasChromium)('a verse bridge', () => {
  const served = openerOf(() => compileContent(writeEditions));

  test('is labelled with both numbers, selected as one verse, and copied with both', () =>
    served.open('#/BRIDGED/RUT/1', async (reader) => {
      const { page } = reader;
      await reader.chapter('Ruth 1');
      expect((await numbers(page)).slice(0, 3)).toEqual(['1', '2-3', '4']);
      await page.getByRole('link', { name: 'Verse 29-30' }).waitFor();
      await page.locator('[data-verse="2"]').click();
      await page.getByRole('toolbar', { name: 'Actions for Ruth 1:2–3' }).waitFor();
      expect(page.url()).toEndWith('?v=2-3');
      expect(await page.title()).toBe('Ruth 1:2–3 · BRIDGED');
      const copied = await page.waitForFunction(() => {
        getSelection()!.selectAllChildren(document.querySelector('[data-verse="2"]')!);
        const clipboardData = new DataTransfer();
        const copy = new ClipboardEvent('copy', { clipboardData, bubbles: true, cancelable: true });
        document.body.dispatchEvent(copy);
        return clipboardData.getData('text/plain');
      });
      const text = await copied.jsonValue();
      expect(text).toContain(`\n— Ruth 1:2–3 (BRIDGED)\n${served.url}/read/BRIDGED/RUT/1:2-3`);
    }));

  test('is marked and scrolled to by a link to a verse inside it', () =>
    served.open(
      '#/BRIDGED/RUT/1?v=30',
      async (reader) => {
        const { page } = reader;
        await reader.chapter('Ruth 1');
        await page.locator('.verse.marked').waitFor();
        expect((await marked(page)).map((text) => text.trim())).toEqual(['29-30']);
        expect(await page.title()).toBe('Ruth 1:29–30 · BRIDGED');
        const top = await page.locator('.verse.marked').evaluate((run) => run.getBoundingClientRect().top);
        expect(top).toBeGreaterThan(0);
        expect(top).toBeLessThan(500);
      },
      { width: 390, height: 500 },
    ));

  test('is next to all of its verses in another translation', () =>
    served.open('#/BRIDGED/RUT/1?v=3&with=PLAIN', async ({ page }) => {
      await page.locator('tbody tr').first().waitFor();
      const row = page.locator('tbody tr').nth(1).locator('td');
      await row.nth(1).locator('.marked').nth(1).waitFor();
      expect(await numbers(page).then((all) => all.slice(0, 5))).toEqual(['1', '1', '2-3', '2', '3']);
      expect((await marked(page)).map((text) => text.trim())).toEqual(['2-3', '2', '3']);
    }));

  test('has both numbers in search results', () =>
    served.open('#/BRIDGED/RUT/1?search=%22sentence+29%22', async ({ page }) => {
      await page.locator('.hit-place', { hasText: 'Ruth 1:29-30' }).waitFor();
    }));
});
