import { describe, expect, setDefaultTimeout, test } from 'bun:test';
import { compiledSharedEverything } from '../compiled.ts';
import { sharedData } from '../shared-data.ts';
import { hasChromium } from './chromium.ts';
import { type OpenedPage, openerOf } from './opened-page.ts';

setDefaultTimeout(600_000);

describe.skipIf(!hasChromium || sharedData === undefined)('the list of references', () => {
  const served = openerOf(compiledSharedEverything);

  async function openReferences(reader: OpenedPage): Promise<ReadonlySet<string>> {
    const { page } = reader;
    const asked = new Set<string>();
    page.on('request', (request) => {
      if (request.url().includes('/api/x/passage?')) asked.add(request.url());
    });
    await reader.chapter('John 3');
    await page.waitForLoadState('networkidle');
    asked.clear();
    await page.getByRole('button', { name: 'Study' }).click();
    await page.getByRole('tab', { name: 'References' }).click();
    await page.locator('.reference-list .scripture').first().waitFor();
    return asked;
  }

  test('has the text of each, the closest first, grouped by book, with one request', () =>
    served.open('#/BSB/JHN/3?v=16', async (reader) => {
      const { page } = reader;
      const asked = await openReferences(reader);
      const items = await page.locator('.reference-list li').allTextContents();
      expect(items.length).toBe(12);
      expect(items[0]).toContain('Romans 5:8');
      expect(items[0]).toContain('While we were still sinners');
      const groups = await page
        .locator('.reference-list ul')
        .evaluateAll((all) => all.map((each) => each.getAttribute('aria-label')!));
      expect(groups[0]).toBe('Romans');
      expect(new Set(groups).size).toBe(groups.length);
      expect(asked.size).toBe(1);
      await reader.checkLooks('reference-list', [390, 820, 1280]);
      await page.getByRole('button', { name: /more/ }).click();
      await page.waitForFunction(() => document.querySelectorAll('.reference-list .scripture').length > 12);
      expect(asked.size).toBe(2);
    }));

  test('for a chapter, loads texts as they scroll into view', () =>
    served.open('#/BSB/JHN/3', async (reader) => {
      const { page } = reader;
      const asked = await openReferences(reader);
      const lists = await page.locator('.reference-list').count();
      const before = asked.size;
      expect(lists).toBeGreaterThan(30);
      expect(before).toBeLessThanOrEqual(4);
      expect(await reader.accessibilityProblems()).toEqual([]);
      await page.locator('.reference-list').last().scrollIntoViewIfNeeded();
      await page.locator('.reference-list').last().locator('.scripture').first().waitFor();
      expect(asked.size).toBeGreaterThan(before);
    }));

  test('copies only the words, and works with the keyboard', () =>
    served.open('#/BSB/JHN/3?v=16', async (reader) => {
      const { page } = reader;
      await openReferences(reader);
      const long = page.locator('.reference-list li', { has: page.locator('.whole') }).first();
      const button = long.locator('.whole');
      await button.focus();
      await page.keyboard.press('Enter');
      expect(await button.getAttribute('aria-expanded')).toBe('true');
      expect(await long.locator('p').getAttribute('data-clipped')).toBe('false');
      const copied = await long.evaluate((item) => {
        const range = document.createRange();
        range.selectNodeContents(item);
        getSelection()!.removeAllRanges();
        getSelection()!.addRange(range);
        return getSelection()!.toString();
      });
      expect(copied).not.toMatch(/More|Less|\d\s+\w+.*\n.*Less/);
      expect(copied.trim().split('\n').length).toBeGreaterThan(1);
      await page.getByRole('link', { name: 'Romans 5:8' }).focus();
      await page.keyboard.press('Enter');
      expect(await reader.chapter('Romans 5')).toContain('we were still sinners');
      await page.goBack();
      await reader.chapter('John 3');
    }));
});
