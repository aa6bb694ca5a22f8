import { afterAll, beforeAll, describe, expect, setDefaultTimeout, spyOn, test } from 'bun:test';
import fc from 'fast-check';
import { compileContent } from '../../../test/compiled.ts';
import { runs } from '../../../test/long-tests.ts';
import { answersOf, type ConnectedClient, connectOverHttp, textOf } from '../../../test/mcp/mcp-clients.ts';
import { writeSmallContent } from '../../../test/small-content/small-content.ts';
import { editionJson } from '../../../test/small-content/small-edition-json.ts';
import { writeFiles } from '../../../test/write-files.ts';
import { listedTools } from '../listed-tools.ts';

setDefaultTimeout(60_000);

const chapters = (count: number) =>
  Array.from(
    { length: count },
    (_, index) => `\\c ${index + 1}\n\\p\n\\v 1 Erster Vers von Kapitel ${index + 1}.\n`,
  ).join('');

const more = {
  'translations/other/edition.json': {
    ...editionJson('OTHER', 'Other Bible'),
    name: 'Andere',
    shortName: 'OB',
  },
  'translations/other/GEN.usfm': `\\id GEN
\\h Genesis
\\c 1
\\p
\\v 1 At first \\w God|strong="H430" lemma="אֱלֹהִים" x-morph="He,Ncmpa"\\w* made light and lights.
\\v 2 Empty and dark, \\w God|strong="H430"\\w* saw.
\\v 3 Light came.
`,
  'translations/german/edition.json': {
    ...editionJson('DEU', 'German Bible'),
    name: 'Kleine Bibel',
    language: 'deu',
  },
  'translations/german/GEN.usfm': `\\id GEN\n\\h 1. Mose\n${chapters(7)}`,
  'commentaries/long/edition.json': editionJson('LONGNOTES', 'Long Notes'),
  'commentaries/long/notes.csv': `Book,Chapter,VERSE / INTRODUCTION,COMMENTARIES\n${Array.from(
    { length: 7 },
    (_, index) => `GEN,${index + 1},1,${'word '.repeat(60)}end.`,
  ).join('\n')}\n${Array.from({ length: 45 }, (_, index) => `GEN,1,2,Note ${index}.`).join('\n')}\n`,
  'datasets/ranges/edition.json': editionJson('RANGES', 'Ranges'),
  'datasets/ranges/references.tsv':
    'From Verse\tTo Verse\tVotes\nGen.1.2\tGen.1.3-Gen.2.1\t5\nGen.1.2\tPs.3.1-Ps.3.3\t9\nGen.1.3\tGen.1.2\t7\nGen.2.1\tGen.1.1-Gen.2.1\t1\n',
  'datasets/names/edition.json': editionJson('NAMES', 'Names'),
  'datasets/names/People.csv': `personLookup,displayTitle,name,gender,verses
mary_1,Mary,Mary,Female,Gen.1.2
mary_2,Mary,Mary,,
mary_3,Mary,Mary,,
mary_4,Mary,Mary,,
boaz_6,Boaz,Boaz,Male,
boaz_7,Boaz ben Salma,Boaz,,
mary_5,Mary of Rome,Mary,,"Gen.1.1,Gen.1.2,Gen.1.3,Gen.2.1,Gen.3.1,Gen.4.1,Gen.5.1,Gen.6.1,Gen.7.1,Gen.8.1,Gen.9.1,Gen.10.1,Gen.11.1"
`,
  'datasets/lexicon/edition.json': { ...editionJson('LEX', 'Short Lexicon'), kind: 'lexicon' },
  'datasets/lexicon/words.csv':
    'number,lemma,transliteration,gloss,definition\nH430,אֱלֹהִים,elohim,God,The god of gods.\n',
};

const running = new AsyncDisposableStack();
let client: ConnectedClient['client'];

beforeAll(async () => {
  const { library } = await compileContent((content) => {
    writeSmallContent(content);
    writeFiles(content, more);
  });
  const answers = answersOf(library);
  running.defer(() => answers.close());
  ({ client } = running.use(await connectOverHttp(answers)));
});
afterAll(() => running.disposeAsync());

interface Called {
  readonly text: string;
  // biome-ignore lint/suspicious/noExplicitAny: each tool has its own members
  readonly members: any;
  // biome-ignore lint/suspicious/noExplicitAny: as above
  readonly meta: any;
}

