import type { CompiledContent } from './compile-content.ts';
import { compileSharedFolders } from './compiled-shared-folders.ts';

let compiled: Promise<CompiledContent> | undefined;

/** BSB, ENGWEBP and HBOMAS: three Bibles in USFM, compiled once in a test run, for all wide tests together. */
export function compiledSharedData(): Promise<CompiledContent> {
  compiled ??= compileSharedFolders(['bsb', 'engwebp', 'hbomas']);
  return compiled;
}
