import { links } from '../documents/links.ts';
import type { EditionRecord } from '../library/edition-record.ts';

/**
 * The first thing to read in an archive: what it holds and how to read it.
 * @param chapter path of a chapter, to serve as an example; undefined where there is none.
 */
export function readmeText(edition: EditionRecord, chapter: string | undefined): string {
  const { id, kind, catalogueEntry, counts } = edition;
  const { name, englishName, language, languageEnglishName, licenseUrl, listOfBooksApiLink } = catalogueEntry;
  const title = name === englishName ? `${name}` : `${name} (${englishName})`;
  return `${title}

Edition   ${id}, a ${kind}
Language  ${languageEnglishName ?? language}
Content   ${counts.books} books, ${counts.chapters} chapters, ${counts.verses} verses
Licence   ${licenseUrl || 'not named'} (see LICENSE.txt)

Every file under api/ is a JSON document in UTF-8. Its place in this archive is its path in the API, and links
between documents are such paths: "/api/..." is the file api/... here.

Start with    ${String(listOfBooksApiLink).slice(1)}
The catalogue ${catalogues[kind].slice(1)} lists this edition alone.
${chapter === undefined ? '' : example(kind, chapter.slice(1))}
A static web server on the unpacked folder serves the API of this edition.
`;
}

const catalogues: Readonly<Record<EditionRecord['kind'], string>> = {
  translation: links.availableTranslations,
  commentary: links.availableCommentaries,
  dataset: links.availableDatasets,
};

const chapterHolds: Readonly<Record<EditionRecord['kind'], string>> = {
  translation: 'headings, verses, notes, poetry',
  commentary: 'the notes on each verse',
  dataset: 'what there is on its verses',
};

function example(kind: EditionRecord['kind'], chapter: string): string {
  const simple = chapter.replace(/json$/, 'simple.json');
  const lines = [`${chapter}  a chapter: ${chapterHolds[kind]}`];
  if (kind !== 'dataset') lines.push(`${simple}  the same with each verse as one text`);
  return `\nFor example\n${lines.map((line) => `  ${line}\n`).join('')}`;
}