async function call(name: string, input: Record<string, unknown>): Promise<Called> {
  const result = await client.callTool({ name, arguments: input });
  const text = textOf(result);
  expect([name, input, result.isError ?? false, text]).toEqual([name, input, false, text]);
  return { text, members: result.structuredContent, meta: result._meta };
}

async function refusal(name: string, input: Record<string, unknown>): Promise<string> {
  const result = await client.callTool({ name, arguments: input });
  expect([name, input, result.isError]).toEqual([name, input, true]);
  return textOf(result);
}

const textAfter = async (name: string, input: Record<string, unknown>) => (await call(name, input)).text;

describe('list_translations', () => {
  test('names the translations in both languages, and how many there are', async () => {
    expect(await textAfter('list_translations', {})).toBe(`3 translations

DEU: German Bible (Kleine Bibel), Standard German (deu), 1 book
OTHER: Other Bible (Andere), English (eng), 1 book
SMALL: Small Bible, English (eng), 4 books`);
  });

  test('filters by language and by a part of the name', async () => {
    expect(await textAfter('list_translations', { language: 'de' })).toStartWith(
      '1 of 3 translations\n\nDEU',
    );
    expect(await textAfter('list_translations', { query: 'andere' })).toStartWith(
      '1 of 3 translations\n\nOTHER',
    );
    expect(await textAfter('list_translations', { query: 'SMALL' })).toEndWith(
      'SMALL: Small Bible, English (eng), 4 books',
    );
    expect(await textAfter('list_translations', { language: 'Man' })).toBe(
      'None of the 3 translations was found.\n\nLanguages: eng (English), deu (Standard German).',
    );
    expect(await textAfter('list_translations', { query: 'zebra' })).toBe(
      'None of the 3 translations was found.',
    );
  });

  test('counts a single edition of a kind in the singular', async () => {
    expect(await textAfter('list_translations', { kind: 'commentary', query: 'long' })).toBe(
      '1 of 2 commentaries\n\nLONGNOTES: Long Notes, English (eng), 1 book',
    );
    expect(await textAfter('list_translations', { limit: 2 })).toEndWith('More with offset 2.');
  });
});

describe('A reference', () => {
  test('can name its translation', async () => {
    const { text, members } = await call('get_passage', { reference: 'Gen 1:1 (Other Bible)' });
    expect(members).toMatchObject({ translation: 'OTHER', passages: [{ reference: 'GEN 1:1' }] });
    expect(members).not.toHaveProperty('notes');
    expect(text).toStartWith('Genesis 1:1 (GEN 1:1, OTHER)\n1 At first God made light');
    expect((await call('get_passage', { reference: '1. Mose 2,1 DEU' })).members.translation).toBe('DEU');
  });

  test('that names an unknown translation is answered with the default, and a note', async () => {
    const { text, members } = await call('get_passage', { reference: 'Gen 1:1 NIV' });
    const note = 'This library has no translation called "NIV", so SMALL was used.';
    expect(members).toMatchObject({ translation: 'SMALL', notes: [note] });
    expect(text).toStartWith(`${note}\n\nGenesis 1:1 (GEN 1:1, SMALL)`);
  });

  test('that names another translation than the argument is read in that of the argument', async () => {
    const { text } = await call('get_passage', { reference: 'Gen 1:1 OTHER', translation: 'SMALL' });
    expect(text).toStartWith(
      'The reference names OTHER, but SMALL was requested and used.\n\nGenesis 1:1 (GEN 1:1, SMALL)',
    );
    const { members } = await call('get_passage', { reference: 'Gen 1:1 OTHER', translation: 'OTHER' });
    expect(members).not.toHaveProperty('notes');
  });

  test('can be a group of books', async () => {
    const { members } = await call('get_passage', { reference: 'Torah', max_verses: 2 });
    expect(members).toMatchObject({ passages: [{ reference: 'GEN 1:1-2' }], next: 'GEN 1:3-GEN' });
    const next = await call('get_passage', { reference: 'GEN 1:3-GEN' });
    expect(next.members.passages[0].verses).toHaveLength(2);
  });
});

