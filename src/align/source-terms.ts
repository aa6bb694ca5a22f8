import { strongsNumbers } from '../model/strongs-number.ts';
import type { SourceTerms } from './corpus.ts';

export interface OriginalWord {
  readonly text: string;
  readonly strongs?: readonly string[] | undefined;
  readonly lemma?: string | null | undefined;
  readonly morph?: string | null | undefined;
}

/**
 * The terms of a verse of the original: Strong's numbers without senses, which editions distinguish
 * differently, or lemmas. Prefixes and suffixes of Hebrew words are terms too, so that "and" or "his" do not
 * count as renderings of the word itself.
 */
export function sourceTerms(originals: readonly OriginalWord[]): SourceTerms {
  const [terms, words]: [string[], number[]] = [[], []];
  for (const [index, word] of originals.entries()) {
    const { before, after } = affixesOf(word);
    for (const term of [...before, ...coreTerms(word), ...after]) {
      terms.push(term);
      words.push(index);
    }
  }
  return { terms, words };
}

export function coreTerms({ text, strongs = [], lemma }: OriginalWord): readonly string[] {
  const numbers = termsOfNumbers.getOrInsertComputed(strongs.join(), (written) => [
    ...new Set(strongsNumbers(written).map((number) => number.replace(/[A-Z]$/, ''))),
  ]);
  return numbers.length > 0 ? numbers : [lemma ?? text];
}

/** The original of a testament has 9,000 numbers in 400,000 words. */
const termsOfNumbers = new Map<string, readonly string[]>();

export function isName({ morph }: OriginalWord): boolean {
  return /(?:^|[/:,AH])Np|^N-PRI/.test(morph ?? '');
}

const language = /^(?:He,|Ar,|[AH](?=[A-Z]))/;

/** Codes of Open Scriptures and unfoldingWord list the parts: `HC/R/Ncmsc/Sp3ms`, `He,C:R:Ncmsc:Sp3ms`. */
function affixesOf({ text, morph }: OriginalWord) {
  const [before, after]: [string[], string[]] = [[], []];
  if (!morph || !language.test(morph)) return { before, after };
  const parts = morph.replace(language, '').split(/[/:]/);
  if (parts.length === 1) return { before, after };
  const letters = text.replace(/[^א-ת]/g, '');
  let at = 0;
  for (const [index, part] of parts.entries()) {
    if (index > 0 && part.startsWith('S')) after.push(`+${part}`);
    else if (index === parts.length - 1) break;
    else if (part === 'Td') before.push('+the');
    // The letter tells prepositions apart
    else if (/^(?:C|Rd?|T.)$/.test(part)) before.push(`+${letters[at++] ?? ''}${part.slice(1)}`);
  }
  return { before, after };
}
