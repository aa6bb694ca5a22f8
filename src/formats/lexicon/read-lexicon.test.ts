import { describe, expect, setDefaultTimeout, test } from 'bun:test';
import fc from 'fast-check';
import { entryNumber } from '../../model/strongs-number.ts';
import type { ReadContent } from '../read-content.ts';
import { glossOf } from './first-meaning.ts';
import { readLexicon } from './read-lexicon.ts';
import { partOfSpeech } from './step-lexicon.ts';

setDefaultTimeout(600_000);

function read(text: string, file = 'datasets/a/lexicon.txt') {
  const found = readLexicon([{ file, bytes: new TextEncoder().encode(text) }]);
  return { ...found, entries: found.content?.entries ?? [] };
}

const codesOf = ({ diagnostics }: ReadContent<unknown>) => diagnostics.map(({ code }) => code);

const preamble = `TBESH - Translators Brief lexicon of Extended Strongs for Hebrew
${'This licence allows you to do much.\n'.repeat(300)}
eStrong#\tdStrong\tuStrong\tHebrew\tTransliteration\tMorph\tGloss\tMeaning

`;
const step = `${preamble}H0001\tH0001G =\tH0001G\tאָב\tav\tH:N-M\tfather\t1) father of an individual<br>2) of God<BR>Also means: <i>av</i> (אַב "father" H0002)
H0001\tH0001H = a Part of\tH2438H, \tאָב\tav\tH:N-M\t(Huram)-abi\tFirst mentioned at 1Ki.7.13; 2Ch.4.16; <ref="1Sa.13.21">13:21</ref>
H2235a\tH2235A =\tH2235A\tזֵרֹעַ\tze.ro.a\tH:N-M\tvegetable\tvegetables &amp; more
`;

describe('a brief lexicon of STEPBible', () => {
  test('returns an entry for each sense, as plain text, with its references', () => {
    const { entries, tally, diagnostics, isDamaged } = read(step);
    expect(diagnostics).toEqual([]);
    expect(isDamaged).toBe(false);
    expect(tally).toEqual({ entries: 3, hebrewEntries: 3, greekEntries: 0, entriesLeftOut: 0 });
    expect(entries).toEqual([
      {
        id: 'H1G',
        lemma: 'אָב',
        transliteration: 'av',
        partOfSpeech: 'noun, masculine',
        gloss: 'father',
        definition: '1) father of an individual\n2) of God\nAlso means: av (אַב "father" H0002)',
        related: ['H2'],
      },
      {
        id: 'H1H',
        lemma: 'אָב',
        transliteration: 'av',
        partOfSpeech: 'noun, masculine',
        gloss: '(Huram)-abi',
        definition: 'First mentioned at 1Ki.7.13; 2Ch.4.16; 13:21',
        derivation: 'a Part of H2438H',
        references: ['1SA 13:21', '1KI 7:13', '2CH 4:16'],
        related: ['H2438H'],
      },
      {
        id: 'H2235A',
        lemma: 'זֵרֹעַ',
        transliteration: 'ze.ro.a',
        partOfSpeech: 'noun, masculine',
        gloss: 'vegetable',
        definition: 'vegetables & more',
      },
    ]);
  });

  test('with a row that is cut off is damaged, and the row is named', () => {
    const found = read(`${step}H0006\tH0006 =\tH0006\tאָבַד\n`);
    expect(found.isDamaged).toBe(true);
    expect(found.diagnostics).toMatchObject([{ code: 'malformed-csv', line: 308, column: 1 }]);
  });

  test('with a row whose tabs became spaces is damaged, and the row is named', () => {
    const found = read(`${step}H0006    H0006 =    H0006    אָבַד    a.vad    H:V    to perish    x\n`);
    expect(found.isDamaged).toBe(true);
    expect(found.diagnostics).toMatchObject([{ code: 'malformed-csv', line: 308, column: 1 }]);
  });

  test('parts of speech are words, and a code that is not known stays', () => {
    expect(partOfSpeech('N:N-F-P')).toBe('proper noun, feminine, of a person');
    expect(partOfSpeech('N:N--L')).toBe('proper noun, of a place');
    expect(partOfSpeech('A:V')).toBe('Aramaic verb');
    expect(partOfSpeech('H:N-M/F')).toBe('noun, masculine or feminine');
    expect(partOfSpeech('H:PerP-CP')).toBe('personal pronoun, common plural');
    expect(partOfSpeech('H:A / H:N-M')).toBe('adjective, or noun, masculine');
    expect(partOfSpeech('H:Prep+H:RelP')).toBe('preposition + relative pronoun');
    expect(partOfSpeech('G:A--C')).toBe('adjective, comparative');
    expect(partOfSpeech('G:ADV')).toBe('adverb');
    expect(partOfSpeech('Os3f')).toBe('object pronoun suffix, third person feminine singular');
    expect(partOfSpeech('Punct.')).toBe('punctuation');
    expect(partOfSpeech('H:Xyz')).toBe('H:Xyz');
  });
});

