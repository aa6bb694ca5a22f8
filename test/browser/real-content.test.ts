import { describe, expect, setDefaultTimeout, test } from 'bun:test';
import { compiledSharedEverything } from '../compiled.ts';
import { sharedData } from '../shared-data.ts';
import { hasChromium } from './chromium.ts';
import { type OpenedPage, openerOf } from './opened-page.ts';
import { playSilence } from './silent-recording.ts';

setDefaultTimeout(600_000);

const isPossible = hasChromium && sharedData !== undefined;

const study = (reader: OpenedPage) => reader.page.getByRole('button', { name: 'Study' }).click();

describe.skipIf(!isPossible)('the reader over real content', () => {
  const served = openerOf(compiledSharedEverything);

  test('sets headings, poetry and notes like a printed page', () =>
    served.open('#/BSB/ISA/40', async ({ page }) => {
      await page.locator('h2', { hasText: 'Prepare the Way' }).waitFor();
      const [first, second] = await page.locator('.line').all();
      const [one, two] = [await first!.boundingBox(), await second!.boundingBox()];
      expect(two!.y).toBeGreaterThan(one!.y);
      await page.locator('.caller').first().click();
      expect((await page.getByRole('dialog').textContent())!.length).toBeGreaterThan(10);
    }));

  test('follows a cross reference from the panel and returns', () =>
    served.open('#/BSB/JHN/3?v=16', async (reader) => {
      const { page } = reader;
      await reader.chapter('John 3');
      await study(reader);
      const link = page.getByRole('link', { name: /Romans 5:8/ }).first();
      await link.hover();
      await reader.screenshot('cross-references');
      await link.click();
      expect(await reader.chapter('Romans 5')).toContain('we were still sinners');
      expect(await page.locator('.marked').first().textContent()).toContain('Christ died for us');
      await page.goBack();
      await reader.chapter('John 3');
    }));

  test('shows a commentary, and the people and places of the chapter', () =>
    served.open('#/BSB/JHN/4', async (reader) => {
      const { page } = reader;
      await reader.chapter('John 4');
      await study(reader);
      await page.getByRole('tab', { name: 'Commentary' }).click();
      await page
        .getByRole('tabpanel')
        .getByText(/Samari/)
        .first()
        .waitFor();
      await reader.screenshot('commentary');
      await page.getByRole('tab', { name: /People/ }).click();
      await page.getByText('Sychar').first().waitFor();
      await page.locator('svg').first().waitFor();
      await reader.screenshot('people-and-places');
    }));

  test('lets what could not be loaded in the panel be tried again', () =>
    served.open('#/BSB/JHN/3', async (reader) => {
      const { page } = reader;
      await reader.chapter('John 3');
      const chapters = /api\/d\/.*JHN\/3\.json/;
      await page.route(chapters, (route) => route.fulfill({ status: 500, body: '' }));
      await study(reader);
      const panel = page.getByRole('complementary', { name: 'Study' });
      await panel.getByRole('alert').waitFor();
      await page.unroute(chapters);
      await panel.getByRole('button', { name: 'Try again' }).click();
      await panel.getByRole('link', { name: 'Verse 16', exact: true }).waitFor();
      reader.errors.length = 0;
    }));

  test('plays a recording, and shows the verse that is playing', () =>
    served.open('#/BSB/JHN/3', async (reader) => {
      const { page } = reader;
      await playSilence(page, 400);
      await reader.chapter('John 3');
      const timingsLink = await page.evaluate(async () => {
        const chapter = await (await fetch('api/BSB/JHN/3.simple.json')).json();
        return Object.values<string>(chapter.thisChapterAudioTimings)[0]!;
      });
      const { verses } = await (await fetch(served.url + timingsLink)).json();
      await page.getByRole('button', { name: 'Play' }).click();
      await page.locator('.verse.playing').first().waitFor();
      await page.evaluate((time) => {
        document.querySelector('audio')!.currentTime = time;
      }, verses[15] + 0.2);
      const heard = page.locator('.verse.playing[data-verse="16"]').first();
      await heard.waitFor();
      expect(await heard.textContent()).toContain('God so loved the world');
      await reader.screenshot('listening');
      await page.getByRole('button', { name: 'Pause' }).click();
    }));

  test('says so when a recording cannot be loaded', () =>
    served.open('#/BSB/JHN/3', async (reader) => {
      const { page } = reader;
      await page.route(/\.mp3/, (route) => route.fulfill({ status: 404, body: '' }));
      await reader.chapter('John 3');
      await page.getByRole('button', { name: 'Play' }).click();
      await page.locator('.player').getByRole('alert').waitFor();
      reader.errors.length = 0;
    }));

  test.each([/References/, /Commentary/, /People/])(
    'the tab %p of the panel has no accessibility problem',
    (name) =>
      served.open('#/BSB/JHN/4?v=5', async (reader) => {
        await reader.chapter('John 4');
        await study(reader);
        await reader.page.getByRole('tab', { name }).click();
        await reader.page.waitForLoadState('networkidle');
        await reader.checkLooks(`panel-${name.source}`, [360, 1440]);
      }),
  );
});
