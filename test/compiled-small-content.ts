import { type CompiledContent, compileContent } from './compile-content.ts';
import { writeSmallContent } from './small-content.ts';

let compiled: Promise<CompiledContent> | undefined;

/** The hand-written edition, compiled once in a test run. */
export function compiledSmallContent(): Promise<CompiledContent> {
  compiled ??= compileContent(writeSmallContent);
  return compiled;
}