describe('compare', () => {
  test('shows each verse in each translation, and which lacks it', async () => {
    const { text, members, meta } = await call('compare', {
      reference: 'Gen 1:1-2',
      translations: 'SMALL,DEU',
      max_verses: 1,
    });
    expect(text).toBe(`Genesis 1:1
SMALL (GEN 1:1): In the beginning God created the heavens and the earth.
DEU (GEN 1:1): Erster Vers von Kapitel 1.

SMALL: Public domain. (https://creativecommons.org/publicdomain/zero/1.0/)
DEU: Public domain. (https://creativecommons.org/publicdomain/zero/1.0/)

The passage continues: request "GEN 1:2".`);
    expect(members.next).toBe('GEN 1:2');
    expect(Object.keys(meta['scriptorium/verses'])).toEqual(['SMALL GEN 1:1', 'DEU GEN 1:1']);
    const next = await call('compare', { reference: 'Gen 1:2', translations: ['SMALL', 'DEU'] });
    expect(next.text).toContain('DEU: verse missing');
    expect(next.text).not.toContain('continues');
  });

  test('starts with the translation that the reference names', async () => {
    const { members } = await call('compare', { reference: 'Gen 1:1 OTHER', translations: ['SMALL'] });
    const [{ texts }] = members.rows;
    expect(texts.map(({ translation }: { translation: string }) => translation)).toEqual(['OTHER', 'SMALL']);
  });

  test('shows verses that the first translation lacks', async () => {
    const { text } = await call('compare', { reference: 'Ps 3:1', translations: ['OTHER', 'SMALL', 'DEU'] });
    expect(text).toMatch(/^Psalms 3:2\nOTHER: verse missing\nSMALL \(PSA 3:2-3\): There is no help/);
    const range = await call('compare', { reference: 'Gen 1:3-2:1', translations: ['OTHER', 'SMALL'] });
    const labels = range.members.rows.map(({ label }: { label: string }) => label);
    expect(labels).toEqual(['Genesis 1:3', 'Genesis 2:1']);
  });

  test('labels the title of a psalm by its chapter', async () => {
    const { members } = await call('compare', { reference: 'Ps 3', translations: ['SMALL', 'OTHER'] });
    expect(members.rows.map(({ label }: { label: string }) => label)).toEqual([
      'Psalms 3',
      'Psalms 3:1',
      'Psalms 3:2',
    ]);
  });
});

