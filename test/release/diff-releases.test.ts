import { beforeAll, describe, expect, setDefaultTimeout, test } from 'bun:test';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildLibrary } from '../../src/compile/build-library.fixture.ts';
import { links } from '../../src/documents/links.ts';
import { openLibrary } from '../../src/library/library.ts';
import { diffLines } from '../../src/release/diff/diff-lines.ts';
import { diffReleases } from '../../src/release/diff/diff-releases.ts';
import { openReleaseSource } from '../../src/release/open-release-source.ts';
import { compiledSmallContent } from '../compiled.ts';
import { newFolder } from '../new-folder.ts';
import { releaseTree, utf8, writtenTree } from './release-tree.ts';
import { serveTree } from './site-server.ts';

setDefaultTimeout(600_000);

let content: string;
let old: string;

beforeAll(async () => {
  ({ content, directory: old } = await compiledSmallContent());
});

type Edits = Readonly<Record<string, readonly (readonly [from: string, to: string])[] | null>>;

async function edited(edits: Edits): Promise<string> {
  const [folder, library] = [newFolder(), newFolder()];
  cpSync(content, folder, { recursive: true });
  for (const [name, replacements] of Object.entries(edits)) {
    const file = join(folder, name);
    if (!replacements) rmSync(file, { recursive: true });
    for (const [from, to] of replacements ?? []) {
      const text = readFileSync(file, 'utf8');
      expect(text).toContain(from);
      writeFileSync(file, text.replace(from, to));
    }
  }
  await buildLibrary({ content: folder, library });
  return library;
}

async function diff(a: string, b: string, options = {}) {
  const [from, to] = [await openReleaseSource(a), await openReleaseSource(b)];
  try {
    const found = await diffReleases(from, to, options);
    return { ...found, lines: [...diffLines(found, { withVerses: true })].slice(2) };
  } finally {
    await from.close();
    await to.close();
  }
}

const small = 'translations/small';

test('a release is equal to itself, wherever it is', async () => {
  const tree = releaseTree(openLibrary(old, { readOnly: true }));
  using server = serveTree(tree);
  for (const where of [old, writtenTree(tree), server.url]) {
    expect(await diff(old, where)).toMatchObject({ isEqual: true, editions: [], lines: ['They are equal.'] });
  }
  expect(server.asked).toEqual([links.manifest]);
});

