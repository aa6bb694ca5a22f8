#!/usr/bin/env node
// Finds the Bun binary that npm installed for this platform. It lies in the package of the platform, or, where npm runs
// install scripts, in the package `bun`, which moves it there.
import { spawn } from 'node:child_process';
import { statSync } from 'node:fs';
import { createRequire } from 'node:module';

const { resolve } = createRequire(import.meta.url);
const os = process.platform === 'win32' ? 'windows' : process.platform;
const cpu = process.arch === 'arm64' ? 'aarch64' : process.arch;
const isMusl = os === 'linux' && !process.report.getReport().header.glibcVersionRuntime;
const name = `@oven/bun-${os}-${cpu}${isMusl ? '-musl' : ''}`;

const binary = [`${name}/bin/bun${os === 'windows' ? '.exe' : ''}`, 'bun/bin/bun.exe'].flatMap(installed)[0];
if (binary === undefined) {
  console.error(
    `scriptorium: the package ${name} is not installed. Run "npm ci" (with optional dependencies) first.`,
  );
  process.exit(1);
}

/** Without its install script, the package `bun` holds a few lines of shell in the place of the binary. */
function installed(file) {
  try {
    const path = resolve(file);
    return statSync(path).size > 1_000_000 ? [path] : [];
  } catch {
    return [];
  }
}

// A build is over before Bun's optimising compiler pays for itself: its threads only take time from the workers
const isBuild = ['build', 'check'].includes(process.argv[3]);
const env = isBuild ? { ...process.env, BUN_JSC_useFTLJIT: '0' } : process.env;
const child = spawn(binary, process.argv.slice(2), { stdio: 'inherit', env });
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
child.on('error', ({ message }) => {
  console.error(`scriptorium: ${binary} cannot be started (${message}). Run "npm ci" again.`);
  process.exit(1);
});
child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