describe('search', () => {
  test('says how each verse matches', async () => {
    const { text, members } = await call('search', { query: 'light came', translations: 'OTHER' });
    expect(text).toBe(`OTHER: 1 verse with all words (GEN 1)

Genesis 1:3 (GEN 1:3, OTHER): **Light came**.

OTHER: Public domain. (https://creativecommons.org/publicdomain/zero/1.0/)`);
    expect(members).toMatchObject({ total: 1, results: [{ match: 'phrase' }] });
    const some = await textAfter('search', { query: 'God saw light', translations: 'OTHER' });
    expect(some).toStartWith('OTHER: 0 verses with all words\nIn addition: ');
    expect(some).toContain('\n\nVerses with most of the words:\nGenesis 1:');
    const both = await textAfter('search', { query: 'made lights', translations: 'OTHER' });
    expect(both).toContain('OTHER: 1 verse with all words (GEN 1)');
  });

  test('labels other forms and similar spellings of a single word', async () => {
    const forms = await textAfter('search', { query: 'created lighting', translations: 'SMALL' });
    expect(forms).toContain('SMALL: 0 verses with all words\nIn addition: ');
    const similar = await textAfter('search', { query: 'beginnong', translations: 'SMALL' });
    expect(similar).toContain(
      'In addition: 1 with a similar word.\n\nDid you mean: beginning?\n\nVerses with a similar word:\nGenesis 1:1',
    );
  });

  test('lists each verse of a language once, with the translations that have the words', async () => {
    const { text } = await call('search', { query: 'God', translations: 'English', books: 'Torah' });
    expect(text).toStartWith('OTHER: 2 verses (GEN 2)\nSMALL: 2 verses (GEN 2)\n\n');
    expect(text).toContain('Genesis 1:1 (GEN 1:1, OTHER; also in SMALL): At first **God** made');
    expect(text).toContain('Genesis 1:3 (GEN 1:3, OTHER; found in SMALL): Light came.');
  });

  test('names the translations without any verse together', async () => {
    const text = await textAfter('search', { query: 'Kapitel', translations: '*' });
    expect(text).toStartWith('DEU: 7 verses (GEN 7)\nOTHER, SMALL: 0 verses\n\n');
    expect(text).not.toContain('In addition');
    expect(await textAfter('search', { query: 'zebra zebu', translations: 'SMALL' })).toBe(
      'SMALL: 0 verses with all words\nNothing was found for zebra zebu.',
    );
    const reasons = [
      ['ἀγάπη', 'No translation has the script of the query.'],
      ['Gen 1:99', 'SMALL has no GEN 1:99. Genesis 1 ends with verse '],
    ] as const;
    for (const [query, reason] of reasons)
      expect(await textAfter('search', { query, translations: 'SMALL' })).toContain(`\n\n${reason}`);
  });

  test('searches other texts than verses', async () => {
    const notes = await call('search', { query: 'Note 7', scope: 'notes', translations: 'SMALL' });
    expect(notes.text).toContain('Genesis 1:2, note (LONGNOTES): Note 7.');
    const [note] = notes.members.results as object[];
    expect(note).toMatchObject({ kind: 'note', commentary: 'LONGNOTES', match: 'phrase' });
    const names = await call('search', { query: 'boaz', scope: ['names', 'verses'] });
    expect(names.text).toStartWith('names: 2');
    expect(names.text).toContain('Boaz (people boaz_6, NAMES): ');
    const words = await textAfter('search', { query: 'elohim', scope: 'lexicon' });
    expect(words).toContain('H430 אֱלֹהִים elohim (LEX): ');
    const verses = await call('search', { query: 'light came', scope: 'verses', translations: 'OTHER' });
    expect(verses.text).toContain('Genesis 1:3 (GEN 1:3, OTHER): **Light came**.');
    const mixed = await call('search', { query: 'light', scope: 'verses, notes', translations: 'OTHER' });
    expect(mixed.meta['scriptorium/verses']).toHaveProperty(['OTHER GEN 1:3']);
  });

  test('continues a search of other texts, and names the scopes that it knows', async () => {
    const first = await call('search', { query: 'word', scope: 'notes', limit: 3 });
    expect(first.text).toContain('More with offset 3.');
    const second = await call('search', { query: 'word', scope: 'notes', limit: 3, offset: 3 });
    expect(second.members.results).not.toEqual(first.members.results);
    expect(second.members.nextOffset).toBe(6);
    const last = await call('search', { query: 'word', scope: 'notes', offset: 6 });
    expect(last.members.nextOffset).toBeNull();
    expect(await refusal('search', { query: 'word', scope: 'chapters' })).toContain('one of verses, notes,');
  });

  test('translates AND, OR and NOT, and says so', async () => {
    const { text, members } = await call('search', {
      query: 'God AND earth NOT dark',
      translations: 'SMALL',
    });
    expect(text).toStartWith('Searched for: God earth -dark\n\nSMALL: 1 verse (GEN 1)\n\nGenesis 1:1');
    expect(members.notes).toEqual(['Searched for: God earth -dark']);
  });

  test('searches all books if asked for the whole Bible', async () => {
    const { members } = await call('search', { query: 'God', books: 'the whole Bible' });
    expect(members.total).toBe(3);
  });

  test('quotes a reference, with its attribution', async () => {
    expect(await textAfter('search', { query: 'Gen 1:3' })).toBe(
      `Genesis 1:3 (GEN 1:3, SMALL): And God said, “Let there be light”; and there was light.

SMALL: Public domain. (https://creativecommons.org/publicdomain/zero/1.0/)`,
    );
  });

  test('quotes a reference and finds the words next to it', async () => {
    const { text, members } = await call('search', { query: 'Gen 1:3 light', translations: 'SMALL' });
    expect(members).toMatchObject({ readsAsReference: 'GEN 1:3', passage: [{ reference: 'GEN 1:3' }] });
    expect(text).toStartWith('SMALL: ');
    expect(text.split('Genesis 1:3 (GEN 1:3, SMALL): ').length).toBeGreaterThan(1);
  });

  test('gives the renderings of a Strong’s number, and names translations without any', async () => {
    const text = await textAfter('search', { query: 'strong:H430', translations: ['OTHER', 'DEU'] });
    expect(text).toContain('DEU does not have this kind of annotation.');
    expect(text).toContain('strong:H430 in OTHER: god 2');
  });
});

