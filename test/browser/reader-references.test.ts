import { describe, expect, setDefaultTimeout, test } from 'bun:test';
import type { Page } from 'playwright-core';
import { compileContent, compiledStarter } from '../compiled.ts';
import { writeFiles } from '../write-files.ts';
import { hasChromium } from './chromium.ts';
import { openerOf } from './opened-page.ts';

setDefaultTimeout(600_000);

const book = (name: string, note: string, text: (place: string) => string) => `\\id RUT
\\h ${name}
\\mt ${name}
\\c 1
\\p
\\v 1 ${text('1:1')}\\f + \\ft ${note}\\f*
\\v 2 ${text('1:2')}
\\c 2
\\p
\\v 1 ${text('2:1')}
\\v 2 ${text('2:2')}
`;

function writeEditions(content: string): void {
  const metadata = (id: string, language: string) => ({
    id,
    name: id,
    englishName: id,
    language,
    website: 'https://example.org',
    licenseUrl: 'https://example.org',
  });
  writeFiles(content, {
    'translations/left/edition.json': metadata('LEFT', 'eng'),
    'translations/left/rut.usfm': book(
      'Ruth',
      'See v. 2, Ruth 2:1-2 and Tobit 3:4; 3 men.',
      (place) => `The verse ${place}.`,
    ),
    'translations/right/edition.json': metadata('RIGHT', 'heb'),
    'translations/right/rut.usfm': book('רות', 'ראו רות 2:2', (place) => `פסוק ${place}.`),
  });
}

const compiledEditions = () => compileContent(writeEditions);

const isFocused = (page: Page, selector: string) =>
  page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);

describe.skipIf(!hasChromium)('references in a note', () => {
  const served = openerOf(compiledEditions);

  test('are links that preview and open their verses', () =>
    served.open('#/LEFT/RUT/1', async (reader) => {
      const { page } = reader;
      await page.locator('.caller').click();
      const note = page.getByRole('dialog', { name: 'Note' });
      const links = note.locator('a.text-reference');
      await links.nth(1).waitFor();
      expect(await links.allTextContents()).toEqual(['v. 2', 'Ruth 2:1-2']);
      expect(await note.textContent()).toContain('See v. 2, Ruth 2:1-2 and Tobit 3:4; 3 men.');
      expect(await note.getByRole('link', { name: 'v. 2 (Ruth 1:2)' }).getAttribute('href')).toBe(
        '#/LEFT/RUT/1?v=2',
      );
      await links.last().hover();
      const preview = page.locator('.preview');
      await preview.getByText('The verse 2:2.').waitFor();
      await reader.screenshot('note-references');
      expect(await reader.accessibilityProblems()).toEqual([]);
      await links.last().click();
      await reader.chapter('Ruth 2');
      expect(await page.locator('.marked').count()).toBe(2);
      await note.waitFor({ state: 'detached' });
      expect(await preview.count()).toBe(0);
    }));

  test('are reached with the keyboard, and Escape closes one card at a time', () =>
    served.open('#/LEFT/RUT/1', async (reader) => {
      const { page } = reader;
      await page.locator('.caller').focus();
      await page.keyboard.press('Enter');
      const note = page.getByRole('dialog', { name: 'Note' });
      const firstLink = note.getByRole('link', { name: 'v. 2 (Ruth 1:2)' });
      await firstLink.waitFor();
      await page.keyboard.press('Tab');
      const preview = page.locator('.preview');
      await preview.getByText('The verse 1:2.').waitFor();
      const described = await page.evaluate(() => {
        const id = document.activeElement?.getAttribute('aria-describedby');
        return document.getElementById(id ?? '')?.textContent;
      });
      expect(described).toContain('The verse 1:2.');
      await page.keyboard.press('Escape');
      await preview.waitFor({ state: 'detached' });
      expect(await note.count()).toBe(1);
      await page.keyboard.press('Escape');
      await note.waitFor({ state: 'detached' });
      expect(await isFocused(page, '.caller')).toBe(true);
      await page.keyboard.press('Enter');
      await firstLink.waitFor();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await page.waitForURL(/\?v=2$/);
      await note.waitFor({ state: 'detached' });
    }));

  test('are in a card that a second press on the caller closes', () =>
    served.open('#/LEFT/RUT/1', async ({ page }) => {
      const note = page.getByRole('dialog', { name: 'Note' });
      await page.locator('.caller').click();
      await note.waitFor();
      await page.locator('.caller').click();
      await note.waitFor({ state: 'detached' });
      await page.locator('.caller').click();
      await note.waitFor();
    }));

  test('are found by the names of a Hebrew edition', () =>
    served.open('#/RIGHT/RUT/1', async (reader) => {
      const { page } = reader;
      await page.locator('.caller').click();
      const note = page.getByRole('dialog', { name: 'Note' });
      const links = note.locator('a.text-reference');
      await links.first().waitFor();
      const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
      expect(hrefs).toEqual(['#/RIGHT/RUT/2?v=2']);
      await links.first().hover();
      const text = page.locator('.preview .scripture');
      await text.getByText('פסוק 2:2').waitFor();
      expect(await text.getAttribute('dir')).toBe('rtl');
      await reader.screenshot('note-references-hebrew');
      expect(await reader.accessibilityProblems()).toEqual([]);
      await links.first().click();
      await reader.chapter('רות 2');
    }));
});

