import { cpSync, mkdirSync, readdirSync, renameSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { newFolder } from '../new-folder.ts';
import type { FinishedCommand } from './command-line.ts';

const root = join(import.meta.dir, '../..');

export type Fault =
  | 'none'
  | 'reader throws'
  | 'document maker throws'
  | 'worker ends'
  | 'worker forgets a rejection'
  | 'main thread forgets a rejection'
  | 'store is misused'
  | 'store is full'
  | 'store is damaged'
  | 'store cannot be read';

export const faultyWord = 'FAULTY';

const faultyFunctions = [
  {
    file: 'src/compile/translation/read-source-file.ts',
    name: 'readSourceFile',
    begin: `
      if (new TextDecoder().decode(given[0].bytes).includes('${faultyWord}')) {
        if (process.env.FAULT === 'reader throws') undefined.injected;
        if (process.env.FAULT === 'worker ends') process.exit(3);
        if (process.env.FAULT === 'worker forgets a rejection') Promise.reject(new TypeError('injected'));
      }`,
  },
  {
    file: 'src/compile/translation/write-chapters.ts',
    name: 'writeChapters',
    begin: `
      if (process.env.FAULT === 'document maker throws' && given[0].translationId === '${faultyWord}')
        undefined.injected;`,
  },
  {
    file: 'src/library/library.ts',
    name: 'openServedLibrary',
    begin: `
      if (process.env.FAULT === 'store cannot be read') undefined.injected;
      if (process.env.FAULT === 'main thread forgets a rejection') Promise.reject(new TypeError('injected'));`,
  },
];

/**
 * The package lmdb with injected faults. Like LMDB's own errors, they are an Error with a number (`lmdb.h`,
 * errno) as its code.
 */
const faultyStore = `
import { open as openRightly } from '${root}/node_modules/lmdb/node-index.js';
export * from '${root}/node_modules/lmdb/node-index.js';
const fault = process.env.FAULT;
const lmdbError = (message, code) => Object.assign(new Error(message), { code });
export function open(...given) {
  if (fault === 'main thread forgets a rejection') Promise.reject(new TypeError('injected'));
  const store = openRightly(...given);
  const { put, getBinary, getBinaryFast } = store;
  store.put = (key, ...more) => {
    const isMeant = String(key).startsWith('/api/${faultyWord}/');
    if (fault === 'store is misused' && isMeant) throw lmdbError('MDB_BAD_VALSIZE: Unsupported size of key', -30781);
    if (fault === 'store is full' && isMeant) throw lmdbError('No space left on device', 28);
    return put.call(store, key, ...more);
  };
  store.getBinary = (key, ...more) => {
    if (fault === 'store cannot be read' && String(key).startsWith('/')) undefined.injected;
    return getBinary.call(store, key, ...more);
  };
  store.getBinaryFast = (key, ...more) => {
    if (fault === 'store cannot be read' && String(key).startsWith('/')) undefined.injected;
    return getBinaryFast.call(store, key, ...more);
  };
  const { getRange } = store;
  store.getRange = (...more) => {
    if (fault === 'store is damaged') throw lmdbError('MDB_CORRUPTED: Located page was wrong type', -30796);
    return getRange.call(store, ...more);
  };
  return store;
}
`;

let copied: string | undefined;

export function faultyProgram(): string {
  copied ??= copyWithFaults();
  return copied;
}

function copyWithFaults(): string {
  const copy = newFolder();
  cpSync(join(root, 'src'), join(copy, 'src'), { recursive: true });
  cpSync(join(root, 'package.json'), join(copy, 'package.json'));
  mkdirSync(join(copy, 'node_modules/lmdb'), { recursive: true });
  for (const name of readdirSync(join(root, 'node_modules'))) {
    if (name !== 'lmdb') symlinkSync(join(root, 'node_modules', name), join(copy, 'node_modules', name));
  }
  writeFileSync(
    join(copy, 'node_modules/lmdb/package.json'),
    '{"name":"lmdb","type":"module","main":"index.js"}',
  );
  writeFileSync(join(copy, 'node_modules/lmdb/index.js'), faultyStore);
  for (const { file, name, begin } of faultyFunctions) {
    const path = join(copy, file);
    const original = path.replace(/\.ts$/, '.original.ts');
    renameSync(path, original);
    const specifier = JSON.stringify(`./${original.split('/').at(-1)}`);
    writeFileSync(
      path,
      `import { ${name} as rightly } from ${specifier};
      export * from ${specifier};
      export function ${name}(...given) {${begin}
        return rightly(...given);
      }`,
    );
  }
  return copy;
}

export function startFaulty(fault: Fault, ...args: string[]) {
  return Bun.spawn([process.execPath, join(faultyProgram(), 'src/cli/index.ts'), ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NO_COLOR: '1', FAULT: fault },
  });
}

export async function runFaulty(
  fault: Fault,
  ...args: string[]
): Promise<Omit<FinishedCommand, 'peakMemory'>> {
  const child = startFaulty(fault, ...args);
  const [stdout, stderr, exitCode] = await Promise.all([
    child.stdout.text(),
    child.stderr.text(),
    child.exited,
  ]);
  return { exitCode, stdout, stderr };
}
