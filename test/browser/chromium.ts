import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';

/**
 * The headless shell comes first: the full browser takes four times the processor time per page, even without
 * a visible window. SCRIPTORIUM_TEST_BROWSER overrides the path.
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

export const hasChromium = executablePath !== undefined;

let shared: Promise<Browser> | undefined;

/** The browser of all tests of a process, which it ends with. Each test opens its own profile in it. */
export function sharedChromium(): Promise<Browser> {
  shared ??= launchChromium();
  return shared;
}

/** The next test starts a new browser. Profiles of this one stay usable. */
export function replaceChromium(): void {
  shared = undefined;
}

export function launchChromium(): Promise<Browser> {
  return chromium.launch({ executablePath: executablePath!, args: ['--no-sandbox', ...quiet] });
}

const quiet = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--autoplay-policy=no-user-gesture-required',
];
