import { expect, setDefaultTimeout, test } from 'bun:test';
import { cpSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { isLong } from '../../test/long-tests.ts';
import { newFolder } from '../../test/new-folder.ts';
import { readDocument } from '../../test/read-document.ts';
import { sharedData } from '../../test/shared-data.ts';
import { editionJson } from '../../test/small-content/small-edition-json.ts';
import { writeFiles } from '../../test/write-files.ts';
import type { LexiconGlosses, LexiconNames } from '../documents/lexicon/lexicon-schema.ts';
import { links } from '../documents/links.ts';
import { type Library, openLibrary } from '../library/library.ts';
import type { LexiconEntry } from '../model/lexicon.ts';
import { buildLibrary } from './build-library.fixture.ts';

setDefaultTimeout(600_000);

const definitions = [
  'number,lemma,definition',
  'G26,ἀγάπη,affection or benevolence',
  'G3056,λόγος,something said (including the thought)',
  'G2424,Ἰησοῦς,"Jehoshua, the name of our Lord"',
  'G2316,θεός,a deity',
  'G3588,ὁ,the',
];
const tagged = (text: string) => text.replace(/(\w+)\/(G\d+)/g, '\\w $1|strong="$2"\\w*');
const verses = [
  'In/G3588 love/G26 the word/G3056 of God/G2316 came to Jesus/G2424.',
  'The Word/G3056 of/G3588 love/G26 was with God/G2316 and with/G3588 Jesus/G2424.',
  'Love/G26 and affection/G26: so said Jesus/G2424 a word/G3056, and God/G2316.',
];

function content(more: Record<string, string | object> = {}) {
  const folder = newFolder({
    'translations/t/edition.json': editionJson('T', 'Translation'),
    'translations/t/JHN.usfm': `\\id JHN\n\\c 1\n\\p\n${verses.map((verse, at) => `\\v ${at + 1} ${tagged(verse)}`).join('\n')}\n`,
    'datasets/l/edition.json': { ...editionJson('L', 'Lexicon'), kind: 'lexicon' },
    'datasets/l/words.csv': definitions.join('\n'),
    ...more,
  });
  return { content: folder, library: newFolder() };
}

async function look<Result>(directory: string, see: (library: Library) => Result): Promise<Result> {
  const library = openLibrary(directory, { readOnly: true });
  try {
    expect([...library.verify()]).toEqual([]);
    return see(library);
  } finally {
    await library.close();
  }
}

const glossesIn = (directory: string, lexicon = 'L', letter = 'G') =>
  look(
    directory,
    (library) => readDocument<LexiconGlosses>(library, links.lexiconGlosses(lexicon, letter)).glosses,
  );

const summariesIn = (directory: string) =>
  look(directory, (library) => readDocument<LexiconNames>(library, links.lexiconNames('L', 0)).entries);

test('a negation keeps its own gloss, because a part of its renderings means the opposite', async () => {
  const usfm = [1, 2, 3, 4].map((verse) => `\\v ${verse} ${tagged('No/G3762 one/G3762 came.')}`).join('\n');
  const folders = content({
    'translations/t/JHN.usfm': `\\id JHN\n\\c 1\n\\p\n${usfm}\n\\v 5 ${tagged('No/G3762 man/G3762 came.')}\n`,
    'datasets/l/words.csv': [...definitions, 'G3762,οὐδείς,not even one (man)'].join('\n'),
  });
  await buildLibrary(folders);
  expect(await glossesIn(folders.library)).toMatchObject({ G3762: 'not even one' });
});

test('derived glosses give way to the most common renderings, with their capitals', async () => {
  const folders = content();
  await buildLibrary(folders);
  expect(await glossesIn(folders.library)).toEqual({
    G26: 'love',
    G3056: 'word',
    G2424: 'Jesus',
    G2316: 'God',
    G3588: 'the',
  });
  const entry = await look(folders.library, (library) =>
    readDocument<LexiconEntry>(library, links.lexiconEntry('L', 'G3056')),
  );
  expect(entry).toMatchObject({ gloss: 'word', definition: 'something said (including the thought)' });
  expect(await summariesIn(folders.library)).toMatchObject({
    G3056: { lemma: 'λόγος', gloss: 'word', derivedGloss: 'something said' },
    G3588: { lemma: 'ὁ', gloss: 'the' },
  });
});

test('the glosses of a lexicon return when no annotated translation is left, and unchanged ones stay', async () => {
  const folders = content();
  await buildLibrary(folders);
  const generation = () => look(folders.library, (library) => library.generation);
  const before = await generation();
  await buildLibrary(folders);
  expect(await generation()).toBe(before);
  rmSync(join(folders.content, 'translations/t'), { recursive: true });
  await buildLibrary(folders);
  expect(await glossesIn(folders.library)).toMatchObject({ G26: 'affection', G3056: 'something said' });
  expect((await summariesIn(folders.library)).G3056).toEqual({ lemma: 'λόγος', gloss: 'something said' });
});

test('a lexicon with glosses of its own, or in another language, keeps them', async () => {
  const folders = content({
    'datasets/own/edition.json': { ...editionJson('OWN', 'Own'), kind: 'lexicon' },
    'datasets/own/words.csv': 'number,lemma,gloss,definition\nG3056,λόγος,speech,a speech',
    'datasets/other/edition.json': { ...editionJson('OTHER', 'Other'), kind: 'lexicon', language: 'deu' },
    'datasets/other/words.csv': 'number,lemma,definition\nG3056,λόγος,Rede',
  });
  await buildLibrary(folders);
  expect(await glossesIn(folders.library, 'OWN')).toEqual({ G3056: 'speech' });
  expect(await glossesIn(folders.library, 'OTHER')).toEqual({ G3056: 'Rede' });
});

test('without annotated translations, computed alignments have the renderings', async () => {
  const pairs = [
    'house green',
    'house red',
    'door red',
    'door green',
    'house green',
    'door red',
    'house red',
  ];
  const numbers = { house: 'H1004', door: 'H1817', red: 'H122', green: 'H3418' } as const;
  const hebrew = (pair: string) =>
    pair.replace(/\w+/g, (word) => `\\w ${word}|strong="${numbers[word as keyof typeof numbers]}"\\w*`);
  const book = (lines: readonly string[]) =>
    `\\id RUT\n\\c 1\n\\p\n${lines.map((line, at) => `\\v ${at + 1} ${line}`).join('\n')}\n`;
  const folders = content({
    'translations/h/edition.json': { ...editionJson('H', 'Hebrew'), language: 'hbo' },
    'translations/h/RUT.usfm': book(pairs.map(hebrew)),
    'translations/e/edition.json': editionJson('E', 'English'),
    'translations/e/RUT.usfm': book(pairs),
    'datasets/l/words.csv': 'number,lemma,definition\nH1004,בית,a dwelling\nH122,אדם,rosy',
  });
  rmSync(join(folders.content, 'translations/t'), { recursive: true });
  await buildLibrary({ ...folders, align: true });
  expect(await glossesIn(folders.library, 'L', 'H')).toEqual({ H1004: 'house', H122: 'red' });
  await buildLibrary(folders);
  expect(await glossesIn(folders.library, 'L', 'H')).toEqual({ H1004: 'dwelling', H122: 'rosy' });
});

const strongs = dirname(createRequire(import.meta.url).resolve('strongs/package.json'));

/** Enough for glosses of frequent words; the long run reads all books. */
const someBooks = /-(?:GEN|EXO|NUM|1SA|ISA|EZK|MAT|LUK|ROM|1CO)engwebp/;
const frequentNumbers = isLong ? 300 : 100;

test.skipIf(!sharedData)(
  `the ${frequentNumbers} most frequent numbers of each language have a usable gloss`,
  async () => {
    const folders = { content: newFolder(), library: newFolder() };
    const bible = join(folders.content, 'translations/engwebp');
    const filter = (path: string) => isLong || !path.endsWith('.usfm') || someBooks.test(path);
    cpSync(join(sharedData!, 'translations/engwebp'), bible, { recursive: true, filter });
    for (const language of ['hebrew', 'greek']) {
      const id = `strongs-${language}`;
      writeFiles(folders.content, {
        [`datasets/${id}/edition.json`]: { ...editionJson(id, id), kind: 'lexicon' },
        [`datasets/${id}/words.js`]: readFileSync(join(strongs, `${language}/${id}-dictionary.js`), 'utf8'),
      });
    }
    await buildLibrary(folders);
    const counts = new Map<string, number>();
    for (const name of readdirSync(bible).filter((each) => each.endsWith('.usfm'))) {
      for (const [, letter, digits] of readFileSync(join(bible, name), 'utf8').matchAll(
        /strong="([HG])0*(\d+)/g,
      ))
        counts.set(`${letter}${digits}`, (counts.get(`${letter}${digits}`) ?? 0) + 1);
    }
    const unusable = /[0-9"“”`[\]]|^$|\b(?:noun|verb|particle|suffix|prefix)\b|^(?:from|of) /;
    const checked = {
      H: {
        H1697: 'word',
        H3478: 'Israel',
        H4872: 'Moses',
        H430: 'God',
        H259: 'one',
        H2719: 'sword',
        H7307: 'spirit',
      },
      G: { G3056: 'word', G2962: 'Lord', G4151: 'spirit', G5547: 'Christ', G3772: 'heaven', G4102: 'faith' },
    };
    for (const [letter, lexicon] of [
      ['H', 'strongs-hebrew'],
      ['G', 'strongs-greek'],
    ] as const) {
      const glosses = await glossesIn(folders.library, lexicon, letter);
      const frequent = [...counts]
        .filter(([number]) => number.startsWith(letter))
        .sort(([, a], [, b]) => b - a)
        .slice(0, frequentNumbers);
      const wrong = frequent.filter(([number]) => unusable.test(glosses[number] ?? ''));
      expect(wrong.map(([number]) => `${number}: ${glosses[number]}`)).toEqual([]);
      expect(glosses).toMatchObject(checked[letter]);
    }
  },
);
