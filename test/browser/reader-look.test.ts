import { describe, expect, setDefaultTimeout, test } from 'bun:test';
import type { Page } from 'playwright-core';
import { compiledStarter } from '../compiled.ts';
import { hasChromium } from './chromium.ts';
import { devToolsOf, openerOf } from './opened-page.ts';

setDefaultTimeout(600_000);

async function chooseBook(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Text settings' }).click();
  const face = page.getByRole('group', { name: 'Typeface' });
  await face.getByRole('radio', { name: 'Device' }).check();
  await face.getByRole('radio', { name: 'Book' }).check();
}

describe.skipIf(!hasChromium)('the look of the text', () => {
  const served = openerOf(compiledStarter);

  test('has the typeface of the reader, which is requested after the first verse', () =>
    served.open('health', async ({ page }) => {
      const asked: string[] = [];
      page.on('request', (request) => {
        const [, name] = /\/(literata-latin-|PSA\/23\.simple)/.exec(request.url()) ?? [];
        if (name) asked.push(name);
      });
      await page.route(/PSA\/23\.simple/, async (route) => {
        await page.locator('.toolbar .place').waitFor();
        asked.push('the chapter arrives');
        await route.continue();
      });
      await page.goto(`${served.url}/#/KJV/PSA/23`);
      await page.waitForFunction(() =>
        [...document.fonts].some(
          ({ family, status }) => /Scriptorium Serif/.test(family) && status === 'loaded',
        ),
      );
      expect(asked.slice(0, 3)).toEqual(['PSA/23.simple', 'the chapter arrives', 'literata-latin-']);
      const synthesis = await page
        .locator('.scripture')
        .evaluate((text) => getComputedStyle(text).getPropertyValue('font-synthesis-style'));
      expect(synthesis).toBe('none');
    }));

  test.each([
    ['the next chapter', (page: Page) => page.keyboard.press('ArrowRight')],
    ['a choice', chooseBook],
  ] as const)('keeps the font of the device if the typeface arrives late, until %s', (_, change) =>
    served.open('health', async (reader) => {
      const { page } = reader;
      const session = await devToolsOf(page);
      await session.send('DOM.enable');
      await session.send('CSS.enable');
      const hasTypeface = async () => {
        const { root } = await session.send('DOM.getDocument');
        const { nodeId } = await session.send('DOM.querySelector', {
          nodeId: root.nodeId,
          selector: '.verse',
        });
        const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
        return fonts.some(({ isCustomFont, familyName }) => isCustomFont && /Literata/.test(familyName));
      };
      const { promise: isShown, resolve: show } = Promise.withResolvers<void>();
      await page.route(/literata-latin-400/, (route) => isShown.then(() => route.continue()));
      await page.addInitScript(`globalThis.shift = 0;
        new PerformanceObserver((list) => {
          for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) shift += value;
        }).observe({ type: 'layout-shift' });`);
      await page.goto(`${served.url}/#/KJV/JHN/3`);
      await reader.chapter('John 3');
      // Later, the browser no longer uses a typeface that arrives
      await page.waitForFunction(() => performance.now() > 1500);
      show();
      await page.waitForFunction(() =>
        [...document.fonts].some(
          ({ family, status, display }) =>
            /Scriptorium Serif/.test(family) && status === 'loaded' && display === 'optional',
        ),
      );
      await page.waitForLoadState('networkidle');
      expect(await hasTypeface()).toBe(false);
      expect(Number(await page.evaluate('shift'))).toBeLessThan(0.01);
      await change(page);
      await page.waitForFunction(() =>
        [...document.fonts].some(
          ({ family, display }) => /Scriptorium Serif/.test(family) && display === 'swap',
        ),
      );
      while (!(await hasTypeface())) await Bun.sleep(50);
    }),
  );

  test('is changed in the panel with a sample, and remembered', () =>
    served.open('#/KJV/PSA/23', async ({ page }) => {
      await page.getByRole('button', { name: 'Text settings' }).click();
      expect(await page.locator('.sample').textContent()).toContain('The LORD is my shepherd');
      const group = (name: string) => page.getByRole('group', { name });
      await page.getByRole('button', { name: 'Larger' }).click();
      await group('Text size').getByText('113').waitFor();
      for (const [name, choice] of [
        ['Theme', 'Sepia'],
        ['Typeface', 'Plain'],
        ['Line height', 'Loose'],
        ['Width', 'Narrow'],
      ] as const)
        await group(name).getByLabel(choice).check();
      await page.getByLabel('Justified lines').check();
      await page.waitForFunction(
        () => getComputedStyle(document.querySelector('.scripture')!).textAlign === 'justify',
      );
      const look = () =>
        page.evaluate(() => {
          const { fontSize, lineHeight, textAlign, fontFamily } = getComputedStyle(
            document.querySelector('.scripture')!,
          );
          const { backgroundColor } = getComputedStyle(document.body);
          const { maxWidth } = getComputedStyle(document.querySelector('.passage')!);
          const leading = Number.parseFloat(lineHeight) / Number.parseFloat(fontSize);
          return [
            leading.toFixed(2),
            textAlign,
            /Literata|Serif/.test(fontFamily),
            backgroundColor,
            maxWidth,
          ];
        });
      const expected = ['2.00', 'justify', false, 'rgb(245, 236, 217)', '512px'];
      expect(await look()).toEqual(expected);
      await page.reload();
      await page.locator('.verse').first().waitFor();
      await page.waitForFunction(() => document.documentElement.dataset.theme === 'sepia');
      expect(await look()).toEqual(expected);
    }));

  test.each(['light', 'dark'] as const)('has an accessible panel at every width (%s)', (colorScheme) =>
    served.open(
      '#/KJV/RUT/1',
      async (reader) => {
        await reader.page.locator('.verse').first().waitFor();
        await reader.page.getByRole('button', { name: 'Text settings' }).click();
        await reader.page.locator('.settings .sample').waitFor();
        await reader.checkLooks(`look-${colorScheme}`, [320, 1280]);
      },
      { colorScheme },
    ),
  );
});
