import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Deletes the declarations in a compiled package that no entry module reaches: the compiler writes one for
 * each file that it reads. @param entries paths of declarations below `folder`.
 */
export function keepReachedTypes(folder: string, entries: readonly string[]): void {
  const reached = new Set(entries.map((entry) => join(folder, entry)));
  // Grows while it is iterated
  for (const file of reached) {
    const text = readFileSync(file, 'utf8');
    for (const [, path] of text.matchAll(/(?:from|import\() ?['"](\.[^'"]+)\.[jt]s['"]/g))
      reached.add(join(file, '..', `${path}.d.ts`));
  }
  for (const name of new Bun.Glob('**/*.d.ts').scanSync(folder))
    if (!reached.has(join(folder, name))) rmSync(join(folder, name));
}
