import { describe, expect, test } from 'bun:test';
import fc from 'fast-check';
import { readBook } from '../builder/read-books.ts';
import { readUsfm } from '../usfm/read-usfm.ts';
import { alignBook } from './align-book.ts';
import { readBurritoAlignment } from './read-alignment.ts';

const sources = `id\taltId\ttext\tstrongs\tgloss\tgloss2\tlemma\tpos\tmorph
n41004003001\t\tἈκούετε\t191\t\t\tἀκούω\tverb\tV-PAM-2P
n41004003002\t\tἰδοὺ\tG2400\t\t\tἰδού\t\tINJ
n41004003003\t\tἐξῆλθεν\t1831\t\t\tἐξέρχομαι\t\tV-2AAI-3S
o010010010011\t\tבְּ\t9003\t\t\tב\t\tR
o010010010012\t\tרֵאשִׁ֖ית\tH7225\t\t\tרֵאשִׁית\t\tNcfsa
`;
const targets = `id\ttext\tsource_verse\tskip_space_after\texclude\tisPunc\tisPrimary
41004003001\tListen\t41004003\ty\t\t\t
41004003002\t!\t41004003\t\t\ty\t
41004003003\tA\t41004003\t\t\t\t
41004003004\tsower\t41004003\t\t\t\t
410040030051\tdidn’t\t41004003\t\t\t\t
41004003006\tgo\t41004003\t\t\t\t
41004003007\tout\t41004003\t\t\t\t
`;
const records = [
  { source: ['n41004003001'], target: ['41004003001'], meta: { id: '41004003.001', process: 'manual' } },
  { source: ['n41004003003', 'n41004003002'], target: ['41004003005', '41004003007'] },
  { source: [], target: ['41004003003'] },
  { source: ['n41004003002'], target: ['41004003003'], meta: { status: 'rejected' } },
];
const old = { format: 'alignment', version: '0.3', type: 'translation', meta: {}, records };
const grouped = {
  format: 'alignment',
  version: '0.4',
  groups: [
    { documents: [{ docid: 'SBLGNT' }, { docid: 'BSB' }], roles: ['source', 'target'], records },
    {
      documents: [{ docid: 'X' }, { docid: 'WLC' }],
      roles: ['target', 'source'],
      records: [{ references: [['01001001001'], ['o010010010011', 'o010010010012']] }],
    },
  ],
};

function read(alignment: object | string, target = targets, source = sources, edition?: string) {
  const reported: string[] = [];
  const reportOf = (file: string) => (code: string, at: number) =>
    void reported.push(`${file} ${code}@${at}`);
  const text = typeof alignment === 'string' ? alignment : JSON.stringify(alignment);
  const books = readBurritoAlignment(
    { alignment: text, source, target, edition },
    { alignment: reportOf('alignment'), source: reportOf('source'), target: reportOf('target') },
  );
  return { books, reported };
}

function aligned(usfm: string, alignment: object = grouped, target = targets) {
  const text = readBook(readUsfm, `\\id MRK\n\\c 4\n\\p\n${usfm}`, () => {});
  const { book, misfits } = alignBook(text, read(alignment, target).books.get('MRK')!);
  const [chapter] = book.chapters;
  const verses = chapter!.blocks.flatMap((block) => (block.type === 'verse' ? [block.content] : []));
  const words = verses.flatMap(({ text, words }) =>
    words.map(({ start, end, annotation, alignment: of }) => [
      text.slice(start, end),
      annotation.strongs,
      of?.key,
    ]),
  );
  return { words, misfits: misfits.map(({ message }) => message) };
}

