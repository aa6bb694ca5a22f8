import { parseArgs } from 'node:util';
import type { Browser } from 'playwright-core';
import { type Library, openLibrary } from '../src/library/library.ts';
import { hasChromium, launchChromium } from '../test/browser/chromium.ts';
import { servePages } from '../test/browser/served-pages.ts';
import { runBenchmark, wholeNumber } from './lib/options.ts';
import { libraryDirectory } from './lib/project.ts';
import { machine, markdownTable, median } from './lib/report.ts';

const usage = `Usage: node bin/bun.mjs bench/reader.ts [LIBRARY] [options]
  LIBRARY       a compiled library; by default the starter's, which the first npm start makes
  --rounds 5    visits of each kind, whose median is printed`;

const slow = {
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
  offline: false,
};
const allowed = { seconds: 1.5, requests: 3, kilobytes: 40 } as const;

/** Everything that a page loads without input has begun to load after this time in milliseconds. */
const rest = 2000;

/** Records when the first verse is displayed, in milliseconds since the start of the navigation. */
const watch = `addEventListener('DOMContentLoaded', () => {
  const look = () => {
    if (!document.querySelector('.verse')) return;
    watcher.disconnect();
    requestAnimationFrame(() => {
      window.firstFrame = performance.timeOrigin + performance.now();
      setTimeout(() => { window.firstVerse = performance.now(); });
    });
  };
  const watcher = new MutationObserver(look);
  watcher.observe(document.body, { childList: true, subtree: true });
  look();
});`;

await runBenchmark(usage, async (words) => {
  const { values, positionals } = parseArgs({
    args: words,
    allowPositionals: true,
    options: { rounds: { type: 'string', default: '5' } },
  });
  if (!hasChromium) throw new Error('bench/reader needs chromium: apt-get install chromium');
  const rounds = wholeNumber('rounds', values.rounds);
  const library = openLibrary(libraryDirectory(positionals[0]), { readOnly: true });
  try {
    await bench(library, rounds);
  } finally {
    await library.close();
  }
});
process.exit();

async function bench(library: Library, rounds: number): Promise<void> {
  const [first] = library.editions().filter(({ kind }) => kind === 'translation');
  if (!first) throw new Error('The library has no translation.');
  const cases = [
    // The starter opens with the Hebrew text and Home
    { name: 'first visit, bare address', route: '/', maxEverything: 160 },
    {
      name: 'first visit, link to a verse',
      route: `/#/${first.id}/${first.bookIds[0]}/1?v=3`,
      maxEverything: 120,
    },
    { name: 'second visit', route: '/', isSecond: true, maxEverything: 5 },
  ];
  const [server, browser] = await Promise.all([servePages(library), launchChromium()]);
  let isGood = true;
  const rows: string[][] = [];
  try {
    for (const { name, route, isSecond = false, maxEverything } of cases) {
      const visits: Visit[] = [];
      for (let round = 0; round < rounds; round++)
        visits.push(await visit(browser, server.url + route, isSecond));
      const seconds = median(visits.map(({ milliseconds }) => milliseconds)) / 1000;
      const most = Math.max(...visits.map(({ milliseconds }) => milliseconds)) / 1000;
      const { requests } = visits[0]!;
      const kilobytes = median(visits.map((each) => each.kilobytes));
      const everything = median(visits.map((each) => each.everything));
      isGood &&= seconds <= allowed.seconds && requests <= allowed.requests && kilobytes <= allowed.kilobytes;
      isGood &&= everything <= maxEverything;
      const sizes = [String(requests), kilobytes.toFixed(1), everything.toFixed(1)];
      rows.push([name, seconds.toFixed(2), most.toFixed(2), ...sizes]);
    }
  } finally {
    await browser.close();
    await server.stop();
  }
  console.log(`1.6 Mbit/s, 150 ms, medians of ${rounds}; ${machine()}\n`);
  console.log(
    markdownTable(['visit', 's to first verse', 'slowest', 'requests', 'kB', 'kB in all'], rows, 1),
  );
  const { seconds, requests, kilobytes } = allowed;
  const inAll = cases.map(({ maxEverything }) => maxEverything).join(', ');
  const bar = `at most ${seconds} s, ${requests} requests and ${kilobytes} kB are allowed, and ${inAll} kB in all`;
  console.log(`\n${isGood ? 'good' : 'BAD'}: ${bar}`);
  if (!isGood) process.exitCode = 1;
}

interface Visit {
  readonly milliseconds: number;
  readonly kilobytes: number;
  readonly requests: number;
  /** Kilobytes of all that the page loads without input, such as features and the typeface. */
  readonly everything: number;
}

/** @param isSecond measures the second visit in a browser profile, not the first. */
async function visit(browser: Browser, url: string, isSecond: boolean): Promise<Visit> {
  const context = await browser.newContext({ locale: 'en-GB', bypassCSP: true });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', slow);
  await page.addInitScript(watch);
  const open = async () => {
    await page.goto(url);
    await page.waitForFunction('window.firstVerse > 0');
  };
  if (isSecond) {
    await open();
    await page.waitForLoadState('networkidle');
    await page.goto('about:blank');
  }
  const sent = new Map<string, number>();
  const received: { readonly at: number; readonly bytes: number }[] = [];
  /** Milliseconds from the browser's monotonic clock to wall time. */
  let offset = 0;
  session.on('Network.requestWillBeSent', ({ requestId, wallTime, timestamp }) => {
    sent.set(requestId, wallTime * 1000);
    offset = (wallTime - timestamp) * 1000;
  });
  session.on('Network.requestServedFromCache', ({ requestId }) => sent.delete(requestId));
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.fromDiskCache || response.fromServiceWorker) sent.delete(requestId);
  });
  session.on('Network.loadingFinished', ({ encodedDataLength: length, timestamp }) => {
    received.push({ at: timestamp * 1000 + offset, bytes: length });
  });
  await open();
  const milliseconds = Number(await page.evaluate('window.firstVerse'));
  // Requests after the frame with the verse are not counted
  const frame = Number(await page.evaluate('window.firstFrame'));
  await page.waitForTimeout(rest);
  await page.waitForLoadState('networkidle');
  await context.close();
  const bytes = received.filter(({ at }) => at <= frame).reduce((sum, each) => sum + each.bytes, 0);
  return {
    milliseconds,
    kilobytes: bytes / 1000,
    everything: received.reduce((sum, each) => sum + each.bytes, 0) / 1000,
    requests: [...sent.values()].filter((at) => at <= frame).length,
  };
}
