import { newFolder } from './new-folder.ts';
import { writeFiles } from './write-files.ts';

const books = ['GEN', 'EXO', 'PSA', 'MAT', 'JHN', 'REV'];
const chapters = 8;
const verses = 10;

export function generatedSources(version: number): Record<string, unknown> {
  const files = books.map((id, index) => [`translations/generated/${index}-${id}.usfm`, book(id, version)]);
  const metadata = {
    id: 'GENERATED',
    name: `Version ${version}`,
    englishName: `Version ${version}`,
    language: 'eng',
    website: 'https://example.org/generated',
    licenseUrl: 'https://example.org/license',
  };
  return Object.fromEntries([['translations/generated/edition.json', metadata], ...files]);
}

export function generatedContent(version = 1): string {
  return newFolder(generatedSources(version));
}

export function writeGeneratedVersion(content: string, version: number): void {
  writeFiles(content, generatedSources(version));
}

function book(id: string, version: number): string {
  const lines = [`\\id ${id}`, `\\h Book ${id}`, `\\mt1 Book ${id}`];
  for (let chapter = 1; chapter <= chapters; chapter++) {
    lines.push(`\\c ${chapter}`, '\\s1 Heading', '\\p');
    for (let verse = 1; verse <= verses; verse++)
      lines.push(`\\v ${verse} ${verseText(chapter, verse, version)}`);
  }
  return `${lines.join('\n')}\n`;
}

function verseText(chapter: number, verse: number, version: number): string {
  const place = `${chapter} ${verse}`;
  return `Version ${version}, place ${place},\\f + \\ft Note on ${place}\\f* said \\wj “so it is”\\wj* and was done.`;
}
