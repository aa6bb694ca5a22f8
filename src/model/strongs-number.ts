/** Highest Greek number in James Strong's dictionary. */
const maxGreekNumber = 5624;

/**
 * Normalizes a Strong's number: letter, number without leading zeros, and sense letter: `H430`, `G2264H`.
 * Sources write `H0430`, `c:H1961` (after prefixes), `H1254a` and `G25960` or `G06520` (the fifth digit
 * is the sense). Numbers must be normalized before comparison. Undefined if invalid, such as the prefix `d`.
 */
export function strongsNumber(written: string): string | undefined {
  const found = /(?:^|[^A-Za-z])([GHgh])(\d{1,5})([A-Za-z]?)$/.exec(written.trim());
  if (!found) return undefined;
  const letter = found[1]!.toUpperCase();
  const digits = found[2]!;
  const number = Number(letter === 'G' && hasSenseDigit(digits) ? digits.slice(0, 4) : digits);
  return number === 0 ? undefined : `${letter}${number}${found[3]!.toUpperCase()}`;
}

function hasSenseDigit(digits: string): boolean {
  const isFilledUp = digits.startsWith('0') && !digits.endsWith('0');
  return digits.length === 5 && !isFilledUp && Number(digits) < (maxGreekNumber + 1) * 10;
}

/** All distinct numbers of one word, normalized: `H1035+H1036`, `G2532 G1473`. */
export function strongsNumbers(written: string): string[] {
  const parts = written.split(/[\s,;|&+]+/).flatMap((part) => strongsNumber(part) ?? []);
  return [...new Set(parts)];
}

/**
 * Numbers to look up in a lexicon, most specific first: `H1254A` falls back to `H1254` if the lexicon does
 * not distinguish its senses. All lookups use this rule.
 */
export function entryNumbers(number: string): string[] {
  const base = number.replace(/[A-Z]$/, '');
  return base === number ? [number] : [number, base];
}

/** Normalizes the number of a lexicon entry. Unlike in texts, a fifth digit is not a sense. */
export function entryNumber(written: string): string | undefined {
  const found = /^([GH])(\d{1,5})([A-Z]?)$/.exec(written.trim().toUpperCase());
  if (!found || Number(found[2]) === 0) return undefined;
  return `${found[1]}${Number(found[2])}${found[3]}`;
}

/** Hebrew before Greek, then by number, then by sense. */
export function compareNumbers(one: string, other: string): number {
  return sortKey(one) < sortKey(other) ? -1 : 1;
}

function sortKey(number: string): string {
  const [, letter = '', digits = '', sense = ''] = /^([GH])(\d+)([A-Z]?)$/.exec(number) ?? [];
  return `${letter === 'H' ? 0 : 1}${digits.padStart(5, '0')}${sense}`;
}
