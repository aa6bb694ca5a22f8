import { isSameLanguage } from '../public-api/public-catalogue.ts';

/** What `add` can bring, as the index of its source has it. */
export interface ListedEdition {
  /** What to write after `add`. */
  readonly add: string;
  readonly source: string;
  readonly kind: string;
  readonly name: string;
  readonly englishName: string;
  readonly language: string;
  readonly languageNames: readonly string[];
  /** As the index has it; '' where it has none. */
  readonly licence: string;
  /** Undefined where the index does not have it. */
  readonly verses: number | undefined;
  readonly bytes: number | undefined;
}

interface EditionSearch {
  /** Each must be found. */
  readonly words: readonly string[];
  /** A code or a part of a name. */
  readonly language?: string | undefined;
  readonly licence?: string | undefined;
}

/**
 * Whether an edition is what is looked for. A word of up to three letters must be a whole word or a code of the language:
 * `es` would be in every testament.
 */
export function isFound(edition: ListedEdition, { words, language, licence }: EditionSearch): boolean {
  if (language !== undefined && !isInLanguage(edition, language)) return false;
  const licenceText = plain(licenceWords(edition.licence));
  if (licence !== undefined && !licenceText.includes(plain(licence))) return false;
  const { add, source, kind, name, englishName, languageNames } = edition;
  const text = [add, source, kind, name, englishName, edition.language, ...languageNames, licenceText];
  const all = plain(text.join(' '));
  const wholeWords = new Set(all.split(' '));
  return words.every((word) => {
    const wanted = plain(word);
    if (wanted.length > 3) return all.includes(wanted);
    return wholeWords.has(wanted) || isSameLanguage(edition.language, word);
  });
}

function isInLanguage({ language, languageNames }: ListedEdition, wanted: string): boolean {
  if (isSameLanguage(language, wanted)) return true;
  return wanted.length > 3 && languageNames.some((name) => plain(name).includes(plain(wanted)));
}

/** A licence with the short names that people know it by. */
function licenceWords(licence: string): string {
  const creativeCommons = /creativecommons\.org\/licenses\/([a-z-]+)\/([\d.]+)/i.exec(licence);
  if (creativeCommons) return `${licence} CC ${creativeCommons[1]} ${creativeCommons[2]}`;
  return /creativecommons\.org\/publicdomain/i.test(licence) ? `${licence} Public Domain` : licence;
}

/** Lower case without accents, `by-sa` like `BY SA`. */
function plain(text: string): string {
  const letters = text.normalize('NFD').replace(/\p{Mn}/gu, '');
  return letters
    .toLowerCase()
    .replace(/[^\p{L}\p{N}.]+/gu, ' ')
    .trim();
}
