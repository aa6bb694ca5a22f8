/** The highest Greek number of James Strong's dictionary. */
const highestGreek = 5624;

/**
 * A Strong's number in its one spelling: the letter, the number without zeros before it, and the letter of a sense: `H430`,
 * `G2264H`. Sources write `H0430`, `c:H1961` (after prefixes), `H1254a`, and `G25960` or `G06520`, where a fifth digit is the
 * sense. Whoever compares numbers compares them so. Undefined for what is not a number, such as the prefix `d`.
 */
export function strongsNumber(written: string): string | undefined {
  const found = /(?:^|[^A-Za-z])([GHgh])(\d{1,5})([A-Za-z]?)$/.exec(written.trim());
  if (!found) return undefined;
  const letter = found[1]!.toUpperCase();
  const digits = found[2]!;
  const number = Number(letter === 'G' && hasSenseDigit(digits) ? digits.slice(0, 4) : digits);
  return number === 0 ? undefined : `${letter}${number}${found[3]!.toUpperCase()}`;
}

/** Five digits that are not merely filled up with zeros. */
function hasSenseDigit(digits: string): boolean {
  const isFilledUp = digits.startsWith('0') && !digits.endsWith('0');
  return digits.length === 5 && !isFilledUp && Number(digits) < (highestGreek + 1) * 10;
}

/** All numbers in what a source says about one word, each in its one spelling and once: `H1035+H1036`, `G2532 G1473`. */
export function strongsNumbers(written: string): string[] {
  const parts = written.split(/[\s,;|&+]+/).flatMap((part) => strongsNumber(part) ?? []);
  return [...new Set(parts)];
}

/**
 * The numbers under which a lexicon may have the entry of a number, the most exact first: `H1254A` is explained by the entry
 * `H1254` where a lexicon does not part its senses. This is the one rule by which a word leads to its entry.
 */
export function entryNumbers(number: string): string[] {
  const base = number.replace(/[A-Z]$/, '');
  return base === number ? [number] : [number, base];
}

/** The number of an entry as lexicons write it, in the one spelling. Five digits are five digits there, without a sense. */
export function entryNumber(written: string): string | undefined {
  const found = /^([GH])(\d{1,5})([A-Z]?)$/.exec(written.trim().toUpperCase());
  if (!found || Number(found[2]) === 0) return undefined;
  return `${found[1]}${Number(found[2])}${found[3]}`;
}

/** Hebrew before Greek, then by number, then by sense. */
export function compareNumbers(one: string, other: string): number {
  return keyOf(one) < keyOf(other) ? -1 : 1;
}

function keyOf(number: string): string {
  const [, letter = '', digits = '', sense = ''] = /^([GH])(\d+)([A-Z]?)$/.exec(number) ?? [];
  return `${letter === 'H' ? 0 : 1}${digits.padStart(5, '0')}${sense}`;
}
