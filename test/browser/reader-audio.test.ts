import { describe, expect, setDefaultTimeout, test } from 'bun:test';
import type { Page } from 'playwright-core';
import { compileContent } from '../compiled.ts';
import { writeFiles } from '../write-files.ts';
import { hasChromium } from './chromium.ts';
import { type OpenedPage, openerOf } from './opened-page.ts';
import { playSilence } from './silent-recording.ts';

setDefaultTimeout(600_000);

const versesPerChapter = 30;
const secondsPerVerse = 10;
const numbers = Array.from({ length: versesPerChapter }, (_, index) => index + 1);

function writeRecordings(content: string): void {
  const metadata = (id: string) => ({
    id,
    name: `Edition ${id}`,
    englishName: id,
    language: 'eng',
    website: 'https://example.org',
    licenseUrl: 'https://example.org',
  });
  const chapterOf = (chapter: number) =>
    `\\c ${chapter}\n\\p\n${numbers.map((verse) => `\\v ${verse} ${`Words of ${chapter}:${verse}. `.repeat(8)}`).join('\n')}\n`;
  const book = `\\id RUT\n\\h Ruth\n\\mt Ruth\n${[1, 2, 3].map(chapterOf).join('')}`;
  const labels = numbers
    .map((verse) => `${(verse - 1) * secondsPerVerse}\t${verse * secondsPerVerse}\t${verse}`)
    .join('\n');
  writeFiles(content, {
    'translations/heard/edition.json': metadata('HEARD'),
    'translations/heard/rut.usfm': book,
    'translations/heard/audio.json': {
      readers: { anna: { url: 'https://audio.example.org/{BOOK}{chapter}.mp3' } },
    },
    'translations/heard/timings/anna/RUT-1.txt': labels,
    'translations/heard/timings/anna/RUT-2.txt': labels,
    'translations/heard/timings/anna/RUT-3.txt': labels,
    'translations/mute/edition.json': metadata('MUTE'),
    'translations/mute/rut.usfm': book,
  });
}

const player = (page: Page) => page.getByRole('region', { name: 'Audio' });
const button = (page: Page, name: string | RegExp) => player(page).getByRole('button', { name });
const heard = (page: Page) => player(page).locator('.heard');
const playing = (page: Page, verse: number) =>
  page.locator(`.verse.playing[data-verse="${verse}"]`).first().waitFor();
const isPaused = (page: Page) => page.evaluate(() => document.querySelector('audio')!.paused);
const timeOf = (page: Page) => page.evaluate(() => document.querySelector('audio')!.currentTime);
const setTime = (page: Page, seconds: number) =>
  page.evaluate((time) => {
    document.querySelector('audio')!.currentTime = time;
  }, seconds);
const waitForPause = (page: Page) => page.waitForFunction(() => document.querySelector('audio')!.paused);

