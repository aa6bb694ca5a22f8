#!/usr/bin/env node
// Runs Bun: finds the binary that npm installed for this platform. It is in the package of the platform, or, where npm runs
// install scripts, in the package `bun`, which moves it there.
import { spawn } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { constants } from 'node:os';
import { isatty } from 'node:tty';

const isWindows = process.platform === 'win32';
const isLinux = ['linux', 'android'].includes(process.platform);
const os = isWindows ? 'windows' : isLinux ? 'linux' : process.platform;
const cpu = process.arch === 'arm64' ? 'aarch64' : process.arch;
const name = `@oven/bun-${os}-${cpu}${process.platform === 'android' ? '-android' : ''}`;
const names = process.platform === 'linux' ? [name, `${name}-musl`] : [name];

const { resolve } = createRequire(import.meta.url);
const binary = foundFrom(resolve) ?? foundFrom(resolverOfBun());
if (binary === undefined) {
  console.error(
    `scriptorium: the package ${isMusl() ? names.at(-1) : name} is not installed. Run "npm ci" in a clone or ` +
      '"npm install scriptorium" elsewhere, with optional dependencies (without --omit=optional).',
  );
  process.exit(1);
}

/** npm installs the package for the C library of this system; where both are there, the system is asked, which takes 5 ms. */
function foundFrom(find) {
  const moved = installed('bun/bin/bun.exe', find);
  if (moved !== undefined) return moved;
  const found = names.map((each) => installed(`${each}/bin/bun${isWindows ? '.exe' : ''}`, find));
  const [first, second] = found.filter((path) => path !== undefined);
  return second !== undefined && isMusl() ? second : first;
}

function isMusl() {
  return process.platform === 'linux' && !process.report.getReport().header.glibcVersionRuntime;
}

/** npm puts the binary where every package finds it; other package managers where only the package `bun` does. */
function resolverOfBun() {
  try {
    return createRequire(resolve('bun/package.json')).resolve;
  } catch {
    return resolve;
  }
}

/** Without its install script, the package `bun` holds a few lines of shell in the place of the binary. */
function installed(file, find) {
  try {
    const path = find(file);
    return statSync(path).size > 1_000_000 ? path : undefined;
  } catch {
    return undefined;
  }
}

const isCommand = /src[\\/]cli[\\/]index\.ts$/.test(process.argv[2] ?? '');
// Memory within pages in use is not released: a server would fault it in again with the next requests
const serving = { MIMALLOC_PURGE_HOLES: '0' };
// A build is over before Bun's optimising compiler pays for itself: its threads only take time from the workers.
// Bun's heaps grow less between collections if it believes that the machine has little memory
const building = { BUN_JSC_useFTLJIT: '0', BUN_JSC_forceRAMSize: '150000000', MIMALLOC_PURGE_HOLES: '0' };
const env = {
  ...process.env,
  ...{ build: building, check: building, serve: serving, start: serving }[process.argv[3]],
  // Bun then ends with this process, even when that is killed, and all that Bun started ends with Bun
  ...(isCommand ? { BUN_FEATURE_FLAG_NO_ORPHANS: '1' } : {}),
};
const child = spawn(binary, process.argv.slice(2), { stdio: 'inherit', env });
child.on('error', ({ message }) => {
  console.error(`scriptorium: ${binary} cannot be started (${message}). Install it again.`);
  process.exit(1);
});
child.on('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal]));

let hungUpAt = Number.NEGATIVE_INFINITY;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    if (signal === 'SIGHUP') hungUpAt = performance.now();
    child.kill(signal);
  });
}

const lookMilliseconds = 250;
/** For what npm started to end by itself, before it is killed. */
const patienceMilliseconds = 1000;

// A script of this project or of one that uses it, or npx
if (/\bscriptorium\b|bin\/bun\.mjs/.test(process.env.npm_lifecycle_script ?? '')) endWithNpm();

/** npm runs scripts in a shell that passes on no signal, and a signal that npm does not handle ends npm alone. */
function endWithNpm() {
  const atStart = ancestors();
  const timer = setInterval(() => {
    if (ancestors() === atStart) return;
    clearInterval(timer);
    // A signal that came before npm ended may be handled after this look
    setTimeout(endUnlessHungUp, lookMilliseconds);
  }, lookMilliseconds);
  timer.unref();
}

/** npm cannot be kept from ending when its terminal is closed; `nohup` means that the command goes on. */
function endUnlessHungUp() {
  const isHangUp = performance.now() - hungUpAt < 8 * lookMilliseconds;
  if (isHangUp && ![0, 1, 2].some((stream) => isatty(stream))) return;
  child.kill('SIGTERM');
  setTimeout(() => child.kill('SIGKILL'), patienceMilliseconds);
}

/** The parent of this process, and where that is the shell of npm, npm. They change when one of them ends. */
function ancestors() {
  const parent = process.ppid;
  try {
    const [, option] = readFileSync(`/proc/${parent}/cmdline`, 'utf8').split('\0');
    // The name in parentheses may hold spaces
    const [, , grandparent] = readFileSync(`/proc/${parent}/stat`, 'utf8').replace(/^.*\)/s, '0').split(' ');
    return option === '-c' ? `${parent} ${grandparent}` : `${parent}`;
  } catch {
    // Only Linux has /proc; elsewhere the shell is npm's process by then
    return `${parent}`;
  }
}
