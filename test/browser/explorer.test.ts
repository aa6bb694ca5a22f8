import { describe, expect, setDefaultTimeout, test } from 'bun:test';
import { compiledStarter } from '../compiled.ts';
import { isLong } from '../long-tests.ts';
import { hasChromium } from './chromium.ts';
import { openerOf } from './opened-page.ts';

setDefaultTimeout(600_000);

const basePath = '/some/bible';

describe.skipIf(!hasChromium)('the API explorer', () => {
  const served = openerOf(compiledStarter, basePath);

  test('lists all operations, and filters them by words', () =>
    served.open('docs', async ({ page }) => {
      await page.getByRole('heading', { name: 'Scriptorium API' }).waitFor();
      const operations = page.getByRole('navigation', { name: 'Operations' }).getByRole('link');
      expect(await operations.count()).toBeGreaterThan(30);
      await page.keyboard.press('/');
      await page.keyboard.type('simple words');
      await page.getByText('1 operation', { exact: true }).waitFor();
      expect(await operations.allInnerTexts()).toEqual([expect.stringContaining('words of a simplified')]);
      await operations.first().click();
      await page.getByRole('heading', { name: 'The words of a simplified chapter' }).waitFor();
      expect(page.url()).toEndWith('#/getSimpleTranslationBookChapterWords');
    }));

  test('sends the filled-in request and follows the links of the response', () =>
    served.open('docs#/getTranslationBookChapter', async ({ page }) => {
      await page.getByLabel('Choose translation').selectOption('OSHB');
      await page.getByLabel('Choose book').selectOption('JON');
      await page.getByRole('button', { name: 'Send' }).click();
      const response = page.getByRole('region', { name: 'Response', exact: true });
      await response.getByText('200', { exact: true }).waitFor();
      expect(await page.locator('.code pre').innerText()).toContain(`${basePath}/api/OSHB/JON/1.json`);
      await response
        .getByRole('link', { name: `${basePath}/api/OSHB/JON/2.json` })
        .first()
        .click();
      await response
        .getByRole('link', { name: `${basePath}/api/OSHB/JON/3.json` })
        .first()
        .waitFor();
      expect(await page.getByLabel('Choose chapter').inputValue()).toBe('2');
      await page.goBack();
      await page.waitForFunction("document.querySelector('#parameter-chapter').value === '1'");
    }));

  test('shows the beginning of a download without reading all of it', () =>
    served.open('docs#/getTranslationComplete?send=1', async ({ page }) => {
      await page.getByRole('link', { name: 'Open the complete response' }).waitFor();
      expect(await page.locator('.json').innerText()).toContain('"books"');
    }));

  test('finds a release by its hash', () =>
    served.open('docs#/getRelease?send=1', async ({ page }) => {
      await page.locator('.response').getByText('200', { exact: true }).waitFor();
    }));

  test('opens the fields of an object', () =>
    served.open('docs#/getSimpleTranslationBookChapter', async ({ page }) => {
      const fields = page.getByRole('region', { name: 'Response fields' });
      await fields.getByRole('button', { name: 'SimpleChapterData of chapter' }).click();
      await fields.getByRole('button', { name: 'SimpleChapterContent[] of content' }).click();
      await fields.getByText('SimpleChapterVerse', { exact: true }).waitFor();
      expect(await fields.innerText()).toContain('Lines are separated by the newline character');
    }));

  test('shows the same request in another language, by the keyboard too', () =>
    served.open('docs#/getTranslationBookChapter?chapter=2', async ({ page }) => {
      await page.getByRole('tab', { name: 'curl' }).focus();
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('ArrowRight');
      expect(await page.getByRole('tabpanel').innerText()).toContain('client.chapter("KJV", "RUT", 2)');
      await page.getByRole('button', { name: /^Copy/ }).click();
      await page.getByText(/Copied|Not allowed/).waitFor();
    }));

  test('shows the error of the service', () =>
    served.open('docs#/getTranslationBookChapter?chapter=99&send=1', async (explorer) => {
      await explorer.page.getByText('RUT of KJV does not have chapter 99.').waitFor();
      explorer.errors.length = 0;
    }));

  test('finds a field by the filter, and opens the first operation that has it', () =>
    served.open('docs', async ({ page }) => {
      await page.getByLabel('Filter operations').fill('strongs');
      await page.getByText('has strongs').first().waitFor();
      await page.keyboard.press('Enter');
      await page.waitForURL(/#\/get\w+$/);
    }));

  test('shows the shape of a response before sending the request', () =>
    served.open('docs#/getSimpleTranslationBookChapter', async ({ page }) => {
      await page.getByText('Example; send the request for the real response').waitFor();
      expect(await page.locator('.json').innerText()).toContain('"numberOfVerses"');
    }));

  test('sends the ETag of the last response: nothing has changed', () =>
    served.open('docs#/getTranslationBookChapter?send=1', async ({ page }) => {
      const response = page.getByRole('region', { name: 'Response', exact: true });
      await response.getByText('200', { exact: true }).waitFor();
      await page.getByText('Request headers').click();
      await page.getByRole('button', { name: 'Use the ETag of the last response' }).click();
      await page.getByRole('button', { name: 'Send' }).click();
      await response.getByText('304', { exact: true }).waitFor();
      await page.getByRole('tab', { name: 'Go' }).click();
      expect(await page.getByRole('tabpanel').innerText()).toContain('If-None-Match');
    }));

  test('answers the first request of every operation, or says what this library lacks', () =>
    served.open('docs', async (explorer) => {
      const { page } = explorer;
      const operations = page.getByRole('navigation', { name: 'Operations' }).getByRole('link');
      await operations.first().waitFor();
      const hashes = await operations.evaluateAll((links) => links.map((link) => link.getAttribute('href')!));
      expect(hashes.length).toBeGreaterThan(30);
      const lacking: string[] = [];
      for (const hash of hashes) {
        await page.goto(`${served.url}/docs${hash}?send=1`);
        const status = page.locator('.response-head strong');
        await status.waitFor();
        if (await page.locator('.lacking').count()) lacking.push(hash);
        else expect([hash, await status.innerText()]).toEqual([hash, '200']);
      }
      expect(lacking.sort()).toEqual([
        '#/getChapterAlignment',
        '#/getComputedSearchRoot',
        '#/getPlanDays',
        '#/getTranslationBookChapterAudioTimings',
      ]);
      explorer.errors.length = 0;
    }));

  test('says that an operation does not exist', () =>
    served.open('docs#/getNothing', async ({ page }) => {
      expect(await page.getByRole('alert').innerText()).toContain('getNothing');
    }));
});

const places = {
  'explorer-start': '',
  'explorer-chapter': '#/getTranslationBookChapter?send=1',
  'explorer-hebrew-words': '#/getTranslationBookChapterWords?send=1',
  'explorer-download': '#/getTranslationComplete?send=1',
};

describe.skipIf(!hasChromium)('at every width and in both colour schemes', () => {
  const served = openerOf(compiledStarter, basePath);

  test.each(Object.entries(places))(
    'the %s has no accessibility problem, and does not scroll sideways',
    (name, hash) =>
      served.open(`docs${hash}`, async (explorer) => {
        const { page } = explorer;
        await page.locator(hash ? '.json' : 'h1').waitFor();
        for (const type of await page.locator('button.type').all()) await type.click();
        await explorer.checkLooks(name, isLong ? [320, 768, 1440] : [320, 1440]);
      }),
  );
});
