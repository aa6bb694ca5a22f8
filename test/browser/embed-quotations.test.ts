import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from 'bun:test';
import type { Page } from 'playwright-core';
import { compiledStarter } from '../compiled.ts';
import { hasChromium } from './chromium.ts';
import { openerOf } from './opened-page.ts';
import { OtherSite, openOther } from './other-site.ts';

setDefaultTimeout(600_000);

let site: OtherSite;
beforeAll(() => {
  site = new OtherSite();
});
afterAll(() => site.stop());

const marks = (page: Page) => page.locator('.scripture-quotation');
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const verdicts = (page: Page) =>
  marks(page).evaluateAll((all) =>
    all.map((mark) => [(mark as HTMLElement).dataset.verdict, mark.previousSibling?.textContent]),
  );

describe.skipIf(!hasChromium)('quotations in the pages of others', () => {
  const served = openerOf(compiledStarter);
  const script = (attributes = 'data-quotations') =>
    `<script src="${served.url}/embed.js" data-translation="KJV" ${attributes} async></script>`;

  test('are marked with their verdict, and a note has the right words', async () => {
    const url = site.add(`<main><h1>Words</h1>
      <p id="wrong">“For God so liked the <em>world</em>, that he gave his only begotten Son” (John 3:16).</p>
      <table><tr><td>He said, “Jesus wept.”</td><td>John 11:35, KJV</td></tr></table><p>And <q>God is love</q> (1 John 4:1).</p>
      <blockquote>And Ruth said, Intreat me
        not to leave thee,<sup>1</sup></blockquote><p>Ruth 1:16</p>
      <p>“God helps those who help themselves” (Psalm 1:1), “Jesus cried.” (John 11:35, NIV), “not a quotation”</p>
      <p data-scripture="off">“Jesus laughed” (John 11:35)</p></main>${script()}`);
    await openOther(url, async (opened) => {
      const { page } = opened;
      await marks(page).nth(4).waitFor();
      expect(await verdicts(page)).toEqual([
        ['altered', ', that he gave his only begotten Son”'],
        ['exact', 'He said, “Jesus wept.”'],
        ['wrong-reference', 'God is love'],
        ['partial', expect.stringContaining('not to leave thee,')],
        ['not-found', '“God helps those who help themselves”'],
      ]);
      expect(await page.locator('#wrong').textContent()).toBe(
        '“For God so liked the world, that he gave his only begotten Son” (John 3:16).',
      );
      const underlined = await page.evaluate(() => {
        return Array.from(CSS.highlights.get('scripture-wrong') ?? [], String);
      });
      expect(underlined).toEqual(['liked']);
      await button(page, 'Right: these words are part of Ruth 1:16 (KJV).').waitFor();
      await button(page, 'Not found in KJV.').waitFor();
      await button(page, /^Right.*1 John 4.*Your text names a different reference\.$/).waitFor();
      await button(page, '1 difference from John 3:16 (KJV).').click();
      const note = page.locator(':popover-open');
      await note.getByText('“liked” instead of “loved”').waitFor();
      expect(await note.locator('ins').allTextContents()).toEqual(['loved']);
      expect(await note.getByRole('link').getAttribute('href')).toBe(`${served.url}/read/KJV/JHN/3:16`);
      await opened.screenshot('embedded-quotation');
      expect(await opened.accessibilityProblems()).toEqual([]);
    });
  });

  test('can be checked by keyboard', async () => {
    const url = site.add(`<p>“For God so liked the world” (John 3:16)</p>${script()}`);
    await openOther(url, async ({ page }) => {
      await marks(page).first().waitFor();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await page.locator(':popover-open').getByText('For God so loved').waitFor();
      await page.keyboard.press('Escape');
      await page.locator(':popover-open').waitFor({ state: 'detached' });
      await page.keyboard.press('Enter');
      await page.locator(':popover-open').waitFor();
    });
  });

  test('are checked in the language of the page, below a strict policy, and in text that is added later', async () => {
    const origin = new URL(served.url).origin;
    const policy = `default-src 'none'; script-src ${origin}; connect-src ${origin}; img-src data:`;
    const url = site.add(`<main></main>${script('data-quotations="KJV,OSHB" data-watch')}`, {
      language: 'es',
      policy,
    });
    await openOther(url, async ({ page }) => {
      await page.evaluate(() => {
        const added = document.createElement('p');
        added.textContent = '«Jesus wept» (Juan 11:35)';
        const main = document.querySelector('main')!;
        // Before the script has found the language of the page, nothing is watched
        const add = () => {
          if (document.querySelector('.scripture-quotation')) return;
          main.replaceChildren(added.cloneNode(true));
          setTimeout(add, 500);
        };
        add();
      });
      await button(page, /^Correcto/).waitFor();
      expect(await marks(page).count()).toBe(1);
    });
  });

  test('need a second script of at most 13 kB', async () => {
    const embed = await (await fetch(`${served.url}/embed.js`)).text();
    const path = /scripts\/quotations-\w+\.js/.exec(embed)?.[0];
    const options = { headers: { 'Accept-Encoding': 'gzip' }, decompress: false };
    const response = await fetch(`${served.url}/${path}`, options);
    expect((await response.arrayBuffer()).byteLength).toBeLessThan(13_000);
    expect(response.headers.get('Cache-Control')).toContain('immutable');
  });

  test('are left alone unless the page wants them to be checked', async () => {
    const requested: string[] = [];
    const url = site.add(`<p>“Jesus wept.” (John 11:35)</p>${script('')}`);
    await openOther(url, async ({ page }) => {
      page.on('request', (request) => requested.push(request.url()));
      await page.reload();
      await page.locator('a.scripture-reference').first().waitFor();
      expect(await marks(page).count()).toBe(0);
      expect(requested.filter((each) => /quot|client/.test(each))).toEqual([]);
    });
  });
});