describe('get_cross_references', () => {
  test('quotes from the named translation, or not at all', async () => {
    const quoted = await call('get_cross_references', { reference: 'Ps 3:3', translation: 'OTHER' });
    expect(quoted.text).toContain('PSA 3:3 → Genesis 1:1 (GEN 1:1): At first God made light and lights.');
    expect(quoted.text).toContain('\nOTHER: Public domain.');
    expect(Object.keys(quoted.meta['scriptorium/verses'])).toEqual(['OTHER GEN 1:1']);
    const plain = await call('get_cross_references', {
      reference: 'Gen 2:1',
      with_text: 'false',
      dataset: 'smallrefs',
    });
    expect(plain.text).toBe(`1 cross reference

GEN 2:1 → Genesis 1:1 (GEN 1:1)

SMALLREFS: Public domain. (https://creativecommons.org/publicdomain/zero/1.0/)`);
    expect(plain.meta).not.toHaveProperty('scriptorium/verses');
  });

  test('refuses datasets of another kind, and too many chapters', async () => {
    expect(await refusal('get_cross_references', { reference: 'Gen 1', dataset: 'SMALLWORLD' })).toStartWith(
      'SMALLWORLD has no cross references.',
    );
    expect(await refusal('get_cross_references', { reference: 'Gen 1-6 DEU' })).toContain(
      'The reference has 6 chapters; the maximum is 5. Request a chapter or a passage.',
    );
    expect((await call('get_cross_references', { reference: 'Gen 1-5 DEU' })).members.total).toBeGreaterThan(
      0,
    );
  });

  test('quotes the beginning of ranges, also across chapters', async () => {
    const { members } = await call('get_cross_references', { reference: 'Gen 1:2', dataset: 'RANGES' });
    expect(members).toMatchObject({
      total: 2,
      references: [
        { reference: 'PSA 3:2-4', score: 9 },
        { from: 'GEN 1:2', reference: 'GEN 1:3-2:1', label: 'Genesis 1:3-2:1', score: 5 },
      ],
    });
    expect(members.references[1].text).toBe(
      'And God said, “Let there be light”; and there was light. So the heavens were finished.',
    );
    const range = await call('get_cross_references', { reference: 'Gen 1:3-2:1', dataset: 'RANGES' });
    expect(range.members.references).toMatchObject([{ from: 'GEN 1:3' }, { from: 'GEN 2:1' }]);
  });

  test('sorts the references of all datasets by their scores', async () => {
    const { members } = await call('get_cross_references', { reference: 'Gen 1:1-2', limit: 4 });
    const scores = members.references.map(({ score }: { score: number }) => score);
    expect(scores).toEqual([58, 9, 7, 7]);
  });

  test('quotes at most three verses of a range', async () => {
    const { members } = await call('get_cross_references', { reference: 'Gen 2:1', dataset: 'RANGES' });
    expect(members.references[0].text).toEndWith('there was light. …');
  });

  test('shows one page after another', async () => {
    const page = await call('get_cross_references', { reference: 'Gen 1:1', limit: 3, offset: 3 });
    expect(page.members).toMatchObject({ total: 4, nextOffset: null });
    expect(page.text).not.toContain('More with offset');
  });
});

