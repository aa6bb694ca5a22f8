import { describe, expect, setDefaultTimeout, test } from 'bun:test';
import { compiledSharedEverything } from '../compiled.ts';
import { sharedData } from '../shared-data.ts';
import { hasChromium } from './chromium.ts';
import { playSilence } from './play-silence.ts';
import type { ReaderPage } from './reader-page.ts';
import { servedReader } from './served-reader.ts';

setDefaultTimeout(120_000);

const isPossible = hasChromium && sharedData !== undefined;

const study = (reader: ReaderPage) => reader.page.getByRole('button', { name: 'Study' }).click();

describe.skipIf(!isPossible)('the reader over real content', () => {
  const served = servedReader(compiledSharedEverything);

  test('sets headings, poetry and notes as a printed page does', () =>
    served.open('#/BSB/ISA/40', async ({ page }) => {
      await page.locator('h2', { hasText: 'Prepare the Way' }).waitFor();
      const [first, second] = await page.locator('.line').all();
      const [one, two] = [await first!.boundingBox(), await second!.boundingBox()];
      expect(two!.y).toBeGreaterThan(one!.y);
      await page.locator('.caller').first().click();
      expect((await page.getByRole('dialog').textContent())!.length).toBeGreaterThan(10);
    }));

  test('follows a cross reference from the panel, and comes back', () =>
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

  test('shows what a commentary says, and who and where it is about', () =>
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

  test('lets what did not load in the panel be tried again', () =>
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

  test('plays a recording, and shows the verse that is heard', () =>
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

  test('says so when a recording does not load', () =>
    served.open('#/BSB/JHN/3', async (reader) => {
      const { page } = reader;
      await page.route(/\.mp3/, (route) => route.fulfill({ status: 404, body: '' }));
      await reader.chapter('John 3');
      await page.getByRole('button', { name: 'Play' }).click();
      await page.locator('.player').getByRole('alert').waitFor();
      reader.errors.length = 0;
    }));

  const looks = [360, 1440].flatMap((width) =>
    (['light', 'dark'] as const).map((colorScheme) => ({ width, colorScheme })),
  );
  const tabs = [/References/, /Commentary/, /People/];

  test.each(looks)('the panel has nothing that axe objects to: %j', ({ width, colorScheme }) =>
    served.open(
      '#/BSB/JHN/4?v=5',
      async (reader) => {
        await reader.chapter('John 4');
        await study(reader);
        for (const [index, name] of tabs.entries()) {
          await reader.page.getByRole('tab', { name }).click();
          await reader.page.waitForLoadState('networkidle');
          await reader.screenshot(`panel-${index}-${width}-${colorScheme}`);
          expect(await reader.accessibilityProblems()).toEqual([]);
        }
      },
      { width, height: 800, colorScheme },
    ),
  );
});
