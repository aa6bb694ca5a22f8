import { describe, expect, setDefaultTimeout, test } from 'bun:test';
import type { Locator, Page } from 'playwright-core';
import { compileContent, compiledStarter } from '../compiled.ts';
import { writeFiles } from '../write-files.ts';
import { hasChromium } from './chromium.ts';
import { devToolsOf, openerOf } from './opened-page.ts';
import { followsTouch } from './touch.ts';

setDefaultTimeout(600_000);

const phone = { width: 390, height: 844 } as const;
const toolbar = (page: Page) => page.locator('.verse-actions [role="toolbar"]');
const card = (page: Page) => page.getByRole('dialog', { name: /^Word/ });

const edition = (id: string, language: string) =>
  JSON.stringify({ id, name: id, englishName: id, language, website: '', licenseUrl: '' });
const words = (text: string) =>
  text
    .split(' ')
    .map((word, index) => `\\w ${word}|strong="H${index + 1}"\\w*`)
    .join(' ');

const withWords = () =>
  compileContent((content) =>
    writeFiles(content, {
      'translations/ENG/edition.json': edition('ENG', 'eng'),
      'translations/ENG/RUT.usfm': `\\id RUT\n\\h Ruth\n\\c 1\n\\p\n\\v 1 ${words('In the days of the judges')}\n\\v 2 ${words('And the name of the man')}\n`,
      'translations/HEB/edition.json': edition('HEB', 'hbo'),
      'translations/HEB/RUT.usfm': `\\id RUT\n\\h רות\n\\c 1\n\\p\n\\v 1 ${words('וַיְהִי בִּימֵי שְׁפֹט')}\n`,
    }),
  );

const isUncovered = (element: Locator) =>
  element.evaluate((each) => {
    const { left, top, width, height } = each.getBoundingClientRect();
    return each.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });

const isShown = (element: Locator) =>
  element.waitFor({ timeout: 5000 }).then(
    () => true,
    () => false,
  );

