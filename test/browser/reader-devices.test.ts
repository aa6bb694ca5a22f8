import { describe, expect, setDefaultTimeout, test } from 'bun:test';
import type { Page } from 'playwright-core';
import { nothingKept } from '../../web/reader/kept/kept-data.ts';
import { packKept } from '../../web/reader/kept/transfer.ts';
import { compiledStarter } from '../compiled.ts';
import { hasChromium } from './chromium.ts';
import { openerOf } from './opened-page.ts';

setDefaultTimeout(600_000);

const panel = (page: Page) => page.getByRole('complementary', { name: 'Saved' });
const note = {
  ...{ edition: 'KJV', book: 'RUT', chapter: 1, verse: 16, title: 'Ruth 1:16', words: 'Intreat me not' },
  ...{ id: 'a', text: 'from the phone', made: 1, changed: 1 },
};
const stored = (page: Page, kind: string) =>
  page.evaluate((kind) => JSON.parse(localStorage.getItem(`scriptorium.kept.${kind}`) ?? '[]'), kind);
const keep = (page: Page, kind: string, items: readonly object[]) =>
  page.evaluate(([kind, items]) => localStorage.setItem(`scriptorium.kept.${kind}`, items!), [
    kind,
    JSON.stringify(items),
  ] as const);

async function openBackup(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Saved' }).click();
  await panel(page).getByRole('tab', { name: 'Backup' }).click();
}

describe.skipIf(!hasChromium)('saved data moves from device to device', () => {
  const served = openerOf(compiledStarter);

  test('with a QR code, whose address asks before it adds anything', async () => {
    const { text } = await packKept({ ...nothingKept, notes: [note] }, 1800);
    await served.open(`#/KJV/RUT/1?kept=${text}`, async (reader) => {
      const { page } = reader;
      const question = page.getByRole('dialog', { name: 'From another device' });
      await question.getByText('1 note').waitFor();
      expect(await stored(page, 'notes')).toEqual([]);
      await reader.checkLooks('received', [390, 1280]);
      await question.getByRole('button', { name: 'Add to this device' }).click();
      await question.getByText('1 item was added').waitFor();
      await question.getByRole('button', { name: 'Close' }).click();
      await question.waitFor({ state: 'detached' });
      expect(await stored(page, 'notes')).toMatchObject([{ text: 'from the phone' }]);
      expect(page.url()).not.toContain('kept=');
      await openBackup(page);
      await panel(page).getByRole('button', { name: 'Show a QR code' }).click();
      await panel(page).getByRole('img', { name: 'QR code for another device' }).waitFor();
      await panel(page).getByText('It has all highlights').waitFor();
      await reader.checkLooks('qr-code', [390, 1280]);
    });
  });

  test('with a folder that several devices sync, where an edited note replaces its earlier text', () =>
    served.open('health', async ({ page }) => {
      // The private folder of the page stands for one that the user chooses
      await page.addInitScript(() => {
        Object.assign(globalThis, { showDirectoryPicker: () => navigator.storage.getDirectory() });
      });
      const sync = async () => {
        await page.goto('about:blank');
        await page.goto(`${served.url}/#/KJV/RUT/1`);
        await page.locator('.verse').first().waitFor();
        await openBackup(page);
        await panel(page)
          .getByRole('button', { name: /^(?:Choose a folder|Sync with)/ })
          .click();
        await panel(page).getByText('have the same data').waitFor();
      };
      await keep(page, 'notes', [note]);
      await sync();
      const [sent] = await stored(page, 'notes');
      await keep(page, 'notes', [{ ...sent, text: 'edited here', changed: 2 }]);
      await sync();
      await keep(page, 'notes', [sent]);
      await keep(page, 'bookmarks', [{ ...note, id: undefined, text: undefined, changed: undefined }]);
      await sync();
      expect((await stored(page, 'notes')).map(({ text }: typeof note) => text)).toEqual(['edited here']);
      const bookmarks = await stored(page, 'bookmarks');
      expect(bookmarks).toHaveLength(1);

      await panel(page).getByRole('tab', { name: 'Bookmarks' }).click();
      await panel(page).getByRole('button', { name: 'Delete Ruth 1:16' }).click();
      await panel(page).getByText('The bookmark of Ruth 1:16 was deleted').waitFor();
      await sync();
      await keep(page, 'bookmarks', bookmarks);
      await keep(page, 'deletions', []);
      await sync();
      expect(await stored(page, 'bookmarks')).toEqual([]);
      await keep(page, 'bookmarks', [{ ...bookmarks[0], made: Date.now() }]);
      await sync();
      expect(await stored(page, 'bookmarks')).toHaveLength(1);
    }));
});
