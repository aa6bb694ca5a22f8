import { beforeAll, expect, setDefaultTimeout, test } from 'bun:test';
import type { Library } from '../../src/library/library.ts';
import { answerFrom, QuestionError } from '../../src/questions/question.ts';
import { questions } from '../../src/questions/questions.ts';
import { allReferenceData } from '../../src/questions/reference-data.ts';
import { Versification } from '../../src/references/versification/versification.ts';
import { compileContent } from '../compiled.ts';
import { readDocument } from '../read-document.ts';
import { editionJson } from '../small-content/small-edition-json.ts';
import { writeFiles } from '../write-files.ts';

setDefaultTimeout(60_000);

const isaiah = [
  '\\id ISA\n\\h Isaiah\n',
  ...Versification.standard('eng')
    .chapters('ISA')!
    .map((last, index) => {
      const verses = Array.from(
        { length: last },
        (_, verse) => `\\v ${verse + 1} ${index + 1}:${verse + 1}\n`,
      );
      return `\\c ${index + 1}\n\\p\n${verses.join('')}`;
    }),
].join('');
const psalms = '\\id PSA\n\\h Psalms\n\\c 23\n\\d A Psalm\n\\q1\n\\v 1 a\n';
const psalm151 = `${psalms}\\c 151\n\\q1\n\\v 1 b\n\\v 2 c\n`;
const chronicles = (verses: string) =>
  `\\id 1CH\n\\h 1 Chronicles\n\\c 21\n\\p\n\\v 30 a\n${verses}\\c 22\n\\p\n\\v 1 b\n`;
const english = (id: string) => ({ ...editionJson(id, id), versification: 'eng' });

let library: Library;
beforeAll(async () => {
  ({ library } = await compileContent((content) =>
    writeFiles(content, {
      'a/edition.json': english('A'),
      'a/ISA.usfm': isaiah,
      'a/PSA.usfm': psalms,
      'a/1CH.usfm': chronicles(''),
      'a/EST.usfm': '\\id EST\n\\h Esther\n\\c 1\n\\p\n\\v 1 a\n\\v 2 b\n',
      'a/NEH.usfm': '\\id NEH\n\\h Nehemiah\n\\c 1\n\\p\n\\v 1 a\n',
      'a/EZR.usfm': '\\id EZR\n\\h Ezra\n\\c 1\n\\p\n\\v 1 a\n',
      'b/edition.json': english('B'),
      'b/ISA.usfm': isaiah,
      'b/PSA.usfm': psalm151,
      'b/1CH.usfm': chronicles('\\v 31 only here\n'),
    }),
  ));
});

const read = (path: string) => (library.peek(path) ? readDocument<object>(library, path) : undefined);

interface Answer {
  readonly passages: readonly {
    readonly editions: readonly {
      readonly reference: string;
      readonly verses: readonly { readonly verse: number; readonly text: string }[];
    }[];
  }[];
}

function ask(ref: string, editions: string, numbering?: string) {
  const query = new URLSearchParams({ ref, in: editions, ...(numbering ? { numbering } : {}) });
  const { body } = answerFrom(questions.passage(`${query}`, allReferenceData), read);
  return (JSON.parse(`${body}`) as Answer).passages.flatMap((passage) =>
    passage.editions.map(({ reference, verses }) => [reference, ...verses.map(({ text }) => text)]),
  );
}

test.each([['63:19'], ['64:1']])(
  'Isaiah %s is one verse in editions of one scheme, although it is a part of one in Hebrew',
  (place) => {
    const found = [`ISA ${place}`, place];
    expect(ask(`ISA ${place}`, 'A,B')).toEqual([found, found]);
  },
);

test('a verse that only another edition has belongs to its chapter', () => {
  expect(ask('1CH 21:31', 'A,B')).toEqual([['1CH 21:31'], ['1CH 21:31', 'only here']]);
  expect(ask('1CH 21:30-22:1', 'A,B')[1]).toEqual(['1CH 21:30-22:1', 'a', 'only here', 'b']);
  expect(ask('1CH 21', 'B,A')).toEqual([
    ['1CH 21', 'a', 'only here'],
    ['1CH 21', 'a'],
  ]);
});

test('a chapter that only another edition has follows those of the first', () => {
  expect(ask('PSA 151', 'A,B')).toEqual([['PSA 151'], ['PSA 151', 'b', 'c']]);
  expect(() => ask('PSA 152', 'A,B')).toThrow('A has no PSA 152');
});

test('the title of a psalm is verse 0 in the reference of an edition', () => {
  expect(ask('PSA 22', 'A', 'vul')).toEqual([['PSA 23:0-1', 'A Psalm', 'a']]);
});

test.each(['vul', 'lxx'])(
  'Esther, which %s has as a part of another book, is numbered as in Hebrew',
  (scheme) => {
    expect(ask('EST 1:1-2', 'A', scheme)).toEqual([['EST 1:1-2', 'a', 'b']]);
  },
);

test('a book that belongs to another one of the edition in the scheme is not found twice', () => {
  expect(ask('EZR 11:1', 'A', 'lxx')).toEqual([['NEH 1:1', 'a']]);
  expect(() => ask('NEH 1:1', 'A', 'lxx')).toThrow('The numbering lxx has no NEH 1:1.');
});

test.each([['1CH 21:40', 'eng', 'The numbering eng has no 1CH 21:40.']])(
  '%s is not found if the numbering %s lacks it',
  (ref, numbering, message) => {
    let fault: unknown;
    try {
      ask(ref, 'A', numbering);
    } catch (error) {
      if (error instanceof QuestionError) ({ fault } = error);
    }
    expect(fault).toMatchObject({ code: 'verse_not_found', message });
  },
);
