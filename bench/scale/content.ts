import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

const usfm = /\.(usfm|sfm)$/i;
const firstVerse = /\\v 1 +/;

export function copyId(number: number): string {
  return `COPY${String(number).padStart(4, '0')}`;
}

/**
 * Fills a content folder with `count` translations of the USFM files of `source`. Each has its own id and
 * name, so no two documents are equal. From the third on, they are hard links to the files of the second.
 * @throws Error if `source` has no USFM files.
 */
export function writeScaleContent(content: string, source: string, count: number): void {
  const files = existsSync(source) ? readdirSync(source).filter((name) => usfm.test(name)) : [];
  if (files.length === 0) {
    throw new Error(
      `There are no USFM files in ${source}. Give a folder that has some with --source, or run \`npm start\` once to make the starter content.`,
    );
  }
  for (let number = 1; number <= count; number++) {
    const folder = join(content, 'translations', copyId(number));
    mkdirSync(folder, { recursive: true });
    for (const name of files) {
      if (number <= 2) copyFileSync(join(source, name), join(folder, name));
      else linkSync(join(content, 'translations', copyId(2), name), join(folder, name));
    }
    writeFileSync(join(folder, 'edition.json'), JSON.stringify(metadata(number)));
  }
}

/** A source of one short book. With it, builds and checks depend only on the number of editions. */
export function writeShortSource(folder: string): void {
  mkdirSync(folder, { recursive: true });
  const lines = ['\\id JHN', '\\h John', '\\mt1 John'];
  for (let chapter = 1; chapter <= 4; chapter++) {
    lines.push(`\\c ${chapter}`, '\\s1 Heading', '\\p');
    for (let verse = 1; verse <= 25; verse++) {
      const place = `${chapter} ${verse}`;
      lines.push(`\\v ${verse} Words of ${place},\\f + \\ft Note on ${place}\\f* said \\wj “so it is”\\wj*.`);
    }
  }
  writeFileSync(join(folder, '44-JHN.usfm'), `${lines.join('\n')}\n`);
}

function metadata(number: number) {
  const name = `Copy number ${number}`;
  const website = 'https://example.com/';
  return { id: copyId(number), name, englishName: name, language: 'eng', website, licenseUrl: website };
}

export function changeVerses(content: string, copies: readonly number[], word: string): void {
  for (const copy of copies) changeVerse(join(content, 'translations', copyId(copy)), word);
}

function changeVerse(folder: string, word: string): void {
  for (const name of readdirSync(folder).filter((name) => usfm.test(name))) {
    const file = join(folder, name);
    const text = readFileSync(file, 'utf8');
    if (!firstVerse.test(text)) continue;
    rmSync(file);
    writeFileSync(file, text.replace(firstVerse, `$&${word} `));
    return;
  }
  throw new Error('No file of the translation has a verse 1.');
}
