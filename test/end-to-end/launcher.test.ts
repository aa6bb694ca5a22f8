import { afterAll, expect, test } from 'bun:test';
import { copyFileSync, linkSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { newFolder } from '../new-folder.ts';

const launcher = join(import.meta.dir, '../../bin/bun.mjs');
const node = Bun.which('node');
const platform = process.platform === 'win32' ? 'windows' : process.platform;
const cpu = process.arch === 'arm64' ? 'aarch64' : process.arch;
const ofPlatform = ['', '-musl'].map((libc) => `@oven/bun-${platform}-${cpu}${libc}/bin/bun`);

afterAll(() => {
  if (!node) console.log('The launcher is not tested: there is no node.');
});

function project(files: Readonly<Record<string, string | true>>): string {
  const folder = newFolder({ 'bin/.keep': '' });
  copyFileSync(launcher, join(folder, 'bin/bun.mjs'));
  for (const [name, content] of Object.entries(files)) {
    const path = join(folder, 'node_modules', name);
    mkdirSync(dirname(path), { recursive: true });
    if (content === true) linkBinary(path);
    else writeFileSync(path, content);
  }
  return folder;
}

function linkBinary(path: string): void {
  try {
    linkSync(process.execPath, path);
  } catch {
    symlinkSync(process.execPath, path);
  }
}

function run(folder: string) {
  const { stdout, stderr, exitCode } = Bun.spawnSync([node!, join(folder, 'bin/bun.mjs'), '--version']);
  return { exitCode, stdout: stdout.toString().trim(), stderr: stderr.toString() };
}

test.skipIf(!node)('the binary is found where npm leaves it when it runs no install scripts', () => {
  const files = Object.fromEntries(ofPlatform.map((name) => [name, true as const]));
  const result = run(project({ ...files, 'bun/bin/bun.exe': '#!/bin/sh\necho wrong' }));
  expect(result).toEqual({ exitCode: 0, stdout: Bun.version, stderr: '' });
});

test.skipIf(!node)('the binary is found where the install script of bun moves it', () => {
  const result = run(project({ 'bun/bin/bun.exe': true }));
  expect(result).toEqual({ exitCode: 0, stdout: Bun.version, stderr: '' });
});

test.skipIf(!node)('without a binary one line says what to do', () => {
  const result = run(project({ 'bun/bin/bun.exe': '#!/bin/sh\necho wrong' }));
  expect(result.exitCode).toBe(1);
  expect(result.stderr).toMatch(
    /^scriptorium: the package @oven\/bun-\S+ is not installed\. Run "npm ci".*\n$/,
  );
});

const building = { BUN_JSC_useFTLJIT: '0', BUN_JSC_forceRAMSize: '150000000', MIMALLOC_PURGE_HOLES: '0' };

test.skipIf(!node).each<[command: string, settings: Record<string, string>]>([
  ['build', building],
  ['check', building],
  ['serve', { MIMALLOC_PURGE_HOLES: '0' }],
  ['start', { MIMALLOC_PURGE_HOLES: '0' }],
  ['verify', {}],
])('%s runs with its settings of the engine', (command, settings) => {
  const script = join(newFolder({ 'print.js': 'console.log(JSON.stringify(process.env))' }), 'print.js');
  const isSetting = (name: string) => /^(?:BUN_JSC|MIMALLOC)_/.test(name);
  // The tests have settings of their own
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !isSetting(name)));
  const { stdout } = Bun.spawnSync([node!, launcher, script, command], { env });
  const printed: Record<string, string> = JSON.parse(stdout.toString());
  expect(Object.fromEntries(Object.entries(printed).filter(([name]) => isSetting(name)))).toEqual(settings);
});
