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
