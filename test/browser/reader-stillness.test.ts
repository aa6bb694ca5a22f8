import { describe, expect, setDefaultTimeout, test } from 'bun:test';
import type { Page } from 'playwright-core';
import { compiledStarter } from '../compiled.ts';
import { hasChromium } from './chromium.ts';
import { openerOf } from './opened-page.ts';

setDefaultTimeout(600_000);

/** Delay of all responses in milliseconds, so that each arrives after its surroundings are displayed. */
const late = 150;
/** Maximum layout shift of a page: half of the threshold that counts as good for a whole visit. */
const maxShift = 0.05;

interface State {
  readonly name: string;
  readonly path: string;
  readonly shows: string;
  /** Selector of the control that opens it. Shifts caused by the press itself are not counted. */
  readonly press?: string;
}

const states: readonly State[] = [
  { name: 'a first visit', path: '', shows: '.verse' },
  { name: 'Hebrew letters', path: '#/OSHB/RUT/1', shows: '.hebrew .verse' },
  { name: 'two translations', path: '#/KJV/PSA/3?with=OSHB', shows: 'td + td .verse' },
  { name: 'two translations of long verses', path: '#/KJV/GEN/1?with=OSHB', shows: 'td + td .verse' },
  {
    name: 'the study panel',
    path: '#/KJV/RUT/1?v=16',
    press: '.panel-button',
    shows: '.reference-list .scripture',
  },
  { name: 'a search', path: '#/KJV/RUT/1?search=gleaned', shows: '.hits mark' },
  { name: 'a word', path: '#/OSHB/RUT/1', press: '.word', shows: '.popover .find-word' },
];

function shiftsOf(page: Page): Promise<{ readonly sum: number; readonly moved: readonly string[] }> {
  return page.evaluate(async () => {
    interface Shift extends PerformanceEntry {
      readonly value: number;
      readonly hadRecentInput: boolean;
      readonly sources: readonly { readonly node?: Node }[];
    }
    const entries = await new Promise<Shift[]>((resolve) => {
      const observer = new PerformanceObserver((list) => resolve(list.getEntries() as Shift[]));
      observer.observe({ type: 'layout-shift', buffered: true });
      setTimeout(() => resolve([]), 100);
    });
    const shifts = entries.filter(({ hadRecentInput }) => !hadRecentInput);
    return {
      sum: shifts.reduce((sum, { value }) => sum + value, 0),
      moved: shifts.flatMap(({ value, sources }) =>
        sources.map(({ node }) => {
          const element = node instanceof Element ? node : node?.parentElement;
          return `${value.toFixed(4)} ${element?.tagName} ${element?.className}`;
        }),
      ),
    };
  });
}

describe.skipIf(!hasChromium)('while something loads, nothing moves under a finger:', () => {
  const served = openerOf(compiledStarter);

  test.each(states)('$name', ({ path, press, shows }) =>
    served.open('health', async ({ page }) => {
      await page.route(/\/(?:api|fonts|scripts)\//, async (route) => {
        await Bun.sleep(late);
        // The previous page may have sent the request
        await route.continue().catch(() => {});
      });
      for (const width of [390, 1280]) {
        await page.setViewportSize({ width, height: 844 });
        let moved: readonly string[] = [];
        // A busy machine may exceed the timeout of waiting, so it is retried: real shifts occur every time
        for (let attempt = 1; attempt <= 3; attempt++) {
          await page.goto('about:blank');
          await page.goto(`${served.url}/${path}`);
          if (press) await page.locator(press).first().click();
          await page.locator(shows).first().waitFor();
          await page.waitForTimeout(3 * late);
          const shifts = await shiftsOf(page);
          moved = shifts.sum <= maxShift ? [] : shifts.moved;
          if (moved.length === 0) break;
        }
        expect({ width, moved }).toEqual({ width, moved: [] });
      }
    }),
  );

  test('a press acts on the element where it started, even if the layout changes', () =>
    served.open('health', async ({ page }) => {
      let answer = () => {};
      const answered = new Promise<void>((resolve) => {
        answer = resolve;
      });
      await page.route(/side-panel/, (route) => answered.then(() => route.continue()));
      await page.goto(`${served.url}/#/KJV/RUT/1`);
      await page.locator('.panel-button').click();
      const box = (await page.locator('.panel[aria-busy] .close').boundingBox())!;
      await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
      await page.mouse.down();
      // The panel would replace the placeholder shown while its code loads
      const arrived = page.waitForResponse(/side-panel/);
      answer();
      await arrived;
      await page.waitForTimeout(2 * late);
      await page.mouse.up();
      await page.locator('.panel').waitFor({ state: 'detached' });
    }));

  test('content that arrives during a drag is shown', () =>
    served.open('#/KJV/RUT/1', async ({ page }) => {
      await page.locator('.verse').first().waitFor();
      await page.mouse.move(300, 300);
      await page.mouse.down();
      await page.mouse.move(340, 300);
      await page.keyboard.press('ArrowRight');
      await page.locator('h1', { hasText: 'Ruth 2' }).waitFor();
      await page.mouse.up();
    }));

  test('the head of an empty column does not move when the name of its translation arrives', () =>
    served.open('health', async (reader) => {
      const { page } = reader;
      let answer = () => {};
      const answered = new Promise<void>((resolve) => {
        answer = resolve;
      });
      await page.route(/available_translations/, (route) => answered.then(() => route.continue()));
      await page.goto(`${served.url}/#/KJV/JHN/3?with=OSHB`);
      const link = page.getByRole('link', { name: 'Remove this column' });
      const before = await link.boundingBox();
      answer();
      await page.locator('th', { hasText: 'Open Scriptures Hebrew Bible' }).waitFor();
      expect(await link.boundingBox()).toEqual(before);
      reader.errors.length = 0;
    }));
});
