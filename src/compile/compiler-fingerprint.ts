import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

let fingerprint: string | undefined;

/** Hash of the code that decides what the documents are: when it changes, every edition is compiled anew. */
export function compilerFingerprint(): string {
  fingerprint ??= hashOfCode();
  return fingerprint;
}

function hashOfCode(): string {
  const source = fileURLToPath(new URL('..', import.meta.url));
  const hasher = new Bun.CryptoHasher('sha256');
  const files = ['model', 'formats', 'documents', 'lib', 'compile'].flatMap((room) => [
    ...new Bun.Glob(`${room}/**/*.ts`).scanSync({ cwd: source }),
  ]);
  for (const file of files.sort()) {
    if (!/\.(test|fixture|make)\.ts$/.test(file))
      hasher.update(file).update(readFileSync(`${source}/${file}`));
  }
  return hasher.digest('hex');
}