async function hold(page: Page, element: Locator): Promise<void> {
  const { x, y, width, height } = (await element.boundingBox())!;
  const session = await devToolsOf(page);
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  const touchPoints = [{ x: x + width / 2, y: y + height / 2 }];
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await Bun.sleep(900);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** Runs in a page: closes a sheet and opens Home before the browser has gone back, which takes a while on a busy one. */
async function closeAndOpenHome(): Promise<void> {
  const press = (name: string) =>
    [...document.querySelectorAll('button')]
      .find(({ ariaLabel, title }) => [ariaLabel, title].includes(name))!
      .click();
  const tick = (milliseconds = 0) => new Promise((done) => setTimeout(done, milliseconds));
  const hasGoneBack = new Promise((done) => addEventListener('popstate', done, { once: true }));
  history.back = async () => {
    Reflect.deleteProperty(history, 'back');
    press('Home');
    while (!document.querySelector('.kept-panel')) await tick();
    await tick(200);
    history.back();
  };
  press('Close');
  await hasGoneBack;
  await tick(200);
}

describe.skipIf(!hasChromium)('on a phone', () => {
  const served = openerOf(compiledStarter);

  test('the actions of a verse are above the sheet of a panel, and nothing covers them', () =>
    served.open(
      '#/KJV/RUT/1',
      async (reader) => {
        const { page } = reader;
        await reader.chapter('Ruth 1');
        await page.getByRole('button', { name: 'Study' }).click();
        await page.locator('.panel [role="tab"]').first().waitFor();
        await page.locator('[data-verse="1"] .number').first().click();
        await toolbar(page).waitFor();
        const copy = toolbar(page).getByRole('button', { name: 'Copy', exact: true });
        expect(await isUncovered(copy)).toBe(true);
        await reader.screenshot('actions-above-sheet');
      },
      phone,
    ));

  test('six actions of a verse are in a row at 320 pixels', () =>
    served.open(
      '#/KJV/RUT/1',
      async (reader) => {
        const { page } = reader;
        await reader.chapter('Ruth 1');
        await page.locator('[data-verse="1"]').first().click();
        await toolbar(page).getByRole('button', { name: 'Bookmark' }).waitFor();
        const tops = await toolbar(page)
          .locator('> .action')
          .evaluateAll((all) => all.map((button) => button.getBoundingClientRect().top));
        expect(tops.filter((top) => top === tops[0])).toHaveLength(6);
      },
      { width: 320, height: 640 },
    ));

  test('a verse that its actions would cover scrolls above them', () =>
    served.open(
      '#/KJV/PRO/10',
      async (reader) => {
        const { page } = reader;
        await reader.chapter('Proverbs 10');
        const bottom = page.viewportSize()!.height - 40;
        const verse = await page.evaluate((y) => {
          const pressed = document.elementFromPoint(150, y)!.closest<HTMLElement>('[data-verse]')!;
          return pressed.dataset.verse!;
        }, bottom);
        await page.mouse.click(150, bottom);
        await toolbar(page).waitFor();
        await page.waitForFunction((verse) => {
          const { top } = document.querySelector('.verse-actions')!.getBoundingClientRect();
          const [text] = [...document.querySelectorAll(`.marked[data-verse="${verse}"]`)].slice(-1);
          return text !== undefined && text.getBoundingClientRect().bottom < top;
        }, verse);
      },
      phone,
    ));

  test('the toolbar has the whole name of a short book at 320 pixels, next to all its buttons', () =>
    served.open(
      '#/KJV/RUT/1',
      async ({ page }) => {
        await page.getByRole('button', { name: 'Study' }).waitFor();
        const name = page.getByRole('button', { name: 'Book and chapter' }).locator('.name');
        const [needed, available] = await name.evaluate((text) => [text.scrollWidth, text.clientWidth]);
        expect(needed).toBeLessThanOrEqual(available!);
      },
      { width: 320, height: 640 },
    ));

  test('going back closes a sheet', () =>
    served.open(
      '#/KJV/RUT/1',
      async (reader) => {
        const { page } = reader;
        await reader.chapter('Ruth 1');
        await page.getByRole('button', { name: 'Home' }).click();
        const panel = page.getByRole('complementary', { name: 'Home' });
        await panel.getByRole('button', { name: 'Close' }).waitFor();
        // Chromium sends the same close request as for the back gesture of a phone
        await page.locator('main').focus();
        await page.keyboard.press('Escape');
        await panel.waitFor({ state: 'detached' });
        expect(page.url()).toEndWith('#/KJV/RUT/1');
      },
      phone,
    ));

  test('going back to another chapter shows the bars, long after they were hidden', () =>
    served.open(
      '#/KJV/RUT/1',
      async (reader) => {
        const { page } = reader;
        await reader.chapter('Ruth 1');
        await page.evaluate("location.hash = '#/KJV/RUT/2'");
        await reader.chapter('Ruth 2');
        await page.mouse.move(200, 400);
        do await page.mouse.wheel(0, 300);
        while ((await page.evaluate(() => document.documentElement.dataset.chrome)) !== 'away');
        await Bun.sleep(1600);
        await page.goBack();
        await reader.chapter('Ruth 1');
        await page.waitForFunction(() => document.documentElement.dataset.chrome === undefined);
      },
      phone,
    ));

  test('going back closes a sheet in browsers without CloseWatcher', () =>
    served.open(
      'health',
      async (reader) => {
        const { page } = reader;
        await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'CloseWatcher'));
        const at = (hash: string) => new URL(`/${hash}`, page.url()).href;
        await page.goto(at('#/KJV/RUT/2'));
        await reader.chapter('Ruth 2');
        await page.goto(at('#/KJV/RUT/1'));
        await reader.chapter('Ruth 1');
        const panel = page.getByRole('complementary', { name: 'Home' });
        const openHome = async () => {
          await page.getByRole('button', { name: 'Home' }).click();
          await panel.getByRole('button', { name: 'Close' }).waitFor();
        };
        const closed = () => panel.waitFor({ state: 'detached' });
        await openHome();
        await page.goBack();
        await closed();
        expect(page.url()).toEndWith('#/KJV/RUT/1');
        // Two sheets have one entry in the history; closed by a button, they leave none
        await openHome();
        await page.getByRole('button', { name: 'Study' }).click();
        await closed();
        const study = page.getByRole('complementary', { name: 'Study' });
        await study.getByRole('tab').first().waitFor();
        await page.goBack();
        await study.waitFor({ state: 'detached' });
        await openHome();
        await page.evaluate(closeAndOpenHome);
        expect(await panel.count()).toBe(1);
        await page.goBack();
        await closed();
        expect(page.url()).toEndWith('#/KJV/RUT/1');
        await openHome();
        await panel.getByRole('button', { name: 'Close' }).click();
        await closed();
        await page.waitForFunction(() => !history.state?.isSheet);
        await page.goBack();
        await reader.chapter('Ruth 2');
        await openHome();
        // To John 1, or to Ruth 1 where it was read long enough
        const link = panel.locator('.card a').first();
        const to = at((await link.getAttribute('href'))!);
        await link.click();
        await page.waitForURL(to);
        await page.goBack();
        await reader.chapter('Ruth 2');
      },
      phone,
    ));
});

