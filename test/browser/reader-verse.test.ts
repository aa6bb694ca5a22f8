import { describe, expect, setDefaultTimeout, test } from 'bun:test';
import type { Page } from 'playwright-core';
import { compiledStarter } from '../compiled.ts';
import { hasChromium } from './chromium.ts';
import { devToolsOf, openerOf } from './opened-page.ts';

setDefaultTimeout(600_000);

const verse = (page: Page, number: number) => page.locator(`[data-verse="${number}"]`).first();
const toolbar = (page: Page) => page.getByRole('toolbar', { name: /^Actions for/ });
const marked = (page: Page) =>
  page
    .locator('.verse.marked')
    .evaluateAll((runs) => [...new Set(runs.map((run) => Number((run as HTMLElement).dataset.verse)))]);
const entries = (page: Page) => page.evaluate(() => history.length);

async function copied(page: Page): Promise<{ text: string; html: string }> {
  const found = await page.waitForFunction(() => {
    const clipboardData = new DataTransfer();
    const event = new ClipboardEvent('copy', { clipboardData, bubbles: true, cancelable: true });
    document.body.dispatchEvent(event);
    if (!event.defaultPrevented) return undefined;
    return { text: clipboardData.getData('text/plain'), html: clipboardData.getData('text/html') };
  });
  return (await found.jsonValue())!;
}

async function selectText(page: Page, from: number, to: number, [start, end]: [number, number]) {
  await page.evaluate(
    ([from, to, start, end]) => {
      const textOf = (number: number) => {
        const run = document.querySelector(`[data-verse="${number}"]`)!;
        const walker = document.createTreeWalker(run, NodeFilter.SHOW_TEXT);
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
          if (!node.parentElement!.closest('.number, .caller')) return node;
        }
        throw new Error(`Verse ${number} has no text.`);
      };
      const [first, last] = [textOf(from!), textOf(to!)];
      getSelection()!.setBaseAndExtent(first, start!, last, Math.min(end!, last.textContent!.length));
    },
    [from, to, start, end],
  );
}

async function recordCopies(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const copies: string[] = [];
    Object.assign(window, { copies });
    navigator.clipboard.write = async ([item]) => {
      copies.push(await (await item!.getType('text/plain')).text());
    };
  });
  return () => page.evaluate(() => (window as unknown as { copies: string[] }).copies);
}

