/**
 * Runs the tests: `npm test`, `npm test -- src/server` for a folder, `npm run test:room server` for all tests
 * of a room, `npm run test:quick` for the fast ones. Content for several test files is compiled once per run,
 * in a folder that all test processes share.
 */
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { modulesNeverLoaded } from './loaded-modules.ts';
import { isLong } from './long-tests.ts';

/**
 * The unit and contract tests of all rooms, without slow ones, which have names like `store.slow.test.ts`.
 * The other folders of `test/` start processes, browsers and builds of whole Bibles.
 */
const quick = [
  '--path-ignore-patterns=**/*.slow.test.ts',
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

const [first, second, ...others] = process.argv.slice(2);
const asked =
  first === '--quick'
    ? [...quick, ...process.argv.slice(3)]
    : first === '--room'
      ? [...foldersOfRoom(second), ...others]
      : process.argv.slice(2);
const isWholeQuickRun = first === '--quick' && second === undefined;
const run = mkdtempSync(join(tmpdir(), 'scriptorium-test-run-'));
// Like /tmp itself: some tests run commands as another user
chmodSync(run, 0o1777);
const options = [
  // More than the cores: most files wait for processes, browsers and time limits most of their time
  `--parallel=${availableParallelism() + 3}`,
  // The slowest files first, so that none runs alone at the end. --update-timings updates the file
  '--timings=test/timings.json',
  '--no-isolate',
  '--timeout=600000',
  // On a busy machine a key may be pressed before a page is ready. The line of the test ends with "(attempt 2)" or "(attempt 3)"
  ...(isLong ? [] : ['--retry=2']),
];
const child = Bun.spawn([process.execPath, 'test', ...options, ...asked], {
  cwd: repository,
  env: {
    ...process.env,
    SCRIPTORIUM_TEST_RUN: run,
    // Browsers of test processes, which end without notice, leave their profiles
    TMPDIR: run,
    // Node reads these certificates at each start, which dominates its start time; no test needs them
    NODE_EXTRA_CA_CERTS: undefined,
    // Most processes end before the last compiler of JavaScript pays off; the long run keeps it
    ...(!isLong && {
      BUN_JSC_useFTLJIT: '0',
      // There are more processes than cores: collecting with several threads, and releasing memory early, only takes time
      BUN_JSC_numberOfGCMarkers: '1',
      MIMALLOC_PURGE_HOLES: '0',
    }),
    ...(isWholeQuickRun && { BUN_OPTIONS: `--preload=${join(import.meta.dir, 'loaded-modules.ts')}` }),
  },
  stdio: ['ignore', 'inherit', 'inherit'],
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => child.kill(signal));
process.exitCode = await child.exited;
if (isWholeQuickRun) {
  const missing = modulesNeverLoaded(run);
  for (const file of missing) console.error(`${file}: no quick test loads this module`);
  if (missing.length > 0) process.exitCode = 1;
}
// Again if it stops early, because test processes are deleting their own folders in it
while (existsSync(run)) rmSync(run, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