describe.skipIf(!hasChromium)('the box for references', () => {
  const served = openerOf(compiledStarter);

  async function typed(page: Page, text: string): Promise<void> {
    await page.keyboard.press('/');
    await page.getByRole('combobox').fill(text);
  }
  const options = (page: Page) => page.getByRole('option').allTextContents();

  test('goes to any of a list, and to ranges over chapters', () =>
    served.open('#/KJV/GEN/1', async (reader) => {
      const { page } = reader;
      await reader.chapter('Genesis 1');
      await typed(page, 'Rom 8:28,31; 9:1');
      const all = 'Romans 8:28, 31';
      expect(await options(page)).toEqual([all, 'Romans 8:28', 'Romans 8:31', 'Romans 9:1']);
      await reader.screenshot('reference-list');
      expect(await reader.accessibilityProblems()).toEqual([]);
      await page.keyboard.press('Enter');
      await page.waitForURL(/#\/KJV\/ROM\/8\?v=28,31$/);
      await reader.chapter('Romans 8');
      await page.waitForFunction((title) => document.title === title, 'Romans 8:28,31 · KJV');
      const verses = await page.locator('.marked').evaluateAll((runs) => runs.map((run) => run.textContent));
      expect(verses.map((verse) => Number.parseInt(verse ?? '', 10))).toEqual([28, 31]);
      await typed(page, 'Rom 8:28,31; 9:1');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await page.waitForURL(/#\/KJV\/ROM\/8\?v=31$/);
      await typed(page, 'John 3:35-4:2');
      await page.keyboard.press('Enter');
      await page.waitForURL(/#\/KJV\/JHN\/3\?v=35-end$/);
      await reader.chapter('John 3');
      expect(await page.locator('.marked').count()).toBe(2);
      await page.waitForFunction((title) => document.title === title, 'John 3:35–end · KJV');
      await typed(page, '4:2');
      await page.keyboard.press('Enter');
      await page.waitForURL(/#\/KJV\/JHN\/4\?v=2$/);
    }));

  test('says what there is, and what may be meant', () =>
    served.open('#/KJV/GEN/1', async (reader) => {
      const { page } = reader;
      await reader.chapter('Genesis 1');
      await typed(page, 'Genesis 51');
      const note = page.locator('search').getByRole('status');
      await note.getByText('Genesis has 50 chapters.').waitFor();
      await page.keyboard.press('Enter');
      await page.getByRole('alert').getByText('Genesis has no chapter 51 in this translation.').waitFor();
      await page.getByRole('link', { name: '50', exact: true }).waitFor();
      reader.errors.length = 0;
      await typed(page, 'Jhon 3:16');
      await note.getByText('Unknown book "Jhon". Did you mean John?').waitFor();
      await reader.screenshot('did-you-mean');
      expect(await reader.accessibilityProblems()).toEqual([]);
      await page.keyboard.press('Enter');
      await page.waitForURL(/#\/KJV\/JHN\/3\?v=16$/);
    }));

  test('opens a passage in another translation if this one does not have its book', () =>
    served.open('#/OSHB/GEN/1', async (reader) => {
      const { page } = reader;
      await page.locator('.scripture').first().waitFor();
      await typed(page, 'rom 8:28');
      await page.getByRole('option', { name: 'Romans 8:28 (KJV)' }).waitFor();
      await page.keyboard.press('Enter');
      await page.waitForURL(/#\/KJV\/ROM\/8\?v=28$/);
      await reader.chapter('Romans 8');
    }));

  test('opens an address of an unavailable translation in this one, and reads those of other sites', () =>
    served.open('#/KJV/GEN/1', async (reader) => {
      const { page } = reader;
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      await reader.chapter('Genesis 1');
      await typed(page, 'https://bible.example.org/read/BSB/JHN/3:16');
      await page.locator('search').getByText('The translation "BSB" is not available.').waitFor();
      await page.keyboard.press('Enter');
      await page.waitForURL(/#\/KJV\/JHN\/3\?v=16$/);
      await reader.chapter('John 3');
      await typed(page, 'https://www.bible.com/bible/2692/ROM.8.28.NASB');
      await page.locator('search').getByText('The translation "NASB" is not available.').waitFor();
      await page.keyboard.press('Enter');
      await page.waitForURL(/#\/KJV\/ROM\/8\?v=28$/);
      expect(asked.filter((url) => url.includes('/api/x/passage'))).toEqual([]);
    }));

  test('asks the service for names in other languages', () =>
    served.open('#/KJV/GEN/1', async (reader) => {
      const { page } = reader;
      await reader.chapter('Genesis 1');
      await typed(page, '詩篇 23');
      await page.getByRole('option', { name: 'Psalms 23' }).waitFor();
      await page.keyboard.press('Enter');
      await reader.chapter('Psalms 23');
      await typed(page, 'Бытие 51');
      await page.locator('search').getByText('Genesis has 50 chapters.').waitFor();
      reader.errors.length = 0;
    }));
});

describe.skipIf(!hasChromium)('references in a commentary', () => {
  const served = openerOf(compiledStarter);

  test('are links, also those within the chapter', () =>
    served.open('#/KJV/RUT/2', async (reader) => {
      const { page } = reader;
      await reader.chapter('Ruth 2');
      await page.getByRole('button', { name: 'Study' }).click();
      await page.getByRole('tab', { name: 'Commentary' }).click();
      const links = page.getByRole('tabpanel').locator('a.text-reference');
      await links.first().waitFor();
      const link = page
        .getByRole('tabpanel')
        .getByRole('link', { name: /Leviticus 19:9/ })
        .first();
      expect(await link.getAttribute('href')).toMatch(/^#\/KJV\/LEV\/19\?v=9-10$/);
      await link.focus();
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Tab');
      await page.locator('.preview').getByText('reap the harvest').waitFor();
      await reader.screenshot('commentary-references');
      await page.keyboard.press('Escape');
      await page.locator('.preview').waitFor({ state: 'detached' });
      await reader.checkLooks('commentary-references', [360, 1440]);
      await page.setViewportSize({ width: 1440, height: 900 });
      await link.click();
      await reader.chapter('Leviticus 19');
      expect(await page.locator('.marked').count()).toBeGreaterThan(1);
      reader.errors.length = 0;
    }));
});
