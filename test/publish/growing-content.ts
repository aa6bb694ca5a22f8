import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { newFolder } from '../new-folder.ts';
import { writeSmallContent } from '../small-content/small-content.ts';
import { writeFiles } from '../write-files.ts';

const folder = 'translations/growing';

export interface GrowingState {
  readonly books: Readonly<Record<string, number>>;
  readonly hasSecondEdition?: boolean;
  readonly isWithoutSmall?: boolean;
}

export function growingContent(state: GrowingState): string {
  const content = newFolder();
  writeGrowing(content, state);
  return content;
}

export function writeGrowing(
  content: string,
  { books, hasSecondEdition, isWithoutSmall }: GrowingState,
): void {
  rmSync(content, { recursive: true, force: true });
  mkdirSync(content);
  if (!isWithoutSmall) writeSmallContent(content);
  writeEdition(content, folder, 'GROWING', books);
  if (hasSecondEdition) writeEdition(content, 'translations/second', 'SECOND', { GEN: 2 });
}

export function changeVerse(content: string, book: string): void {
  const file = join(content, folder, `${book}.usfm`);
  writeFileSync(file, readFileSync(file, 'utf8').replace('\\v 2 And', '\\v 2 Then'));
}

function writeEdition(content: string, at: string, id: string, books: GrowingState['books']): void {
  const links = { website: 'https://example.org', licenseUrl: 'https://example.org/licence' };
  const metadata = { id, name: id, englishName: id, language: 'eng', ...links };
  const files = Object.entries(books).map(([book, chapters]) => [`${at}/${book}.usfm`, usfm(book, chapters)]);
  writeFiles(content, { [`${at}/edition.json`]: metadata, ...Object.fromEntries(files) });
}

function usfm(book: string, chapters: number): string {
  const lines = [`\\id ${book}`, `\\h ${book}`, `\\mt1 ${book}`];
  for (let chapter = 1; chapter <= chapters; chapter++) {
    lines.push(`\\c ${chapter}`, '\\p', `\\v 1 In ${book} ${chapter}.`, `\\v 2 And more of ${chapter}.`);
  }
  return `${lines.join('\n')}\n`;
}