describe('get_commentary', () => {
  const notesOf = async (input: Record<string, unknown>) =>
    (await call('get_commentary', input)).members.notes.map((note: { reference: string; text: string }) => [
      note.reference,
      note.text,
    ]);

  test('gives the introduction of a book alone, and that of a chapter with its notes', async () => {
    const commentary = 'SMALLNOTES';
    expect(await notesOf({ reference: 'Genesis', commentary })).toEqual([
      ['GEN', 'On beginnings.\n\nThe book has two parts.'],
    ]);
    expect((await notesOf({ reference: 'Gen 1', commentary })).map(([place]: [string]) => place)).toEqual([
      'GEN 1',
      'GEN 1:1',
      'GEN 1:1',
      'GEN 1:3',
    ]);
    expect(await notesOf({ reference: 'Exodus', commentary })).toHaveLength(2);
    expect(await notesOf({ reference: 'Psalms', commentary })).toEqual([['PSA 3:2', 'David speaks (v. 4).']]);
  });

  test('starts with the previous note if none is about the first verse', async () => {
    expect(await notesOf({ reference: 'Gen 1:2-3', commentary: 'SMALLNOTES' })).toMatchObject([
      ['GEN 1:1', 'Heaven and earth are all that is.'],
      ['GEN 1:1', expect.stringContaining('second')],
      ['GEN 1:3', 'Light comes first.'],
    ]);
    expect(await notesOf({ reference: 'Gen 1:3', commentary: 'SMALLNOTES' })).toEqual([
      ['GEN 1:3', 'Light comes first.'],
    ]);
  });

  test('cuts long notes and long lists, and says so', async () => {
    const { text, members } = await call('get_commentary', {
      reference: 'Gen 1',
      commentary: 'LONGNOTES',
      max_characters: 100,
    });
    expect(members).toMatchObject({ left: 6, notes: { length: 40 } });
    expect(members.notes[0]).toMatchObject({ isCut: true, text: `${'word '.repeat(20).trimEnd()}…` });
    expect(members.notes[1]).toMatchObject({ isCut: false, text: 'Note 0.' });
    expect(text).toContain('Notes that end with … were cut; use a higher max_characters for more.');
    expect(text).toEndWith('6 more notes; request fewer verses or one commentary.');
    const short = await call('get_commentary', { reference: 'Gen 1:3', commentary: 'SMALLNOTES' });
    expect(short.text).not.toMatch(/were cut|more notes/);
  });

  test('refuses more than three chapters', async () => {
    expect(await refusal('get_commentary', { reference: 'Gen 1-4 DEU' })).toContain(
      'has 4 chapters; the maximum is 3.',
    );
    expect(
      (await call('get_commentary', { reference: 'Gen 1-3 DEU', commentary: 'LONGNOTES' })).members.notes,
    ).toHaveLength(40);
  });

  test('reads each chapter of a passage, from its first verse to its last', async () => {
    const commentary = 'LONGNOTES';
    const places = (await notesOf({ reference: 'Gen 5-7 DEU', commentary })).map(
      ([place]: [string]) => place,
    );
    expect(places).toEqual(['GEN 5:1', 'GEN 6:1', 'GEN 7:1']);
    const verses = (await notesOf({ reference: 'Gen 1:1; 2:1 DEU', commentary })).map(
      ([place]: [string]) => place,
    );
    expect(verses).toEqual(['GEN 1:1', 'GEN 2:1']);
    const across = (await notesOf({ reference: 'Gen 1:2-2:1 DEU', commentary })).map(
      ([place]: [string]) => place,
    );
    expect([across[0], across.length]).toEqual(['GEN 1:2', 40]);
  });

  test('names the reference without notes', async () => {
    expect(await textAfter('get_commentary', { reference: 'Mt 5:2' })).toBe('No note on Mt 5:2 was found.');
  });
});

describe('get_word', () => {
  test('explains the words of a verse by the lexicon', async () => {
    const { text, members } = await call('get_word', { reference: 'Gen 1:1', translation: 'OTHER' });
    expect(members.words).toMatchObject([{ text: 'God', strongs: ['H430'], gloss: 'God', lemma: 'אֱלֹהִים' }]);
    expect(text).toContain('God: H430; אֱלֹהִים; God; ');
    expect(text).toContain('LEX: Public domain.');
  });

  test('names translations with annotated words if one has none', async () => {
    expect(await refusal('get_word', { reference: 'Gen 1:1', translation: 'DEU' })).toBe(
      'DEU has no annotated words in this passage. Translations with annotated words: OTHER, SMALL.',
    );
  });

  test('gives the entry, the renderings and the verses of a number', async () => {
    const { text, members } = await call('get_word', { word: 'H0430', limit: 1 });
    expect(text).toStartWith(
      `H430 (LEX): אֱלֹהִים; elohim; God\nThe god of gods.\n\nRendered in OTHER: god 2\n\n2 verses\n\n`,
    );
    expect(text).toEndWith('More with offset 1.');
    expect(members).toMatchObject({
      total: 2,
      nextOffset: 1,
      entries: [{ number: 'H430', partOfSpeech: null }],
    });
    const last = await call('get_word', { word: 'strong:H430', limit: 1, offset: 1 });
    expect(last.members).toMatchObject({ total: 2, nextOffset: null });
  });

  test('finds the verses of a lemma', async () => {
    const { members } = await call('get_word', { word: 'ὁράω' });
    expect(members).toMatchObject({ total: 1, entries: [], occurrences: [{ reference: 'MAT 5:1' }] });
  });

  test('refuses a word that is nowhere', async () => {
    expect(await refusal('get_word', { word: 'H9999' })).toContain('Nothing was found for the word "H9999".');
  });
});

