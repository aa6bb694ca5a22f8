import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';

const executablePath = ['/usr/bin/chromium', '/usr/bin/chromium-browser'].find((path) => existsSync(path));

if (!executablePath)
  console.log('Browser tests are skipped: chromium is not installed (apt-get install chromium).');

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
