import { describe, expect, setDefaultTimeout, test } from 'bun:test';
import type { Page } from 'playwright-core';
import { compiledStarter } from '../compiled.ts';
import { hasChromium } from './chromium.ts';
import { openerOf } from './opened-page.ts';

setDefaultTimeout(600_000);

const box = (page: Page) => page.getByRole('combobox', { name: 'Find a passage or words' });
const card = (page: Page) => page.getByRole('dialog', { name: 'Check this quotation' });
const verdict = (page: Page) => card(page).getByRole('status').first();

async function check(page: Page, text: string): Promise<void> {
  await page.keyboard.press('/');
  await box(page).fill(text);
  await page.getByRole('option', { name: 'Check this quotation' }).click();
  await card(page).getByText('Your text').or(card(page).getByText('Not found')).first().waitFor();
}

const altered =
  '“For God so loved the world, that he gave his only Son, and whosoever trusteth in him” (John 3:16)';

describe.skipIf(!hasChromium)('the check of a quotation', () => {
  const served = openerOf(compiledStarter);

  test('marks wrong words in both texts, says them, and copies the right ones', () =>
    served.open('#/KJV/RUT/1', async (reader) => {
      const { page } = reader;
      await reader.chapter('Ruth 1');
      await check(page, altered);
      expect(await verdict(page).textContent()).toBe('3 differences from John 3:16 (KJV).');
      expect(await card(page).locator('del').allTextContents()).toEqual(['and', 'trusteth']);
      expect(await card(page).locator('ins').allTextContents()).toEqual(['begotten', 'that', 'believeth']);
      expect(
        await card(page).getByRole('list', { name: 'Differences' }).locator('li').allTextContents(),
      ).toEqual(['“begotten” is left out', '“and” instead of “that”', '“trusteth” instead of “believeth”']);
      await reader.checkLooks('quotation', [1280, 320]);
      const copied = await page.evaluate(async () => {
        const items: ClipboardItem[] = [];
        navigator.clipboard.write = async (given) => void items.push(...given);
        const isCopy = ({ textContent }: Element) => textContent === 'Copy the right words';
        [...document.querySelectorAll('button')].find(isCopy)!.click();
        while (items.length === 0) await new Promise((resolve) => setTimeout(resolve, 20));
        return (await items[0]!.getType('text/plain')).text();
      });
      expect(copied).toStartWith(
        'For God so loved the world, that he gave his only begotten Son, that whosoever',
      );
      expect(copied.split('\n').slice(1)).toEqual(['— John 3:16 (KJV)', `${served.url}/read/KJV/JHN/3:16`]);
      await card(page).getByText('Copied').waitFor();
      await card(page).getByRole('link', { name: 'John 3:16' }).click();
      await reader.chapter('John 3');
      await page.waitForURL(/#\/KJV\/JHN\/3\?v=16$/);
      expect(await card(page).count()).toBe(0);
    }));

  test('confirms right words, and notices another reference', () =>
    served.open('#/KJV/RUT/1', async (reader) => {
      const { page } = reader;
      await reader.chapter('Ruth 1');
      await check(page, 'Jesus wept and God helps those who help themselves in the garden');
      expect(await verdict(page).textContent()).toBe('Not found in the translations of this language.');
      await page.keyboard.press('Escape');
      await card(page).waitFor({ state: 'detached' });
      expect(await page.evaluate(() => document.activeElement?.id)).toBe('reference');
      await check(page, '"Jesus wept." (Luke 2:1)');
      expect(await verdict(page).textContent()).toBe(
        'Right, word for word: John 11:35 (KJV). Your text names a different reference.',
      );
      expect(await card(page).locator('del, ins').count()).toBe(0);
    }));

  test('is offered only for a text that may be a quotation', () =>
    served.open('#/KJV/RUT/1', async (reader) => {
      const { page } = reader;
      await reader.chapter('Ruth 1');
      await page.keyboard.press('/');
      await box(page).fill('living water');
      await page.getByRole('option', { name: 'Search for' }).first().waitFor();
      expect(await page.getByRole('option', { name: 'Check this quotation' }).count()).toBe(0);
    }));
});
