import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type BuildOptions, buildLibrary } from '../src/compile/build-library.ts';
import { type Library, openLibrary } from '../src/library/library.ts';
import { scratchFolder } from './scratch-folder.ts';

export interface CompiledContent {
  /** The content folder. */
  readonly content: string;
  /** The library's folder. */
  readonly directory: string;
  readonly library: Library;
}

/** Compiles the content folder that `write` fills, into a folder that goes with this process. */
export async function compileContent(
  write: (content: string) => unknown,
  options: Pick<BuildOptions, 'withBrotli'> = {},
): Promise<CompiledContent> {
  const scratch = scratchFolder();
  const content = join(scratch, 'content');
  const directory = join(scratch, 'library');
  mkdirSync(content);
  await write(content);
  await buildLibrary({ content, library: directory, ...options });
  return { content, directory, library: openLibrary(directory, { readOnly: true }) };
}
