import type { Page } from 'playwright-core';

/**
 * Responds to every request for a recording with silence of this length, with range support, which players
 * need for seeking.
 */
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

const rate = 8000;
const headerBytes = 44;
const silence = 128;

export function silentRecording(seconds: number): Buffer<ArrayBuffer> {
  const length = rate * seconds;
  const file = Buffer.alloc(headerBytes + length, silence);
  file.write('RIFF', 0, 'latin1');
  file.writeUInt32LE(headerBytes - 8 + length, 4);
  file.write('WAVEfmt ', 8, 'latin1');
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(1, 22);
  file.writeUInt32LE(rate, 24);
  file.writeUInt32LE(rate, 28);
  file.writeUInt16LE(1, 32);
  file.writeUInt16LE(8, 34);
  file.write('data', 36, 'latin1');
  file.writeUInt32LE(length, 40);
  return file;
}
