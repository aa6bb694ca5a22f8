interface LetterNumber {
  readonly value: number;
  readonly end: number;
}

const han: Readonly<Record<string, number>> = Object.fromEntries(
  [...'一二三四五六七八九'].map((digit, index) => [digit, index + 1]),
);
const hanPattern = /[一二三四五六七八九十百零〇]{1,7}/y;

/** Parses a Chinese number up to 199, also as digits: 二十三, 百五十, 一百一十九, 一一九. */
export function hanNumber(text: string, at: number): LetterNumber | undefined {
  hanPattern.lastIndex = at;
  const written = hanPattern.exec(text)?.[0];
  if (written === undefined) return undefined;
  const end = at + written.length;
  if (/^[^十百零〇][^十百]{1,2}$/.test(written))
    return { value: Number([...written].map((digit) => han[digit] ?? 0).join('')), end };
  const match = /^(?:([一]?)百)?[零〇]?(?:([二三四五六七八九一]?)十)?([一二三四五六七八九]?)$/.exec(written);
  if (!match) return undefined;
  const hundreds = written.includes('百') ? 100 : 0;
  const tens = written.includes('十') ? 10 * (han[match[2]!] ?? 1) : 0;
  const value = hundreds + tens + (han[match[3]!] ?? 0);
  return value === 0 ? undefined : { value, end };
}

const romanValues: Readonly<Record<string, number>> = { i: 1, v: 5, x: 10, l: 50, c: 100 };
const romanPattern = /(?:c{0,2})(?:xc|xl|l?x{0,4})(?:ix|iv|v?i{0,4})(?![\p{L}\p{N}])/iuy;

/** Parses a Roman numeral up to 289: `cxix`, `XXIII`. */
export function romanNumber(text: string, at: number): LetterNumber | undefined {
  romanPattern.lastIndex = at;
  const written = romanPattern.exec(text)?.[0].toLowerCase() ?? '';
  const values = [...written].map((letter) => romanValues[letter]!);
  const value = values.reduce(
    (sum, each, index) => sum + (each < (values[index + 1] ?? 0) ? -each : each),
    0,
  );
  return value === 0 ? undefined : { value, end: at + written.length };
}

export function romanNumberAtEnd(text: string): string | undefined {
  const written = /(?<=[\p{L}.] )(?:[ivxlc]{1,8}|[IVXLC]{1,8})[.,:] ?$/u.exec(text)?.[0];
  return written !== undefined && romanNumber(written, 0) ? written : undefined;
}

const hebrewValues: Readonly<Record<string, number>> = {
  א: 1,
  ב: 2,
  ג: 3,
  ד: 4,
  ה: 5,
  ו: 6,
  ז: 7,
  ח: 8,
  ט: 9,
  י: 10,
  כ: 20,
  ל: 30,
  מ: 40,
  נ: 50,
  ס: 60,
  ע: 70,
  פ: 80,
  צ: 90,
  ק: 100,
};
const hebrewPattern = /([א-ת]{1,3}(?:["'\u05f3\u05f4][א-ת]?)?)(?![א-ת])/y;

/** Parses a Hebrew number up to 176: `כג`, `קי״ט`, `ט״ו`. */
export function hebrewNumber(text: string, at: number): LetterNumber | undefined {
  hebrewPattern.lastIndex = at;
  const written = hebrewPattern.exec(text)?.[1];
  if (written === undefined) return undefined;
  const letters = [...written].filter((letter) => letter in hebrewValues);
  const values = letters.map((letter) => hebrewValues[letter]!);
  const isNumber = values.length === written.replace(/["'\u05f3\u05f4]/g, '').length && isFalling(values);
  if (!isNumber) return undefined;
  return { value: values.reduce((sum, value) => sum + value, 0), end: at + written.length };
}

/** Letters descend through hundreds, tens and ones, except that 15 and 16 are written 9+6 and 9+7. */
function isFalling(values: readonly number[]): boolean {
  const [first, second] = values.slice(-2);
  const ones = first === 9 && (second === 6 || second === 7) ? values.slice(0, -1) : values;
  return ones.every((value, index) => index === 0 || rank(value) < rank(ones[index - 1]!));
}

function rank(value: number): number {
  return value < 10 ? 1 : value < 100 ? 2 : 3;
}
