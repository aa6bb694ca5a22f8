import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from 'bun:test';
import type { Page } from 'playwright-core';
import { integrityOf, sha256Of } from '../../src/lib/sha256.ts';
import { compiledStarter } from '../compiled.ts';
import { hasChromium, sharedChromium } from './chromium.ts';
import { OpenedPage, openerOf } from './opened-page.ts';
import { OtherSite, openOther } from './other-site.ts';

setDefaultTimeout(600_000);

let site: OtherSite;
beforeAll(() => {
  site = new OtherSite();
});
afterAll(() => site.stop());

const linked = (page: Page) => page.locator('a.scripture-reference');
const card = (page: Page) => page.locator('[popover]:popover-open');

describe.skipIf(!hasChromium)('references in the pages of others', () => {
  const served = openerOf(compiledStarter);
  const script = (attributes = '') =>
    `<script src="${served.url}/embed.js" data-translation="KJV" ${attributes} async></script>`;

  test('are linked by a script whose integrity is given, and by no other one', async () => {
    const bytes = await (await fetch(`${served.url}/embed.js`)).bytes();
    const linkedBy = async (sha256: string) => {
      const attributes = `integrity="${integrityOf(sha256)}" crossorigin="anonymous"`;
      const url = site.add(`<main>As Jn 3:16 says.</main>${script(attributes)}`);
      const profile = await (await sharedChromium()).newContext();
      try {
        const { page, errors } = await OpenedPage.open(profile, url, { width: 820 });
        if (sha256 === sha256Of(bytes)) await linked(page).first().waitFor();
        else while (errors.length === 0) await page.evaluate('new Promise((done) => setTimeout(done, 20))');
        return { links: await linked(page).count(), errors };
      } finally {
        await profile.close();
      }
    };
    expect(await linkedBy(sha256Of(bytes))).toEqual({ links: 1, errors: [] });
    expect(await linkedBy(sha256Of('another script'))).toEqual({
      links: 0,
      errors: [expect.stringContaining('integrity')],
    });
  });

  test('are links with previews, but not in links, code and fields', async () => {
    const url = site.add(`<main><h1>Grace</h1>
      <p id="text">As Jn 3:16-17 says (cf. Ruth 1:16; 2:4), and John 99:1 does not.</p>
      <p><a href="#x">John 1:1</a> <code>John 1:2</code> <textarea aria-label="Notes">John 1:3</textarea>
      <span data-scripture="off">John 1:4</span></p></main><footer>John 1:5</footer>${script('data-selector="main"')}`);
    await openOther(url, async (opened) => {
      const { page } = opened;
      await linked(page).first().waitFor();
      const links = await linked(page).evaluateAll((all) =>
        all.map((link) => [link.textContent, (link as HTMLAnchorElement).href]),
      );
      const read = `${served.url}/read/KJV`;
      expect(links).toEqual([
        ['Jn 3:16-17', `${read}/JHN/3:16-17`],
        ['Ruth 1:16', `${read}/RUT/1:16`],
        ['2:4', `${read}/RUT/2:4`],
      ]);
      expect(await page.locator('#text').textContent()).toBe(
        'As Jn 3:16-17 says (cf. Ruth 1:16; 2:4), and John 99:1 does not.',
      );
      await linked(page).first().hover();
      await card(page).getByText('For God so loved the world').waitFor();
      await opened.screenshot('embedded-preview');
      await card(page).hover();
      await page.evaluate('new Promise((done) => setTimeout(done, 400))');
      expect(await card(page).count()).toBe(1);
      await page.keyboard.press('Escape');
      await card(page).waitFor({ state: 'detached' });
      expect(await opened.accessibilityProblems()).toEqual([]);
      const names = await page.evaluate(() => {
        const frame = document.createElement('iframe');
        document.body.append(frame);
        const usual = new Set(Object.getOwnPropertyNames(frame.contentWindow!));
        const own = Object.getOwnPropertyNames(window).filter((name) => !usual.has(name));
        frame.remove();
        return own.filter((name) => !/^axe$|^\d+$|playwright|^__/.test(name));
      });
      expect(names).toEqual([]);
      await linked(page).first().click();
      await page.waitForURL(`${read}/JHN/3:16-17`);
      await page.locator('.marked').first().waitFor();
    });
  });

  test('are read by keyboard', async () => {
    await openOther(site.add(`<p>See Ruth 1:16.</p>${script()}`), async ({ page }) => {
      await linked(page).first().waitFor();
      await page.keyboard.press('Tab');
      await card(page).getByText('Intreat me not to leave thee').waitFor();
      const said = await linked(page).first().getAttribute('aria-description');
      expect(said).toContain('whither thou goest, I will go');
      await page.keyboard.press('Escape');
      await card(page).waitFor({ state: 'detached' });
      expect(await page.evaluate(() => document.activeElement?.className)).toBe('scripture-reference');
      await page.keyboard.press('Enter');
      await page.waitForURL(/\/read\/KJV\/RUT\/1:16$/);
    });
  });

  test('are previewed by the first tap, and followed by the second', async () => {
    const url = site.add(`<p>See Ruth 1:16 and more.</p>${script()}`);
    await openOther(
      url,
      async ({ page }) => {
        await linked(page).first().tap();
        await card(page).getByText('Intreat me').waitFor();
        expect(page.url()).toBe(url);
        await linked(page).first().tap();
        await page.waitForURL(/\/read\/KJV\/RUT\/1:16$/);
      },
      { hasTouch: true },
    );
  });

  test('are found in the language of the page', async () => {
    const url = site.add(`<p>Siehe Offenbarung 3,20 und 1. Mose 1,1.</p>${script('data-language="deu"')}`, {
      language: 'de',
    });
    await openOther(url, async ({ page }) => {
      await linked(page).first().waitFor();
      expect(await linked(page).allTextContents()).toEqual(['Offenbarung 3,20', '1. Mose 1,1']);
      const hrefs = await linked(page).evaluateAll((all) => all.map((each) => each.getAttribute('href')));
      expect(hrefs.map((href) => href!.replace(/.*KJV/, ''))).toEqual(['/REV/3:20', '/GEN/1:1']);
    });
  });

  test('work below a strict policy of the page', async () => {
    const origin = new URL(served.url).origin;
    const policy = `default-src 'none'; script-src ${origin}; connect-src ${origin}; img-src data:`;
    await openOther(site.add(`<p>See Ruth 1:16.</p>${script()}`, { policy }), async ({ page }) => {
      await linked(page).first().hover();
      await card(page).getByText('Intreat me').waitFor();
      const width = await card(page).evaluate((host) => getComputedStyle(host).position);
      expect(width).toBe('fixed');
    });
  });

  test('are also linked in text that is added later, if requested', async () => {
    await openOther(
      site.add(`<main><p>See Ruth 1:16.</p></main>${script('data-watch')}`),
      async ({ page }) => {
        await linked(page).first().waitFor();
        await page.evaluate(() => {
          const more = document.createElement('p');
          more.textContent = 'And John 1:1, too.';
          document.querySelector('main')!.append(more);
        });
        await linked(page).getByText('John 1:1').waitFor();
        expect(await linked(page).count()).toBe(2);
      },
    );
  });

  test('the script has at most 18 kB', async () => {
    const response = await fetch(`${served.url}/embed.js`, {
      headers: { 'Accept-Encoding': 'gzip' },
      decompress: false,
    });
    expect((await response.arrayBuffer()).byteLength).toBeLessThan(18_000);
    expect(response.headers.get('Cache-Control')).toBe('no-cache');
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*');
  });

  test('the client is a module of the service, and the code of the explorer runs with it', async () => {
    let code = '';
    await served.open('docs#/getTranslationBookChapter', async ({ page }) => {
      await page.getByRole('tab', { name: 'Client' }).click();
      code = (await page
        .getByRole('tabpanel')
        .filter({ hasText: 'createClient' })
        .locator('code, pre')
        .first()
        .textContent())!;
    });
    expect(code).toContain(`${served.url}/client.js`);
    const url = site.add(`<script type="module">${code}\nglobalThis.result = data;</script>`);
    await openOther(url, async ({ page }) => {
      await page.waitForFunction('globalThis.result !== undefined');
      expect(await page.evaluate('globalThis.result.chapter.number')).toBeGreaterThan(0);
      const verses = await page.evaluate(async (service) => {
        const { createClient, passages } = await import(`${service}/client.js`);
        const client = createClient({ baseUrl: service });
        const { passages: found } = await passages(client, 'Ruth 1:16', 'KJV');
        return found[0].editions[0].verses.length;
      }, served.url);
      expect(verses).toBe(1);
    });
  });
});
