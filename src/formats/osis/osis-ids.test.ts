import { expect, test } from 'bun:test';
import { verseOfOsisId } from './osis-ids.ts';

const cases: [osisId: string, expected: [book: string, chapter: number, verse: string] | undefined][] = [
  ['Gen.1.3', ['Gen', 1, '3']],
  ['Bible.KJV:1John.5.7', ['1John', 5, '7']],
  ['Gen.1.3!a', ['Gen', 1, '3a']],
  ['Gen.1.3!crossReference.a', ['Gen', 1, '3']],
  ['Gen.1.1 Gen.1.2 Gen.1.3', ['Gen', 1, '1-3']],
  ['Gen.1.1-Gen.1.3', ['Gen', 1, '1-3']],
  ['Gen.1.3!a Gen.1.3!b', ['Gen', 1, '3a']],
  ['Gen.1.31 Gen.2.1', ['Gen', 1, '31']],
  ['Gen.1.30 Gen.1.31 Gen.2.40', ['Gen', 1, '30-31']],
  ['Ps.3.0', ['Ps', 3, '0']],
  ['Ps.3.0 Ps.3.1', ['Ps', 3, '1']],
  ['Gen.१.३', ['Gen', 1, '3']],
  ['Gen.1.19 Gen.1.18', ['Gen', 1, '19']],
  ['Gen.1.7-Gen.1.300', ['Gen', 1, '7']],
  ['Gen.1000.1', ['Gen', 1000, '1']],
  ['Gen.1.1234', undefined],
  ['Gen.1', undefined],
  ['verse1', undefined],
  ['', undefined],
];

test.each(cases)('the verse of "%s"', (osisId, expected) => {
  const reference = verseOfOsisId(osisId);
  expect(reference && [reference.book, reference.chapter?.value, reference.verse.value]).toEqual(expected);
});
