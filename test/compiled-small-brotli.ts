import { type CompiledContent, compileContent } from './compile-content.ts';
import { writeSmallContent } from './small-content/small-content.ts';

let compiled: Promise<CompiledContent> | undefined;

/** As `compiledSmallContent`, each document in brotli too. */
export function compiledSmallBrotli(): Promise<CompiledContent> {
  compiled ??= compileContent(writeSmallContent, { withBrotli: true });
  return compiled;
}
