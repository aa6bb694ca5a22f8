import { describe, expect, setDefaultTimeout, test } from 'bun:test';
import { compiledStarter } from '../compiled.ts';
import { until } from '../until.ts';
import { hasChromium } from './chromium.ts';
import { openerOf } from './opened-page.ts';

setDefaultTimeout(600_000);

describe.skipIf(!hasChromium)('one verse in all translations', () => {
  const served = openerOf(compiledStarter);

  test('is in a card, where each translation can be opened', () =>
    served.open('#/KJV/RUT/1', async (reader) => {
      const { page } = reader;
      await reader.chapter('Ruth 1');
      await page.setViewportSize({ width: 390, height: 844 });
      await page.locator('[data-verse="16"]').first().click();
      await page.getByRole('toolbar').getByRole('button', { name: 'Compare' }).click();
      const card = page.getByRole('region', { name: 'In all translations' });
      await card.locator('.hebrew').waitFor();
      expect(await card.locator('li').count()).toBe(2);
      expect(await card.locator('.scripture').first().textContent()).toStartWith(
        'And Ruth said, Intreat me not',
      );
      expect(await card.locator('.hebrew').getAttribute('dir')).toBe('rtl');
      const isAboveActions = async () => {
        const [bar, box] = [await page.getByRole('toolbar').boundingBox(), await card.boundingBox()];
        return box!.y + box!.height < bar!.y;
      };
      // The card moves when its texts have arrived, and when the player appears below the actions
      await until(isAboveActions);
      await page.locator('.page').evaluate((element) => element.style.setProperty('--below', '9rem'));
      await until(isAboveActions);
      await reader.checkLooks('compare', [390, 1280]);
      await card.getByRole('link', { name: 'OSHB' }).click();
      await page.waitForURL('**/#/OSHB/RUT/1?v=16');
    }));
});
