import { describe, expect, setDefaultTimeout, test } from 'bun:test';
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { compileContent } from '../compiled.ts';
import { editionJson } from '../small-content/small-edition-json.ts';
import { writeFiles } from '../write-files.ts';
import { hasChromium } from './chromium.ts';
import { leftovers, open, start } from './offline-pages.ts';
import type { OpenedPage } from './opened-page.ts';
import { silentRecording } from './silent-recording.ts';

setDefaultTimeout(600_000);

const versesPerChapter = 20;
const secondsPerVerse = 10;
const chapters = [1, 2, 3];
const numbers = Array.from({ length: versesPerChapter }, (_, index) => index + 1);
/** Slightly more than two stored parts. */
const recording = silentRecording(versesPerChapter * secondsPerVerse);

function recordingHost({ isOpen = true, stalls = (_path: string): boolean => false } = {}) {
  const asked: string[] = [];
  let opened = isOpen;
  const host = Bun.serve({
    port: 0,
    hostname: '127.0.0.1',
    idleTimeout: 0,
    fetch({ url, method }) {
      const { pathname } = new URL(url);
      asked.push(`${method} ${pathname}`);
      const headers = {
        'Content-Type': 'audio/wav',
        ...(opened ? { 'Access-Control-Allow-Origin': '*' } : {}),
      };
      if (method === 'HEAD' || !stalls(pathname)) return new Response(recording, { headers });
      const body = new ReadableStream({
        start: (controller) => controller.enqueue(recording.subarray(0, 1_200_000)),
      });
      return new Response(body, { headers });
    },
  });
  leftovers.push(() => host.stop(true));
  const open = () => {
    opened = true;
  };
  return { origin: `http://127.0.0.1:${host.port}`, asked, open, stop: () => host.stop(true) };
}

async function libraryWith(origin: string) {
  const chapterOf = (chapter: number) =>
    `\\c ${chapter}\n\\p\n${numbers.map((verse) => `\\v ${verse} Words of ${chapter}:${verse}.`).join('\n')}\n`;
  const labels = numbers
    .map((verse) => `${(verse - 1) * secondsPerVerse}\t${verse * secondsPerVerse}\t${verse}`)
    .join('\n');
  const { library } = await compileContent((content) =>
    writeFiles(content, {
      'HEARD/edition.json': editionJson('HEARD', 'Heard Bible'),
      'HEARD/08-RUT.usfm': `\\id RUT\n\\h Ruth\n\\mt Ruth\n${chapters.map(chapterOf).join('')}`,
      'HEARD/audio.json': {
        readers: {
          anna: { url: `${origin}/anna/{BOOK}{chapter}.wav` },
          ben: { url: `${origin}/ben/{BOOK}{chapter}.wav` },
        },
      },
      ...Object.fromEntries(
        chapters.map((chapter) => [`HEARD/timings/anna/RUT-${chapter}.txt`, labels] as const),
      ),
    }),
  );
  return library;
}

const axe = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');
const player = (page: Page) => page.getByRole('region', { name: 'Audio' });
const section = (page: Page) => page.getByRole('region', { name: 'Recordings' });
const openMenu = (page: Page) =>
  player(page)
    .getByRole('button', { name: /Audio settings/ })
    .click();
const playing = (page: Page, verse: number) =>
  page.locator(`.verse.playing[data-verse="${verse}"]`).first().waitFor();
const setTime = (page: Page, seconds: number) =>
  page.evaluate((time) => {
    document.querySelector('audio')!.currentTime = time;
  }, seconds);
const sourceOf = (page: Page) => page.evaluate(() => document.querySelector('audio')!.currentSrc);

async function openHeard(url: string): Promise<OpenedPage> {
  const reader = await open(`${url}/#/HEARD/RUT/1`, { bypassCSP: false });
  await reader.chapter('Ruth 1');
  await reader.page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await reader.page.evaluate(axe);
  return reader;
}

