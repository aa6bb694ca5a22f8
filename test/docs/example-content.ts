import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { prepareStarter } from '../../starter/prepare-starter.ts';
import { onceInARun } from '../compiled.ts';

const kept: Readonly<Record<string, readonly string[]>> = {
  KJV: ['edition.json', '08-RUT.usfm', '43-JHN.usfm'],
  OSHB: ['edition.json', 'Gen.xml'],
};

export const exampleContent = onceInARun('example', writeExample);

/**
 * Like `exampleContent`, with three chapters of Genesis and of John and without the 14,000 documents of the
 * dictionaries, which each command would write: enough to try each one.
 */
export const smallExample = onceInARun('small-example', async (content) => {
  await writeExample(content);
  for (const name of ['strongs-greek', 'strongs-hebrew'])
    rmSync(join(content, 'datasets', name), { recursive: true });
  const genesis = join(content, 'translations/OSHB/Gen.xml');
  const chapters = readFileSync(genesis, 'utf8').split(/(?=<chapter )/);
  const [, end] = chapters.at(-1)!.split('</chapter>');
  writeFileSync(genesis, `${chapters.slice(0, 4).join('')}${end}`);
  const john = join(content, 'translations/KJV/43-JHN.usfm');
  writeFileSync(john, readFileSync(john, 'utf8').replace(/\\c 4\s[\s\S]*/, ''));
});

async function writeExample(content: string): Promise<void> {
  await prepareStarter(content);
  for (const [id, names] of Object.entries(kept)) {
    const folder = join(content, 'translations', id);
    for (const name of readdirSync(folder)) if (!names.includes(name)) rmSync(join(folder, name));
  }
}
