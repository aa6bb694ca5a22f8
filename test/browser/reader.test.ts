import { describe, expect, setDefaultTimeout, test } from 'bun:test';
import { compiledSmallContent, compiledStarter } from '../compiled.ts';
import { hasChromium } from './chromium.ts';
import { openerOf } from './opened-page.ts';

setDefaultTimeout(600_000);

describe.skipIf(!hasChromium)('the reader', () => {
  const served = openerOf(compiledStarter);

  test('shows the start page of the operator at the bare address', () =>
    served.open('', async (reader) => {
      expect(await reader.chapter('Ruth 1')).toContain('in the days when the judges ruled');
      expect(reader.page.url()).toEndWith('/#/KJV/RUT/1?with=OSHB');
    }));

  test('finds a passage by its reference, with only the keyboard', () =>
    served.open('#/KJV/GEN/1', async (reader) => {
      await reader.chapter('Genesis 1');
      await reader.page.keyboard.press('/');
      await reader.page.keyboard.type('jn 3:16');
      await reader.screenshot('reference-box');
      await reader.page.keyboard.press('Enter');
      expect(await reader.chapter('John 3')).toContain('God so loved the world');
      expect(await reader.page.locator('.marked').first().textContent()).toContain('so loved');
      await reader.page.keyboard.press('ArrowRight');
      await reader.chapter('John 4');
      await reader.page.goBack();
      await reader.chapter('John 3');
    }));

  test('lets books and chapters be picked', () =>
    served.open('#/KJV/JHN/3', async (reader) => {
      await reader.chapter('John 3');
      await reader.page.getByRole('button', { name: 'Book and chapter' }).click();
      await reader.screenshot('book-picker');
      await reader.page.getByRole('button', { name: 'Ruth', exact: true }).click();
      await reader.page.getByRole('link', { name: '2', exact: true }).click();
      await reader.chapter('Ruth 2');
      await reader.page.getByRole('dialog').waitFor({ state: 'detached' });
    }));

  test('finds a translation by its language, and compares Hebrew with English', () =>
    served.open('#/KJV/GEN/1', async (reader) => {
      await reader.chapter('Genesis 1');
      await reader.page.getByRole('button', { name: 'Translations' }).click();
      await reader.page.getByRole('searchbox').fill('hebrew');
      await reader.screenshot('translation-picker');
      await reader.page.getByRole('checkbox').check();
      await reader.page.keyboard.press('Escape');
      const cells = reader.page.locator('tbody tr').first().locator('td');
      await cells.nth(1).waitFor();
      expect(await cells.count()).toBe(2);
      expect(await cells.last().getAttribute('dir')).toBe('rtl');
      const letters = (await cells.last().textContent())!.replace(/\p{M}/gu, '');
      expect(letters).toContain('בראשית ברא אלהים');
      expect(reader.page.url()).toContain('with=OSHB');
      await reader.screenshot('parallel');
    }));

  test('explains a Hebrew word', () =>
    served.open('#/OSHB/GEN/1', async (reader) => {
      await reader.page.locator('.word').first().click();
      const card = reader.page.getByRole('dialog');
      await card.getByText('Numbers and codes').click();
      await card.getByText('Strong’s', { exact: true }).waitFor();
      expect(await card.textContent()).toMatch(/H\d+/);
      await reader.screenshot('word');
      await reader.page.keyboard.press('Escape');
      await card.waitFor({ state: 'detached' });
    }));

  test('opens a note at its caller, and returns the focus', () =>
    served.open('#/OSHB/PSA/3', async (reader) => {
      const caller = reader.page.locator('.caller').first();
      await caller.click();
      const card = reader.page.getByRole('dialog');
      await card.waitFor();
      expect((await card.textContent())!.length).toBeGreaterThan(3);
      await reader.screenshot('note');
      await reader.page.keyboard.press('Escape');
      await card.waitFor({ state: 'detached' });
      expect(await caller.evaluate((element) => element === document.activeElement)).toBe(true);
    }));

  test('remembers the settings and the last passage', () =>
    served.open('#/KJV/PSA/23', async (reader) => {
      await reader.chapter('Psalms 23');
      await reader.page.getByRole('button', { name: 'Text settings' }).click();
      await reader.page.getByLabel('Dark').check();
      await reader.page.locator('html[data-theme="dark"]').waitFor();
      await reader.screenshot('settings-dark');
      await reader.page.goto(`${served.url}/`);
      await reader.chapter('Psalms 23');
      expect(await reader.page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark');
    }));

  test('says that a chapter does not exist', () =>
    served.open('#/KJV/JHN/99', async (reader) => {
      await reader.page.getByRole('alert').waitFor();
      expect(await reader.page.getByRole('alert').textContent()).toContain('99');
      reader.errors.length = 0;
    }));
});

describe.skipIf(!hasChromium)('words of Jesus', () => {
  const served = openerOf(compiledSmallContent);

  test('are red, unless that is turned off', () =>
    served.open('#/SMALL/MAT/5', async ({ page }) => {
      const red = page.locator('.red');
      await red.first().waitFor();
      await page.getByRole('button', { name: 'Text settings' }).click();
      await page.getByLabel('Words of Jesus in red').uncheck();
      await red.first().waitFor({ state: 'detached' });
      expect(await red.count()).toBe(0);
    }));
});

const places = {
  chapter: '#/KJV/JHN/3?v=16',
  psalm: '#/KJV/PSA/3',
  hebrew: '#/OSHB/RUT/1',
  parallel: '#/KJV/RUT/2?with=OSHB',
};
describe.skipIf(!hasChromium)('at every width and in both colour schemes', () => {
  const served = openerOf(compiledStarter);

  test.each(Object.entries(places))(
    'the %s has no accessibility problem, and does not scroll sideways',
    (name, route) =>
      served.open(route, async (reader) => {
        await reader.page.locator('.scripture').first().waitFor();
        await reader.page.waitForLoadState('networkidle');
        await reader.checkLooks(name, [360, 1440]);
      }),
  );
});
