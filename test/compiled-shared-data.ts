import { cpSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type CompiledContent, compileContent } from './compile-content.ts';
import { sharedData } from './shared-data.ts';

/** Folders of ../shared/data/translations and the ids of their editions. */
export const wideEditions = [
  { folder: 'bsb', id: 'BSB' },
  { folder: 'engwebp', id: 'ENGWEBP' },
  { folder: 'hbomas', id: 'HBOMAS' },
] as const;

let compiled: Promise<CompiledContent> | undefined;

/** The three editions, compiled once in a test run, for all wide tests together. */
export function compiledSharedData(): Promise<CompiledContent> {
  compiled ??= compileContent((content) => {
    mkdirSync(join(content, 'translations'));
    for (const { folder } of wideEditions) {
      cpSync(join(sharedData!, 'translations', folder), join(content, 'translations', folder), {
        recursive: true,
      });
    }
  });
  return compiled;
}
