const number = String.raw`\p{N}+(?:(?:ff|\p{L}\p{M}*)(?![\p{L}\p{M}]))?`;
const numbers = String.raw`${number}(?:\s*[\p{P}\p{S}]+\s*${number})*`;

/** `1:1-2`, `Gen 1,1a`, `1장 1절`: everything up to the first number, and the numbers that belong to it. */
const reference = new RegExp(String.raw`^[^\p{N}]*${numbers}`, 'u');

/** `3. Mose 1,1`, `1 Kings 2:3`: the first number belongs to the name of the book. */
const numberedBook = new RegExp(
  String.raw`^\s*[1-5]\p{P}?\s*(?:[\p{L}\p{M}\p{Pd}’']+[.\s]+){1,4}${number}\s*[:.,]\s*${numbers}`,
  'u',
);

/** A word of two or more letters, unless it is before a number, as in `1:1; Mk 3` or `Chapter 1, verse 2`. */
const word = /[\p{L}\p{M}]{2,}(?![\p{L}\p{M}]|[.\s]*\p{N})/u;

/** `3:title` */
const label = /^[:.,][\p{L}\p{M}]+[.:]?\s*$/u;

/** Offset of the words after the reference in the origin of a note (`\fr`); undefined if it has none. */
export function wordsAfterReference(origin: string): number | undefined {
  const [found] = numberedBook.exec(origin) ?? reference.exec(origin) ?? [];
  if (found === undefined) return undefined;
  const rest = origin.slice(found.length);
  if (!word.test(rest) || label.test(rest)) return undefined;
  return found.length + /^[^\p{L}\p{M}\p{N}\p{Ps}\p{Pi}"']*/u.exec(rest)![0].length;
}
