import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

export function writeFiles(folder: string, files: Readonly<Record<string, unknown>>): void {
  mkdirSync(folder, { recursive: true });
  for (const [name, content] of Object.entries(files)) {
    const path = join(folder, name);
    mkdirSync(dirname(path), { recursive: true });
    const isData = typeof content === 'string' || content instanceof Uint8Array;
    writeFileSync(path, isData ? content : JSON.stringify(content));
  }
}
