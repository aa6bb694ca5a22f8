import { codePointOf } from '../../formats/control-characters.ts';
import type { Diagnostic } from '../../formats/diagnostic.ts';
import type { BookFindings } from '../text/source-checks.ts';
import type { BookMistake } from './place-mistakes.ts';

interface ApprovedInventory {
  /** Characters, and ranges such as `a-z`. */
  readonly characters?: readonly string[] | undefined;
  /** Sequences of two marks or more. */
  readonly punctuation?: readonly string[] | undefined;
}

export function withoutReplaced(
  diagnostics: readonly Diagnostic[],
  { characters, punctuation }: ApprovedInventory,
): readonly Diagnostic[] {
  return diagnostics.filter(
    ({ code }) =>
      !(characters && code === 'unusual-character') && !(punctuation && code === 'doubled-punctuation'),
  );
}

/** The first use in each book of every character and sequence of marks that is not approved. */
export function* unapprovedUses(
  books: readonly BookFindings[],
  { characters, punctuation }: ApprovedInventory,
): Iterable<BookMistake> {
  const isApproved = characters && approvedCharacters(characters);
  const sequences = new Set(punctuation);
  for (const { id, ...book } of books) {
    for (const [character, { count, at }] of isApproved ? book.characters : []) {
      if (/\s/.test(character) || isApproved!(character)) continue;
      const message = `“${character}” (${codePointOf(character)}, ${uses(count)} in ${id}) is not in the approved characters of check.json. Correct it, or approve it.`;
      yield { book: id, code: 'unusual-character', at, message };
    }
    for (const [marks, { count, at }] of punctuation ? book.sequences : []) {
      if ([...marks].length < 2 || sequences.has(marks)) continue;
      const message = `“${marks}” (${uses(count)} in ${id}) is not in the approved punctuation of check.json. Correct it, or approve it.`;
      yield { book: id, code: 'doubled-punctuation', at, message };
    }
  }
}

function uses(count: number): string {
  return count === 1 ? 'once' : `${count} times`;
}

function approvedCharacters(written: readonly string[]): (character: string) => boolean {
  const ranges = written.map((entry) => {
    const [first = '', sign, last] = [...entry];
    return { first, last: sign === '-' && last !== undefined ? last : first };
  });
  return (character) => ranges.some(({ first, last }) => isBetween(character.codePointAt(0)!, first, last));
}

function isBetween(code: number, first: string, last: string): boolean {
  return code >= first.codePointAt(0)! && code <= last.codePointAt(0)!;
}
