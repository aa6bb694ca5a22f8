import { describe, expect, setDefaultTimeout, test } from 'bun:test';
import type { Page } from 'playwright-core';
import { compiledStarter } from '../compiled.ts';
import { hasChromium } from './chromium.ts';
import { openerOf } from './opened-page.ts';

setDefaultTimeout(600_000);

/** Milliseconds by which everything is late, so that it comes after what stands around it. */
const late = 150;
/** Of a page: half of what counts as good for the whole of a visit. */
const most = 0.05;

interface State {
  readonly name: string;
  readonly path: string;
  /** What shows that it is there. */
  readonly shows: string;
  /** What opens it; what the press itself moves is not counted. */
  readonly press?: string;
}

const states: readonly State[] = [
  { name: 'a first visit', path: '', shows: '.verse' },
  { name: 'Hebrew letters', path: '#/OSHB/RUT/1', shows: '.hebrew .verse' },
  { name: 'two translations', path: '#/KJV/PSA/3?with=OSHB', shows: 'td + td .verse' },
  {
    name: 'the study panel',
    path: '#/KJV/RUT/1?v=16',
    press: '.panel-button',
    shows: '.reference-list .scripture',
  },
  { name: 'a search', path: '#/KJV/RUT/1?search=gleaned', shows: '.hits mark' },
  { name: 'a word', path: '#/OSHB/RUT/1', press: '.word', shows: '.popover .find-word' },
];

/** The sum of all shifts, with what moved. */
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
    served.open('docs', async ({ page }) => {
      await page.route(/\/(?:api|fonts|scripts)\//, async (route) => {
        await Bun.sleep(late);
        // It may have been asked for by the page before
        await route.continue().catch(() => {});
      });
      for (const width of [390, 1280]) {
        await page.setViewportSize({ width, height: 844 });
        let moved: readonly string[] = [];
        // What waits for something gives up after a time, which a busy machine may exceed: what moves moves each time
        for (let attempt = 1; attempt <= 3; attempt++) {
          await page.goto('about:blank');
          await page.goto(`${served.url}/${path}`);
          if (press) await page.locator(press).first().click();
          await page.locator(shows).first().waitFor();
          await page.waitForTimeout(3 * late);
          const shifts = await shiftsOf(page);
          moved = shifts.sum <= most ? [] : shifts.moved;
          if (moved.length === 0) break;
        }
        expect({ width, moved }).toEqual({ width, moved: [] });
      }
    }),
  );
});
