import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { bookInfo } from '../../src/model/books.ts';
import { usfmBookId } from '../../src/references/osis-books.ts';
import { sharedData } from '../../test/shared-data.ts';
import { project } from '../lib/project.ts';

export const goldTexts: Readonly<Record<string, string>> = {
  WEB: 'engwebp',
  ULT: 'ult-sample',
  UST: 'ust-sample',
};

export function goldFolder(id: string): string {
  return join(sharedData!, 'translations', goldTexts[id]!);
}

/**
 * Writes a content folder with the translations without their tags, the originals and the lexicons.
 * @param greek tagged King James Version in OSIS, which contains the Textus Receptus; undefined to omit Greek.
 * @throws Error if a source does not exist.
 */
export function writeContent(content: string, greek: string | undefined): void {
  if (!sharedData) throw new Error('The translations are in ../shared/data, which does not exist.');
  const starter = join(project, '.cache/starter/content');
  if (!existsSync(starter)) throw new Error('Run `npm start` once: it makes the starter content.');
  for (const id of Object.keys(goldTexts)) writeUntagged(id, join(content, 'translations', id));
  cpSync(join(starter, 'translations/OSHB'), join(content, 'translations/OSHB'), { recursive: true });
  const hebrew = 'datasets/strongs-hebrew';
  cpSync(join(starter, hebrew), join(content, hebrew), { recursive: true });
  const strongs = dirname(createRequire(import.meta.url).resolve('strongs/package.json'));
  const folder = join(content, 'datasets/strongs-greek');
  writeEdition(folder, 'strongs-greek', 'eng');
  cpSync(join(strongs, 'greek/strongs-greek-dictionary.js'), join(folder, 'strongs-greek-dictionary.js'));
  if (greek) writeGreek(readFileSync(greek, 'utf8'), join(content, 'translations/TR'));
}

function writeEdition(folder: string, id: string, language: string): void {
  mkdirSync(folder, { recursive: true });
  const licenseUrl = 'https://creativecommons.org/publicdomain/mark/1.0/';
  const metadata = { id, name: id, englishName: id, language, website: '', licenseUrl };
  writeFileSync(join(folder, 'edition.json'), JSON.stringify(metadata));
}

function writeUntagged(id: string, folder: string): void {
  writeEdition(folder, id, 'eng');
  for (const name of readdirSync(goldFolder(id))) {
    if (!/\.u?sfm$/.test(name)) continue;
    writeFileSync(join(folder, name), untagged(readFileSync(join(goldFolder(id), name), 'utf8')));
  }
}

function untagged(usfm: string): string {
  return usfm.replace(/\\zaln-[se][^\\]*\\\*/g, '').replace(/\\(\+?)w ([^|\\]*)(?:\|[^\\]*)?\\\1w\*/g, '$2');
}

function writeGreek(osis: string, folder: string): void {
  writeEdition(folder, 'TR', 'grc');
  const books = new Map<string, string[]>();
  for (const [, name = '', chapter, verse, text = ''] of osis.matchAll(
    /<verse osisID="(\w+)\.(\d+)\.(\d+)"[^>]*sID[^>]*\/>(.*?)<verse eID/gs,
  )) {
    const book = usfmBookId(name);
    if (!book || (bookInfo(book)?.order ?? 0) < 40) continue;
    const lines = books.get(book) ?? [`\\id ${book}`];
    books.set(book, lines);
    if (verse === '1') lines.push(`\\c ${chapter}`, '\\p');
    lines.push(`\\v ${verse} ${greekWords(text).join(' ')}`);
  }
  for (const [book, lines] of books) writeFileSync(join(folder, `${book}.usfm`), lines.join('\n'));
}

function greekWords(text: string): string[] {
  const words = new Map<number, string>();
  for (const [, attributes = ''] of text.matchAll(/<w ([^>]*)>/g)) {
    const list = (name: string, prefix: string) =>
      (new RegExp(`\\b${name}="([^"]*)"`).exec(attributes)?.[1] ?? '')
        .split(' ')
        .flatMap((each) => (each.startsWith(prefix) ? [each.slice(prefix.length)] : []));
    const [numbers, forms, codes] = [
      list('lemma', 'strong:'),
      list('lemma', 'lemma.TR:'),
      list('morph', 'robinson:'),
    ];
    for (const [index, place] of list('src', '').entries()) {
      if (!numbers[index]) continue;
      const morph = codes[index] ? ` x-morph="${codes[index]}"` : '';
      words.set(
        Number(place),
        `\\w ${forms[index] ?? numbers[index]}|strong="${numbers[index]}"${morph}\\w*`,
      );
    }
  }
  return [...words].sort(([a], [b]) => a - b).map(([, word]) => word);
}
