import type { Page } from 'playwright-core';
import { silentRecording } from './silent-recording.ts';

/** Answers every request for a recording with silence of so many seconds, in ranges, as a player needs it to seek. */
export async function playSilence(page: Page, seconds: number): Promise<void> {
  const recording = silentRecording(seconds);
  await page.route(/\.mp3/, (route) => {
    const [, first] = /bytes=(\d+)-/.exec(route.request().headers().range ?? '') ?? [];
    const start = Number(first ?? 0);
    return route.fulfill({
      status: 206,
      headers: {
        'Content-Type': 'audio/wav',
        'Accept-Ranges': 'bytes',
        'Content-Range': `bytes ${start}-${recording.length - 1}/${recording.length}`,
      },
      body: recording.subarray(start),
    });
  });
}
