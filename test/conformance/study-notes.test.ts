import { expect, test } from 'bun:test';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { commentaryDocuments } from '../../src/documents/commentary/commentary-documents.ts';
import {
  commentaryChapterSchema,
  simpleCommentaryChapterSchema,
} from '../../src/documents/commentary/commentary-schema.ts';
import { readCommentary } from '../../src/formats/commentary/read-commentary.ts';
import { allBooks } from '../../src/model/books.ts';
import { sharedData } from '../shared-data.ts';

interface RawNote {
  readonly title: string;
  readonly index_reference: string;
  readonly content: string;
}

const folder = join(sharedData ?? '', 'commentaries/tyndale-study-notes');
const files = sharedData ? readdirSync(folder).sort() : [];
const rawNotes = files.map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as RawNote[]);
const read = readCommentary(
  files.map((file) => ({ file, bytes: new Uint8Array(readFileSync(join(folder, file))) })),
);

/** Independent of the source reader: block tags separate words, all other tags do not. */
function rawWords(html: string): string[] {
  const entities: Record<string, string> = { nbsp: ' ', apos: "'", quot: '"', gt: '>', lt: '<', amp: '&' };
  return words(
    html
      .replace(/<\/?(p|ul|ol|li|br|h1)\b[^>]*>/g, ' ')
      .replace(/<[^>]*>/g, '')
      .replace(/&(\w+);/g, (_, name: string) => entities[name]!),
  );
}

function words(text: string): string[] {
  return text.split(/\s+/).filter((word) => word !== '');
}

test.skipIf(!sharedData)('every study note is served', () => {
  expect(rawNotes.flat().length).toBe(16_923);
  expect(read.tally).toEqual({
    notes: 16_923,
    notesServed: 16_923,
    notesLeftOut: 0,
    profiles: 0,
    bulletsOnNewLines: 3108,
    blanksLeftOut: 6,
    backslashesLeftOut: 1,
  });
  expect(read.isDamaged).toBe(false);
  const perBook = read.content!.books.map(({ id, chapters }) => [
    id,
    chapters.flatMap(({ verses }) => verses.flatMap(({ notes }) => notes)).length,
  ]);
  const canonical = allBooks().slice(0, 66);
  expect(perBook).toEqual(rawNotes.map((notes, index) => [canonical[index]!.id, notes.length]));
});

test.skipIf(!sharedData)('a doubtful place is reported with its position, and nothing else', () => {
  const found = read.diagnostics.map(({ code, message }) => `${code} ${/"(.*?)"/.exec(message)?.[1] ?? ''}`);
  expect(found).toEqual(
    [
      ...[
        'Exodus 35:1–40.38',
        'Joshua 7:1–12.24',
        'Joshua 13:1–21.45',
        'Judges 6:1–8.35',
        'Judges 13:1–16.31',
      ],
      ...['Psalms 142:7', 'Psalms 142', 'Isaiah 7:1–39.8', 'John 13:31–17.26', 'Revelation 8:2–11.19'],
    ].map((place) => `disputed-place ${place}`),
  );
  expect(read.diagnostics.every(({ line, column }) => line > 1 && column > 0)).toBe(true);
});

test.skipIf(!sharedData)('the notes of a verse are complete and in the order of their file', () => {
  const served = read.content!.books.map(({ chapters }) =>
    chapters.flatMap(({ number: chapter, verses }) =>
      verses.flatMap(({ number: verse, notes }) => notes.map((note) => ({ chapter, verse, note }))),
    ),
  );
  const differences = rawNotes.flatMap((notes, book) => {
    const expected = notes
      .map((note) => ({ note, place: placeOf(note) }))
      .toSorted((a, b) => a.place.chapter - b.place.chapter || a.place.verse - b.place.verse);
    return expected.flatMap(({ note, place }, index) => {
      const { chapter, verse, note: text } = served[book]![index]!;
      const isOnlyTheVerse = /^[^:]* \d+:\d+$/.test(note.title);
      const expectedWords = [...(isOnlyTheVerse ? [] : words(note.title)), ...rawWords(note.content)];
      const expectedText = `${place.chapter}:${place.verse} ${cleaned(expectedWords.join(' '))}`;
      const servedText = `${chapter}:${verse} ${words(text).join(' ')}`;
      return servedText === expectedText ? [] : [{ title: note.title, servedText, expectedText }];
    });
  });
  expect(differences.slice(0, 3)).toEqual([]);
});

function cleaned(text: string): string {
  return text.replace(/ (?=[,;)])|(?<=\() /g, '').replace(' \\ ', ' ');
}

function placeOf({ title }: RawNote): { chapter: number; verse: number } {
  const [, chapter, verse = 1] = /^.+? (\d+)(?::(\d+))?/.exec(title)!;
  return { chapter: Number(chapter), verse: Number(verse) };
}

test.skipIf(!sharedData)('texts contain neither markup nor stray white space', () => {
  const texts = read.content!.books.flatMap(({ chapters }) =>
    chapters.flatMap(({ verses }) => verses.flatMap(({ notes }) => notes)),
  );
  expect(texts.filter((text) => /<\/?[a-z]|&\w+;|\u00a0| {2}|\n{3}| \n|\n |^\s|\s$/.test(text))).toEqual([]);
});

test.skipIf(!sharedData)('all documents are of their schemas, and the chapters are one chain', () => {
  const metadata = {
    id: 'tyndale',
    name: 'Tyndale Open Study Notes',
    englishName: 'Tyndale Open Study Notes',
    shortName: 'TOSN',
    language: 'eng',
    direction: 'ltr',
    website: 'https://tyndaleopenresources.com',
    licenseUrl: 'https://creativecommons.org/licenses/by-sa/4.0/',
    licenseNotes: null,
    licenseNotice: null,
  } as const;
  const made = commentaryDocuments(metadata, read.content!);
  const ofContract = [...made.documents].filter(([path]) => !path.startsWith('/api/x/'));
  const documents = new Map(ofContract.map(([path, json]) => [path, JSON.parse(json)]));
  expect(made.counts.books).toBe(66);
  expect(documents.size).toBe(made.counts.chapters * 2 + 2);
  for (const [suffix, schema] of [
    ['.json', commentaryChapterSchema],
    ['.simple.json', simpleCommentaryChapterSchema],
  ] as const) {
    let link: string | null = `/api/c/tyndale/GEN/1${suffix}`;
    let previous: string | null = null;
    let count = 0;
    for (; link !== null; count++) {
      const chapter: ReturnType<typeof schema.parse> = schema.parse(documents.get(link));
      expect([chapter.thisChapterLink, chapter.previousChapterApiLink]).toEqual([link, previous]);
      previous = link;
      link = chapter.nextChapterApiLink;
    }
    expect(count).toBe(made.counts.chapters);
  }
});
