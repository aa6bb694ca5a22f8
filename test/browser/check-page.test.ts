import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from 'bun:test';
import { checkEditions } from '../../src/check/check-content.ts';
import { CheckPageFile } from '../../src/cli/report/check-page-file.ts';
import { editorAddresses } from '../../src/cli/report/editor-link.ts';
import { type RunningServer, startServer } from '../../src/server/start-server.ts';
import { compiledSmallBrotli } from '../compiled.ts';
import { newFolder } from '../new-folder.ts';
import { hasChromium, sharedChromium } from './chromium.ts';
import { OpenedPage, type PageOptions } from './opened-page.ts';

setDefaultTimeout(600_000);

const edition = (id: string, name: string, language: string) => ({
  ...{ id, name, englishName: id, language, website: '', licenseUrl: '' },
});
const content = newFolder({
  'translations/draft/edition.json': edition('DRAFT', 'A draft', 'eng'),
  'translations/draft/RUT.usfm': `\\id RUT
\\h Ruth
\\c 1
\\p
\\v 1 Long ago a family left home.
\\v 2 Their son went TODO to Moab.
\\v 3 They stayed there.
\\c 2
\\p
\\v 1 They came to \\nd Moab.
`,
  'translations/draft/08 JDG.usfm': '\\id JDG\n\\h Judges\n\\c 1\n\\p\n\\v 1 Then ??? <b>began</b>.\n',
  'translations/arabic/edition.json': edition('ARABIC', 'ترجمة', 'arb'),
  'translations/arabic/RUT.usfm':
    '\\id RUT\n\\h راعوث\n\\c 1\n\\p\n\\v 1 حَدَثَ TODO فِي أَيَّامِ\n\\v 2 وَاسْمُ الرَّجُلِ.\n',
});

describe.skipIf(!hasChromium)('the page of a check', () => {
  let server: RunningServer;
  const address = () => `${server.url}/check/DRAFT`;

  beforeAll(async () => {
    const folder = newFolder();
    const pages = new CheckPageFile(folder, content, editorAddresses.vscode);
    for await (const part of checkEditions(content, { withVerses: true })) pages.part(part);
    pages.end();
    const { library } = await compiledSmallBrotli();
    server = await startServer({ library, port: 0, reportsFolder: folder });
  });
  afterAll(() => server?.stop());

  async function open(
    url: string,
    use: (opened: OpenedPage) => Promise<void>,
    {
      locale = 'en-GB',
      bypassCSP = false,
      ...options
    }: PageOptions & { locale?: string; bypassCSP?: boolean } = {},
  ): Promise<void> {
    const profile = await (await sharedChromium()).newContext({ locale, bypassCSP });
    try {
      const opened = await OpenedPage.open(profile, url, options);
      await use(opened);
      expect(opened.errors).toEqual([]);
    } finally {
      await profile.close();
    }
  }

  test('lists findings in the order of the canon, with neighbouring verses and links to the editor', () =>
    open(address(), async ({ page }) => {
      expect(await page.locator('h4').allTextContents()).toEqual(['JDG 1:1', 'RUT 1:2', 'RUT 2:1']);
      const place = page.locator('.place', { hasText: 'RUT 1:2' });
      expect(await place.locator('.verses p').allTextContents()).toEqual([
        '1 Long ago a family left home.',
        '2 Their son went TODO to Moab.',
        '3 They stayed there.',
      ]);
      const link = await place.getByRole('link', { name: 'RUT.usfm:6:21' }).getAttribute('href');
      expect(link).toBe(`vscode://file${content}/translations/draft/RUT.usfm:6:21`);
      const reader = await place.getByRole('link', { name: 'RUT 1:2' }).getAttribute('href');
      expect(reader).toBe('../#/DRAFT/RUT/1?v=2');
      await page.getByRole('link', { name: '1', exact: true }).first().click();
      expect(new URL(page.url()).hash).toBe('#DRAFT-JDG-1');
    }));

  test('filters by severity, kind, book and text, and keeps the filters when it is loaded again', () =>
    open(address(), async ({ page }) => {
      const shown = () =>
        page
          .locator('.finding:visible')
          .evaluateAll((all) => all.map((each) => each.getAttribute('data-code')));
      expect(await shown()).toEqual(['left-over-text', 'left-over-text', 'unclosed-marker']);
      await page.getByLabel('Severity').selectOption('error');
      expect(await shown()).toEqual(['unclosed-marker']);
      await page.getByLabel('Severity').selectOption('');
      await page.getByLabel('Kind').selectOption('left-over-text (2)');
      await page.getByLabel('Book').selectOption('RUT');
      expect(await shown()).toEqual(['left-over-text']);
      expect(await page.getByRole('status').textContent()).toContain('1 / 3');
      expect(new URL(page.url()).search).toBe('?code=left-over-text&book=RUT');
      await page.reload();
      expect(await shown()).toEqual(['left-over-text']);
      await page.getByLabel('Kind').selectOption('');
      await page.getByLabel('Contains').fill('STAYED there');
      expect(await shown()).toEqual(['left-over-text']);
      expect(await page.locator('h4:visible').allTextContents()).toEqual(['RUT 1:2']);
    }));

  test('is in the language of the browser, or in the one that is chosen', () =>
    open(
      address(),
      async ({ page }) => {
        await page.getByRole('heading', { name: 'فحص المصادر' }).waitFor();
        expect(
          await page.evaluate('[document.documentElement.lang, document.dir, document.title].join()'),
        ).toBe('ar,rtl,فحص المصادر');
        await page.getByLabel('اللغة').selectOption('Français');
        await page.getByRole('heading', { name: 'Vérification des sources' }).waitFor();
        await page.reload();
        await page.getByLabel('Gravité').waitFor();
        expect(await page.evaluate('document.dir')).toBe('ltr');
      },
      { locale: 'ar-EG' },
    ));

  test.each(['en', 'ar'])('is accessible and fits on a phone, in %s', (locale) =>
    open(
      `${server.url}/check/`,
      async (opened) => {
        for (const details of await opened.page.locator('details').all())
          await details.evaluate((each) => each.setAttribute('open', ''));
        await opened.checkLooks(`check-${locale}`, [320, 1200]);
      },
      { locale, bypassCSP: true },
    ),
  );
});
