import { join } from 'node:path';
import { starterEditions } from '../starter/starter-editions.ts';
import { onceInARun } from './compiled.ts';
import { writeFiles } from './write-files.ts';

type Chapters = Readonly<Record<string, readonly number[]>>;

const chapters: Chapters = {
  GEN: [1],
  JOS: [1],
  RUT: [1, 2, 3, 4],
  JOB: [1],
  PSA: [3, 23, 117, 136],
  JOL: [1],
  JON: [1],
  MAL: [4],
  MAT: [1, 2],
  JHN: [3, 4, 10, 15],
  ROM: [8, 9],
  '1CO': [13],
  Gen: [1, 2],
  Ruth: [1, 2, 3, 4],
  Ps: [3, 23],
};

/** The starter's Bibles (KJV and OSHB) with a few chapters of some books, compiled much sooner than all of it. */
export const compiledStarterChapters = onceInARun('starter-chapters', (content) =>
  writeStarterChapters(content, chapters),
);

export function writeStarterChapters(content: string, chapters: Chapters): void {
  for (const { folder, files } of starterEditions()) {
    if (!folder.startsWith('translations/')) continue;
    for (const [name, text] of files()) {
      const kept = name === 'edition.json' ? text : withChapters(name, String(text), chapters);
      if (kept !== undefined) writeFiles(join(content, folder), { [name]: kept });
    }
  }
}

function withChapters(name: string, text: string, chapters: Chapters): string | undefined {
  const wanted = chapters[name.replace(/^\d\d-|\.\w+$/g, '')];
  if (!wanted) return undefined;
  const [head, ...found] = text.split(/(?=\\c \d|<chapter )/);
  const kept = found.filter((chapter) =>
    wanted.includes(Number(/^\\c (\d+)|^<chapter osisID="\w+\.(\d+)"/.exec(chapter)?.slice(1).find(Boolean))),
  );
  const end = name.endsWith('.xml') ? (text.split('</chapter>').at(-1) ?? '') : '';
  return `${head}${kept.map((chapter) => chapter.replace(/(<\/chapter>)[\s\S]*$/, '$1')).join('\n')}${end}`;
}
