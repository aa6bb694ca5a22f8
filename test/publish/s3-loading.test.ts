import { expect, setDefaultTimeout, test } from 'bun:test';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

setDefaultTimeout(600_000);

const root = join(import.meta.dir, '../..');
const store = 'src/release/s3/store.ts';

function loadedBy(file: string): string[] {
  const text = readFileSync(join(root, file), 'utf8');
  const imports = /^(?:import|export) (?!type\b|interface\b)(?:[^;'"]*? from )?'([^']+)'/gm;
  return [...text.matchAll(imports)].map(([, name]) =>
    name!.startsWith('.') ? join(dirname(file), name!) : name!,
  );
}

function loadedByAction(command: string): string[] {
  const text = readFileSync(join(root, command), 'utf8');
  return [...text.matchAll(/\bimport\('([^']+)'\)/g)].map(([, name]) => join(dirname(command), name!));
}

test('The AWS SDK, which is slow to load, is loaded by one file, and by no command before it is needed', () => {
  const sources = [...new Bun.Glob('src/**/*.ts').scanSync(root)];
  const isSdk = (name: string) => name.startsWith('@aws-sdk/') || name.startsWith('@smithy/');
  expect(sources.filter((file) => loadedBy(file).some(isSdk))).toEqual([store]);

  const commands = sources.filter((file) => file.startsWith('src/cli/commands/'));
  const reached = new Set([
    'src/cli/index.ts',
    'src/server/start-server.ts',
    ...commands.flatMap(loadedByAction),
  ]);
  for (const file of reached) if (file.endsWith('.ts')) for (const name of loadedBy(file)) reached.add(name);
  expect(reached).toContain('src/publish/open-destination.ts');
  expect(reached).toContain('src/release/open-release-source.ts');
  expect(reached).not.toContain(store);
});
