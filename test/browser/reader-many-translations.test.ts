import { describe, expect, setDefaultTimeout, test } from 'bun:test';
import type { Page } from 'playwright-core';
import { onceInARun } from '../compiled.ts';
import { writeFiles } from '../write-files.ts';
import { hasChromium } from './chromium.ts';
import { openerOf } from './opened-page.ts';

setDefaultTimeout(600_000);

const languages = ['eng', 'spa', 'fra', 'deu', 'swh', 'hin', 'ind', 'tur'];

function writeMany(content: string): void {
  for (let number = 0; number < 240; number++) {
    const id = `T${number}`;
    const folder = `translations/${id}`;
    const language = languages[number % languages.length]!;
    const verses = Array.from(
      { length: number === 8 ? 3 : 2 },
      (_, index) => `\\v ${index + 1} Words of ${id}.`,
    );
    writeFiles(content, {
      [`${folder}/edition.json`]: {
        id,
        name: `Text number ${number}`,
        englishName: `Wording ${number}`,
        shortName: `t.${number}`,
        language,
        website: 'https://example.org/',
        licenseUrl: 'https://example.org/',
      },
      [`${folder}/JHN.usfm`]: ['\\id JHN', '\\h John', '\\c 1', '\\p', ...verses, ''].join('\n'),
    });
  }
}

const card = (page: Page) => page.getByRole('dialog');
const search = (page: Page) => card(page).getByRole('searchbox');
const picker = (page: Page) => page.getByRole('button', { name: 'Translations' });

describe.skipIf(!hasChromium)('a library of many translations', () => {
  const served = openerOf(onceInARun('many', writeMany));

  function requestsOf(page: Page): string[] {
    const paths: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/api/')) paths.push(pathname);
    });
    return paths;
  }

  test('shows its first verse without its catalogue, in the most complete translation of the language', () =>
    served.open('health', async (reader) => {
      const { page } = reader;
      const requests = requestsOf(page);
      await page.goto(`${served.url}/`);
      await reader.chapter('John 1');
      expect(page.url()).toEndWith('#/T8/JHN/1');
      const first = requests.slice(0, 2);
      expect(first).toEqual(['/api/x/translations/index.json', '/api/T8/JHN/1.simple.json']);
      const home = page.getByRole('complementary', { name: 'Home' });
      await home.getByText('240 translations in 8 languages').waitFor();
      await home.getByRole('link', { name: 'T8' }).waitFor();
      await page.waitForLoadState('networkidle');
      const catalogues = requests.filter((path) =>
        /available_translations|features|translations\/(?!index)/.test(path),
      );
      expect(catalogues).toEqual([]);
    }));

  test('lists the languages of the reader, and others when they are pressed', () =>
    served.open('#/T8/JHN/1', async (reader) => {
      const { page } = reader;
      await reader.chapter('John 1');
      const requests = requestsOf(page);
      await picker(page).click();
      await card(page)
        .getByRole('button', { name: /^Text number 16\b/ })
        .waitFor();
      expect(await card(page).locator('h3').allTextContents()).toEqual(['In use', 'English']);
      await card(page).getByText('NT', { exact: true }).first().waitFor();
      const spanish = card(page).locator('summary', { hasText: 'Spanish' });
      expect(await spanish.textContent()).toEndWith('30');
      await spanish.click();
      await card(page)
        .getByRole('button', { name: /^Text number 9\b/ })
        .click();
      await page.waitForURL('**/#/T9/JHN/1');
      expect(requests.filter((path) => path.includes('available_translations'))).toEqual([]);
      await picker(page).click();
      await card(page).locator('button[aria-current="true"]', { hasText: 'Text number 9' }).first().waitFor();
    }));

  test.each([
    ['the name of a translation', 'number 233', 'T233'],
    ['its English name', 'wording 100', 'T100'],
    ['its code', 't107', 'T107'],
    ['the English name of its language', 'swahili', 'T4'],
    ['the own name of its language', 'türkçe', 'T7'],
    ['the code of its language', 'tur', 'T7'],
  ])('is searched in all languages by %s', (_, text, id) =>
    served.open('#/T8/JHN/1', async (reader) => {
      const { page } = reader;
      await reader.chapter('John 1');
      await picker(page).click();
      await search(page).fill(text);
      const found = card(page).getByRole('button', { name: new RegExp(`^Text number ${id.slice(1)}\\b`) });
      await found.click();
      await page.waitForURL(`**/#/${id}/JHN/1`);
      await reader.chapter('John 1');
    }),
  );

  test('begins elsewhere if the last translation that was read is gone', () =>
    served.open('health', async (reader) => {
      const { page } = reader;
      await page.goto(`${served.url}/#/T16/JHN/1`);
      await reader.chapter('John 1');
      await page.evaluate(() => {
        for (const key of Object.keys(localStorage)) {
          localStorage.setItem(key, localStorage.getItem(key)!.replaceAll('T16', 'GONE'));
        }
      });
      await page.goto('about:blank');
      await page.goto(`${served.url}/`);
      await page.waitForURL('**/#/T8/JHN/1');
      await reader.chapter('John 1');
      reader.errors.length = 0;
    }));
});
