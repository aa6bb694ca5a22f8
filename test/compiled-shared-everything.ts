import { type CompiledContent, compileContent } from './compile-content.ts';
import { writeSharedContent } from './shared-content.ts';

let compiled: Promise<CompiledContent> | undefined;

/** BSB with its timings, three annotated books, the study notes, the cross references and the entities, compiled once in a test run. */
export function compiledSharedEverything(): Promise<CompiledContent> {
  compiled ??= compileContent((content) => writeSharedContent(content, ['bsb', 'ult-sample']));
  return compiled;
}