describe('get_people_and_places', () => {
  test('lists the people and places of a passage with its verses', async () => {
    const { members, text } = await call('get_people_and_places', { reference: 'Gen 1:1-3' });
    expect(text).toContain('Abel (person, abel_1): GEN 1:1-2\n');
    expect(text).toContain('The East (place, east_1): GEN 1:1, GEN 1:3\n');
    expect(members.left).toBe(0);
  });

  test('says how many are left out', async () => {
    const { members, text } = await call('get_people_and_places', { reference: 'Gen 1:1-3', limit: 2 });
    expect(members.mentioned).toHaveLength(2);
    expect(text).toContain(`${members.left} more; request fewer verses or use a higher limit.`);
  });

  test('finds records by id, and by a part of the name if none has the name', async () => {
    const byId = await call('get_people_and_places', { name: 'farmers' });
    expect(byId.members.details).toMatchObject([{ id: 'farmers', facts: [], mentionsTotal: 0 }]);
    expect(byId.text).toStartWith('Farmers (group, farmers)\n\n');
    const byPart = await call('get_people_and_places', { name: 'offering' });
    expect(byPart.text).toContain(
      'First Offering (event, first-offering_1)\nIt began in 3950 BC. It lasted 1 day. ',
    );
    expect(byPart.text).not.toContain('Similar names');
    expect((await call('get_people_and_places', { name: 'ary' })).text).toContain('Mary (person');
    const byWord = await call('get_people_and_places', { name: 'se' });
    expect(byWord.text).toStartWith('Seth (person, seth_4)');
    const tooShort = await call('get_people_and_places', { name: 'a' });
    expect(tooShort.members.details).toEqual([]);
    expect(tooShort.text).toBe('No person, place, event or group was found for "a".');
  });

  test('finds records by another name or spelling, if no name is like it', async () => {
    const byAlias = await call('get_people_and_places', { name: 'Habel' });
    expect(byAlias.text).toStartWith('Abel (person');
    const misspelt = await call('get_people_and_places', { name: 'Marry' });
    expect(misspelt.members.details[0].name).toBe('Mary');
  });

  test('lists similar names after at most three records', async () => {
    const { members, text } = await call('get_people_and_places', { name: 'Mary' });
    expect(members.details.map(({ id }: { id: string }) => id)).toEqual(['mary_5', 'mary_1', 'mary_2']);
    expect(text).toContain(
      'Mary (person, female, mary_1)\n1 verse mentions her: GEN 1:2.\n\nMary (person, mary_2)',
    );
    expect(text).toContain('\n\nSimilar names:\nMary (person, mary_3)\nMary (person, mary_4)\n\n');
    expect(members.left).toBe(0);
    expect(await textAfter('get_people_and_places', { name: 'Boaz' })).toStartWith(
      'Boaz (person, male, boaz_6)\n\nBoaz ben Salma (person, boaz_7)\n',
    );
    const limited = await call('get_people_and_places', { name: 'Mary', limit: 1 });
    expect(limited.members).toMatchObject({ left: 1, mentioned: [{ id: 'mary_3' }] });
    const many = await call('get_people_and_places', { name: 'mary_5' });
    expect(many.text).toContain('13 verses mention them, first GEN 1:1-3, GEN 2:1, ');
  });

  test('uses the name if a reference is given too, and says so', async () => {
    const { text, members } = await call('get_people_and_places', { name: 'Seth', reference: 'Gen 1' });
    expect(text).toStartWith('Only "name" was used.\n\nSeth (person, seth_4)');
    expect(members.details[0].mentions).toEqual(['PSA 3:1']);
  });

  test('refuses datasets of another kind, too many chapters and empty calls', async () => {
    expect(await refusal('get_people_and_places', { name: 'Abel', dataset: 'SMALLREFS' })).toStartWith(
      'SMALLREFS has no people and places.',
    );
    expect(await refusal('get_people_and_places', { reference: 'Gen 1-6 DEU' })).toContain(
      'the maximum is 5.',
    );
    expect(await refusal('get_people_and_places', {})).toBe(
      'Give either "reference" or "name". Example: {"name":"Boaz"}',
    );
  });
});

