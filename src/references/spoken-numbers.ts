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

const numbersBeforeName =
  /^\s*([1-4](?:\.?\s*(?:[\p{Pd}&/+,]|,?\s(?:and|und|et|y|e|i|og|en|и)\s)\s*[2-5])+)\.?\s+(\p{L}\P{N}*)$/u;

/**
 * Writes the spoken English numbers after a book's name in digits: `John 3:16` for `john three sixteen`. Repeats the
 * name in `1 & 2 Samuel` and `1-3 John`. Returns other texts unchanged.
 */
export function withDigits(text: string, names: Pick<BookNameLookup, 'find'>): string {
  const repeated = withRepeatedName(text);
  if (repeated.length > 1 && repeated.every((each) => names.find(each.replace(/(?:; |-)$/, ''))))
    return repeated.join('');
  const [, name = '', place = ''] = spokenPlace.exec(text.trim().toLowerCase().replace(/\s+/g, ' ')) ?? [];
  const book = name.replace(/^(?:one|two|three)(?= )/, (number) => `${valueOfNumber(number)}`);
  // "is one" is not Isaiah 1
  if (book.length < 3 || names.find(book) === undefined) return text;
  const numbers = place.replace(everyNumber, (number) => `${valueOfNumber(number)}`);
  return `${book} ${numbers.replace(/^((?:chapter )?\d+)[ ,]+(?=\d)/, '$1:')}`;
}

/** `1 Samuel; ` and `2 Samuel` of `1 & 2 Samuel` or `I & II Samuel`. */
function withRepeatedName(text: string): string[] {
  const arabic = text.replace(/\bI{1,3}\b/g, ({ length }) => `${length}`);
  const [, numbers = '', name = ''] = numbersBeforeName.exec(arabic) ?? [];
  return [...numbers.matchAll(/(\d)(\D*)/g)].map(([, number, sign = '']) => {
    return `${number} ${name}${sign && (/\p{Pd}/u.test(sign) ? '-' : '; ')}`;
  });
}

function valueOfNumber(number: string): number {
  const [hundreds, rest = ''] = number.includes('hundred') ? number.split(/ hundred(?: and)?/) : ['', number];
  const sum = rest.split(/[ -]/).reduce((total, word) => total + (values.get(word) ?? 0), 0);
  return sum + (hundreds ? (values.get(hundreds) ?? 1) * 100 : 0);
}
