import { Database } from 'bun:sqlite';
import { beforeAll, describe, expect, setDefaultTimeout, test } from 'bun:test';
import { join } from 'node:path';
import { writeBundle } from '../../src/export/write-bundle.ts';
import { type CompiledContent, compileContent } from '../compiled.ts';
import { newFolder } from '../new-folder.ts';
import { editionJson } from '../small-content/small-edition-json.ts';
import { writeFiles } from '../write-files.ts';

setDefaultTimeout(600_000);

const book = `\\id GEN
\\c 1
\\p
\\v 1 José bought a café in Việt Nam.\\f + \\ft Or a Résumé\\f*
\\v 2 בְּרֵאשִׁ֖ית בָּרָ֣א אֱלֹהִ֑ים
\\v 3 Ἐν ἀρχῇ ἦν ὁ λόγος
\\v 4 हिन्दी की किताब
\\v 5 بِسْمِ اللَّهِ
\\v 6 Cafe\u0301 with a combining accent
\\v 7 Пётр и йод
\\v 8 起初，神创造天地。
`;

let compiled: Promise<CompiledContent> | undefined;

async function searchableBundle(): Promise<Database> {
  compiled ??= compileContent((content) =>
    writeFiles(content, {
      'translations/many/edition.json': editionJson('MANY', 'Many Scripts'),
      'translations/many/gen.usfm': book,
    }),
  );
  const { library } = await compiled;
  const file = join(newFolder({ 'here.txt': '' }), 'many.sqlite');
  await writeBundle({ library, id: 'MANY', format: 'sqlite', file });
  return new Database(file, { readonly: true });
}

beforeAll(async () => void (await searchableBundle()), 600_000);

function found(db: Database, words: string): number[] {
  const rows = db
    .query<{ verse: number }, [string]>(
      `SELECT v.verse FROM verse_search s JOIN verses v ON v.id = s.rowid WHERE verse_search MATCH ? ORDER BY v.id`,
    )
    .all(words);
  return rows.map(({ verse }) => verse);
}

describe('A search in a bundle finds', () => {
  test.each([
    ['accented letters by plain ones', 'jose', [1]],
    ['accented letters by accented ones', 'José', [1]],
    ['composed and combining accents alike', 'cafe', [1, 6]],
    ['letters with several marks', 'viet', [1]],
    ['Hebrew words by their letters', 'בראשית', [2]],
    ['Greek words without breathings and accents', 'λογος', [3]],
    ['Greek words in capitals', 'ΑΡΧΗ', [3]],
    ['Arabic words without vowels', 'الله', [5]],
    ['words of a script whose vowels are marks', 'किताब', [4]],
    ['no such word by its consonants', 'कताब', []],
    ['phrases', '"bought a cafe"', [1]],
    ['beginnings of words', 'comb*', [6]],
    ['Cyrillic letters as they are', 'йод', [7]],
    ['words of a script without spaces, with spaces between their characters', '"创 造"', [8]],
  ] as const)('%s', async (_, words, verses) => {
    expect(found(await searchableBundle(), words)).toEqual([...verses]);
  });

  test('footnotes too', async () => {
    const db = await searchableBundle();
    const rows = db
      .query(
        `SELECT f.text FROM footnote_search s JOIN footnotes f ON f.id = s.rowid WHERE footnote_search MATCH ?`,
      )
      .all('resume');
    expect(rows).toEqual([{ text: 'Or a Résumé' }]);
  });

  test('the marks in the text', async () => {
    const db = await searchableBundle();
    const marked = (words: string) =>
      db
        .query(
          `SELECT highlight(verse_search, 0, '[', ']') AS t FROM verse_search WHERE verse_search MATCH ?`,
        )
        .values(words)
        .flat();
    expect(marked('nam')).toEqual(['José bought a café in Việt [Nam].']);
    expect(marked('ברא')).toEqual(['בראשית [ברא] אלהים']);
  });
});

test('The text of a verse is stored once, unless it has points or accents to leave out', async () => {
  const db = await searchableBundle();
  const searched = db
    .query('SELECT verse FROM verses WHERE search_text IS NOT NULL ORDER BY id')
    .values()
    .flat();
  expect(searched).toEqual([2, 3, 5, 8]);
  expect(db.query(`SELECT name FROM sqlite_schema WHERE name = 'verse_search_content'`).all()).toEqual([]);
});

test('The full-text index agrees with the text', async () => {
  const db = Database.deserialize((await searchableBundle()).serialize());
  db.run(`INSERT INTO verse_search (verse_search, rank) VALUES ('integrity-check', 1)`);
  db.run(`UPDATE verses SET text = 'other' WHERE verse = 1`);
  expect(() =>
    db.run(`INSERT INTO verse_search (verse_search, rank) VALUES ('integrity-check', 1)`),
  ).toThrow();
});
