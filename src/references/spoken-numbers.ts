import type { BookNameLookup } from './book-names.ts';

const units = 'one two three four five six seven eight nine'.split(' ');
const teens = 'ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(' ');
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

const values = new Map([
  ...[...units, ...teens].map((word, index): [string, number] => [word, index + 1]),
  ...tens.map((word, index): [string, number] => [word, 20 + 10 * index]),
]);

const unit = units.join('|');
const belowHundred = `(?:(?:${tens.join('|')})(?:[ -](?:${unit}))?|${teens.join('|')}|${unit})(?![a-z])`;
const spokenNumber = `(?:(?:${unit}|a) hundred(?: and)?(?: ${belowHundred})?|${belowHundred})(?![a-z])`;
const everyNumber = new RegExp(spokenNumber, 'g');
const spokenPlace = new RegExp(
  `^(.{1,59}?[a-z.])[ ,]+((?:chapter )?${spokenNumber}(?:[ ,]+(?:verses? |to |through |and )?${spokenNumber}){0,3})$`,
);

/**
 * Writes the spoken English numbers after a book's name in digits: `John 3:16` for `john three sixteen`. Returns other
 * texts unchanged.
 */
export function withDigits(text: string, names: Pick<BookNameLookup, 'find'>): string {
  const [, name = '', place = ''] = spokenPlace.exec(text.trim().toLowerCase().replace(/\s+/g, ' ')) ?? [];
  const book = name.replace(/^(?:one|two|three)(?= )/, (number) => `${valueOfNumber(number)}`);
  // "is one" is not Isaiah 1
  if (book.length < 3 || names.find(book) === undefined) return text;
  const numbers = place.replace(everyNumber, (number) => `${valueOfNumber(number)}`);
  return `${book} ${numbers.replace(/^((?:chapter )?\d+)[ ,]+(?=\d)/, '$1:')}`;
}

function valueOfNumber(number: string): number {
  const [hundreds, rest = ''] = number.includes('hundred') ? number.split(/ hundred(?: and)?/) : ['', number];
  const sum = rest.split(/[ -]/).reduce((total, word) => total + (values.get(word) ?? 0), 0);
  return sum + (hundreds ? (values.get(hundreds) ?? 1) * 100 : 0);
}
