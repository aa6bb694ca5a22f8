import { cpSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type CompiledContent, compileContent } from './compile-content.ts';
import { sharedData } from './shared-data.ts';

/** Compiles these folders of ../shared/data/translations. */
export function compileSharedFolders(folders: readonly string[]): Promise<CompiledContent> {
  return compileContent((content) => {
    mkdirSync(join(content, 'translations'));
    for (const folder of folders) {
      const from = join(sharedData!, 'translations', folder);
      cpSync(from, join(content, 'translations', folder), { recursive: true });
    }
  });
}
