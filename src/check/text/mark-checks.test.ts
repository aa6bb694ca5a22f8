import { expect, test } from 'bun:test';
import { judge, readFile } from '../../../test/checks/checked-text.ts';

const note = '\\f + \\fr 1:1 \\ft Or the way.\\f*';
const usual = `The man said, “Go to the well-known town.” The woman’s son came${note} to the house—at last—and sat down (as before).`;

function found(verse: string, rest = '', withMessages = false): string[] {
  const lines = ['\\id PSA', '\\h Psalms', '\\toc1 Psalms', '\\toc2 Psalms', '\\toc3 Psa', '\\mt1 Psalms'];
  for (const chapter of [118, 119]) {
    lines.push(`\\c ${chapter}`, '\\s1 The Way', '\\r (Psalms 1:1–2)', '\\p');
    for (let number = 1; number <= (chapter === 119 ? 176 : 29); number++)
      lines.push(`\\v ${number} ${usual.replace('1:1', `${chapter}:${number}`)}`);
  }
  const text = `${lines.join('\n')}\n`.replace(/\\v 100 .*/, `\\v 100 ${verse}${rest}`);
  const all = judge([readFile('PSA.usfm', text, 'eng')], 'eng');
  return all
    .filter(({ code }) => !/one-sided-parallel|missing-end/.test(code))
    .map(({ code, place, message }) => `${place} ${code}${withMessages ? `: ${message}` : ''}`);
}

test.each([
  ['The son came to the house , at last.', 'Remove the space.'],
  ['The man said,“Go to the town.”', 'Add a space.'],
  ['The son came to the house\u00a0, at last.', 'Remove the space.'],
])('the remedy for %s is: %s', (verse, remedy) => {
  const message = found(verse, '', true).find((each) => each.includes('odd-space'));
  expect(message).toEndWith(`unlike elsewhere in this edition or in its language. ${remedy}`);
});

test('the usual verse has no mistake', () => {
  expect(found(usual.replace('1:1', '119:100'))).toEqual([]);
});

test.each([
  ['The son came\\f + \\fr 119:100 \\ft Or the way.\\f*to the house.', 'odd-space'],
  ['The son came \\f + \\fr 119:100 \\ft Or the way.\\f*to the house.', 'odd-space'],
  ['The son came to the house —at last.', 'odd-space'],
  ['The son came to the well- known house.', 'odd-space'],
  ['The man said,“Go to the town.”', 'odd-space'],
  ['The son came to the house(as before).', 'odd-space'],
  ['The woman‘s son came to the house.', 'unusual-character'],
  ['The woman`s son came to the house.', 'unusual-character'],
  ['The man said, “Go to the town”. The son came.', 'doubled-punctuation'],
  ['The man said “Go to the town.” The son came.', 'missing-sentence-end'],
  ['The man said, “go to the town.” The son came.', 'missing-capital'],
  ['the man came to the house.', 'missing-capital'],
  ['100 The man came to the house.', 'verse-number-in-text'],
  ['The man came to the town, and sat\n\\v 101 sat down as before.', 'repeated-word'],
  ['The man came to the to the house.', 'repeated-word'],
  ['The man came to the \u0301house.', 'unusual-character'],
  ['The man came to the\u2028house.', 'odd-space'],
  ['The man came [?] to the house.', 'left-over-text'],
  ['The man came to the house.\n/s1 The house', 'left-over-text'],
  ['The man came to the house.\ns1 The house', 'left-over-text'],
  ['The man came to the /nd house/nd*.', 'left-over-text'],
  ['The man came to the \\w house strong="H1004"\\w*.', 'left-over-text'],
  ['The man came to the house. <!-- Why? -->', 'left-over-text'],
  ['The son came\\f + \\fr l19:100 \\ft Or the way.\\f* to the house.', 'odd-reference'],
])('in a text of one usage, %s is reported', (verse, code) => {
  const place = verse.includes('101') ? '119:101' : '119:100';
  expect(found(verse, verse.includes('101') ? '\n\\v 101 The man came.' : '')).toContain(
    `PSA ${place} ${code}`,
  );
});

test.each([
  'The man came to the house called “The Place” in the town.',
  'The man came to the house..."',
  'The man... came to the house.',
])('%s has no mistake of punctuation', (verse) => {
  expect(found(verse).filter((line) => /missing-sentence-end|doubled-punctuation/.test(line))).toEqual([]);
});

test('a space before a note does not count as one before the dash that follows', () => {
  const verse = (number: number) =>
    `\\v ${number} The son came ${note.replace('1:1', `1:${number}`)}—at last—to the house.`;
  const verses = Array.from({ length: 30 }, (_, at) => verse(at + 1));
  const text = `\\id PSA\n\\c 1\n\\p\n${verses.join('\n')}\n\\v 31 The son came —at last—to the house.\n`;
  const spaces = judge([readFile('PSA.usfm', text, 'eng')], 'eng').filter(({ code }) => code === 'odd-space');
  expect(spaces.map(({ line, column }) => [line, column])).toEqual([[34, 20]]);
});

test('a slash between words is not a marker', () => {
  const codes = found('The man and/or the woman came /or/ sat down, s/he and b/nd.');
  expect(codes.filter((line) => line.endsWith('left-over-text'))).toEqual([]);
});

test('quotation marks of angle brackets are not HTML', () => {
  const codes = found('The man said, <<Come to the house>>.');
  expect(codes.filter((line) => line.endsWith('left-over-text'))).toEqual([]);
});

test('asterisks after words refer to notes, and do not enclose a question', () => {
  const codes = (verse: string) => found(verse).filter((line) => line.endsWith('left-over-text'));
  expect(codes('The man came*, and the woman’s son sat down*.')).toEqual([]);
  expect(codes('The man came *is this right?* to the house.')).toHaveLength(1);
});

test('markup in the text is one mistake', () => {
  expect(found('The man came to the house. ic\\is The house (Mark 6:2)\\ie')).not.toContain(
    'PSA 119:100 missing-capital',
  );
});
