import { describe, expect, test } from 'bun:test';
import { existsSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { join } from 'node:path';
import clientJson from '../client/package.json' with { type: 'json' };
import packageJson from '../package.json' with { type: 'json' };
import { notices } from './notices.ts';

const root = join(import.meta.dir, '..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

interface LockedPackage {
  readonly version: string;
  readonly dev?: boolean;
  readonly optional?: boolean;
  readonly hasInstallScript?: boolean;
}

const locked = (JSON.parse(read('package-lock.json')) as { packages: Record<string, LockedPackage> })
  .packages;

test('the notices match the installed packages', () => {
  expect(() => notices.check()).not.toThrow();
});

test('every package in a bundle has a notice', () => {
  const transpilers = {
    ts: new Bun.Transpiler({ loader: 'ts' }),
    tsx: new Bun.Transpiler({ loader: 'tsx' }),
  };
  const isBundled = (file: string) =>
    !/\.(test|fixture|type-test)\.tsx?$|^web\/(build|bundle-page)/.test(file);
  const imported = ['web', 'client/src']
    .flatMap((folder) => [...new Bun.Glob(`${folder}/**/*.{ts,tsx}`).scanSync(root)])
    .filter((file) => isBundled(file) && !file.startsWith('web/dist/'))
    .flatMap((file) => [
      ...transpilers[file.endsWith('x') ? 'tsx' : 'ts'].scanImports(read(file)).map(({ path }) => path),
      // Generators cut tables out of these
      ...[...read(file).matchAll(/'((?:@[\w-]+\/)?[\w-]+)\/[\w/-]+\.(?:json|woff2)'/g)].map(
        ([, name]) => name!,
      ),
    ])
    .filter(
      (path) => /^[@a-z]/.test(path) && !/^(?:node|bun):|^bun$/.test(path) && !builtinModules.includes(path),
    );
  const named = new Set(imported.map((path) => /^(?:@[^/]+\/)?[^/]+/.exec(path)![0]));
  expect(named.size).toBeGreaterThan(2);
  const text = read('THIRD-PARTY-NOTICES.md');
  const contained = text.slice(0, text.indexOf('## Texts of the licences'));
  named.delete('react');
  expect([...named].filter((name) => !contained.includes(name))).toEqual([]);
});

test('install scripts are refused by name, so that npm does not warn of them', () => {
  const scripted = Object.entries(locked).filter(([, { hasInstallScript }]) => hasInstallScript);
  const refused = Object.fromEntries(
    scripted.map(([path]) => [path.replace(/^.*node_modules\//, ''), false]),
  );
  expect(packageJson.allowScripts).toEqual(refused as typeof packageJson.allowScripts);
});

test('both packages have one version', () => {
  expect(clientJson.version).toBe(packageJson.version);
});

describe('the package contains the files of a clone:', () => {
  test('nothing is pinned in a way that does not reach users', () => {
    expect(packageJson).not.toHaveProperty('overrides');
    expect(locked['node_modules/msgpackr-extract']!.version).toBe(
      packageJson.optionalDependencies['msgpackr-extract'],
    );
  });

  test('every imported package is a dependency, and not only for development', () => {
    const files = packageJson.files.filter((file) => file.startsWith('starter/') && file.endsWith('.ts'));
    const isOurs = /\.(test|fixture|make|rows)\.ts$/;
    const sources = [...new Bun.Glob('src/**/*.ts').scanSync(root), ...files].filter(
      (file) => !isOurs.test(file),
    );
    const transpiler = new Bun.Transpiler({ loader: 'ts' });
    const imported = sources.flatMap((file) => transpiler.scanImports(read(file)).map(({ path }) => path));
    const names = new Set(
      imported.map((name) =>
        name
          .split('/')
          .slice(0, name.startsWith('@') ? 2 : 1)
          .join('/'),
      ),
    );
    // The package contains a bundle of it
    names.delete('@modelcontextprotocol/server');
    const others = [...names].filter(
      (name) => !/^(?:node:|bun:|\.)/.test(name) && !builtinModules.includes(name) && name !== 'bun',
    );
    expect(others.length).toBeGreaterThan(6);
    expect(others.filter((name) => !(name in packageJson.dependencies))).toEqual([]);
  });

  test('packed files import only packed files', () => {
    const globs = packageJson.files.filter((file) => !file.startsWith('!'));
    const isPacked = (file: string) =>
      globs.some((glob) => file === glob || file.startsWith(`${glob}/`)) || file === 'package.json';
    const isOurs = /\.(test|fixture|make|rows)\.ts$/;
    const sources = ['src', 'client/src', 'starter']
      .flatMap((folder) => [...new Bun.Glob(`${folder}/**/*.ts`).scanSync(root)])
      .filter((file) => isPacked(file) && !isOurs.test(file));
    expect(sources.length).toBeGreaterThan(400);
    const transpiler = new Bun.Transpiler({ loader: 'ts' });
    const outside = sources.flatMap((file) =>
      transpiler
        .scanImports(read(file))
        .filter(({ path }) => path.startsWith('.'))
        .map(({ path }) => join(file, '..', path))
        .filter((imported) => !isPacked(imported) || isOurs.test(imported))
        .map((imported) => `${file}: ${imported}`),
    );
    expect(outside).toEqual(['starter/prepare-starter.ts: starter/starter-editions.ts']);
  });

  test('every file that the package promises is made or there', () => {
    const made = ['dist', 'web/dist', 'starter/packed'];
    const promised = packageJson.files.filter((file) => !file.startsWith('!') && !made.includes(file));
    expect(promised.filter((file) => !existsSync(join(root, file)))).toEqual([]);
    for (const { default: file } of Object.values(packageJson.exports).filter(
      (each) => typeof each !== 'string',
    ))
      expect(existsSync(join(root, file.replace('./dist', 'src').replace(/\.js$/, '.ts')))).toBe(true);
  });

  test('no dependency but those with binaries has an install script, and it need not run', () => {
    const scripts = Object.entries(locked).filter(
      ([, each]) => 'hasInstallScript' in each && each.hasInstallScript && !each.dev,
    );
    expect(scripts.map(([path]) => path.replace('node_modules/', '')).sort()).toEqual([
      'bun',
      'lmdb',
      'msgpackr-extract',
    ]);
  });
});

describe('every platform of docs/installing.md has binaries in the lock file:', () => {
  const platforms = [
    ['linux', 'x64'],
    ['linux', 'arm64'],
    ['darwin', 'x64'],
    ['darwin', 'arm64'],
    ['win32', 'x64'],
    ['win32', 'arm64'],
  ] as const;

  test.each(platforms)('%s %s', (platform, cpu) => {
    const os = platform === 'win32' ? 'windows' : platform;
    const bun = `@oven/bun-${os}-${cpu === 'arm64' ? 'aarch64' : cpu}`;
    const libcs = platform === 'linux' ? [bun, `${bun}-musl`] : [bun];
    for (const name of [...libcs, `@lmdb/lmdb-${platform}-${cpu}`]) {
      const entry = locked[`node_modules/${name}`];
      expect([name, entry?.optional, entry?.dev]).toEqual([name, true, undefined]);
    }
  });
});

test('every path of the package is valid on Windows and on disks without letter case', () => {
  const files = Bun.spawnSync(['git', 'ls-files', 'src', 'bin', 'docs', 'deploy', 'starter', 'client'], {
    cwd: root,
  });
  const names = files.stdout.toString().trim().split('\n');
  expect(names.length).toBeGreaterThan(500);
  const isBad = /[<>:"|?*\\]|[. ]$|(?:^|\/)(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|\/|$)/i;
  expect(names.filter((name) => isBad.test(name) || name.length > 150)).toEqual([]);
  expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(names.length);
});
