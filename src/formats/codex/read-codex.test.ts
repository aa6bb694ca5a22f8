import { describe, expect, setDefaultTimeout, test } from 'bun:test';
import fc from 'fast-check';
import { runs } from '../../../test/long-tests.ts';
import { bookConservation } from '../../documents/report/conservation-of-book.fixture.ts';
import { chapterData } from '../../documents/translation/chapter-data.ts';
import { simpleChapterData } from '../../documents/translation/simple-chapter-data.ts';
import { findSourceBooks } from '../find-source-books.ts';
import { mutatedText } from '../mutated-text.fixture.ts';
import { nestingFaults } from '../nesting-faults.fixture.ts';
import { unlessTooLarge } from '../source-limits.ts';
import { readCodex } from './read-codex.ts';

setDefaultTimeout(600_000);

type Metadata = Record<string, unknown>;

const cell = (value: string, metadata: Metadata, languageId = 'html') => ({
  kind: 2,
  languageId,
  value,
  metadata,
});
const notebook = (...cells: unknown[]) =>
  JSON.stringify({ cells, metadata: { id: 'x', edits: [] } }, undefined, 1);
const text = (value: string, id: string) =>
  cell(value, { type: 'text', id, data: {}, edits: [{ value: 'an older text' }] });

function read(json: string) {
  const codes: string[] = [];
  const books = unlessTooLarge(() =>
    findSourceBooks(json, (code) => codes.push(code)).map((source) => source.read()),
  );
  return { books: books ?? [], codes };
}

const chapters = (json: string) => read(json).books.flatMap((book) => book.chapters.map(simpleChapterData));
const verses = (json: string) =>
  chapters(json).flatMap(({ number, content }) =>
    content.flatMap((block) => (block.type === 'verse' ? [`${number}:${block.number} ${block.text}`] : [])),
  );