describe.skipIf(!hasChromium)('recordings', () => {
  test('of a book are downloaded from another host, played offline, and deleted', async () => {
    const host = recordingHost();
    const server = await start(await libraryWith(host.origin));
    const reader = await openHeard(server.url);
    const { page } = reader;
    await openMenu(page);
    await section(page).getByRole('button', { name: 'Download all of Ruth…' }).click();
    await section(page).getByText('Ruth, read by anna: 3 recordings, 4.8 MB.').waitFor();
    expect(host.asked.filter((each) => each.startsWith('GET'))).toEqual([]);
    await reader.checkLooks('recordings-offer', [390, 1280]);
    await section(page).getByRole('button', { name: 'Download 4.8 MB' }).click();
    await section(page).getByText('Ruth on this device: 3 recordings, 4.8 MB.').waitFor();
    await reader.checkLooks('recordings-kept', [390]);
    await page.setViewportSize({ width: 1280, height: 900 });
    expect(host.asked.filter((each) => each.startsWith('GET'))).toEqual(
      chapters.map((chapter) => `GET /anna/RUT${chapter}.wav`),
    );
    expect(reader.errors).toEqual([]);

    await server.stop();
    await host.stop();
    await page.context().setOffline(true);
    await page.reload();
    await reader.chapter('Ruth 1');
    await player(page).getByRole('button', { name: 'Play', exact: true }).click();
    await playing(page, 1);
    expect(await sourceOf(page)).toBe(`${server.url}/recordings/HEARD/RUT/1/anna`);
    await setTime(page, 185);
    await playing(page, 19);
    await setTime(page, 25);
    await playing(page, 3);
    await setTime(page, 199.5);
    await page.waitForURL(/RUT\/2$/);
    await playing(page, 1);
    expect(await sourceOf(page)).toBe(`${server.url}/recordings/HEARD/RUT/2/anna`);

    // The other reader is played, because the recordings of the selected one are not stored
    await openMenu(page);
    await page.getByRole('dialog').getByLabel('Reader').selectOption('ben');
    await page
      .getByRole('dialog')
      .getByText('The device is offline, and the recording of Ruth 2 by ben is not stored on it.')
      .waitFor();
    expect(await page.getByRole('dialog').getByLabel('Reader').inputValue()).toBe('ben');
    expect(await sourceOf(page)).toBe(`${server.url}/recordings/HEARD/RUT/2/anna`);
    await page.context().setOffline(false);
    await page.getByRole('dialog').getByText('The device is offline').waitFor({ state: 'detached' });
    expect(await page.evaluate(() => document.querySelector('audio')!.paused)).toBe(false);
    await page.context().setOffline(true);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Saved', exact: true }).click();
    await page.getByRole('tab', { name: 'Offline' }).click();
    const panel = page.getByRole('complementary', { name: 'Saved' });
    await panel.getByText('read by anna · 3 recordings, 4.8 MB').click();
    await panel.getByText(/Storage used: \d/).waitFor();
    await page.evaluate(axe);
    await reader.checkLooks('recordings-panel', [390, 1280]);
    await panel.getByRole('button', { name: 'Delete Ruth' }).click();
    await panel.getByRole('button', { name: 'Delete now' }).click();
    await panel.getByText('read by anna').waitFor({ state: 'detached' });
    await page.reload();
    await player(page)
      .getByText('The device is offline, and the recording of Ruth 2 by ben is not stored on it.')
      .waitFor();
    await reader.screenshot('recordings-absent');
  });

  test('of a downloaded translation are kept, and an interrupted download continues', async () => {
    let isStalling = true;
    const host = recordingHost({ stalls: (path) => isStalling && path.includes('RUT2') });
    const { url } = await start(await libraryWith(host.origin));
    const reader = await openHeard(url);
    const { page } = reader;
    const panel = page.getByRole('complementary', { name: 'Saved' });
    const keepAll = panel.getByRole('button', { name: 'Download all recordings… Heard Bible' });
    await page.getByRole('button', { name: 'Saved', exact: true }).click();
    await page.getByRole('tab', { name: 'Offline' }).click();
    await panel.getByRole('button', { name: /^Download Heard Bible for offline reading/ }).click();
    await panel.getByRole('button', { name: /^Download \d/ }).click();
    await keepAll.click();
    await panel.getByText('Heard Bible, read by anna: 3 recordings, 4.8 MB.').waitFor();
    await panel.getByRole('button', { name: 'Download 4.8 MB' }).click();
    await panel.getByText('1 of 3').waitFor();
    await page.evaluate(axe);
    await reader.checkLooks('recordings-progress', [390]);
    await panel.getByRole('button', { name: 'Cancel' }).click();
    await panel.getByText('read by anna · 1 recording, 1.6 MB').waitFor();
    isStalling = false;
    await keepAll.click();
    await panel.getByText('Heard Bible, read by anna: 2 recordings, 3.2 MB.').waitFor();
    await panel.getByRole('button', { name: 'Download 3.2 MB' }).click();
    await panel.getByText('read by anna · 3 recordings, 4.8 MB').waitFor();
    expect(host.asked.filter((each) => each === 'GET /anna/RUT1.wav').length).toBe(1);
  });

  test('that their host keeps closed, or that do not fit, are not kept, and the reader says why', async () => {
    const host = recordingHost({ isOpen: false });
    const { url } = await start(await libraryWith(host.origin));
    const reader = await openHeard(url);
    const { page } = reader;
    const { host: name } = new URL(host.origin);
    await openMenu(page);
    await section(page).getByRole('button', { name: 'Download Ruth 1 for offline listening…' }).click();
    await section(page)
      .getByRole('alert')
      .getByText(`${name}, which hosts the recordings, does not let web pages download them.`)
      .waitFor();
    await reader.checkLooks('recordings-closed', [390]);
    expect(
      await section(page)
        .getByRole('button', { name: /^Download \d/ })
        .count(),
    ).toBe(0);

    host.open();
    await page.evaluate(() => {
      navigator.storage.estimate = async () => ({ quota: 3_000_000, usage: 2_000_000 });
    });
    await section(page).getByRole('button', { name: 'Try again' }).click();
    await section(page).getByRole('button', { name: 'Download 1.6 MB' }).click();
    await section(page)
      .getByRole('alert')
      .getByText('The browser does not have enough space for the recording of Ruth 1.')
      .waitFor();
    expect(host.asked.filter((each) => each.startsWith('GET /anna/RUT1')).length).toBe(1);
  });
});
