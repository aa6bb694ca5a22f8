import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';

/**
 * Chromium for tests alone comes first: with its window, which nobody sees, each page takes four times the processor time.
 * SCRIPTORIUM_TEST_BROWSER names another.
 */
const executablePath = [
  process.env.SCRIPTORIUM_TEST_BROWSER ?? '',
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
].find((path) => existsSync(path));

if (!executablePath)
  console.log(
    'Browser tests are skipped: chromium is not installed (apt-get install chromium-headless-shell, or chromium).',
  );

/** Whether there is a browser to test in. */
export const hasChromium = executablePath !== undefined;

let shared: Promise<Browser> | undefined;

/** The browser of all tests, started once per run; it ends with the process. Each test opens a profile of its own in it. */
export function sharedChromium(): Promise<Browser> {
  shared ??= launchChromium();
  return shared;
}

export function launchChromium(): Promise<Browser> {
  return chromium.launch({ executablePath: executablePath!, args: ['--no-sandbox', ...quiet] });
}

/** Without the requests that a browser sends to the internet by itself. */
const quiet = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--autoplay-policy=no-user-gesture-required',
];