describe('with one changed word in one verse', () => {
  let changed: string;
  beforeAll(async () => {
    changed = await edited({ [`${small}/01-GEN.usfm`]: [['God created', 'God made']] });
  });

  test('just the verse is reported', async () => {
    const { isEqual, editions, lines } = await diff(old, changed);
    expect(isEqual).toBe(false);
    expect(editions.map(({ id, status }) => [id, status])).toEqual([['SMALL', 'changed']]);
    const [{ chapters, others, sameContent, paths, isCompared }] = editions as [(typeof editions)[0]];
    expect(isCompared).toBe(true);
    expect(chapters).toEqual([
      {
        book: 'GEN',
        chapter: 1,
        status: 'changed',
        parts: ['text'],
        verses: [
          {
            verse: 1,
            status: 'changed',
            text: {
              a: 'In the beginning God created the heavens and the earth.',
              b: 'In the beginning God made the heavens and the earth.',
            },
          },
        ],
      },
    ]);
    expect(others.changed).toEqual([
      links.books('SMALL'),
      links.complete('SMALL'),
      links.simpleComplete('SMALL'),
      links.report('SMALL'),
      links.searchPart('SMALL', 'word', 0),
    ]);
    const told = others.changed.length + 2;
    expect(sameContent).toBe(paths!.changed.length - told);
    expect(lines).toContain(
      "  Genesis 1:1 changed: 'In the beginning God created the heavens and the earth.' -> 'In the beginning God made the heavens and the earth.'",
    );
  });

  test('only manifests of the edition that differs are read, and no other documents', async () => {
    using a = serveTree(releaseTree(openLibrary(old, { readOnly: true })));
    using b = serveTree(releaseTree(openLibrary(changed, { readOnly: true })));
    await diff(a.url, b.url, { manifestsOnly: true });
    expect(a.asked.splice(a.asked.indexOf(links.pages), 1)).toEqual([links.pages]);
    for (const { asked } of [a, b]) {
      expect(asked).toHaveLength(2);
      expect(asked[0]).toBe(links.manifest);
      expect(asked[1]).toMatch(/^\/api\/x\/manifests\/SMALL\//);
    }
    await diff(a.url, b.url);
    expect(a.asked.filter((path) => !/SMALL\/|\/SMALL\.json|(?:manifest|pages)\.json/.test(path))).toEqual(
      [],
    );
  });

  test('without documents, changed chapters are given by the kinds of documents that differ', async () => {
    const { editions, lines } = await diff(old, changed, { manifestsOnly: true });
    expect(editions[0]!.isCompared).toBe(false);
    expect(editions[0]!.chapters).toContainEqual({
      book: 'GEN',
      chapter: 1,
      status: 'changed',
      parts: ['chapter', 'simplified chapter'],
    });
    expect(lines).toContain('  Genesis 1 (chapter, simplified chapter)');
  });

  test('a saved manifest shows which editions changed', async () => {
    const kept = newFolder({
      'kept.json': releaseTree(openLibrary(old, { readOnly: true })).get(links.manifest)!,
    });
    const { editions, lines } = await diff(join(kept, 'kept.json'), changed);
    expect(editions).toMatchObject([{ id: 'SMALL', status: 'changed', paths: null, isCompared: false }]);
    expect(lines[0]).toBe('SMALL is changed (32 documents; only its hash could be compared)');
  });

  test('a document that is not what its manifest says is trouble, not a difference', async () => {
    const tree = releaseTree(openLibrary(changed, { readOnly: true }));
    tree.set(links.simpleChapter('SMALL', 'GEN', 1), utf8('{"chapter":{}}'));
    const site = writtenTree(tree);
    expect(diff(old, site)).rejects.toThrow(
      `${links.simpleChapter('SMALL', 'GEN', 1)} of ${site} has 14 bytes`,
    );
  });

  test('a manifest of an edition that is missing is trouble', async () => {
    const tree = releaseTree(openLibrary(changed, { readOnly: true }));
    for (const path of tree.keys()) if (path.startsWith('/api/x/manifests/SMALL/')) tree.delete(path);
    expect(diff(old, writtenTree(tree))).rejects.toThrow('is missing');
  });
});

test('each kind of change in a text is reported in words', async () => {
  const changed = await edited({
    [`${small}/01-GEN.usfm`]: [
      ['Or void', 'Or empty'],
      ['\\s1 The Creation', '\\s1 How it began'],
    ],
    [`${small}/19-PSA.usfm`]: [
      ['A Psalm of David', 'A Song of David'],
      ['\\q2 that', '\\q1 that'],
    ],
    [`${small}/40-MAT.usfm`]: [['G3793', 'G3792']],
    [`${small}/68-TOB.usfm`]: [
      ['of Tobit.', 'of Tobit.\n\\v 2 A new verse.\n\\c 2\n\\p\n\\v 1 A new chapter.'],
    ],
    [`${small}/timings/anna.json`]: [['0.75', '0.5']],
  });
  const { lines } = await diff(old, changed);
  expect(lines).toEqual(
    expect.arrayContaining([
      '  Genesis 1 changed: headings',
      "  Genesis 1:2 footnotes changed: 'Or void' -> 'Or empty'",
      '  Genesis 2 changed: audio timings',
      "  Psalms 3:0 changed: 'A Psalm of David.' -> 'A Song of David.'",
      '  Psalms 3:1 formatting changed: poetry, words of Jesus, headings, or where notes are attached',
      "  Matthew 5:1 words changed: 'crowds strongs=G3793' -> 'crowds strongs=G3792'",
      "  Tobit 1:2 is new: 'A new verse.'",
      '  Tobit 2 is new',
    ]),
  );
  const { lines: back } = await diff(changed, old);
  expect(back).toEqual(expect.arrayContaining(["  Tobit 1:2 is gone: 'A new verse.'", '  Tobit 2 is gone']));
});

test('a note that moves all numbers of notes after it changes one verse', async () => {
  const added = 'the heavens\\f + \\ft Or the skies\\f* and';
  const changed = await edited({ [`${small}/01-GEN.usfm`]: [['the heavens and', added]] });
  const { editions } = await diff(old, changed);
  expect(editions[0]!.chapters).toMatchObject([
    { book: 'GEN', chapter: 1, parts: ['footnotes'], verses: [{ verse: 1 }] },
  ]);
});

test('notes, cross references and records are reported too', async () => {
  const changed = await edited({
    'commentaries/small/notes.csv': [
      ['Light comes first.', 'Light came first.'],
      ['Six days.', 'In six days.'],
    ],
    'commentaries/small/profiles.csv': [['The first man.', 'The first of men.']],
    'datasets/small-references/references.tsv': [['Matt.5.1\t7', 'Matt.5.2\t7']],
    'datasets/small-world/People.csv': [['Habel,', 'Hevel,']],
  });
  const { lines } = await diff(old, changed);
  expect(lines).toEqual(
    expect.arrayContaining([
      "  Genesis 1:3 changed: 'Light comes first.' -> 'Light came first.'",
      '  Genesis 1 changed: introduction',
      expect.stringMatching(/^ {2}Other documents: .*profiles\/adam\.json/),
      "  Genesis 1:1 references changed: 'MAT 5:1 (7)' -> 'MAT 5:2 (7)'",
      expect.stringMatching(/^ {2}Other documents: \/api\/d\/SMALLWORLD\/people\/abel_1\.json/),
    ]),
  );
});

test('added and removed editions are reported as a whole', async () => {
  const without = await edited({ [small]: null });
  const gone = await diff(old, without);
  expect(gone.editions).toMatchObject([
    { id: 'SMALL', status: 'removed', documents: { a: 32, b: 0 }, paths: null },
  ]);
  expect(gone.lines).toContain('SMALL is gone (32 documents)');
  expect((await diff(without, old)).lines).toContain('SMALL is new (32 documents)');
});

describe('many chapters that differ', () => {
  const verses = (chapter: number) =>
    `\\c ${chapter}\n\\p\n\\v 1 Verse ${chapter} \\w word|strong="H1"\\w*.\n`;
  const book = Array.from({ length: 40 }, (_, at) => verses(at + 1)).join('');
  const compile = async (text: string) => {
    const folder = newFolder({
      'translations/many/edition.json': {
        id: 'MANY',
        name: 'M',
        englishName: 'M',
        language: 'eng',
        website: '',
        licenseUrl: '',
      },
      'translations/many/PSA.usfm': `\\id PSA\n${text}`,
    });
    const library = newFolder();
    await buildLibrary({ content: folder, library });
    return library;
  };

  test('are compared by the download of the whole, with the same result', async () => {
    const a = await compile(book);
    const b = await compile(
      `${book.replace('Verse 7 ', 'Verse seven ').replace(/(Verse 9 .*)H1/, '$1H2')}\\v 2 One more.\n`,
    );
    using server = serveTree(releaseTree(openLibrary(b, { readOnly: true })));
    const { editions, lines } = await diff(a, server.url);
    expect(editions[0]!.chapters.map(({ chapter, parts }) => [chapter, parts])).toEqual([
      [7, ['text']],
      [9, ['words']],
      [40, ['text']],
    ]);
    expect(editions[0]!.sameContent).toBeGreaterThan(70);
    expect(lines).toContain("  Psalms 9:1 words changed: 'word strongs=H1' -> 'word strongs=H2'");
    expect(server.asked).toContain(links.simpleComplete('MANY'));
    expect(server.asked.filter((path) => /PSA\/\d+\.simple/.test(path))).toEqual([]);
  });
});
