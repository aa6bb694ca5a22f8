type WordLikeness = 'same' | 'case' | 'spelling' | 'different';

const invisible = /[\p{Cf}\u0640]/gu;
const mark = /\p{M}/u;

/** Marks that a text uses anywhere: a text without any accents only spells its words differently. */
export function marksUsed(words: Iterable<string>): ReadonlySet<string> {
  const used = new Set<string>();
  for (const word of words) {
    if (isAscii(word)) continue;
    for (const character of lettersOf(word)) if (mark.test(character)) used.add(character);
  }
  return used;
}

const isAscii = (word: string) => /^[\0-\x7f]*$/.test(word);

function lettersOf(word: string): string {
  // Greek writes an acute accent as a grave one before another word
  return word.normalize('NFKD').replace(invisible, '').replaceAll('\u0300', '\u0301');
}

interface MarksOfTexts {
  readonly quoted: ReadonlySet<string>;
  readonly text: ReadonlySet<string>;
}

/**
 * Compares two words that are equal without case, accents and points. A mark that the other text never uses is a
 * matter of spelling (a quotation without accents, or pointed Hebrew); any other is another word: `amo`, `amó`.
 */
export function compareSpelling(quoted: string, text: string, marks: MarksOfTexts): WordLikeness {
  if (quoted === text) return 'same';
  const [one, other] = [lettersOf(quoted), lettersOf(text)];
  if (one === other) return 'same';
  if (one.toLowerCase() === other.toLowerCase())
    return isCapitals(one) === isCapitals(other) ? 'case' : 'spelling';
  const [own, others] = [clusters(one), clusters(other)];
  // ß and ss
  if (own.length !== others.length) return 'spelling';
  for (const [index, ofQuoted] of own.entries()) {
    const ofText = others[index]!;
    const isAllowed =
      ofText.every((each) => ofQuoted.includes(each) || !marks.quoted.has(each)) &&
      ofQuoted.every((each) => ofText.includes(each) || !marks.text.has(each));
    // Capital letters are often written without accents
    if (!isAllowed && !(ofQuoted.length === 0 && isCapitalAt(one, index))) return 'different';
  }
  return 'spelling';
}

function isCapitals(word: string): boolean {
  return word.length > 1 && word === word.toUpperCase() && word !== word.toLowerCase();
}

function isCapitalAt(word: string, index: number): boolean {
  const letter = [...word.replace(/\p{M}/gu, '')][index] ?? '';
  return letter !== letter.toLowerCase();
}

function clusters(word: string): string[][] {
  const found: string[][] = [];
  for (const character of word) {
    if (mark.test(character)) found.at(-1)?.push(character);
    else found.push([]);
  }
  return found;
}
