import { describe, expect, setDefaultTimeout, test } from 'bun:test';
import { compiledStarter } from '../compiled.ts';
import { isLong } from '../long-tests.ts';
import { hasChromium } from './chromium.ts';
import { openerOf } from './opened-page.ts';

setDefaultTimeout(600_000);

describe.skipIf(!hasChromium)('the guides', () => {
  const served = openerOf(compiledStarter, '/some/bible');

  test('link to each other, the explorer and the reader', () =>
    served.open('docs/guides', async ({ page }) => {
      await page.getByRole('main').getByRole('link', { name: 'The command line' }).click();
      await page.getByRole('heading', { name: 'The command line', level: 1 }).waitFor();
      await page
        .getByRole('navigation', { name: 'Guides' })
        .getByRole('link', { name: 'Search', exact: true })
        .click();
      await page.waitForURL(`${served.url}/docs/search`);
      await page.getByRole('link', { name: 'API', exact: true }).first().click();
      await page.getByRole('heading', { name: 'Scriptorium API' }).waitFor();
      await page.getByRole('link', { name: 'Guides', exact: true }).click();
      await page.waitForURL(`${served.url}/docs/guides`);
      await page.getByRole('link', { name: 'Reader', exact: true }).click();
      await page.waitForURL(/some\/bible\/#\//);
    }));

  test('are searched by words, and the search is in the address', () =>
    served.open('docs/guides', async ({ page }) => {
      await page.getByLabel('Search the guides').fill('entity tag');
      const found = page.locator('.found');
      await found.locator('mark').first().waitFor();
      expect(new URL(page.url()).searchParams.get('q')).toBe('entity tag');
      await found.getByRole('link').first().click();
      await page.waitForURL(/\/docs\/[\w-]+/);
      await page.goBack();
      await found.locator('mark').first().waitFor();
      await page.getByLabel('Search the guides').fill('no such words anywhere');
      await page.getByText('No section contains all these words.').waitFor();
    }));

  test.each(['guides', 'formats', 'command-line'])('%s has no accessibility problem at any width', (name) =>
    served.open(`docs/${name}`, (guide) =>
      guide.checkLooks(`guide-${name}`, isLong ? [360, 768, 1440] : [360, 1440]),
    ),
  );
});
