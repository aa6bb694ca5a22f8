const numbers: Readonly<Record<string, string>> = {
  i: '1',
  ii: '2',
  iii: '3',
  iv: '4',
  first: '1',
  second: '2',
  third: '3',
  fourth: '4',
};

/** A book's name without what people write differently: case, accents, dots, spaces, and how its number is written. */
export function nameKey(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(
      /^\s*(i{1,3}|iv|first|second|third|fourth)(?=[\s.])/,
      (word, number: string) => numbers[number] ?? word,
    )
    .replace(/^\s*([1-4])(?:st|nd|rd|th)\b/, '$1')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '');
}