describe.skipIf(!hasChromium)('a verse', () => {
  const served = openerOf(compiledStarter);

  test('is selected by a click, extended with Shift and let go with Escape, without entries in the history', () =>
    served.open('#/KJV/RUT/1', async (reader) => {
      const { page } = reader;
      await reader.chapter('Ruth 1');
      const before = await entries(page);
      await verse(page, 3).click();
      await toolbar(page).waitFor();
      expect(page.url()).toEndWith('RUT/1?v=3');
      await verse(page, 5).click({ modifiers: ['Shift'] });
      await page.waitForURL(/\?v=3-5$/);
      expect(await marked(page)).toEqual([3, 4, 5]);
      expect(await page.title()).toBe('Ruth 1:3–5 · KJV');
      await reader.checkLooks('verse-actions', [390, 820, 1280]);
      await page.keyboard.press('Escape');
      await toolbar(page).waitFor({ state: 'detached' });
      expect(await marked(page)).toEqual([]);
      expect(await entries(page)).toBe(before);
    }));

  test('that a link points to is marked, and its actions appear after a press', () =>
    served.open('#/KJV/RUT/1?v=16', async (reader) => {
      const { page } = reader;
      await reader.chapter('Ruth 1');
      expect(await marked(page)).toEqual([16]);
      expect(await toolbar(page).count()).toBe(0);
      await verse(page, 16).click();
      await toolbar(page).waitFor();
      expect(await marked(page)).toEqual([16]);
      await verse(page, 16).click();
      await toolbar(page).waitFor({ state: 'detached' });
    }));

  test('is selected with the keyboard, and its actions are one stop', () =>
    served.open('#/KJV/RUT/1', async (reader) => {
      const { page } = reader;
      await reader.chapter('Ruth 1');
      expect(await page.locator('.number[tabindex="0"]').count()).toBe(1);
      await page.locator('.number').first().focus();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await toolbar(page).waitFor();
      expect(await marked(page)).toEqual([3]);
      await page.keyboard.press('Shift+ArrowDown');
      await page.waitForURL(/\?v=3-4$/);
      // The next chapter may be appended meanwhile
      const fourth = page.locator('[data-verse="4"] .number').first();
      await page.locator('[data-verse="4"] .number[tabindex="0"][aria-current]').first().waitFor();
      const focused = () => page.evaluate(() => document.activeElement?.textContent?.trim());
      const press = async (key: string) => {
        await page.keyboard.press(key);
        return focused();
      };
      expect(await press('Tab')).toBe('Copy');
      // The text is rendered again
      await page.evaluate(() => dispatchEvent(new Event('hashchange')));
      await Bun.sleep(200);
      expect(await press('Shift+Tab')).toBe('4');
      expect(await press('Shift+Tab')).not.toBe('Copy');
      await fourth.focus();
      expect(await press('Tab')).toBe('Copy');
      expect(await press('Tab')).not.toMatch(/^(?:4|Copy)$/);
      expect(await press('Shift+Tab')).toBe('4');
      expect(await press('Tab')).toBe('Copy');
      expect(await press('ArrowRight')).toBe('Link');
      expect(page.url()).toContain('RUT/1');
      await page.keyboard.press('Escape');
      await page.locator('[data-verse="3"] .number:focus').waitFor();
    }));

  test('pressed with the mouse has its actions at the next stop', () =>
    served.open('#/KJV/RUT/1', async (reader) => {
      const { page } = reader;
      await reader.chapter('Ruth 1');
      await verse(page, 3).click();
      await toolbar(page).waitFor();
      await page.keyboard.press('Tab');
      await toolbar(page).locator('button:focus', { hasText: 'Copy' }).waitFor();
    }));

  test('is selected by a tap, and the next tap extends the selection', () =>
    served.open(
      '#/KJV/PSA/23',
      async (reader) => {
        const { page } = reader;
        await reader.chapter('Psalms 23');
        const client = await devToolsOf(page);
        const tap = async (number: number) => {
          const box = (await verse(page, number).boundingBox())!;
          const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
          await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
          await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
        };
        await client.send('Emulation.setTouchEmulationEnabled', { enabled: true });
        await tap(2);
        await page.waitForURL(/\?v=2$/);
        await tap(4);
        await page.waitForURL(/\?v=2-4$/);
        await tap(3);
        await page.waitForURL(/\?v=3$/);
      },
      { width: 390, height: 844 },
    ));

  test('with words that have cards is selected by its number', () =>
    served.open('#/OSHB/RUT/1', async (reader) => {
      const { page } = reader;
      await page.locator('.word').first().waitFor();
      await page.locator('[data-verse="2"] .number').first().click();
      await toolbar(page).waitFor();
      expect(page.url()).toEndWith('?v=2');
      await page.locator('[data-verse="2"] .word').nth(2).click();
      await page.getByRole('dialog').waitFor();
      expect(page.url()).toEndWith('?v=2');
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      expect(await marked(page)).toEqual([2]);
      await reader.checkLooks('verse-actions-hebrew', [390, 1280]);
    }));
});

