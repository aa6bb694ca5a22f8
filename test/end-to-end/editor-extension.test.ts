import { expect, mock, setDefaultTimeout, test } from 'bun:test';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { newFolder } from '../new-folder.ts';
import { commandLine } from './command-line.ts';
import { Editor } from './editor.ts';

setDefaultTimeout(120_000);

const folder = join(import.meta.dir, '../../editors/vscode');
const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

test('packs its files, and keeps the packages it needs', async () => {
  const child = Bun.spawn(['npm', 'pack', '--dry-run', '--json', '--ignore-scripts'], {
    cwd: folder,
    stderr: 'ignore',
  });
  const [{ files }] = JSON.parse(await child.stdout.text());
  const packed = files.map(({ path }: { path: string }) => path).sort();
  expect(packed).toEqual([
    '.vscodeignore',
    'LICENSE',
    'README.md',
    'extension.js',
    'language-configuration.json',
    'package.json',
    'usfm.tmLanguage.json',
  ]);
  const { languages, grammars } = manifest.contributes;
  const named = [manifest.main, grammars[0].path, languages[0].configuration];
  for (const name of named) expect(packed).toContain(name.replace('./', ''));
  expect(manifest).not.toHaveProperty('files');
  const ignored = readFileSync(join(folder, '.vscodeignore'), 'utf8').split('\n');
  expect(ignored.filter((glob) => glob.includes('node_modules') || glob.endsWith('.js'))).toEqual([]);
  // vsce refuses relative links if it does not know the host of the repository
  expect(readFileSync(join(folder, 'README.md'), 'utf8')).not.toMatch(/\]\(\.\./);
});

test('does not let a workspace choose the program to run', () => {
  expect(manifest.contributes.configuration.properties['scriptorium.command'].scope).toBe('machine');
});

test('starts the server with the configured command, and stops it', async () => {
  const started: { command: string; args: string[] }[] = [];
  let stops = 0;
  let watched = '';
  mock.module('vscode', () => ({
    workspace: {
      getConfiguration: () => ({ get: () => [process.execPath, commandLine] }),
      onDidChangeConfiguration: () => ({ dispose() {} }),
      createFileSystemWatcher: (pattern: string) => {
        watched = pattern;
        return {};
      },
    },
    window: {},
  }));
  mock.module('vscode-languageclient/node', () => ({
    LanguageClient: class {
      constructor(_id: string, _name: string, server: (typeof started)[number]) {
        started.push(server);
      }
      async start() {}
      async stop() {
        stops++;
      }
    },
  }));
  const extension = require(join(folder, 'extension.js'));
  const subscriptions: unknown[] = [];
  await extension.activate({ subscriptions });
  const [{ command, args }] = started as [(typeof started)[number]];
  await using editor = new Editor([command, ...args]);
  const path = join(newFolder(), 'RUT.usfm');
  expect(await editor.open(path, '\\id RUT\n\\c 1\n\\p\n\\v 1 He went to \\nd Moab.\n')).not.toEqual([]);
  expect(await editor.shutdown()).toBe(0);
  await extension.deactivate();
  expect(stops).toBe(1);
  const names = ['RUT.usfm', 'RUT.ptx', 'custom.sty', 'custom.vrs', 'check.json'];
  expect(names.filter((name) => !new Bun.Glob(watched).match(`translations/a/${name}`))).toEqual([]);
});
