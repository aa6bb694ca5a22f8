import { prepareStarter } from '../starter/prepare-starter.ts';
import { type CompiledContent, compileContent } from './compile-content.ts';

let compiled: Promise<CompiledContent> | undefined;

/** The starter Bible (id KJV), compiled once in a test run: a whole Bible that is always there. */
export function compiledStarter(): Promise<CompiledContent> {
  compiled ??= compileContent(prepareStarter);
  return compiled;
}
