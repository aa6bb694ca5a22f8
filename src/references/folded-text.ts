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
  const known = folds.get(character);
  if (known !== undefined) return known;
  const folded = normalized(character);
  if (folds.size < 2000) folds.set(character, folded);
  return folded;
}

function normalized(character: string): string {
  const normal = character.normalize('NFKC');
  if (/\p{Nd}/u.test(character)) return String(digitValue(normal));
  // Fractions, exponents and signs such as ㏠ stay: 16² is not 162
  if (/\p{Nd}/u.test(normal)) return character;
  if (/^\s+$/u.test(normal)) return ' ';
  if (/[\p{Pd}\u2212~]/u.test(normal)) return '-';
  // Direction marks, joiners and soft hyphens
  if (/\p{Cf}/u.test(normal)) return '';
  return folds.get(normal) ?? normal;
}

/** Digits of all scripts are in blocks of ten. */
export function digitValue(digit: string): number {
  const code = digit.codePointAt(0)!;
  let before = 0;
  while (/^\p{Nd}$/u.test(String.fromCodePoint(code - before - 1))) before++;
  return before % 10;
}

/** Signs in their normal form (NFKC), and the characters of texts that were folded before. */
const folds = new Map(
  [
    ['\u2236\u0589\u05c3\ua789', ':'],
    ['\u060c\u3001\u2e41', ','],
    ['\u061b\u2e35', ';'],
    ['\u061f', '?'],
    ['\u3002\u06d4', '.'],
    ['\u2018\u2019\u02bc\u0374\u0384\u1fbd\u2032', "'"],
  ].flatMap(([signs, written]) => [...signs!].map((sign): [string, string] => [sign, written!])),
);
