import { describe, expect, setDefaultTimeout, test } from 'bun:test';
import fc from 'fast-check';
import { runs } from '../../../test/long-tests.ts';
import { mutatedText } from '../mutated-text.fixture.ts';
import { nestingFaults } from '../nesting-faults.fixture.ts';
import { recordEvents } from '../recorded-events.fixture.ts';
import { TooLarge } from '../source-limits.ts';
import { readUsj } from './read-usj.ts';

setDefaultTimeout(600_000);

function read(usj: string) {
  const reported: string[] = [];
  const events = recordEvents((sink) => readUsj(usj, sink, (code, at) => reported.push(`${code}@${at}`)));
  return { events: events.join(' '), reported: reported.join(' ') };
}

describe('readUsj gives the events of', () => {
  const cases: [what: string, content: unknown[], events: string][] = [
    [
      'a book',
      [{ type: 'book', marker: 'id', code: 'GEN', content: ['Genesis'] }],
      'book GEN <id> "Genesis" </>',
    ],
    [
      'a chapter and a verse',
      [
        { type: 'chapter', marker: 'c', number: '1', sid: 'GEN 1' },
        { type: 'para', marker: 'p', content: [{ type: 'verse', marker: 'v', number: '1' }, 'a "b"'] },
      ],
      'chapter 1 <p> verse 1 "a \\"b\\"" </>',
    ],
    ['numbers that are not strings', [{ type: 'chapter', marker: 'c', number: 3 }], 'chapter 3'],
    [
      'members in any order',
      [
        {
          content: ['a', { lemma: 'b', content: ['w'], marker: 'w', type: 'char' }],
          marker: 'p',
          type: 'para',
        },
      ],
      '<p> "a" (w "w" w) {"lemma":"b"} </>',
    ],
    [
      'a table',
      [
        {
          type: 'table',
          content: [
            {
              type: 'table:row',
              marker: 'tr',
              content: [{ type: 'table:cell', marker: 'tc1', align: 'start', content: ['a'] }],
            },
          ],
        },
      ],
      '<tr> |tc1 "a" </>',
    ],
    [
      'a note, a milestone and a break',
      [
        {
          type: 'para',
          marker: 'p',
          content: [
            {
              type: 'note',
              marker: 'f',
              caller: '-',
              content: [{ type: 'char', marker: 'ft', content: ['a'] }],
            },
            { type: 'ms', marker: 'ts' },
            { type: 'optbreak' },
          ],
        },
      ],
      '<p> [f - (ft "a" ft) f] {ts} {optbreak} </>',
    ],
  ];
  test.each(cases)('%s', (_what, content, events) => {
    expect(read(JSON.stringify({ type: 'USJ', version: '3.1', content }))).toEqual({ events, reported: '' });
  });
});

describe('readUsj continues and reports', () => {
  const cases: [what: string, usj: string, events: string, reported: string][] = [
    [
      'a missing end',
      '{"type":"USJ","content":[{"type":"para","marker":"p","content":["a',
      '<p> "a" </>',
      'malformed-json@64',
    ],
    [
      'a missing comma',
      '{"type":"USJ","content":["a" "b"]}',
      '"a" "b"',
      'malformed-json@29 misplaced-content@26',
    ],
    [
      'a paragraph in a paragraph',
      '{"type":"USJ","content":[{"type":"para","marker":"p","content":["a",{"type":"para","marker":"q1","content":["b"]},"c"]}]}',
      '<p> "a" </> <q1> "b" </> <p> "c" </>',
      'misplaced-content@68',
    ],
    [
      'a note in a note',
      '{"type":"USJ","content":[{"type":"note","marker":"f","caller":"+","content":["a",{"type":"note","marker":"x","content":["b"]}]}]}',
      '[f + "a" (ft "b" ft) f]',
      'misplaced-content@25 misplaced-content@81',
    ],
    [
      'a chapter that no book has',
      '{"type":"USJ","content":[{"type":"chapter","number":1000},{"type":"para","marker":"p","content":["a"]}]}',
      '-bad-chapter "a"',
      'bad-chapter-number@25',
    ],
    ['a member without a name', '{"type":"USJ",{"content":["a"]}}', '', 'malformed-json@14'],
    ['no JSON', '', '', 'malformed-json@0'],
    [
      'an unknown type',
      '{"type":"USJ","content":[{"type":"b","content":["a"]}]}',
      '"a"',
      'unknown-element@25',
    ],
  ];
  test.each(cases)('%s', (_what, usj, events, reported) => {
    expect(read(usj)).toEqual({ events, reported });
  });
});

const sample = JSON.stringify({
  type: 'USJ',
  version: '3.1',
  content: [
    { type: 'book', marker: 'id', code: 'GEN', content: ['Genesis'] },
    { type: 'chapter', marker: 'c', number: '1' },
    {
      type: 'para',
      marker: 'p',
      content: [
        { type: 'verse', marker: 'v', number: '1' },
        'In the ',
        {
          type: 'char',
          marker: 'wj',
          content: [{ type: 'char', marker: 'w', lemma: 'a', content: ['beginning'] }],
        },
        {
          type: 'note',
          marker: 'f',
          caller: '+',
          content: [{ type: 'char', marker: 'ft', content: ['Or'] }],
        },
      ],
    },
    { type: 'sidebar', marker: 'esb', content: [{ type: 'para', marker: 'p', content: ['a'] }] },
  ],
});

const usjPieces = [
  '{',
  '}',
  '[',
  ']',
  ',',
  ':',
  '"',
  '"content":',
  '"type":"para"',
  '"marker":"p"',
  '1',
  'null',
  '\\',
];

test('readUsj never throws, and its events are well nested for any text', () => {
  fc.assert(
    fc.property(fc.oneof(mutatedText(sample, usjPieces), fc.string({ unit: 'binary' }), fc.json()), (usj) => {
      expect(nestingFaults((sink) => readUsj(usj, sink, () => {}))).toEqual([]);
    }),
    { numRuns: runs(2000) },
  );
});

test('readUsj reads deep nesting up to a limit', () => {
  const nested = (depth: number) =>
    '{"type":"char","marker":"nd","content":['.repeat(depth) + ']}'.repeat(depth);
  expect(read(nested(40)).events).toStartWith('(nd (nd (nd');
  expect(() => read(nested(50_000))).toThrow(TooLarge);
});

describe('readUsj reports', () => {
  const usj = (para: string) =>
    `{"type": "USJ", "meta": {"about": "some words"}, "content": [{"type": "para", "marker": "p", ${para}}]}`;

  test.each([
    ['"text": "and"', 'misplaced-content', '"and"'],
    ['"Content": ["and", {"type": "char", "content": ["these"]}]', 'misplaced-content', '"and"'],
    ['"contnt": ["and"]', 'misplaced-content', '"and"'],
    ['"note": {"more": ["and these", "words here"]}', 'misplaced-content', '"and these"'],
    ['"note" "text": "and"', 'malformed-json', '"text"'],
  ])('text that it does not read: %s', (para, code, at) => {
    const text = usj(para);
    expect(read(text).reported).toBe(`${code}@${text.indexOf(at)}`);
  });

  test.each(['"alt": "some words"', '"x-note": "some words"', '"own": "word"', '"content": ["some words"]'])(
    'no attributes: %s',
    (para) => {
      expect(read(usj(para)).reported).toBe('');
    },
  );
});