describe.skipIf(!hasChromium)('listening', () => {
  const served = openerOf(() => compileContent(writeRecordings));

  async function listen(reader: OpenedPage): Promise<void> {
    const { page } = reader;
    await playSilence(page, versesPerChapter * secondsPerVerse);
    await reader.chapter('Ruth 1');
    await button(page, 'Play').click();
    await playing(page, 1);
  }
  async function choose(page: Page, label: string, option: string): Promise<void> {
    await button(page, /Audio settings/).click();
    await page.getByRole('dialog', { name: 'Audio settings' }).getByLabel(label).selectOption(option);
    await page.keyboard.press('Escape');
  }

  test('is possible after a reload at the end of a chapter, which stays where it is', () =>
    served.open('#/HEARD/RUT/3', async (reader) => {
      const { page } = reader;
      await reader.chapter('Ruth 3');
      await button(page, 'Play').waitFor();
      await page.evaluate(() =>
        scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }),
      );
      await page.waitForFunction(() => history.state?.place?.verse > 1);
      const place = await page.evaluate(() => history.state.place);
      await page.reload();
      await button(page, 'Play').waitFor();
      await page.waitForFunction(({ verse, top }) => {
        const run = document.querySelector(`[data-verse="${verse}"]`);
        return run && Math.abs(run.getBoundingClientRect().top - top) < 2;
      }, place);
      await page.evaluate(() => dispatchEvent(new Event('pagehide')));
      expect(await page.evaluate(() => history.state.place)).toEqual(place);
    }));

  test('has its message below the actions of a verse', () =>
    served.open(
      '#/HEARD/RUT/1',
      async (reader) => {
        const { page } = reader;
        await page.route('https://audio.example.org/**', (route) => route.abort());
        await reader.chapter('Ruth 1');
        await button(page, 'Play').click();
        await player(page).getByRole('alert').waitFor();
        await page.locator('[data-verse="1"]').first().click();
        const actions = (await page.locator('.verse-actions').boundingBox())!;
        expect(actions.y + actions.height).toBeLessThanOrEqual((await player(page).boundingBox())!.y + 1);
        reader.errors.length = 0;
      },
      { width: 390, height: 844 },
    ));

  test.each([
    [640, 12, 'in the middle of the window'],
    [440, 30, 'at the end of a low window, where they scroll'],
  ])('does not cover the actions of a verse in a window of %d pixels, for verse %d: %s', (height, verse) =>
    served.open(
      '#/HEARD/RUT/3',
      async (reader) => {
        const { page } = reader;
        await reader.chapter('Ruth 3');
        await button(page, 'Play').waitFor();
        const run = page.locator(`[data-verse="${verse}"]`).first();
        await run.evaluate((each) => each.scrollIntoView({ block: 'center', behavior: 'instant' }));
        await run.click();
        const actions = page.getByRole('toolbar', { name: /^Actions for/ });
        for (const name of ['Listen from here', 'Bookmark']) await actions.getByLabel(name).waitFor();
        if (verse === versesPerChapter) {
          await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
        }
        const covered = await actions.evaluate((bar, isLow) => {
          const buttons = [...bar.querySelectorAll<HTMLElement>(':scope > button')];
          return buttons.flatMap((each) => {
            if (isLow) each.scrollIntoView({ block: 'nearest', behavior: 'instant' });
            const { left, top, width, height } = each.getBoundingClientRect();
            const found = document.elementFromPoint(left + width / 2, top + height / 2);
            return each.contains(found) ? [] : each.textContent;
          });
        }, height < 500);
        expect(covered).toEqual([]);
        expect(
          await page.evaluate(() => document.querySelector('.player')!.getBoundingClientRect().bottom),
        ).toBe(height);
      },
      { width: 1280, height },
    ),
  );

  test('has its whole settings on a narrow screen, without scrolling sideways', () =>
    served.open(
      '#/HEARD/RUT/1',
      async (reader) => {
        const { page } = reader;
        await reader.chapter('Ruth 1');
        await button(page, /Audio settings/).click();
        const settings = page.getByRole('dialog', { name: 'Audio settings' });
        await settings.waitFor();
        const wider = await settings.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
        expect(wider).toBe(0);
      },
      { width: 320, height: 640 },
    ));

  test('pressing a verse plays it, and pressing the verse that plays selects it', () =>
    served.open('#/HEARD/RUT/1', async (reader) => {
      const { page } = reader;
      await listen(reader);
      await page.locator('[data-verse="5"]').first().click();
      await playing(page, 5);
      expect(await timeOf(page)).toBeGreaterThanOrEqual(40);
      expect(page.url()).not.toContain('v=5');
      await page.locator('[data-verse="7"] .number').focus();
      await page.keyboard.press('Enter');
      await playing(page, 7);
      await page.locator('[data-verse="7"]').first().click();
      await page.waitForURL(/v=7$/);
      await page.getByRole('toolbar', { name: 'Actions for Ruth 1:7' }).waitFor();
      await page.locator('[data-verse="9"]').first().click();
      await page.waitForURL(/v=9$/);
      await playing(page, 7);
      await page.getByRole('button', { name: 'Listen from here' }).click();
      await playing(page, 9);
    }));

  test('selects a pressed verse if that setting is on', () =>
    served.open('#/HEARD/RUT/1', async (reader) => {
      const { page } = reader;
      await button(page, /Audio settings/).click();
      const menu = page.getByRole('dialog', { name: 'Audio settings' });
      await menu.getByLabel('Press a verse to hear it while playing').uncheck();
      await reader.screenshot('audio-settings');
      expect(await reader.accessibilityProblems()).toEqual([]);
      await page.keyboard.press('Escape');
      await listen(reader);
      await page.locator('[data-verse="5"]').first().click();
      await page.waitForURL(/v=5$/);
      expect(await timeOf(page)).toBeLessThan(4 * secondsPerVerse);
    }));

  test.each([
    [667, 375],
    [844, 390],
  ])('its card is whole on a telephone on its side, %i × %i', (width, height) =>
    served.open(
      '#/HEARD/RUT/1',
      async (reader) => {
        const { page } = reader;
        await reader.chapter('Ruth 1');
        await button(page, /Audio settings/).click();
        const menu = page.getByRole('dialog', { name: 'Audio settings' });
        await menu.getByLabel('Sleep timer').waitFor();
        await page.waitForLoadState('networkidle');
        const hidden = await menu.evaluate((card) => [
          card.scrollHeight - card.clientHeight,
          card.scrollWidth - card.clientWidth,
        ]);
        expect(hidden).toEqual([0, 0]);
        expect(await reader.accessibilityProblems()).toEqual([]);
      },
      { width, height },
    ),
  );

  test('repeats a verse, then selected verses, then continues', () =>
    served.open('#/HEARD/RUT/1?v=3-4', async (reader) => {
      const { page } = reader;
      await listen(reader);
      await choose(page, 'Repeat', 'The verse');
      await setTime(page, 19.3);
      await playing(page, 2);
      await page.waitForFunction(() => document.querySelector('audio')!.currentTime < 12);
      await choose(page, 'Repeat', 'Verses 3–4');
      await setTime(page, 39.3);
      await playing(page, 4);
      await playing(page, 3);
      await choose(page, 'Repeat', 'Nothing');
      await setTime(page, 39.5);
      await playing(page, 5);
    }));

  test('repeats a chapter, then continues with the next one', () =>
    served.open('#/HEARD/RUT/1', async (reader) => {
      const { page } = reader;
      await listen(reader);
      await choose(page, 'Repeat', 'The chapter');
      await setTime(page, 299.5);
      await playing(page, 30);
      await playing(page, 1);
      expect(await isPaused(page)).toBe(false);
      expect(page.url()).toContain('RUT/1');
      await choose(page, 'Repeat', 'Nothing');
      await setTime(page, 299.5);
      await page.waitForURL(/RUT\/2$/);
      await heard(page).getByText('Ruth 2:1').waitFor();
      expect(await isPaused(page)).toBe(false);
    }));

  test('stops automatically at the end of the chapter or after some minutes', () =>
    served.open('#/HEARD/RUT/1', async (reader) => {
      const { page } = reader;
      await listen(reader);
      await choose(page, 'Sleep timer', 'End of chapter');
      await setTime(page, 299.5);
      await waitForPause(page);
      expect(page.url()).toContain('RUT/1');
      await button(page, 'Play').click();
      await playing(page, 1);
      await choose(page, 'Sleep timer', '5 minutes');
      expect(await button(page, /Audio settings/).textContent()).toContain('☾5');
      await page.evaluate(() => {
        const now = Date.now;
        Date.now = () => now() + 301_000;
      });
      await waitForPause(page);
      await button(page, 'Play').click();
      await playing(page, 1);
      expect(await button(page, /Audio settings/).textContent()).not.toContain('☾');
      expect(await isPaused(page)).toBe(false);
    }));

  test('keeps playing while the user reads other chapters and editions', () =>
    served.open('#/HEARD/RUT/1', async (reader) => {
      const { page } = reader;
      await listen(reader);
      await setTime(page, 40.5);
      await page.evaluate('location.hash = "#/HEARD/RUT/3"');
      await reader.chapter('Ruth 3');
      await heard(page).getByText('Ruth 1:5').waitFor();
      expect(await isPaused(page)).toBe(false);
      expect(await page.locator('.verse.playing').count()).toBe(0);
      await page.evaluate('location.hash = "#/MUTE/RUT/1"');
      await page.locator('article [lang]').first().waitFor();
      await heard(page).getByText('HEARD').waitFor();
      expect(await page.locator('.verse.playing').count()).toBe(0);
      await reader.checkLooks('mini-player', [390, 820, 1280]);
      await setTime(page, 40.5);
      await heard(page).click();
      await page.waitForURL(/#\/HEARD\/RUT\/1$/);
      await playing(page, 5);
      await page.evaluate('location.hash = "#/HEARD/RUT/3"');
      await button(page, 'Play Ruth 3').click();
      await heard(page).getByText('Ruth 3:1').waitFor();
      await playing(page, 1);
      await page.evaluate('location.hash = "#/MUTE/RUT/1"');
      await button(page, 'Stop listening').click();
      await player(page).waitFor({ state: 'detached' });
    }));

  test('listens to another chapter from a verse, when one is playing', () =>
    served.open('#/HEARD/RUT/1', async (reader) => {
      const { page } = reader;
      await listen(reader);
      await page.evaluate('location.hash = "#/HEARD/RUT/2"');
      await reader.chapter('Ruth 2');
      await page.locator('article[data-chapter="RUT 2"] [data-verse="6"]').first().click();
      await page.getByRole('button', { name: 'Listen from here' }).click();
      await heard(page).getByText('Ruth 2:6').waitFor();
      await playing(page, 6);
    }));

  test('is controlled by keys, which can be switched off', () =>
    served.open('#/HEARD/RUT/1', async (reader) => {
      const { page } = reader;
      await listen(reader);
      await page.keyboard.press('l');
      await playing(page, 2);
      await page.keyboard.press('l');
      await playing(page, 3);
      await page.keyboard.press('k');
      await waitForPause(page);
      await page.keyboard.press('j');
      await playing(page, 2);
      await page.locator('h1').first().click();
      await page.keyboard.press('/');
      await page.getByRole('combobox').and(page.locator(':focus')).waitFor();
      await page.keyboard.type('kl');
      expect(await isPaused(page)).toBe(true);
      await page.keyboard.press('Escape');
      await button(page, /Audio settings/).click();
      await page.getByRole('dialog').getByLabel(/^Keys/).uncheck();
      await page.keyboard.press('Escape');
      await page.locator('h1').first().click();
      await page.keyboard.press('k');
      expect(await isPaused(page)).toBe(true);
    }));

  test('shows the chapter on the lock screen, whose controls work', () =>
    served.open('#/MUTE/RUT/1', async (reader) => {
      const { page } = reader;
      await reader.chapter('Ruth 1');
      await page.evaluate(() => {
        const handlers: Record<string, unknown> = {};
        Object.assign(globalThis, { handlers });
        navigator.mediaSession.setActionHandler = (name, handler) => {
          handlers[name] = handler;
        };
      });
      await page.evaluate('location.hash = "#/HEARD/RUT/1"');
      await page.locator('.player').waitFor();
      await listen(reader);
      const act = (name: string, detail: object = {}) =>
        page.evaluate(
          ([of, given]) => {
            const { handlers } = globalThis as unknown as {
              handlers: Record<string, (detail: object) => void>;
            };
            handlers[of]!(given);
          },
          [name, detail] as const,
        );
      const session = await page.evaluate(() => {
        const { metadata, playbackState } = navigator.mediaSession;
        return { ...(metadata && { title: metadata.title, artist: metadata.artist }), playbackState };
      });
      expect(session).toEqual({ title: 'Ruth 1', artist: 'anna', playbackState: 'playing' });
      await act('nexttrack');
      await playing(page, 2);
      await act('seekforward', { seekOffset: 20 });
      await playing(page, 4);
      await act('seekbackward');
      await playing(page, 3);
      await act('seekto', { seekTime: 71 });
      await playing(page, 8);
      await act('pause');
      await waitForPause(page);
      expect(await page.evaluate(() => navigator.mediaSession.playbackState)).toBe('paused');
    }));

  test('does not scroll back after the user scrolls away', () =>
    served.open('#/HEARD/RUT/1', async (reader) => {
      const { page } = reader;
      await listen(reader);
      await page.mouse.move(600, 400);
      await page.mouse.wheel(0, 2500);
      await page.waitForFunction(() => scrollY > 1000);
      // Longer than the delay of the page after scrolling
      await page.evaluate(() => {
        const now = performance.now.bind(performance);
        performance.now = () => now() + 6000;
      });
      const before = await page.evaluate(() => scrollY);
      await setTime(page, 15);
      await playing(page, 2);
      await page.evaluate('new Promise((done) => setTimeout(done, 300))');
      expect(await page.evaluate(() => scrollY)).toBe(before);
      await heard(page).click();
      await page.waitForFunction(() => scrollY < 500);
    }));
});