describe.skipIf(!hasChromium)('words on a phone', () => {
  const served = openerOf(withWords);

  test('a press selects the verse, and "Words" among the actions opens a word', () =>
    served.open(
      '#/ENG/RUT/1',
      async (reader) => {
        const { page } = reader;
        await page.locator('.word', { hasText: 'judges' }).click();
        await toolbar(page).getByRole('button', { name: 'Words' }).click();
        const list = page.getByRole('dialog', { name: 'Words' });
        await list.getByRole('button', { name: 'judges' }).waitFor();
        expect(await list.getByRole('listitem').count()).toBe(6);
        expect(await reader.accessibilityProblems(true)).toEqual([]);
        await list.getByRole('button', { name: 'judges' }).click();
        await card(page).getByText('judges').first().waitFor();
      },
      phone,
    ));

  test('holding a word opens it, without selecting its verse', () =>
    served.open(
      '#/ENG/RUT/1',
      async ({ page }) => {
        await page.locator('.word').first().waitFor();
        await followsTouch(page);
        // A browser cancels a touch that a busy page does not handle in time
        do await hold(page, page.locator('.word', { hasText: 'judges' }));
        while (!(await isShown(card(page).getByText('judges').first())));
        expect(await toolbar(page).count()).toBe(0);
        expect(await page.evaluate('String(getSelection())')).toBe('');
      },
      phone,
    ));

  test('in Hebrew a press opens the word, unless the user has disabled that', () =>
    served.open(
      '#/HEB/RUT/1',
      async ({ page }) => {
        const word = page.locator('.word').first();
        await word.click();
        await card(page).waitFor();
        await page.keyboard.press('Escape');
        await page.getByRole('button', { name: 'Text settings' }).click();
        await page.getByRole('checkbox', { name: 'Hebrew and Greek: a press opens the word' }).uncheck();
        await page.keyboard.press('Escape');
        await word.click();
        await toolbar(page).waitFor();
        expect(await card(page).count()).toBe(0);
      },
      phone,
    ));
});

describe.skipIf(!hasChromium)('on a very narrow phone', () => {
  const served = openerOf(compiledStarter);

  test.each(['1TH/3', '2TH/2', 'SNG/3'])(
    'the name of %s ends with an ellipsis, clear of the arrows',
    (place) =>
      served.open(
        `#/KJV/${place}`,
        async ({ page }) => {
          await page.locator('[data-verse]').first().waitFor();
          const style = await page.locator('.book-button .name').evaluate((element) => {
            const { textOverflow, overflowWrap, webkitLineClamp } = getComputedStyle(element);
            return { textOverflow, overflowWrap, webkitLineClamp };
          });
          expect(style).toEqual({ textOverflow: 'ellipsis', overflowWrap: 'normal', webkitLineClamp: '2' });
          const gaps = await page.evaluate(() => {
            const range = document.createRange();
            range.selectNodeContents(document.querySelector('h1')!);
            const { left, right } = range.getBoundingClientRect();
            const arrows = [...document.querySelectorAll('.turns a')];
            const [back, on] = arrows.map((each) => each.getBoundingClientRect());
            return [left - back!.right, on!.left - right];
          });
          expect(Math.min(...gaps)).toBeGreaterThan(0);
        },
        { width: 320, height: 640 },
      ),
  );
});
