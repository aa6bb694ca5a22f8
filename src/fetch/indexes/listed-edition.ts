import { isSameLanguage } from '../public-api/public-catalogue.ts';

export interface IndexedEdition {
  readonly add: string;
  readonly source: string;
  readonly kind: string;
  readonly name: string;
  readonly englishName: string;
  readonly language: string;
  readonly languageNames: readonly string[];
  readonly licence: string;
  readonly verses: number | undefined;
  readonly bytes: number | undefined;
}

interface EditionSearch {
  readonly words: readonly string[];
  readonly language?: string | undefined;
  readonly licence?: string | undefined;
}

/**
 * True if an edition matches a search. A word of up to three letters must match a whole word or a language
 * code: `es` is part of every testament.
 */
export function isFound(edition: IndexedEdition, { words, language, licence }: EditionSearch): boolean {
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

function isInLanguage({ language, languageNames }: IndexedEdition, wanted: string): boolean {
  if (isSameLanguage(language, wanted)) return true;
  return wanted.length > 3 && languageNames.some((name) => plain(name).includes(plain(wanted)));
}

function licenceWords(licence: string): string {
  const creativeCommons = /creativecommons\.org\/licenses\/([a-z-]+)\/([\d.]+)/i.exec(licence);
  if (creativeCommons) return `${licence} CC ${creativeCommons[1]} ${creativeCommons[2]}`;
  return /creativecommons\.org\/publicdomain/i.test(licence) ? `${licence} Public Domain` : licence;
}

function plain(text: string): string {
  const letters = text.normalize('NFD').replace(/\p{Mn}/gu, '');
  return letters
    .toLowerCase()
    .replace(/[^\p{L}\p{N}.]+/gu, ' ')
    .trim();
}
