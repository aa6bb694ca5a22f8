import type { CompiledContent } from './compile-content.ts';
import { compileSharedFolders } from './compiled-shared-folders.ts';

let compiled: Promise<CompiledContent> | undefined;

/** AAB and WEBPUSX, a Bible and three books in USX, and the aligned samples, compiled once in a test run. */
export function compiledOtherEditions(): Promise<CompiledContent> {
  const samples = ['ult-sample', 'ust-sample', 'ugnt-sample', 'uhb-sample'];
  compiled ??= compileSharedFolders(['aab', 'webp-usx', ...samples]);
  return compiled;
}