describe('verify_quotation', () => {
  test('names the wrong words, and the translation with the right ones', async () => {
    const altered = await call('verify_quotation', {
      quotation: 'In the beginning God made the heavens and the earth.',
      reference: 'Gen 1:1',
      translation: 'small bible',
    });
    expect(altered.members).toMatchObject({
      verdict: 'altered',
      reference: 'GEN 1:1',
      translation: 'SMALL',
      differences: [{ kind: 'replaced', from: 'created', to: 'made' }],
    });
    expect(altered.text).toStartWith(
      'Altered: words differ.\n\n"made" instead of "created"\n\nGenesis 1:1 (SMALL): In',
    );
    const quotation = 'Empty and dark, God saw.';
    const other = await call('verify_quotation', { quotation, translation: 'SMALL' });
    expect(other.members).toMatchObject({ verdict: 'exact-in-other-edition', translation: 'OTHER' });
    expect(Object.keys(other.meta['scriptorium/verses'])).toEqual(['OTHER GEN 1:2']);
    const named = await call('verify_quotation', { text: quotation, verse: 'Gen 1:2 (Small Bible)' });
    expect(named.members).toMatchObject({ verdict: 'exact-in-other-edition', translation: 'OTHER' });
    const unclaimed = await call('verify_quotation', { text: quotation, verse: 'Gen 1:2 NIV' });
    expect(unclaimed.members).toMatchObject({ verdict: 'exact', notes: [expect.stringContaining('"NIV"')] });
    const invented = await textAfter('verify_quotation', {
      quotation: 'Elephants walk across rivers at midnight.',
    });
    expect(invented).toStartWith('Not found');
  });
});

describe('Completion', () => {
  const complete = async (name: string, value: string, given: Record<string, string> = {}) => {
    const ref = { type: 'ref/resource', uri: 'scripture://{translation}/{book}/{chapter}' } as const;
    const params = { ref, argument: { name, value }, context: { arguments: given } };
    return (await client.complete(params)).completion.values;
  };

  test('offers translations, and their books and chapters', async () => {
    expect(await complete('translation', 'o')).toEqual(['OTHER']);
    expect(await complete('translation', '')).toEqual(['DEU', 'OTHER', 'SMALL']);
    expect(await complete('book', 'm', { translation: 'SMALL' })).toEqual(['MAT']);
    expect(await complete('book', 'psalm', { translation: 'SMALL' })).toEqual(['PSA']);
    expect(await complete('book', '', { translation: 'DEU' })).toEqual(['GEN']);
    expect(await complete('book', '')).toEqual([]);
    expect(await complete('chapter', '', { translation: 'DEU', book: 'GEN' })).toHaveLength(7);
    expect(await complete('chapter', '7', { translation: 'DEU', book: 'GEN' })).toEqual(['7']);
    expect(await complete('chapter', '', { translation: 'DEU', book: 'EXO' })).toEqual([]);
  });
});

test('A chapter resource says how it continues', async () => {
  const read = async (uri: string) =>
    ((await client.readResource({ uri })).contents[0] as { text: string }).text;
  expect(await read('scripture://SMALL/PSA/3')).toContain('[The Answer]\n2-3 There is no help');
  expect(await read('scripture://DEU/GEN/7')).not.toContain('Continue with');
});

test('Any arguments get an answer, or an error for people', async () => {
  using log = spyOn(console, 'error').mockImplementation(() => {});
  const text = fc.oneof(
    fc.constantFrom(
      'Gen 1:1',
      'Gen 1-50',
      'Torah',
      'OTHER',
      'lang:en',
      '*',
      'God',
      'H430',
      '"',
      '-a',
      'a|',
      '[[',
      'Mary',
    ),
    fc.string({ unit: 'binary', maxLength: 20 }),
  );
  const value = fc.oneof(text, fc.array(text, { maxLength: 3 }), fc.integer(), fc.jsonValue());
  const names = [...new Set(listedTools.flatMap(({ argumentSchemas }) => Object.keys(argumentSchemas)))];
  const key = fc.constantFrom(...names, 'book', 'chapter', 'verse', 'ref', 'q');
  const tool = fc.constantFrom(...listedTools.map(({ tool: { name } }) => name));
  const calling = fc.asyncProperty(tool, fc.dictionary(key, value, { maxKeys: 3 }), async (name, given) => {
    const result = await client.callTool({ name, arguments: given });
    expect(textOf(result)).toMatch(/\S/);
    expect(textOf(result)).not.toContain('This is a bug');
  });
  await fc.assert(calling, { numRuns: runs(300) });
  expect(log.mock.calls).toEqual([]);
});
