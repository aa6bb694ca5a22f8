/**
 * Runs the tests: `npm test`, `npm test -- src/server` for a folder, `npm run test:room server` for all tests
 * of a room, `npm run test:quick` for the fast ones. Options after the folders are those of `bun test`. Content for
 * several test files is compiled once per run, in a folder that all test processes share.
 */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { modulesNeverLoaded } from './loaded-modules.ts';
import { isLong } from './long-tests.ts';
import { batchesOf, runBatches, testFiles } from './test-processes.ts';

/**
 * The unit and contract tests of all rooms, without slow ones, which have names like `store.slow.test.ts`.
 * The other folders of `test/` start processes, browsers and builds of whole Bibles.
 */
const quick = [
  './src',
  './client',
  './web',
  './starter',
  './packaging',
  './test/conformance/house.test.ts',
  './test/conformance/contract',
];

const repository = join(import.meta.dir, '..');
const otherRooms = ['client', 'web', 'starter', 'packaging'];

function foldersOfRoom(room: string | undefined): string[] {
  const folders = otherRooms.includes(room ?? '') ? [`./${room}`] : [`./src/${room}`, `./test/${room}`];
  const found = room === undefined ? [] : folders.filter((folder) => existsSync(join(repository, folder)));
  if (found.length > 0) return found;
  const rooms = [...readdirSync(join(repository, 'src')), ...otherRooms].sort().join(', ');
  console.error(`Give a room after "npm run test:room": ${rooms}.`);
  process.exit(2);
}

const timingsFile = join(import.meta.dir, 'timings.json');

/** Seconds of each test file, when several ran at the same time. */
const timings = new Map<string, number>(Object.entries(JSON.parse(readFileSync(timingsFile, 'utf8'))));

function writeTimings(): void {
  const entries = [...timings].map(([file, seconds]) => [file, Math.round(seconds * 10) / 10] as const);
  const sorted = entries.toSorted(([one], [other]) => (one < other ? -1 : 1));
  writeFileSync(timingsFile, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
}

const words = process.argv.slice(2);
const isQuick = words[0] === '--quick';
const isRoom = words[0] === '--room';
const rest = words.slice(isQuick || isRoom ? 1 : 0);
const firstOption = rest.findIndex((word) => word.startsWith('-'));
const named = firstOption < 0 ? rest : rest.slice(0, firstOption);
const options = firstOption < 0 ? [] : rest.slice(firstOption).filter((word) => word !== '--update-timings');
const updatesTimings = rest.includes('--update-timings');
const isWholeQuickRun = isQuick && rest.length === 0;

function filesToRun(): string[] {
  if (!isQuick) return testFiles(isRoom ? [...foldersOfRoom(named[0]), ...named.slice(1)] : named);
  const files = testFiles(quick).filter((file) => !file.includes('.slow.test.'));
  return files.filter((file) => named.length === 0 || named.some((word) => file.includes(word)));
}

const files = filesToRun();
if (files.length === 0) {
  console.error(`No test file is named ${named.join(' or ')}.`);
  process.exit(2);
}
const run = mkdtempSync(join(tmpdir(), 'scriptorium-test-run-'));
const stop = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stop.abort());
const started = performance.now();
const batches = updatesTimings ? files.map((file) => [file]) : batchesOf(files, (file) => timings.get(file));
const { passed, skipped, failed, failures } = await runBatches(batches, {
  options: [
    '--timeout=600000',
    // On a busy machine a key may be pressed before a page is ready. The line of the test ends with "(attempt 2)" or "(attempt 3)"
    ...(isLong ? [] : ['--retry=2']),
    ...options,
  ],
  // More than the cores: many files wait for processes, browsers and time limits most of their time
  processes: availableParallelism() + 3,
  env: {
    ...process.env,
    SCRIPTORIUM_TEST_RUN: run,
    // Node reads these certificates at each start, which dominates its start time; no test needs them
    NODE_EXTRA_CA_CERTS: undefined,
    // Most processes end before the last compiler of JavaScript pays off; the long run keeps it
    ...(!isLong && { BUN_JSC_useFTLJIT: '0' }),
    ...(isWholeQuickRun && { BUN_OPTIONS: `--preload=${join(import.meta.dir, 'loaded-modules.ts')}` }),
  },
  folder: run,
  signal: stop.signal,
  onEnd: (ended, seconds) => {
    if (updatesTimings) timings.set(ended[0]!, seconds);
  },
});
if (updatesTimings) writeTimings();
const missing = isWholeQuickRun ? modulesNeverLoaded(run) : [];
for (const file of missing) console.error(`${file}: no quick test loads this module`);
rmSync(run, { recursive: true, force: true });
if (failures.length > 0) console.log(`\n${failed} tests failed:\n${failures.join('\n')}`);
const seconds = ((performance.now() - started) / 1000).toFixed(1);
console.log(`\n ${passed} pass\n ${skipped} skip\n ${failed} fail`);
console.log(`Ran ${passed + skipped + failed} tests across ${files.length} files. [${seconds}s]`);
process.exitCode = failed > 0 || missing.length > 0 || stop.signal.aborted ? 1 : 0;
