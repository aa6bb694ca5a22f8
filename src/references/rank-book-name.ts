import { nameKey } from './name-key.ts';

interface RankedBook {
  readonly id: string;
  readonly name: string;
  readonly commonName: string;
  readonly title?: string | null | undefined;
}

/**
 * The quality of a match between a typed text and the names of a book; 0 if they do not match.
 * @param wanted the `nameKey` of the text.
 */
export function rankBookName({ id, name, commonName, title }: RankedBook, wanted: string): number {
  const names = [name, commonName, title ?? ''].map(nameKey).filter(Boolean);
  if (names.includes(wanted)) return 6;
  if (names.some((each) => each.startsWith(wanted))) return 5;
  if (names.some((each) => each.replace(/^\d+/, '').startsWith(wanted))) return 4;
  if (nameKey(id).startsWith(wanted)) return 3;
  if (names.some((each) => each.includes(wanted) && wanted.length > 2)) return 2;
  return names.some((each) => isShortOf(wanted, each)) ? 1 : 0;
}

function isShortOf(short: string, name: string): boolean {
  if (short.length < 2 || short[0] !== name[0]) return false;
  let at = 0;
  for (const letter of short) {
    at = name.indexOf(letter, at) + 1;
    if (at === 0) return false;
  }
  return true;
}
