import { expect, setDefaultTimeout, test } from 'bun:test';
import fc from 'fast-check';
import { Versification } from '../../references/versification/versification.ts';
import { type BookCandidate, chooseBooks } from './choose-books.ts';

setDefaultTimeout(600_000);

type Candidate = BookCandidate & { readonly name: string };

function candidate(file: string, id: string, like = id, maxVerses = 999, isGuessed = false): Candidate {
  let left = maxVerses;
  const chapters = Versification.standard('eng')
    .chapters(like)!
    .flatMap((count, index) => {
      const last = Math.min(count, left);
      left -= last;
      return last > 0 ? [{ number: index + 1, covered: [[1, last] as const] }] : [];
    });
  return { name: file, file, verses: { id, chapters }, isGuessed };
}

const choose = (candidates: readonly Candidate[]) => {
  const { books, duplicates } = chooseBooks(candidates, (book) => book);
  return { files: books.map(({ file }) => file), duplicates };
};

test.each([
  ['a fragment', candidate('a.usfm', 'LUK', 'LUK', 22), 'a.usfm: it has 22 verses and the other 999'],
  ['another book under its id', candidate('a.usfm', 'LUK', 'JHN'), 'not numbered as in LUK but as in JHN'],
  [
    'a longer book under its id',
    candidate('a.usfm', 'LUK', 'PSA', 2400),
    'its chapters and verses are not numbered as in LUK.',
  ],
  ['a guess', candidate('a.usfm', 'LUK', 'LUK', 999, true), 'it does not declare the id of its book'],
  ['a guess that is longer', candidate('a.usfm', 'LUK', 'LUK', 9999, true), 'it does not declare the id'],
  ['a copy in .usfm.txt', candidate('a.usfm.txt', 'LUK'), 'the name of the other file sorts first'],
])('%s is omitted, with any file name', (_title, worse, says) => {
  const better = candidate('b.usfm', 'LUK');
  for (const files of [
    [worse, better],
    [better, worse],
  ]) {
    const { files: chosen, duplicates } = choose(files);
    expect(chosen).toEqual(['b.usfm']);
    expect(duplicates).toMatchObject([{ code: 'duplicate-book', severity: 'error', file: worse.file }]);
    expect(`${worse.file}: ${duplicates[0]!.message}`).toContain(says.split(': ').at(-1)!);
  }
});

test('\\id NAM at the top of Jonah does not remove the real Nahum', () => {
  const { files, duplicates } = choose([
    candidate('32-JON.usfm', 'NAM', 'JON'),
    candidate('34-NAM.usfm', 'NAM'),
  ]);
  expect(files).toEqual(['34-NAM.usfm']);
  expect(duplicates[0]!.message).toContain('not numbered as in NAM but as in JON. Remove');
});

test('uses the first of two equal files', () => {
  expect(choose([candidate('a.usfm', 'RUT'), candidate('b.usfm', 'RUT')]).files).toEqual(['a.usfm']);
});

const anyCandidate = fc
  .record({
    file: fc.constantFrom('a.usfm', 'b.usfm', 'c.usfm', 'a.usfm.txt', 'd.usx'),
    id: fc.constantFrom('NAM', 'LUK', 'REV'),
    like: fc.constantFrom('NAM', 'JON', 'LUK', 'ROM'),
    maxVerses: fc.nat(60),
    isGuessed: fc.boolean(),
  })
  .map(({ file, id, like, maxVerses, isGuessed }) => candidate(file, id, like, maxVerses, isGuessed));

test('each book is served once, every other file is reported, and the choice does not depend on names or order', () => {
  fc.assert(
    fc.property(
      fc.array(anyCandidate, { maxLength: 8 }),
      fc.infiniteStream(fc.nat()),
      (candidates, order) => {
        const { books, duplicates } = chooseBooks(candidates, (book) => book);
        const ids = candidates.map(({ verses }) => verses.id);
        expect(books.map(({ verses }) => verses.id).sort()).toEqual([...new Set(ids)].sort());
        expect(books.length + duplicates.length).toBe(candidates.length);
        const keys = candidates.map(() => order.next().value as number);
        const shuffled = candidates
          .map((book, index) => ({ book, key: keys[index]! }))
          .sort((a, b) => a.key - b.key)
          .map(({ book }) => book);
        const qualityOf = ({ isGuessed, verses, file }: Candidate) => ({
          id: verses.id,
          isGuessed,
          verses: verses.chapters.flatMap(({ covered }) => covered.map(([, last]) => last)),
          isText: file.endsWith('.txt'),
        });
        const byId = (a: Candidate, b: Candidate) => (a.verses.id < b.verses.id ? -1 : 1);
        const again = chooseBooks(shuffled, (book) => book).books;
        const total = (book: Candidate) => qualityOf(book).verses.reduce((sum, last) => sum + last, 0);
        expect(again.toSorted(byId).map((book) => [qualityOf(book).isGuessed, total(book)])).toEqual(
          books.toSorted(byId).map((book) => [qualityOf(book).isGuessed, total(book)]),
        );
        for (const best of books) {
          const rivals = candidates.filter(({ verses }) => verses.id === best.verses.id);
          if (best.isGuessed) expect(rivals.every(({ isGuessed }) => isGuessed)).toBe(true);
        }
      },
    ),
  );
});