describe.skipIf(!hasChromium)('the copied text', () => {
  const served = openerOf(compiledStarter);

  test('of several verses is their text, then the reference', () =>
    served.open('#/KJV/RUT/1', async (reader) => {
      const { page } = reader;
      await reader.chapter('Ruth 1');
      await selectText(page, 1, 2, [4, 28]);
      const { text, html } = await copied(page);
      expect(text).toBe(
        `${[
          'it came to pass in the days when the judges ruled, that there was a famine in the land.',
          'And a certain man of Beth-lehem-judah went to sojourn in the country of Moab, he, and his wife, and his two sons.',
          'And the name of the man was',
        ].join(' ')}\n— Ruth 1:1–2 (KJV)\n${served.url}/read/KJV/RUT/1:1-2`,
      );
      expect(html).toContain('<p lang="en" dir="ltr">');
      expect(html).toContain(`<a href="${served.url}/read/KJV/RUT/1:1-2">Ruth 1:1–2 (KJV)</a>`);
      await selectText(page, 2, 2, [0, 16]);
      expect((await copied(page)).text).toBe('And the name of');
    }));

  test('of two translations contains both, each with its own numbers and without callers', () =>
    served.open('#/KJV/PSA/3?with=OSHB', async (reader) => {
      const { page } = reader;
      await page.locator('td[dir="rtl"] .caller').first().waitFor();
      await page.evaluate(() => {
        const rows = document.querySelectorAll('tbody tr');
        getSelection()!.setBaseAndExtent(rows[1]!, 0, rows[2]!, rows[2]!.childNodes.length);
      });
      const { text } = await copied(page);
      const [first, second] = text.split('\n\n');
      expect(first).toStartWith('LORD, how are they increased');
      expect(first).toContain(`\n— Psalms 3:1–2 (KJV)\n${served.url}/read/KJV/PSA/3:1-2`);
      expect(second).toContain(`(OSHB)\n${served.url}/read/OSHB/PSA/3:2-3`);
      expect(second!.split('\n— ')[0]).not.toMatch(/[a-z0-9]/);
    }));

  test('by the button are the selected verses, or their link', () =>
    served.open('#/KJV/RUT/4', async (reader) => {
      const { page } = reader;
      await reader.chapter('Ruth 4');
      const copies = await recordCopies(page);
      await verse(page, 18).click();
      await verse(page, 19).click({ modifiers: ['Shift'] });
      await page.getByRole('button', { name: 'Copy', exact: true }).click();
      await page.getByRole('status').getByText('Copied', { exact: true }).waitFor();
      await page.getByRole('button', { name: 'Copy link' }).click();
      await page.getByRole('status').getByText('Link copied').waitFor();
      const address = `${served.url}/read/KJV/RUT/4:18-19`;
      expect(await copies()).toEqual([
        [
          'Now these are the generations of Pharez: Pharez begat Hezron,',
          `And Hezron begat Ram, and Ram begat Amminadab,\n— Ruth 4:18–19 (KJV)\n${address}`,
        ].join(' '),
        address,
      ]);
    }));
});

