import { expect, test } from 'bun:test';
import fc from 'fast-check';
import { BookNameLookup } from './book-names.ts';
import { withDigits } from './spoken-numbers.ts';

const names = new BookNameLookup([]);
const words =
  `one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen
  seventeen eighteen nineteen`.split(/\s+/);
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

function spoken(number: number, hyphen: string, and: string): string {
  if (number >= 100) return `one hundred${number > 100 ? `${and} ${spoken(number - 100, hyphen, '')}` : ''}`;
  if (number < 20) return words[number - 1]!;
  const rest = number % 10;
  return tens[Math.floor(number / 10) - 2]! + (rest ? hyphen + words[rest - 1]! : '');
}

test.each([
  ['philippians four thirteen', 'philippians 4:13'],
  ['John Three Sixteen', 'john 3:16'],
  ['john chapter three verse sixteen', 'john chapter 3 verse 16'],
  ['psalm one hundred nineteen verse eleven', 'psalm 119 verse 11'],
  ['psalm a hundred', 'psalm 100'],
  ['first john one nine', 'first john 1:9'],
  ['two timothy three sixteen', '2 timothy 3:16'],
  ['genesis one one', 'genesis 1:1'],
  ['psalm twenty three', 'psalm 23'],
  ['john three sixteen to eighteen', 'john 3:16 to 18'],
  ['1 & 2 Samuel', '1 Samuel; 2 Samuel'],
  ['1. und 2. Samuel', '1 Samuel; 2 Samuel'],
  ['1, 2 and 3 John', '1 John; 2 John; 3 John'],
  ['2-3 John', '2 John-3 John'],
  ['I & II Kings', '1 Kings; 2 Kings'],
])('%s is %s', (text, written) => {
  expect(withDigits(text, names)).toBe(written);
});

test.each([
  'the three',
  'is one',
  'one flesh',
  'john',
  'one',
  'John 3:16',
  '1 & 2 Samuel 3',
  '1 & 2 Foo',
  'john three men',
  'John stone',
  '',
])('%p stays as it is', (text) => {
  expect(withDigits(text, names)).toBe(text);
});

test('numbers in words are read as digits', () => {
  const number = fc.integer({ min: 1, max: 176 });
  fc.assert(
    fc.property(
      number,
      number,
      fc.constantFrom(' ', '-'),
      fc.constantFrom('', ' and'),
      (chapter, verse, hyphen, and) => {
        const [first, second] = [spoken(chapter, hyphen, and), spoken(verse, hyphen, and)];
        expect(withDigits(`psalm ${first}`, names)).toBe(`psalm ${chapter}`);
        expect(withDigits(`psalm ${first} verse ${second}`, names)).toBe(`psalm ${chapter} verse ${verse}`);
      },
    ),
  );
});

test('any text is read in a short time', () => {
  const word = fc.constantFrom('john', 'one', 'hundred', 'and', 'twenty', ' ', ',', 'verse', '\0', 'to');
  fc.assert(
    fc.property(fc.array(word, { maxLength: 400 }), (parts) => {
      expect(withDigits(parts.join(' '), names)).toBeString();
    }),
  );
});
