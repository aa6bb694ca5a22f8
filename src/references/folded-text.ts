/**
 * Text with normalized widths, digits, dashes, colons and commas, and without direction marks. Maps each
 * character to its offset in the source, in UTF-16 code units.
 */
export class FoldedText {
  readonly text: string;
  readonly #offsets: number[] = [];
  readonly #length: number;

  constructor(source: string) {
    let text = '';
    let offset = 0;
    for (const character of source) {
      for (const folded of fold(character)) {
        text += folded;
        for (let unit = 0; unit < folded.length; unit++) this.#offsets.push(offset);
      }
      offset += character.length;
    }
    this.text = text;
    this.#length = source.length;
  }

  sourceOffset(index: number): number {
    return this.#offsets[index] ?? this.#length;
  }
}

function fold(character: string): string {
  if (character >= '\u0020' && character <= '\u007d') return character;
  let folded = known.get(character);
  if (folded === undefined) {
    folded = signs[character] ?? normalized(character);
    if (known.size < maxKnown) known.set(character, folded);
  }
  return folded;
}

const known = new Map<string, string>();
const maxKnown = 2000;

function normalized(character: string): string {
  const normal = character.normalize('NFKC');
  if (/\p{Nd}/u.test(character)) return String(digitValue(normal));
  // Fractions, exponents and signs such as ㏠ stay: 16² is not 162
  if (/\p{Nd}/u.test(normal)) return character;
  if (/^\s+$/u.test(normal)) return ' ';
  return signs[normal] ?? normal;
}

function digitValue(digit: string): number {
  const code = digit.codePointAt(0)!;
  let value = 0;
  while (value < 9 && /^\p{Nd}$/u.test(String.fromCodePoint(code - value - 1))) value++;
  return value;
}

const signs: Readonly<Record<string, string>> = Object.fromEntries([
  ...[...'\u2010\u2011\u2012\u2013\u2014\u2015\u2212\u05be\u301c\uff5e~'].map((sign) => [sign, '-']),
  ...[...'\u2236\u0589\u05c3\ua789\ufe55\uff1a'].map((sign) => [sign, ':']),
  ...[...'\u060c\u3001\ufe50\uff0c\u2e41'].map((sign) => [sign, ',']),
  ...[...'\u061b\ufe54\uff1b\u2e35'].map((sign) => [sign, ';']),
  ...[...'\u3002\uff0e\u06d4'].map((sign) => [sign, '.']),
  ...[
    ...'\u200b\u200c\u200d\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2060\u2066\u2067\u2068\u2069\ufeff\u00ad\u061c',
  ].map((sign) => [sign, '']),
  ...[...'\u2018\u2019\u02bc\u0374\u0384\u1fbd\u2032'].map((sign) => [sign, "'"]),
  ...[...'\n\t\r\u000b\u000c'].map((sign) => [sign, ' ']),
]);