describe.skipIf(!hasChromium)('the actions of a verse', () => {
  const served = openerOf(compiledStarter);

  test('open another translation next to it, and the study material', () =>
    served.open('#/KJV/RUT/1', async (reader) => {
      const { page } = reader;
      await reader.chapter('Ruth 1');
      await verse(page, 16).click();
      await toolbar(page).getByRole('button', { name: 'Compare' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Side by side' }).click();
      await page.getByRole('dialog').getByRole('checkbox').first().check();
      await page.locator('td').first().waitFor();
      expect(page.url()).toMatch(/\?v=16&with=/);
      await page.keyboard.press('Escape');
      await toolbar(page).getByRole('button', { name: 'Commentary' }).click();
      await page.getByRole('tab', { name: 'Commentary', selected: true }).waitFor();
      await page.getByRole('tab', { name: 'People' }).click();
      await page.getByRole('tab', { name: 'Commentary', selected: false }).waitFor();
      await toolbar(page).getByRole('button', { name: 'Commentary' }).click();
      await page.getByRole('tab', { name: 'Commentary', selected: true }).waitFor();
    }));

  test.each([640, 1024])('are visible next to the study panel at %d pixels', (width) =>
    served.open(
      '#/KJV/RUT/1',
      async (reader) => {
        const { page } = reader;
        await reader.chapter('Ruth 1');
        await verse(page, 1).click();
        await toolbar(page).getByRole('button', { name: 'Bookmark' }).waitFor();
        await toolbar(page).getByRole('button', { name: 'Commentary' }).click();
        await page.getByRole('tab', { name: 'Commentary', selected: true }).waitFor();
        const panel = (await page.locator('aside.panel').boundingBox())!;
        for (const button of await toolbar(page).locator('> .action').all()) {
          const { x, y, width, height } = (await button.boundingBox())!;
          expect(x).toBeGreaterThanOrEqual(0);
          expect(x + width <= Math.max(panel.x, 640) && (panel.x > 0 || y + height <= panel.y)).toBe(true);
        }
      },
      { width },
    ),
  );

  test('are saved as an image, and copied with the chosen numbers and citation', () =>
    served.open('#/KJV/RUT/1?v=16-17', async (reader) => {
      const { page } = reader;
      await reader.chapter('Ruth 1');
      await verse(page, 16).click();
      await page.keyboard.down('Shift');
      await verse(page, 17).click();
      await page.keyboard.up('Shift');
      await toolbar(page).getByRole('button', { name: 'Share' }).click();
      const share = page.getByRole('dialog', { name: 'Share' });
      const copied = share.locator('.copied');
      await copied.getByText('— Ruth 1:16–17 (KJV)').waitFor();
      const isDrawn = () =>
        share.locator('canvas').evaluate((canvas: HTMLCanvasElement) => {
          const { data } = canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height);
          return new Set(new Uint32Array(data.buffer)).size > 20;
        });
      while (!(await isDrawn())) await Bun.sleep(50);
      await reader.checkLooks('share', [1280, 390]);
      const [saved] = await Promise.all([
        page.waitForEvent('download'),
        share.getByRole('button', { name: 'Save image' }).click(),
      ]);
      expect(saved.suggestedFilename()).toBe('Ruth 1.16–17.png');
      await share.getByRole('checkbox', { name: 'Verse numbers' }).check();
      await copied.getByText('¹⁷\u00a0Where thou diest').waitFor();
      const cite = (style: string) => share.getByRole('combobox', { name: 'Reference' }).selectOption(style);
      await copied.getByText(`${served.url}/read/KJV/RUT/1:16-17`).waitFor();
      await cite('full');
      await copied.getByText('— Ruth 1:16–17, King James Version').waitFor();
      await cite('inline');
      await copied.getByText('thee and me. (Ruth 1:16–17, KJV)').waitFor();
      await cite('none');
      await copied.filter({ hasNotText: 'KJV' }).waitFor();
      await page.keyboard.press('Escape');
      await toolbar(page).getByRole('button', { name: 'Copy', exact: true }).click();
      await page.getByRole('status').getByText('Copied').waitFor({ state: 'attached' });
      await toolbar(page).getByRole('button', { name: 'Share' }).click();
      await copied.getByText('¹⁶\u00a0And Ruth said').waitFor();
    }));

  test('share where the device can', () =>
    served.open('health', async ({ page }) => {
      await page.addInitScript(() => {
        navigator.share = async (data) => void Object.assign(window, { shared: data });
      });
      await page.goto(`${served.url}/#/KJV/RUT/1`);
      await verse(page, 16).click();
      await toolbar(page).getByRole('button', { name: 'Share' }).click();
      await page.getByRole('button', { name: 'Share text' }).click();
      const shared = await page.evaluate(() => (window as unknown as { shared: ShareData }).shared);
      expect(shared.title).toBe('Ruth 1:16');
      expect(shared.text).toContain('whither thou goest, I will go');
      expect(shared.text).toEndWith(`— Ruth 1:16 (KJV)\n${served.url}/read/KJV/RUT/1:16`);
    }));
});
