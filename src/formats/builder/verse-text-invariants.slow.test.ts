import { expect, setDefaultTimeout, test } from 'bun:test';
import fc from 'fast-check';
import { runs } from '../../../test/long-tests.ts';
import type { BookText, VerseText } from '../../model/book-text.ts';
import { treesOf, usxVocabulary, xmlOf } from '../element-trees.fixture.ts';
import { readUsfm } from '../usfm/read-usfm.ts';
import { usfmLike } from '../usfm/usfm-like.fixture.ts';
import { readUsx } from '../usx/read-usx.ts';
import { readBook } from './read-books.ts';

setDefaultTimeout(600_000);

function versesOf(book: BookText): VerseText[] {
  return book.chapters.flatMap(({ blocks }) =>
    blocks.flatMap((block) => ('content' in block ? [block.content] : [])),
  );
}

function forAnyText(check: (book: BookText) => void): void {
  fc.assert(
    fc.property(usfmLike, (usfm) => check(readBook(readUsfm, usfm, () => {}))),
    { numRuns: runs(3000) },
  );
  fc.assert(
    fc.property(treesOf(usxVocabulary), (nodes) =>
      check(readBook(readUsx, `<usx>${xmlOf(nodes)}</usx>`, () => {})),
    ),
    { numRuns: runs(3000) },
  );
}

test('the text of a verse is trimmed and its white space collapsed', () => {
  forAnyText((book) => {
    for (const { text } of versesOf(book)) {
      expect(text).toBe(text.trim());
      expect(text).not.toMatch(/\s\s/);
    }
  });
});

test('text pieces are in order, trimmed, not empty, and cover all but white space', () => {
  forAnyText((book) => {
    for (const { text, pieces } of versesOf(book)) {
      let covered = 0;
      for (const piece of pieces) {
        if (piece.kind !== 'text') continue;
        const slice = text.slice(piece.start, piece.end);
        expect(slice).not.toBe('');
        expect(slice).toBe(slice.trim());
        expect(slice).not.toContain('\n');
        expect(text.slice(covered, piece.start).trim()).toBe('');
        covered = piece.end;
      }
      expect(text.slice(covered)).toBe('');
    }
  });
});

test('an annotated word is trimmed and not empty', () => {
  forAnyText((book) => {
    for (const { text, words } of versesOf(book)) {
      for (const { start, end } of words) {
        expect(text.slice(start, end)).toHaveLength(end - start);
        expect(text.slice(start, end)).toMatch(/^\S(?:.*\S)?$/s);
      }
    }
  });
});

test('notes and headings are inside the text, and notes are numbered in order', () => {
  forAnyText((book) => {
    const ids: number[] = [];
    for (const { text, pieces } of versesOf(book)) {
      for (const piece of pieces) {
        if (piece.kind === 'note' || piece.kind === 'heading') {
          expect(piece.offset).toBeWithin(0, text.length + 1);
        }
        if (piece.kind === 'note') ids.push(piece.noteId);
      }
    }
    const listed = book.chapters.flatMap(({ footnotes }) => footnotes.filter(({ tied }) => tied));
    expect(ids.toSorted((a, b) => a - b)).toEqual(
      listed.map(({ noteId }) => noteId).toSorted((a, b) => a - b),
    );
  });
});

test('line breaks are never adjacent, first or before a heading', () => {
  forAnyText((book) => {
    for (const { blocks } of book.chapters) {
      blocks.forEach(({ type }, index) => {
        if (type !== 'line_break') return;
        expect(index).toBeGreaterThan(0);
        expect(['verse', 'hebrew_subtitle']).toContain(blocks[index + 1]?.type ?? '');
      });
    }
  });
});