describe('a Scripture Burrito alignment', () => {
  test.each([
    ['0.3', old, null],
    ['0.4', grouped, 'SBLGNT'],
  ])('version %s is read', (_, alignment, edition) => {
    const { books, reported } = read(alignment);
    expect(reported).toEqual([]);
    const { tokens, records: found } = books.get('MRK')!;
    expect(tokens.map(({ text, record }) => [text, record])).toEqual([
      ['Listen', 0],
      ['!', undefined],
      ['A', undefined],
      ['sower', undefined],
      ['didn’t', 1],
      ['go', undefined],
      ['out', 1],
    ]);
    expect(found[0]).toEqual([
      { edition, verse: 3, index: 0, lemma: 'ἀκούω', strongs: ['G191'], morph: 'V-PAM-2P', text: 'Ἀκούετε' },
    ]);
    expect(found[1]!.map(({ index }) => index)).toEqual([2, 1]);
  });

  test('roles may be in the other order, and parts of a Hebrew word share its index', () => {
    const { books } = read(grouped, 'id\ttext\n01001001001\tBeginning\n', sources, 'UHB');
    expect(books.get('GEN')!.records).toEqual({
      2: [
        { edition: 'UHB', verse: 1, index: 0, lemma: 'ב', strongs: ['H9003'], morph: 'R', text: 'בְּ' },
        {
          edition: 'UHB',
          verse: 1,
          index: 0,
          lemma: 'רֵאשִׁית',
          strongs: ['H7225'],
          morph: 'Ncfsa',
          text: 'רֵאשִׁ֖ית',
        },
      ],
    });
  });

  test.each<[string, string | object, string, string, string[]]>([
    ['broken JSON', '{"records": [}', targets, sources, ['alignment bad-alignment@13']],
    ['another format', { format: 'scripture burrito' }, targets, sources, ['alignment bad-alignment@0']],
    [
      'no records',
      { format: 'alignment', groups: [{}, null, 1] },
      targets,
      sources,
      ['alignment bad-alignment@0'],
    ],
    ['a table without ids', old, 'text\nx\n', sources, ['target bad-alignment@0']],
    ['a wrong id', old, 'id\ttext\n99\tx\n', sources, ['target bad-alignment@8']],
    [
      'an unknown word of the original',
      { records: [{ source: ['n41004003099'], target: ['1'] }] },
      targets,
      sources,
      ['alignment bad-alignment@23'],
    ],
    [
      'a word that the table of the translation does not have',
      { records: [{ source: ['n41004003001'], target: ['41004003001', '41004003099'] }] },
      targets,
      sources,
      ['alignment bad-alignment@63'],
    ],
  ])('%s is reported', (_, alignment, target, source, expected) => {
    expect(read(alignment, target, source).reported).toEqual(expected);
  });

  test('a word that either table does not have is reported, and the others stay', () => {
    const records = [
      { source: ['n41004003001', 'n41004003098'], target: ['41004003001', '41004003099', '02001001001'] },
      { source: ['n41004003002'], target: ['41004003004'] },
    ];
    const messages: string[] = [];
    const report = (_code: string, _at: number, message: string) => void messages.push(message);
    const books = readBurritoAlignment(
      { alignment: JSON.stringify({ records }), source: sources, target: targets },
      { alignment: report, source: report, target: report },
    );
    expect(messages).toEqual([
      'The table of the original does not have n41004003098; the other words stay.',
      'The table of the translation does not have the word 41004003099; it was left out.',
    ]);
    const { tokens } = books.get('MRK')!;
    expect(tokens.filter(({ record }) => record !== undefined).map(({ text }) => text)).toEqual([
      'Listen',
      'sower',
    ]);
  });

  test('records that share a word of the translation are one rendering', () => {
    const records = [
      { source: ['n41004003001'], target: ['41004003001', '41004003004'] },
      { source: ['n41004003003'], target: ['41004003006'] },
      { source: ['n41004003002', 'n41004003001'], target: ['41004003001', '41004003006'] },
    ];
    const { books, reported } = read({ version: '0.3', records });
    const { tokens, records: found } = books.get('MRK')!;
    expect(reported).toEqual([]);
    expect(tokens.flatMap(({ text, record }) => (record === undefined ? [] : [`${text} ${record}`]))).toEqual(
      ['Listen 0', 'sower 0', 'go 0'],
    );
    expect(Object.keys(found)).toEqual(['0']);
    expect(found[0]!.map(({ strongs }) => strongs.join())).toEqual(['G191', 'G1831', 'G2400']);
  });

  test('never throws', () => {
    const json = fc.oneof(
      fc.string(),
      fc.json(),
      fc
        .jsonValue()
        .map((value) => JSON.stringify({ format: 'alignment', records: [value], groups: [value] })),
    );
    fc.assert(
      fc.property(
        json,
        fc.string(),
        fc.string(),
        (alignment, target, source) => void read(alignment, `id\ttext\n${target}`, `id\ttext\n${source}`),
      ),
    );
  });
});

describe('the words of a text', () => {
  test('are matched with the tokens, regardless of punctuation and case', () => {
    const { words, misfits } = aligned('\\v 3 “LISTEN! A sower didn’t go out.”');
    expect(words).toEqual([
      ['LISTEN', ['G191'], 'record 0'],
      ['didn’t', ['G1831', 'G2400'], 'record 1'],
      ['out', ['G1831', 'G2400'], 'record 1'],
    ]);
    expect(misfits).toEqual([]);
  });

  test('that differ are reported one by one, and the others stay', () => {
    const { words, misfits } = aligned('\\v 3 Hear! One farmer didn’t quickly go out.');
    expect(words.map(([text]) => text)).toEqual(['didn’t', 'out']);
    expect(misfits.map((message) => message.slice(0, 22))).toEqual([
      '"Listen" of MRK 4:3 is',
      '"A" of MRK 4:3 is not ',
      '"sower" of MRK 4:3 is ',
    ]);
  });

  test('of a missing verse are reported once', () => {
    expect(aligned('\\v 1 Again.').misfits).toEqual([
      '"Listen" of MRK 4:3 is not aligned: the text does not have the verse; its words were left out.',
    ]);
  });

  test('lose their own annotations in the same place only', () => {
    const { words } = aligned('\\v 3 \\w Listen|strong="G1"\\w* a \\w sower|strong="G2"\\w* didn’t go out');
    expect(words.map(([text, strongs]) => [text, strongs])).toEqual([
      ['Listen', ['G191']],
      ['sower', ['G2']],
      ['didn’t', ['G1831', 'G2400']],
      ['out', ['G1831', 'G2400']],
    ]);
  });

  test('in a bridge are found in all of its verses', () => {
    expect(aligned('\\v 2-3 And. Listen! A sower didn’t go out.').words).toHaveLength(3);
  });

  test('every token is placed or reported', () => {
    const text = fc.array(fc.constantFrom('a', 'b', 'Listen', '—', 'it’s'), { maxLength: 12 });
    fc.assert(
      fc.property(text, text, (one, other) => {
        const table = `id\ttext\n${one.map((word, at) => `41004003${String(at + 1).padStart(3, '0')}\t${word}\n`).join('')}`;
        const alignment = {
          records: one.map((_, at) => ({
            source: ['n41004003001'],
            target: [`41004003${String(at + 1).padStart(3, '0')}`],
          })),
        };
        if (one.length === 0) return;
        const { words, misfits } = aligned(`\\v 3 ${other.join(' ')} z`, alignment, table);
        expect(words.length + misfits.length).toBe(one.filter((word) => word !== '—').length);
        if (one.join() === other.join()) expect(misfits).toEqual([]);
      }),
    );
  });
});