const dictionary = {
  H433: {
    lemma: 'אֱלוֹהַּ',
    xlit: 'ʼĕlôwahh',
    pron: "el-o'-ah",
    derivation: 'a deity;',
    strongs_def: 'a deity or the Deity',
    kjv_def: 'God, god.',
  },
  H430: {
    lemma: 'אֱלֹהִים',
    derivation: 'plural of H433 (אֱלוֹהַּ);',
    strongs_def: 'gods in the ordinary sense; but of God',
    kjv_def: 'angels, God.',
  },
  G2316: { lemma: 'θεός', strongs_def: ' figuratively, a magistrate', kjv_def: 'X exceeding, God, god(-ly)' },
  H853: { lemma: 'אֵת', strongs_def: 'properly, self', kjv_def: '(as such unrepresented in English).' },
};

describe('a Strong’s dictionary of Open Scriptures', () => {
  test('is read as JSON, Hebrew before Greek, each entry with a gloss', () => {
    const { entries, diagnostics } = read(JSON.stringify(dictionary));
    expect(diagnostics).toEqual([]);
    expect(entries.map(({ id, gloss }) => [id, gloss])).toEqual([
      ['H430', 'gods'],
      ['H433', 'deity'],
      ['H853', '(untranslated)'],
      ['G2316', 'God'],
    ]);
    expect(entries[0]).toEqual({
      id: 'H430',
      lemma: 'אֱלֹהִים',
      gloss: 'gods',
      definition: 'gods in the ordinary sense; but of God\nKing James Version: angels, God.',
      derivation: 'plural of H433 (אֱלוֹהַּ);',
      related: ['H433'],
    });
  });

  test('is read as JavaScript that gives it a name, after comments with braces', () => {
    const script = `/** {@link x} CC-BY-SA */\nvar strongs = ${JSON.stringify(dictionary)};\nmodule.exports = strongs;\n`;
    expect(read(script).entries).toEqual(read(JSON.stringify(dictionary)).entries);
  });

  test('that is cut off is damaged, and has the entries before that', () => {
    const json = JSON.stringify(dictionary);
    const found = read(json.slice(0, json.indexOf('"G2316"')));
    expect(found.isDamaged).toBe(true);
    expect(codesOf(found)).toEqual(['malformed-json']);
    expect(found.entries.map(({ id }) => id)).toEqual(['H430', 'H433']);
  });
});