describe('a notebook of Codex', () => {
  test('has a verse in each cell, by the id of the cell', () => {
    const json = notebook(
      text('<span>In the beginning</span>', 'GEN 1:1'),
      text('And the <i>earth</i>', 'GEN 1:2'),
      text('Thus', 'GEN 2:1'),
    );
    expect(read(json).books.map(({ id }) => id)).toEqual(['GEN']);
    expect(verses(json)).toEqual(['1:1 In the beginning', '1:2 And the earth', '2:1 Thus']);
  });

  test('may name the verse of a cell by a reference, or by book, chapter and verse', () => {
    const json = notebook(
      cell('One', { type: 'text', id: '5e7dadd4-9879', data: { globalReferences: ['MAT 1:1'] } }),
      cell('Two', { type: 'text', id: '427165dc-6a74', bookCode: 'MAT', chapter: 1, verse: 2 }),
    );
    expect(verses(json)).toEqual(['1:1 One', '1:2 Two']);
  });

  test('has headings for the following text, styles, and labels that are not text', () => {
    const json = notebook(
      cell('Galatians 1', { type: 'milestone', id: 'a' }),
      cell('<h1>Greeting</h1>', { type: 'paratext', id: 'b' }),
      text('Paul,', 'GAL 1:1'),
      cell('<p data-tag="b"></p>', { type: 'style', id: 'c', marker: '\\b', bookCode: 'GAL', chapter: 1 }),
      cell('<div data-tag="q1"></div>', { type: 'style', id: 'd' }),
      text('Grace', 'GAL 1:2'),
      cell('2', { type: 'milestone', id: 'e' }),
      cell('In Jerusalem', { type: 'text', id: 'f', marker: '\\s1', bookCode: 'GAL', chapter: 2 }),
      text('Then', 'GAL 2:1'),
    );
    expect(chapters(json).map(({ content }) => content)).toMatchObject([
      [
        { type: 'heading', text: 'Greeting' },
        { type: 'line_break' },
        { type: 'verse', text: 'Paul,' },
        { type: 'line_break' },
        { type: 'verse', text: 'Grace', poem: [{ level: 1 }] },
      ],
      [{ type: 'heading', text: 'In Jerusalem' }, { type: 'line_break' }, { type: 'verse', text: 'Then' }],
    ]);
    expect(read(json).codes).toEqual([]);
  });

  test('has notes in its text, whose number is not text', () => {
    const value =
      '<p>Son of Abraham.<sup data-footnote="<p><em>Abraham: </em>a note &amp; more</p>" class="footnote-marker">1</sup></p>';
    expect(chapters(notebook(text(value, 'MAT 1:1')))[0]!.content.at(-1)).toMatchObject({
      text: 'Son of Abraham.',
      footnotes: [{ text: 'Abraham: a note & more' }],
    });
  });

  test('has lines in its text', () => {
    expect(verses(notebook(text('One\n two', 'MAT 1:1'), text('<p>a</p><p>b<br>c</p>', 'MAT 1:2')))).toEqual([
      '1:1 One\ntwo',
      '1:2 a\nb\nc',
    ]);
  });

  test('does not serve cells that were deleted or merged into others', () => {
    const json = notebook(
      text('One', 'MAT 1:1'),
      cell('gone', { type: 'text', id: 'MAT 1:1', data: { deleted: true } }),
      cell('gone', { type: 'text', id: 'MAT 1:2', data: { merged: true } }),
      text('and more', 'MAT 1:1:abc'),
    );
    expect(verses(json)).toEqual(['1:1 One and more']);
  });

  test('in the old form has many verses in a cell', () => {
    const value = 'JON 1:1 One.\nJON 1:2 Two.\nMore of two.\n\nJON 2:1 Three.';
    expect(verses(notebook(cell(value, { type: 'scripture' }, 'scripture')))).toEqual([
      '1:1 One.',
      '1:2 Two. More of two.',
      '2:1 Three.',
    ]);
  });

  test('without a verse is reported', () => {
    expect(read(notebook(cell('a', { type: 'text', id: 'x' }))).codes).toEqual(['no-book-id', 'no-book-id']);
  });

  const sample = notebook(
    cell('Matthew 1', { type: 'milestone', id: 'a' }),
    text(
      '<p>Son of Abraham.<sup data-footnote="<p>a note</p>" class="footnote-marker">1</sup> He</p>',
      'MAT 1:1',
    ),
    cell('<h1>Heading</h1>', { type: 'paratext', id: 'b' }),
    text('fathered <b>Isaac</b>', 'MAT 1:2'),
  );

  test('that is damaged in any way is read without an error, into events that nest', () => {
    fc.assert(
      fc.property(mutatedText(sample, ['{', '}', '[', ']', '"', '\\', ',', '<sup>', '</p>']), (json) => {
        read(json);
        unlessTooLarge(() => {
          expect(
            nestingFaults((sink) =>
              readCodex(
                json,
                () => sink,
                () => {},
              ),
            ),
          ).toEqual([]);
        });
      }),
      { numRuns: runs(500) },
    );
  });

  test('keeps all its words in documents', () => {
    const word = fc.stringMatching(/^[a-zé’]{1,8}$/);
    const value = fc.array(
      fc.oneof(
        word,
        word.map((one) => `<i>${one}</i>`),
        word.map((one) => `<p>${one}</p>`),
        fc.constant('<br>'),
        fc.constant('<sup data-footnote="a note">1</sup>'),
      ),
      { minLength: 1, maxLength: 8 },
    );
    fc.assert(
      fc.property(fc.array(value, { minLength: 1, maxLength: 5 }), (all) => {
        const json = notebook(...all.map((pieces, index) => text(pieces.join(' '), `MAT 1:${index + 1}`)));
        const [book] = read(json).books;
        const { lost, invented, glued, split } = bookConservation(
          book!,
          book!.chapters.map(chapterData),
          book!.chapters.map(simpleChapterData),
        );
        expect({ lost, invented, glued, split }).toEqual({ lost: 0, invented: 0, glued: 0, split: 0 });
        const written = all.flatMap((pieces) =>
          pieces
            .flatMap((piece) => piece.replace(/<sup.*<\/sup>|<[^>]*>/g, ' ').trim())
            .filter((piece) => piece !== ''),
        );
        expect(
          verses(json).flatMap((verse) =>
            verse
              .replace(/^\S+\s*/, '')
              .split(/\s+/)
              .filter(Boolean),
          ),
        ).toEqual(written);
      }),
    );
  });
});
