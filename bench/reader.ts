// Time to the first verse in the reader: `node bin/bun.mjs bench/reader.ts [LIBRARY] [--rounds 5]`
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser } from 'playwright-core';
import { openLibrary } from '../src/library/library.ts';
import { hasChromium, launchChromium } from '../test/browser/chromium.ts';
import { servePages } from '../test/browser/served-pages.ts';
import { wholeNumber } from './lib/options.ts';
import { machine, markdownTable, median } from './lib/report.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { rounds: { type: 'string', default: '5' } },
});
const rounds = wholeNumber('rounds', values.rounds);
if (!hasChromium) process.exit(1);

/** What is asked of the reader by design: a slow telephone network. */
const slow = {
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
  offline: false,
};
const allowedSeconds = 1.5;

/** Notes in the page when the first verse stands there, in milliseconds since the navigation began. */
const watch = `addEventListener('DOMContentLoaded', () => {
  const look = () => {
    if (!document.querySelector('.verse')) return;
    watcher.disconnect();
    requestAnimationFrame(() => setTimeout(() => { window.firstVerse = performance.now(); }));
  };
  const watcher = new MutationObserver(look);
  watcher.observe(document.body, { childList: true, subtree: true });
  look();
});`;

interface Visit {
  readonly milliseconds: number;
  readonly kilobytes: number;
  readonly requests: number;
}

/** Each visit is of a browser that knows nothing, or that was there before. */
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
    await page.goto('about:blank');
  }
  let bytes = 0;
  let requests = 0;
  session.on('Network.requestWillBeSent', () => void requests++);
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await open();
  const milliseconds = Number(await page.evaluate('window.firstVerse'));
  await context.close();
  return { milliseconds, kilobytes: bytes / 1000, requests };
}

const directory = positionals[0] ?? join(import.meta.dir, '../.cache/starter/library');
const library = openLibrary(directory, { readOnly: true });
const [first] = library.editions().filter(({ kind }) => kind === 'translation');
if (!first) throw new Error(`There is no translation in ${directory}.`);
const [server, browser] = await Promise.all([servePages(library), launchChromium()]);
const cases = [
  ['first visit, the address alone', '/', false],
  ['first visit, a link to a verse', `/#/${first.id}/${first.bookIds[0]}/1?v=3`, false],
  ['second visit', '/', true],
] as const;

let slowest = 0;
const rows: string[][] = [];
for (const [name, place, isSecond] of cases) {
  const visits: Visit[] = [];
  for (let round = 0; round < rounds; round++)
    visits.push(await visit(browser, server.url + place, isSecond));
  const seconds = median(visits.map(({ milliseconds }) => milliseconds)) / 1000;
  slowest = Math.max(slowest, seconds);
  const most = Math.max(...visits.map(({ milliseconds }) => milliseconds)) / 1000;
  const [{ requests }, kilobytes] = [visits[0]!, median(visits.map((each) => each.kilobytes))];
  rows.push([name, seconds.toFixed(2), most.toFixed(2), String(requests), kilobytes.toFixed(1)]);
}
console.log(`1.6 Mbit/s, 150 ms, medians of ${rounds}; ${machine()}\n`);
console.log(markdownTable(['visit', 's to first verse', 'slowest', 'requests', 'kB'], rows, 1));
console.log(`\n${slowest <= allowedSeconds ? 'good' : 'BAD'}: at most ${allowedSeconds} s are allowed`);
await browser.close();
await server.stop();
await library.close();
process.exit(slowest <= allowedSeconds ? 0 : 1);
