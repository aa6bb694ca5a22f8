#!/usr/bin/env node
// Runs Bun: finds the binary that npm installed for this platform. It is in the package of the platform, or, where npm runs
// install scripts, in the package `bun`, which moves it there.
import { spawn } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { constants } from 'node:os';
import { isatty } from 'node:tty';

const isWindows = process.platform === 'win32';
const os = isWindows ? 'windows' : process.platform === 'android' ? 'linux' : process.platform;
const cpu = process.arch === 'arm64' ? 'aarch64' : process.arch;
const isMusl = os === 'linux' && !process.report.getReport().header.glibcVersionRuntime;
const variant = process.platform === 'android' ? '-android' : isMusl ? '-musl' : '';
const name = `@oven/bun-${os}-${cpu}${variant}`;

const { resolve } = createRequire(import.meta.url);
const files = [`${name}/bin/bun${isWindows ? '.exe' : ''}`, 'bun/bin/bun.exe'];
const binary = resolvers()
  .flatMap((find) => files.flatMap((file) => installed(file, find)))
  .at(0);
if (binary === undefined) {
  console.error(
    `scriptorium: the package ${name} is not installed. Run "npm ci" in a clone or "npm install scriptorium" elsewhere, ` +
      'with optional dependencies (without --omit=optional).',
  );
  process.exit(1);
}

/** npm puts the binary where every package finds it; other package managers where only the package `bun` does. */
function resolvers() {
  try {
    return [resolve, createRequire(resolve('bun/package.json')).resolve];
  } catch {
    return [resolve];
  }
}

/** Without its install script, the package `bun` holds a few lines of shell in the place of the binary. */
function installed(file, find) {
  try {
    const path = find(file);
    return statSync(path).size > 1_000_000 ? [path] : [];
  } catch {
    return [];
  }
}

const isCommand = /src[\\/]cli[\\/]index\.ts$/.test(process.argv[2] ?? '');
const env = {
  ...process.env,
  // A build is over before Bun's optimising compiler pays for itself: its threads only take time from the workers
  ...(['build', 'check'].includes(process.argv[3]) ? { BUN_JSC_useFTLJIT: '0' } : {}),
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
