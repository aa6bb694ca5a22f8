import { Database } from 'bun:sqlite';
import { join } from 'node:path';
import { writeBundle } from '../../src/export/write-bundle.ts';
import type { CompiledContent } from '../compiled.ts';
import { newFolder } from '../new-folder.ts';

export interface BundledEdition {
  readonly file: string;
  readonly db: Database;
}

export async function bundledEdition({ library }: CompiledContent, id: string): Promise<BundledEdition> {
  const file = join(newFolder(), `${id}.sqlite`);
  await writeBundle({ library, id, format: 'sqlite', file });
  return { file, db: new Database(file, { readonly: true, strict: true }) };
}
