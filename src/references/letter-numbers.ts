interface LetterNumber {
  readonly value: number;
  readonly end: number;
}

function hanDigit(letter = ''): number {
  return Math.max(0, '零一二三四五六七八九'.indexOf(letter));
}

const hanPattern = /[一二三四五六七八九十百零〇]{1,7}/y;

/** Parses a Chinese number up to 199, also as digits: 二十三, 百五十, 一百一十九, 一一九. */
export function hanNumber(text: string, at: number): LetterNumber | undefined {
  hanPattern.lastIndex = at;
  const written = hanPattern.exec(text)?.[0] ?? '';
  const end = at + written.length;
  if (/^[^十百零〇][^十百]{1,2}$/.test(written))
    return { value: Number([...written].map((letter) => hanDigit(letter)).join('')), end };
  const [, hundred, ten, tens, ones] =
    /^(一?百)?[零〇]?(([一二三四五六七八九]?)十)?([一二三四五六七八九]?)$/.exec(written) ?? [];
  const value = (hundred ? 100 : 0) + (ten ? 10 * (hanDigit(tens) || 1) : 0) + hanDigit(ones);
  return value === 0 ? undefined : { value, end };
}

const romanValues: Readonly<Record<string, number>> = { i: 1, v: 5, x: 10, l: 50, c: 100 };
const romanPattern = /c{0,2}(?:xc|xl|l?x{0,4})(?:ix|iv|v?i{0,4})(?![\p{L}\p{N}])/iuy;

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

const hebrewLetters = 'אבגדהוזחטיכלמנסעפצק';
/** A letter with a vowel point belongs to a word. */
const hebrewPattern = /[א-ת]{1,3}(?:["'\u05f3\u05f4][א-ת]?)?(?![א-ת]|\p{M})/uy;
/** Hundreds, tens and ones, except that 15 and 16 are written 9+6 and 9+7. */
const hebrewOrder = /^ק?(?:ט[וז]|[יכלמנסעפצ]?[א-ט]?)$/;

/** The comma before a verse in running text: its letters have a mark, or the reference ends with them. */
export const hebrewVerse = /,[ ]*(?=[א-ת]{1,3}(?:["'׳״]|[ ]*(?:$|[)\].;:-])))/uy;

/** Parses a Hebrew number up to 199: `כג`, `קי״ט`, `ט״ו`. */
export function hebrewNumber(text: string, at: number): LetterNumber | undefined {
  hebrewPattern.lastIndex = at;
  const written = hebrewPattern.exec(text)?.[0];
  const letters = written?.replace(/[^א-ת]/g, '');
  if (letters === undefined || !hebrewOrder.test(letters)) return undefined;
  const indexes = [...letters].map((letter) => hebrewLetters.indexOf(letter));
  const value = indexes.reduce((sum, index) => sum + (index < 9 ? index + 1 : (index - 8) * 10), 0);
  return { value, end: at + written!.length };
}
