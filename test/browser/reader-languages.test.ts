import { beforeAll, describe, expect, setDefaultTimeout, test } from 'bun:test';
import type { BrowserContext, Page } from 'playwright-core';
import { compiledStarter } from '../compiled.ts';
import { hasChromium, sharedChromium } from './chromium.ts';
import { OpenedPage, openerOf, type PageOptions } from './opened-page.ts';

setDefaultTimeout(600_000);

async function spokenBy(page: Page) {
  await page.locator('.page:not(.unspoken) h1').first().waitFor();
  return page.evaluate(() => {
    const { lang, dir } = document.documentElement;
    const text = document.querySelector<HTMLElement>('.scripture')!;
    const { direction } = getComputedStyle(document.querySelector('.toolbar')!);
    return { lang, dir, toolbar: direction, text: `${text.lang} ${text.dir}` };
  });
}

function languagesAskedBy(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const [, name] = /\/scripts\/(strings-\w+|load-language)-/.exec(request.url()) ?? [];
    if (name) asked.push(name);
  });
  return asked;
}

describe.skipIf(!hasChromium)('the languages of the interface', () => {
  const served = openerOf(compiledStarter);
  const profiles = new Map<string, BrowserContext>();

  beforeAll(async () => {
    const browser = await sharedChromium();
    for (const locale of ['ar-EG', 'es-MX', 'he']) {
      profiles.set(locale, await browser.newContext({ locale, bypassCSP: true }));
    }
  });

  async function openIn(
    locale: string,
    path: string,
    use: (opened: OpenedPage) => Promise<void>,
    options: PageOptions = {},
  ): Promise<void> {
    const opened = await OpenedPage.open(profiles.get(locale)!, `${served.url}/${path}`, options);
    try {
      await use(opened);
      expect(opened.errors).toEqual([]);
    } finally {
      await opened.close();
    }
  }

  test('an English browser loads no other texts', () =>
    served.open('#/KJV/RUT/1', async ({ page }) => {
      const asked = languagesAskedBy(page);
      expect(await spokenBy(page)).toEqual({ lang: 'en-US', dir: 'ltr', toolbar: 'ltr', text: 'en ltr' });
      await page.locator('nav.turns a').first().waitFor();
      expect(asked).toEqual([]);
    }));

  test.each([390, 1280])('in Arabic everything but the text is read from the right, at %d px', (width) =>
    openIn(
      'ar-EG',
      '#/KJV/RUT/1',
      async (reader) => {
        const { page } = reader;
        expect(await spokenBy(page)).toEqual({ lang: 'ar-EG', dir: 'rtl', toolbar: 'rtl', text: 'en ltr' });
        const [book, settings] = [page.locator('.book-button'), page.locator('.settings-button')];
        expect((await book.boundingBox())!.x).toBeGreaterThan((await settings.boundingBox())!.x);
        const next = page.getByRole('link', { name: /^التالي: .*Ruth 2/ });
        const previous = page.getByRole('link', { name: /^السابق: .*Judges 21/ });
        expect((await next.boundingBox())!.x).toBeGreaterThan((await previous.boundingBox())!.x);
        await page.locator('[data-verse="1"]').first().click();
        await page.getByRole('button', { name: 'نسخ', exact: true }).waitFor();
        await reader.checkLooks('arabic-verse', [width]);
        await page.locator('.kept-button:visible, .home-button:visible').last().click();
        if (!(await page.locator('.kept-button').isVisible()))
          await page.locator('.tiles button').first().click();
        await page.locator('.kept-panel [role=tab]').first().waitFor();
        const panel = (await page.locator('.kept-panel').boundingBox())!;
        expect(panel.x).toBe(0);
        expect(panel.x + panel.width <= width).toBe(true);
        // The sign is mirrored by its direction
        const sign = page.locator('.record-back span');
        expect(await sign.evaluate((back) => getComputedStyle(back).scale)).toBe('none');
        const tabs = page.locator('.kept-panel [role=tab]');
        const chosen = () => tabs.evaluateAll((all) => all.findIndex((tab) => tab.ariaSelected === 'true'));
        const before = await chosen();
        await tabs.nth(before).focus();
        await page.keyboard.press('ArrowLeft');
        await tabs
          .nth(before + 1)
          .and(page.locator('[aria-selected=true]'))
          .waitFor();
        await reader.checkLooks('arabic-kept', [width]);
        await page.getByRole('button', { name: 'إغلاق' }).last().click();
        await page.keyboard.press('Escape');
        await page.locator('.settings-button').click();
        const card = (await page.locator('.popover:popover-open').boundingBox())!;
        const button = (await settings.boundingBox())!;
        expect(card.x).toBeLessThanOrEqual(button.x + button.width);
        expect(card.x + card.width).toBeGreaterThanOrEqual(button.x);
        expect(card.x).toBeGreaterThanOrEqual(0);
        await reader.checkLooks('arabic-settings', [width]);
      },
      { width },
    ),
  );

  test('a search in Arabic counts as Arabic does, and its arrow keys stay in the list', () =>
    openIn('ar-EG', '#/KJV/RUT/1?search=shepherd', async (reader) => {
      const { page } = reader;
      await page
        .getByRole('status')
        .filter({ hasText: /^\d+ (?:آية|آيات)(?= |$)/ })
        .waitFor();
      await page.locator('a.hit').first().waitFor();
      const panel = (await page.locator('.search-panel').boundingBox())!;
      expect(panel.x).toBe(0);
      await reader.checkLooks('arabic-search', [1280, 390]);
    }));

  test('a Hebrew text keeps its direction in any interface language', () =>
    openIn('es-MX', '#/OSHB/RUT/1', async (reader) => {
      const { page } = reader;
      expect(await spokenBy(page)).toEqual({ lang: 'es-MX', dir: 'ltr', toolbar: 'ltr', text: 'hbo rtl' });
      await page.keyboard.press('ArrowLeft');
      await reader.chapter('Ruth 2');
      await page
        .getByRole('link', { name: /^Anterior: / })
        .first()
        .waitFor();
    }));

  test('a word has its Hebrew letters in a card that is read from the right', () =>
    openIn('he', '#/OSHB/GEN/1', async (reader) => {
      const { page } = reader;
      await page.locator('.word').nth(2).click();
      const card = page.getByRole('dialog');
      await card.getByText('מספרים וקודים').click();
      await card.getByText('מספר סטרונג').waitFor();
      expect(await card.locator('.word-head bdi').getAttribute('lang')).toBe('hbo');
      const family = await card
        .locator('.word-head bdi')
        .evaluate((head) => getComputedStyle(head).fontFamily);
      expect(family).toStartWith('"Scriptorium Hebrew"');
      expect(await page.evaluate(() => document.fonts.check('16px "Scriptorium Hebrew"', 'אֱלֹהִים'))).toBe(
        true,
      );
      await reader.checkLooks('hebrew-word', [1280]);
    }));

  test('a chosen language applies immediately and at the next visit', () =>
    served.open('#/KJV/RUT/1', async (reader) => {
      const { page } = reader;
      const asked = languagesAskedBy(page);
      await page.locator('.settings-button').click();
      const setting = page.getByRole('combobox', { name: 'Interface language' });
      await setting.waitFor();
      expect(await setting.locator('option').allTextContents()).toContain('Kiswahili');
      await setting.selectOption({ label: 'Français' });
      await page.getByRole('link', { name: 'comment les corriger' }).waitFor();
      expect(await page.getByRole('combobox', { name: 'Langue de l’interface' }).inputValue()).toBe('fr');
      expect([...asked].sort()).toEqual(['load-language', 'strings-fr']);
      await page.keyboard.press('Escape');
      await page.locator('[data-verse="3"]').first().click();
      await page.getByRole('button', { name: 'Copier le lien' }).waitFor();
      await page.reload();
      expect((await spokenBy(page)).lang).toBe('fr');
      await page.getByRole('link', { name: 'Verset 3', exact: true }).waitFor();
      await page.locator('.settings-button').click();
      await page.getByRole('combobox', { name: 'Langue de l’interface' }).selectOption('auto');
      await page.getByRole('combobox', { name: 'Interface language' }).waitFor();
      expect(await page.evaluate(() => document.documentElement.lang)).toBe('en-US');
    }));

  test('if its texts cannot be loaded, the reader is in English', async () => {
    const profile = await (await sharedChromium()).newContext({ locale: 'pt-BR' });
    await profile.route(/strings-pt/, (route) => route.abort());
    const page = await profile.newPage();
    await page.goto(`${served.url}/#/KJV/RUT/1`);
    expect((await spokenBy(page)).lang).toBe('en');
    await page.getByRole('link', { name: 'Verse 3', exact: true }).waitFor();
    await profile.close();
  });

  test('the page of a chapter stays unchanged until the texts have loaded', () =>
    openIn('ar-EG', 'read/KJV/RUT/1', async ({ page }) => {
      expect(await page.evaluate(() => document.documentElement.dataset.reads)).toBe('rtl');
      await page.locator('#finished').waitFor({ state: 'detached' });
      expect(await page.evaluate(() => [document.body.lang, document.body.dir])).toEqual(['ar-EG', 'rtl']);
      await page.getByRole('link', { name: 'الآية 3', exact: true }).waitFor();
    }));
});
