import { describe, expect, setDefaultTimeout, test } from 'bun:test';
import fc from 'fast-check';
import { runs } from '../../../test/long-tests.ts';
import type { CommentaryText } from '../../model/commentary-text.ts';
import { mutatedText } from '../mutated-text.fixture.ts';
import { readCommentary } from './read-commentary.ts';
import { textFile } from './text-file.fixture.ts';

setDefaultTimeout(600_000);

const csv = `Book,Chapter,VERSE / INTRODUCTION,COMMENTARIES
Genesis,,INTRODUCTION,"On ""Genesis"""
Genesis,1,INTRODUCTION,"Chapter, one"
Genesis,1,1,"First
line"
Exodus,2,3-5,<p>a</p><p>b</p>
`;
const imp = '$$$[ Module Heading ]\nx\n$$$Genesis 0:0\nOn it\n$$$II Kings 1:1\n<p>a</p>\n$$$Jude 1:3-5\nb\n';
const json = JSON.stringify([
  {
    title: 'Genesis 1:1',
    index_reference: '01001001',
    content: '<p>a</p>',
    associations: { passage: [{ start_ref: '01001001' }] },
  },
  { title: 'Genesis 1:1–2.3', index_reference: '01001001-01002003', content: '<p>b<br>c</p>' },
  { id: 'abel', subject: 'Abel', reference: 'GEN 4:1-16', content: ['x'] },
  { subject: 'Cain', reference: 'Genesis 4', content: 'd' },
]);

function notesIn({ books }: CommentaryText): number {
  return books
    .flatMap(({ chapters }) => chapters.flatMap(({ verses }) => verses.map(({ notes }) => notes.length)))
    .reduce((total, count) => total + count, 0);
}

describe('files of a commentary', () => {
  test('may have several formats; the notes of a verse are in the order of the files', () => {
    const files = [textFile('$$$Gen 1:1\nthree\n'), textFile('Book,Chapter,Verse,Text\nGEN,1,1,one\n')];
    expect(readCommentary(files).content!.books[0]!.chapters[0]!.verses[0]!.notes).toEqual(['three', 'one']);
  });

  test('are decoded as all sources are, and a binary one is damaged', () => {
    const bytes = new Uint8Array([...Buffer.from('$$$Genesis 1:1\ncaf'), 0xe9]);
    const { content, diagnostics } = readCommentary([{ file: 'a.imp', bytes }]);
    expect(content!.books[0]!.chapters[0]!.verses[0]!.notes).toEqual(['café']);
    expect(diagnostics.map(({ code, file }) => `${code} ${file}`)).toEqual(['invalid-utf8 a.imp']);
    expect(readCommentary([{ file: 'a', bytes: new Uint8Array([0, 1, 2]) }])).toMatchObject({
      isDamaged: true,
    });
  });

  test('that are not commentaries give nothing', () => {
    expect(readCommentary([])).toMatchObject({ isDamaged: false, diagnostics: [], tally: { notes: 0 } });
    for (const text of ['[]', '$$$[ Module Heading ]\n', 'Book,Chapter,Verse,Text\n']) {
      const { content, diagnostics } = readCommentary([textFile(text)]);
      expect(content).toBeUndefined();
      expect(diagnostics.map(({ code }) => code)).toEqual(['no-sources']);
    }
  });
});

describe('damaged files', () => {
  for (const [name, text] of Object.entries({ csv, imp, json })) {
    test(`of ${name} are read without an error; every note is served, or left out and reported`, () => {
      const pieces = [
        '"',
        '""',
        ',',
        '\n',
        '\r',
        '{',
        '}',
        '[',
        ']',
        '$$$',
        '<p>',
        '&',
        '<',
        '0',
        'Genesis',
        '\u0000',
      ];
      fc.assert(
        fc.property(mutatedText(text, pieces), (mutated) => {
          const { content, diagnostics, tally } = readCommentary([textFile(mutated)]);
          expect(tally.notes).toBe(tally.notesServed! + tally.notesLeftOut!);
          expect(content ? notesIn(content) : 0).toBeLessThanOrEqual(tally.notesServed!);
          if (tally.notesLeftOut! > 0 || !content) expect(diagnostics.length).toBeGreaterThan(0);
          if (content) expectWellFormed(content);
        }),
        { numRuns: runs(300) },
      );
    });
  }

  test('that are large and odd are read', () => {
    for (const text of [
      '['.repeat(200_000),
      `[${'{"a":'.repeat(100_000)}`,
      `[${'{"content":"x"},'.repeat(20_000)}`,
      '$$$'.repeat(100_000),
      '$$$\n'.repeat(20_000),
      `$$$${'Genesis 1'.repeat(20_000)}`,
      `Book,Chapter,Verse,Text\n${'"GEN'.repeat(50_000)}`,
      `Book,Chapter,Verse,Text\nGEN,${'0'.repeat(200_000)},1,x\nGEN,1,${'x,'.repeat(50_000)}\n`,
      `Book,Chapter,Verse,Text\n${' '.repeat(200_000)},1,1,x`,
      ','.repeat(300_000),
    ]) {
      const { diagnostics, content } = readCommentary([textFile(text)]);
      expect(content).toBeUndefined();
      expect(diagnostics.length).toBeGreaterThan(0);
    }
  });
});

test('no word of a note is lost or made', () => {
  // A sign at the start of a note may be removed: cleaned-text.ts
  const word = fc.stringMatching(/^[a-zé“1-9][a-zé“”—.;:1-9]{0,8}$/);
  const separator = fc.constantFrom(' ', '  ', '\n', '\r\n', '\n\n', '\u00a0');
  const note = fc.array(fc.tuple(word, separator), { minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(fc.array(note, { minLength: 1 }), (notes) => {
      const texts = notes.map((pieces) => pieces.flat().join(''));
      const rows = texts.map((text, index) => `GEN,1,${(index % 31) + 1},"${text}"\n`);
      const { content } = readCommentary([textFile(`Book,Chapter,Verse,Text\n${rows.join('')}`)]);
      const words = (text: string) => text.split(/\s+/).filter((part) => part !== '');
      const served = content!.books[0]!.chapters[0]!.verses;
      texts.forEach((text, index) => {
        const verse = served.find(({ number }) => number === (index % 31) + 1)!;
        expect(words(verse.notes[Math.floor(index / 31)]!)).toEqual(words(text));
      });
    }),
  );
});

function expectWellFormed({ books, profiles }: CommentaryText): void {
  const isAscending = (numbers: number[]) =>
    numbers.every((number, index) => number > (numbers[index - 1] ?? 0));
  for (const { chapters } of books) {
    expect(isAscending(chapters.map(({ number }) => number))).toBe(true);
    for (const { verses } of chapters) {
      expect(isAscending(verses.map(({ number }) => number))).toBe(true);
      expect(verses.every(({ notes }) => notes.length > 0 && notes.every((text) => text.trim() !== ''))).toBe(
        true,
      );
    }
  }
  expect(new Set(profiles.map(({ id }) => id)).size).toBe(profiles.length);
}
