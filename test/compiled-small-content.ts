import { type CompiledContent, compileContent } from './compile-content.ts';
import { writeSmallContent } from './small-content/small-content.ts';

let compiled: Promise<CompiledContent> | undefined;

/** The hand-written editions of every kind, compiled once in a test run. */
export function compiledSmallContent(): Promise<CompiledContent> {
  compiled ??= compileContent(writeSmallContent);
  return compiled;
}
