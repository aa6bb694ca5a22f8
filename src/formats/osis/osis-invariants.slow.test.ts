import { expect, setDefaultTimeout, test } from 'bun:test';
import fc from 'fast-check';
import { runs } from '../../../test/long-tests.ts';
import { BookBuilder } from '../builder/book-builder.ts';
import { mutatedText } from '../mutated-text.fixture.ts';
import { nestingFaults } from '../nesting-faults.fixture.ts';
import { morphhbFiles } from './morphhb.fixture.ts';
import { osisLike } from './osis-like.fixture.ts';
import { readEvents } from './osis-text.fixture.ts';
import { readOsis, readOsisBooks } from './read-osis.ts';

setDefaultTimeout(600_000);

const obadiah = morphhbFiles().find(({ name }) => name === 'Obad.xml')!.source;
const verses = obadiah.slice(obadiah.indexOf('<div'), obadiah.indexOf('<verse osisID="Obad.1.4"'));
const pieces = [
  '</verse>',
  '<w>',
  '</note>',
  '<rdg>',
  '<p>',
  '<q who="Jesus" sID="a"/>',
  '&',
  '<',
  '"',
  '-->',
];

const anyText = fc.oneof(
  { weight: 6, arbitrary: osisLike },
  { weight: 3, arbitrary: mutatedText(`<osis>${verses}</chapter></div></osis>`, pieces) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 200 }) },
);

test('any text is read without a throw into books whose verses keep the promises of their type', () => {
  fc.assert(
    fc.property(anyText, (source) => {
      for (const { chapters } of readOsisBooks(source, () => {})) {
        expect(chapters.map(({ number }) => number)).toEqual(
          [...new Set(chapters.map(({ number }) => number))].toSorted((a, b) => a - b),
        );
        for (const { blocks, footnotes } of chapters) {
          const tied = new Set(footnotes.filter((note) => note.tied).map(({ noteId }) => noteId));
          for (const block of blocks) {
            if (!('content' in block)) continue;
            const { text, pieces, words } = block.content;
            expect(text).toBe(text.trim());
            expect(text).not.toMatch(/\s\s/);
            let covered = 0;
            for (const piece of pieces) {
              if (piece.kind === 'note') expect(tied.delete(piece.noteId)).toBe(true);
              if (piece.kind !== 'text') continue;
              expect(text.slice(covered, piece.start).trim()).toBe('');
              covered = piece.end;
            }
            expect(covered).toBe(text.length);
            for (const { start, end } of words)
              expect(text.slice(start, end).trim()).toHaveLength(end - start);
          }
          expect(tied.size).toBe(0);
        }
      }
    }),
    { numRuns: runs(3000) },
  );
});

test('the events of any text nest', () => {
  fc.assert(
    fc.property(anyText, (source) => {
      let books = 0;
      const faults = nestingFaults((sink) =>
        readOsis(
          source,
          () => (books++ === 0 ? sink : new BookBuilder(() => {})),
          () => {},
        ),
      );
      expect(faults).toEqual([]);
    }),
    { numRuns: runs(3000) },
  );
});

test('all text of a well-formed book is in its events, in order', () => {
  const texts = fc.array(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 6 }), {
    minLength: 1,
    maxLength: 12,
  });
  const elements = fc.array(fc.constantFrom('p', 'l', 'title', 'hi', 'note', 'q', 'item', 'foo', 'lg', 'w'), {
    minLength: 12,
    maxLength: 12,
  });
  fc.assert(
    fc.property(texts, elements, (pieces, names) => {
      const escaped = pieces.map((piece) =>
        piece.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;'),
      );
      const nested = escaped.reduceRight(
        (inner, piece, index) => `<${names[index]}>${piece}${inner}</${names[index]}>`,
        '',
      );
      const read: string[] = [];
      const { events } = readEvents(`<osis><div type="book" osisID="Gen">${nested}</div></osis>`);
      for (const [text] of events.matchAll(/"(?:[^"\\]|\\.)*"/g)) read.push(JSON.parse(text));
      expect(read.join('').replace(/\s/g, '')).toBe(pieces.join('').replace(/\s/g, ''));
    }),
    { numRuns: runs(1000) },
  );
});