describe('a table', () => {
  test('has its columns in any order, separated by tabs, commas or semicolons', () => {
    const rows = [
      ['Gloss', 'Strong’s', 'Lemma', 'Part of speech'],
      ['love', 'g0026', 'ἀγάπη', 'noun'],
    ];
    for (const separator of ['\t', ',', ';']) {
      expect(read(rows.map((row) => row.join(separator)).join('\n')).entries).toEqual([
        { id: 'G26', lemma: 'ἀγάπη', partOfSpeech: 'noun', gloss: 'love', definition: 'love' },
      ]);
    }
  });

  test('reports unusable input: a number, an entry without a meaning, a column, a repeated number', () => {
    const found = read(
      'number,lemma,definition,colour\nX12,a,b,\nH1,,father,\nH2,אַב,,\nH3,אֵב,"greenery, fresh",\nH3,עֵב,cloud,\n',
      'datasets/a/words.csv',
    );
    expect(found.diagnostics.map(({ code, line }) => [code, line])).toEqual([
      ['unknown-column', 1],
      ['bad-strongs-number', 2],
      ['incomplete-entry', 3],
      ['incomplete-entry', 4],
      ['duplicate-entry', 6],
    ]);
    expect(found.tally).toMatchObject({ entries: 1, entriesJoined: 1, entriesLeftOut: 3 });
    expect(found.entries).toEqual([
      { id: 'H3', lemma: 'אֵב', gloss: 'greenery; cloud', definition: 'greenery, fresh\n\nעֵב: cloud' },
    ]);
  });
});

test('another file is left out, and an edition of such files has no entries', () => {
  const found = read('Book,Chapter\nGEN,1\n');
  expect(codesOf(found)).toEqual(['unknown-format']);
  expect(found.content).toBeUndefined();
});

test('a gloss is the first meaning of a definition, without its prefix', () => {
  expect(glossOf('properly, self (but generally used)')).toBe('self');
  expect(glossOf('1a) to love, in a social sense')).toBe('to love');
  expect(glossOf('Ruth, a Moabitess')).toBe('Ruth');
  expect(glossOf('a man as an individual or a male person; often')).toBe('man');
  expect(glossOf('the')).toBe('the');
  expect(glossOf('(literally) to bear up; to carry')).toBe('to bear up');
  expect(glossOf(`${'very '.repeat(30)}long`)).toEndWith(' …');
});

const wordOf = fc.stringMatching(/^[a-zA-Zאבגלםαβγω'-]{1,12}$/);
const sentence = fc.array(wordOf, { minLength: 1, maxLength: 12 }).map((words) => words.join(' '));

test('every word of every entry of a table is in its document', () => {
  const row = fc.record({
    number: fc.integer({ min: 1, max: 9999 }),
    lemma: wordOf,
    definition: sentence,
    derivation: sentence,
  });
  fc.assert(
    fc.property(fc.array(row, { minLength: 1, maxLength: 30 }), (rows) => {
      const lines = rows.map(({ number, lemma, definition, derivation }) =>
        [`H${number}`, lemma, definition, derivation].join('\t'),
      );
      const { entries } = read(['number\tlemma\tdefinition\tderivation', ...lines].join('\n'));
      for (const { number, lemma, definition, derivation } of rows) {
        const entry = entries.find(({ id }) => id === `H${number}`)!;
        const all = `${entry.lemma} ${entry.definition} ${entry.derivation}`.split(/[\s:]+/);
        for (const word of `${lemma} ${definition} ${derivation}`.split(' ')) expect(all).toContain(word);
      }
    }),
  );
});

test('reading any file ends with entries or a reason', () => {
  const start = fc.constantFrom(
    '',
    'TBESH - Translators Brief lexicon\n',
    '{"H1":{"lemma":',
    'number\tlemma\tgloss\n',
  );
  const piece = fc.constantFrom(
    'H0001\t',
    'H0001G =',
    '\t',
    '\n',
    '"',
    '{',
    '}',
    ':',
    ',',
    '<br>',
    '<ref="',
    'Gen.1.1',
    'אב',
    '\u0000',
    'x',
  );
  fc.assert(
    fc.property(start, fc.array(piece, { maxLength: 60 }), (head, pieces) => {
      const found = read(head + pieces.join(''));
      expect(found.content !== undefined || found.diagnostics.length > 0).toBe(true);
      for (const { id } of found.entries) expect(entryNumber(id)).toBe(id);
    }),
  );
});
