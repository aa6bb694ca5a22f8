import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { prepareStarter } from '../../starter/prepare-starter.ts';
import { type CompiledContent, compileContent } from '../compiled.ts';

/** The books that the examples ask for, and one more to go on to. */
const kept: Readonly<Record<string, readonly string[]>> = {
  KJV: ['edition.json', '08-RUT.usfm', '43-JHN.usfm'],
  OSHB: ['edition.json', 'Gen.xml'],
};

let compiled: Promise<CompiledContent> | undefined;

/** The starter content, its Bibles cut down to a few books, compiled once in a test run. */
export function exampleContent(): Promise<CompiledContent> {
  compiled ??= compileContent(async (content) => {
    await prepareStarter(content);
    for (const [id, names] of Object.entries(kept)) {
      const folder = join(content, 'translations', id);
      for (const name of readdirSync(folder)) if (!names.includes(name)) rmSync(join(folder, name));
    }
  });
  return compiled;
}
