import { Database } from 'bun:sqlite';
import { describe, expect, setDefaultTimeout, test } from 'bun:test';
import { cpSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { links } from '../../src/documents/links.ts';
import type { TranslationBookChapter } from '../../src/documents/translation/chapter-schema.ts';
import type { TranslationBooks } from '../../src/documents/translation/translation-schema.ts';
import { exportScripture, type ScriptureFormat } from '../../src/export/scripture/export-scripture.ts';
import type { Library } from '../../src/library/library.ts';
import { compileContent, compiledSmallContent } from '../compiled.ts';
import { newFolder } from '../new-folder.ts';
import { readDocument } from '../read-document.ts';
import { compiledStarterChapters } from '../starter-chapters.ts';
import { writeFiles } from '../write-files.ts';
import { exportSamples, translationsIn } from './export-samples.ts';

setDefaultTimeout(600_000);

const findDocument = <T>(library: Library, path: string) =>
  library.get(path) ? readDocument<T>(library, path) : undefined;

/** Exports and compiles again. Exactly the verses that USFM cannot contain are reported. */
async function readBack(
  library: Library,
  format: ScriptureFormat,
  expected?: readonly string[],
): Promise<Library> {
  const exported = newFolder({});
  for (const id of translationsIn(library)) {
    const folder = join(exported, id);
    const { faults } = await exportScripture({ library, id, format, folder });
    const reported = expected ?? (format === 'usfm' ? versesWithBackslashes(library, id) : []);
    expect([id, faults]).toEqual([id, reported]);
  }
  const { library: again } = await compileContent(
    (content) => cpSync(exported, join(content, 'translations'), { recursive: true }),
    { withSearch: false },
  );
  return again;
}

function* chaptersOf(library: Library, id: string): Iterable<TranslationBookChapter> {
  for (const book of readDocument<TranslationBooks>(library, links.books(id)).books)
    for (let chapter = book.firstChapterNumber; chapter <= book.lastChapterNumber; chapter++) {
      const found = findDocument<TranslationBookChapter>(library, links.chapter(id, book.id, chapter));
      if (found) yield found;
    }
}

function wholeChapters(library: Library, id: string): Map<string, unknown> {
  const chapters = Array.from(chaptersOf(library, id), ({ translation, book, chapter }) => {
    const words = findDocument<{ verses: unknown }>(library, links.words(id, book.id, chapter.number));
    const whole = { book: [book.id, book.name, book.title], translation, chapter, words: words?.verses };
    return [`${book.id} ${chapter.number}`, whole] as const;
  });
  return new Map(chapters);
}

function versesWithBackslashes(library: Library, id: string): string[] {
  return textsOf(library, id)
    .verses.filter((verse) => verse.includes('\\'))
    .map((verse) => verse.split(' ', 2).join(' '));
}

function withoutBackslashes(chapters: Map<string, unknown>): Map<string, unknown> {
  const inUsfm = (_: string, value: unknown) =>
    typeof value === 'string' ? value.replaceAll('\\', '＼') : value;
  return new Map(
    Array.from(chapters, ([place, chapter]) => [place, JSON.parse(JSON.stringify(chapter), inUsfm)]),
  );
}

interface Texts {
  readonly verses: string[];
  readonly headings: string[];
  readonly notes: string[];
}

function textsOf(library: Library, id: string): Texts {
  const texts: Texts = { verses: [], headings: [], notes: [] };
  for (const { book, chapter } of chaptersOf(library, id)) {
    const place = `${book.id} ${chapter.number}`;
    for (const item of chapter.content) {
      if (item.type === 'heading') texts.headings.push(`${place} ${item.content.join(' ')}`);
      if (item.type !== 'verse' && item.type !== 'hebrew_subtitle') continue;
      const parts = item.content.flatMap((part) => {
        if (typeof part === 'string') return part;
        if ('heading' in part) texts.headings.push(`${place} ${part.heading}`);
        return 'text' in part ? part.text : [];
      });
      const number = item.type === 'verse' ? item.number : 0;
      texts.verses.push(`${place}:${number} ${parts.join('').replace(/\s/g, '')}`);
    }
    for (const { text } of chapter.footnotes) texts.notes.push(`${place} ${text.replace(/\s+/g, ' ')}`);
  }
  return texts;
}

describe.each(exportSamples)('%s', (_, compiled) => {
  test.each(['usfm', 'usx', 'usj'] as const)(
    'are the same documents after a round trip through %s',
    async (format) => {
      const { library } = await compiled();
      const again = await readBack(library, format);
      for (const id of translationsIn(library)) {
        const before = wholeChapters(library, id);
        expect(wholeChapters(again, id)).toEqual(format === 'usfm' ? withoutBackslashes(before) : before);
      }
    },
  );

  test.each([
    ['osis', ['verses', 'headings', 'notes']],
    ['zefania', ['verses', 'notes']],
    ['opensong', ['verses']],
    ['beblia', ['verses']],
  ] as const)('keep every word in %s', async (format, kept) => {
    const { library } = await compiled();
    const again = await readBack(library, format);
    for (const id of translationsIn(library)) {
      const [before, after] = [textsOf(library, id), textsOf(again, id)];
      const verses = (texts: Texts) =>
        format === 'opensong' || format === 'beblia'
          ? texts.verses.filter((verse) => !/:0 /.test(verse))
          : texts.verses;
      for (const kind of kept) {
        const of = (texts: Texts) => (kind === 'verses' ? verses(texts) : texts[kind]);
        expect([id, of(after)]).toEqual([id, of(before)]);
      }
    }
  });

  test.each([
    'usfm',
    'usx',
    'usj',
    'osis',
    'zefania',
    'opensong',
    'beblia',
    'epub',
    'docx',
    'html',
    'markdown',
    'text',
  ] as const)(
    'are written with the same bytes each time in %s, and equal files are left alone',
    async (format) => {
      const { library } = await compiled();
      const [id] = translationsIn(library);
      const folder = newFolder({});
      const first = await exportScripture({ library, id: id!, format, folder });
      expect(first.written).toBe(first.files);
      const times = () => filesIn(folder).map((file) => [file, statSync(join(folder, file)).mtimeMs]);
      const before = times();
      expect((await exportScripture({ library, id: id!, format, folder })).written).toBe(0);
      expect(times()).toEqual(before);
    },
  );
});

function filesIn(folder: string): string[] {
  return (readdirSync(folder, { recursive: true }) as string[])
    .filter((file) => statSync(join(folder, file)).isFile())
    .sort();
}

describe('formats for reading', () => {
  const written = async (format: ScriptureFormat, file: string) => {
    const { library } = await compiledStarterChapters();
    const folder = newFolder({});
    await exportScripture({ library, id: 'KJV', format, folder });
    return readFileSync(join(folder, file), 'utf8');
  };

  test.each([
    [
      'opensong',
      'opensong cannot express 2 headings, 4 notes, 1 title, 4 lines of poetry, 3 annotated words, 3 red letter texts.',
    ],
    ['zefania', 'zefania cannot express 4 lines of poetry, 3 annotated words, 3 red letter texts.'],
    ['osis', undefined],
  ] as const)('%s states what it does not keep', async (format, remark) => {
    const { library } = await compiledSmallContent();
    const { remarks } = await exportScripture({ library, id: 'SMALL', format, folder: newFolder({}) });
    expect(remarks).toEqual(remark ? [remark] : []);
  });

  test('text has one verse per line', async () => {
    const lines = (await written('text', 'KJV.txt')).split('\n');
    expect(lines.find((line) => line.startsWith('JHN\t3\t16\t'))).toContain('For God so loved the world');
  });

  test('HTML has an anchor for each verse, and the licence', async () => {
    const page = await written('html', 'KJV.html');
    expect(page).toContain('<sup class="v" id="JHN.3.16">16</sup>\u00a0');
    expect(page).toContain('License: ');
    expect(page).toContain('@page');
  });

  test('Markdown has a file per chapter, with front matter and a block id for each verse', async () => {
    const chapter = await written('markdown', 'JHN/JHN 3.md');
    expect(chapter).toStartWith('---\ntitle: "John 3"\nbook: JHN\nchapter: 3\n');
    expect(chapter).toMatch(/\*\*16\*\* For God so loved .*\^v16\n/);
  });

  test('Markdown links to related verses of exported books, in the numbering of the translation', async () => {
    const { library } = await compiledSmallContent();
    const folder = newFolder({});
    const vault = async () => {
      await exportScripture({ library, id: 'SMALL', format: 'markdown', folder });
      const files = filesIn(folder);
      const texts = files.map((file) => readFileSync(join(folder, file), 'utf8'));
      return {
        files,
        links: texts.flatMap((text) => [...text.matchAll(/\[\[(.*?)#\^v\d+\|.*?\]\]/g)]),
        texts,
      };
    };
    const { files, links, texts } = await vault();
    expect(links.length).toBeGreaterThan(0);
    for (const [, target] of links) expect(files).toContain(`${target}.md`);
    const linking = texts.filter((text) => text.includes('[['));
    expect(linking.every((text) => text.includes('\n# Cross references: '))).toBe(true);
    const alone = newFolder({});
    await exportScripture({ library, id: 'SMALL', format: 'markdown', folder: alone, books: ['GEN'] });
    for (const file of filesIn(alone))
      for (const [, target] of readFileSync(join(alone, file), 'utf8').matchAll(/\[\[(\w+)\//g))
        expect(target).toBe('GEN');
  });
});

test('text that a format cannot contain is reported', async () => {
  const { library } = await compileContent((content) => {
    const para = {
      type: 'para',
      marker: 'p',
      content: [{ type: 'verse', marker: 'v', number: '1' }, 'a \\is b /c//d~e'],
    };
    const chapter = { type: 'chapter', marker: 'c', number: '1' };
    const book = { type: 'book', marker: 'id', code: 'RUT', content: [] };
    const usj = { type: 'USJ', version: '3.1', content: [book, chapter, para] };
    writeFiles(join(content, 'translations/a'), {
      'edition.json': edition('A'),
      'RUT.usj': JSON.stringify(usj),
    });
  });
  const faults = async (format: ScriptureFormat) =>
    (await exportScripture({ library, id: 'A', format, folder: newFolder({}) })).faults;
  expect(await faults('usfm')).toEqual(['RUT 1:1']);
  expect(await faults('usx')).toEqual([]);
  const again = await readBack(library, 'usfm', ['RUT 1:1']);
  expect(textsOf(again, 'A').verses).toEqual(['RUT 1:1 a＼isb/c／/d～e']);
});

const edition = (id: string) =>
  JSON.stringify({
    ...{ id, name: id, englishName: id, shortName: id, language: 'eng' },
    ...{ website: 'https://a.example', licenseUrl: 'https://a.example/l' },
  });

const editionOf = (usfm: string) => (content: string) =>
  writeFiles(join(content, 'translations/a'), { 'edition.json': edition('A'), 'RUT.usfm': usfm });

const notesAtLines = `\\id RUT
\\c 1
\\s1 First \\f + \\ft of the first\\f*
\\q1
\\v 1 a line \\f + \\ft in verse 1\\f*
\\q2 and another
\\v 2 \\x - \\xt Gen 1:1\\x*
\\v 3 in its line
\\q1 \\f + \\ft before a line\\f* more
\\q1
\\v 4 \\f + \\ft no text\\f*
\\q1
\\v 5 a line
\\v 6 \\f + \\ft before prose\\f*
\\tr \\tc1 a \\tc2 table
\\q2 a line
\\v 7 \\f + \\ft before a heading\\f*
\\s1 Second \\f + \\ft of the second\\f*
\\p prose
\\p \\f + \\ft before a paragraph\\f* more
\\s1 Third \\f - \\ft of the third\\f*
\\p
\\v 8 end`;

test.each(['usfm', 'usx', 'usj'] as const)(
  'notes, verses without text and headings stay in their lines in %s',
  async (format) => {
    const { library } = await compileContent(editionOf(notesAtLines));
    expect(wholeChapters(await readBack(library, format), 'A')).toEqual(wholeChapters(library, 'A'));
  },
);

test('notes on headings are below their heading', async () => {
  const { library } = await compileContent(editionOf(notesAtLines));
  const text = async (format: ScriptureFormat, file: string) => {
    const folder = newFolder({});
    await exportScripture({ library, id: 'A', format, folder });
    return readFileSync(join(folder, file), 'utf8');
  };
  expect(await text('zefania', 'A.zefania.xml')).toContain(
    '<CAPTION>Third<NOTE>of the third</NOTE></CAPTION>',
  );
  const markdown = await text('markdown', 'RUT/RUT 1.md');
  expect(markdown).toContain('## First[^1]\n');
  expect(markdown).toContain('[^1]: of the first\n');
  const folder = newFolder({});
  await exportScripture({ library, id: 'A', format: 'mybible', folder });
  using db = new Database(join(folder, 'A.SQLite3'), { readonly: true });
  const verse = db.query<{ text: string }, []>('SELECT text FROM verses WHERE verse = 8').get();
  expect(verse!.text).toBe('<n>of the third</n>end');
});

test('notes are kept in a chapter without headings', async () => {
  const { library } = await compileContent(
    editionOf('\\id RUT\n\\c 1\n\\s1 \\f + \\ft on nothing\\f*\n\\p\n\\v 1 one'),
  );
  for (const format of ['usfm', 'usx', 'usj', 'osis', 'zefania'] as const)
    expect(textsOf(await readBack(library, format), 'A').notes).toEqual(['RUT 1 on nothing']);
});

test('books keep names that no table lists, and text keeps control characters that XML allows', async () => {
  const { library } = await compileContent((content) =>
    writeFiles(join(content, 'translations/a'), {
      'edition.json': edition('A'),
      'GEN.usfm': '\\id GEN\n\\h Zyxwv\n\\c 1\n\\p\n\\v 1 one\u0085two',
    }),
  );
  for (const format of ['usx', 'osis', 'zefania', 'opensong', 'beblia'] as const) {
    const again = await readBack(library, format);
    expect([format, textsOf(again, 'A').verses]).toEqual([format, ['GEN 1:1 one\u0085two']]);
    if (format !== 'beblia') expect([...chaptersOf(again, 'A')][0]!.book.name).toBe('Zyxwv');
  }
});

test('OSIS keeps the callers of notes, also if there is none', async () => {
  const notes = '\\v 1 one\\f - \\ft a\\f* two\\f + \\ft b\\f* three\\f * \\ft c\\f*';
  const { library } = await compileContent((content) =>
    writeFiles(join(content, 'translations/a'), {
      'edition.json': edition('A'),
      'RUT.usfm': `\\id RUT\n\\c 1\n\\p\n${notes}`,
    }),
  );
  const again = await readBack(library, 'osis');
  const callers = [...chaptersOf(again, 'A')].flatMap(({ chapter }) =>
    chapter.footnotes.map(({ caller }) => caller),
  );
  expect(callers).toEqual([null, '+', '*']);
});

test('parallel lines are built again, whatever the last verse of the edition is', async () => {
  const { library } = await compileContent((content) =>
    writeFiles(join(content, 'translations/a'), {
      'edition.json': edition('A'),
      'RUT.usfm': '\\id RUT\n\\c 1\n\\p\n\\v 1 One.\n\\v 2-3 Two and three.\n\\v 5 Five.',
    }),
  );
  const folder = newFolder({ 'edition.json': edition('A') });
  await exportScripture({ library, id: 'A', format: 'vref', folder });
  const { library: again } = await compileContent((content) =>
    cpSync(folder, join(content, 'translations/a'), { recursive: true }),
  );
  expect(textsOf(again, 'A').verses).toEqual(textsOf(library, 'A').verses);
});

test('a format of a single file is written to the named file, unless that is a folder', async () => {
  const { library } = await compiledStarterChapters();
  const folder = newFolder({});
  const written = async (format: ScriptureFormat, name: string) => {
    await exportScripture({ library, id: 'KJV', format, folder: join(folder, name), books: ['RUT'] });
    return filesIn(folder).filter((file) => file.startsWith(name));
  };
  expect(await written('epub', 'new/ruth.epub')).toEqual(['new/ruth.epub']);
  expect(await written('mybible', 'ruth.sqlite3')).toEqual(['ruth.sqlite3']);
  mkdirSync(join(folder, 'old.html'));
  expect(await written('html', 'old.html')).toEqual([join('old.html', 'KJV.html')]);
  expect(await written('vref', 'lines.txt')).toHaveLength(2);
});

test('only translations have these formats', async () => {
  const { library } = await compiledSmallContent();
  const other = library.editions().find(({ kind }) => kind === 'commentary')!.id;
  const attempt = (id: string) => exportScripture({ library, id, format: 'usfm', folder: newFolder({}) });
  await expect(attempt(other)).rejects.toThrow(`${other} is a commentary`);
  await expect(attempt('NONE')).rejects.toThrow('no edition "NONE"');
});
