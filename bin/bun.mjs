#!/usr/bin/env node
// Finds the Bun binary npm installed for this platform. It does not need the
// install script of the `bun` package, so it works after `npm ci --ignore-scripts`.
import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';

const { resolve } = createRequire(import.meta.url);
const os = process.platform === 'win32' ? 'windows' : process.platform;
const cpu = process.arch === 'arm64' ? 'aarch64' : process.arch;
const isMusl = os === 'linux' && !process.report.getReport().header.glibcVersionRuntime;
const name = `@oven/bun-${os}-${cpu}${isMusl ? '-musl' : ''}`;

let binary;
try {
  binary = resolve(`${name}/bin/bun${os === 'windows' ? '.exe' : ''}`);
} catch {
  console.error(
    `scriptorium: the package ${name} is not installed. Run "npm ci" (with optional dependencies) first.`,
  );
  process.exit(1);
}
// A build is over before Bun's optimising compiler pays for itself: its threads only take time from the workers
const isBuild = ['build', 'check'].includes(process.argv[3]);
const env = isBuild ? { ...process.env, BUN_JSC_useFTLJIT: '0' } : process.env;
const child = spawn(binary, process.argv.slice(2), { stdio: 'inherit', env });
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
