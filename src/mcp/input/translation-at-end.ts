import { type CataloguedEdition, editionsNamed } from '../../questions/named-translations.ts';
import { booksOfGroup } from '../../references/book-groups.ts';
import { parseReferences } from '../../references/parse-references.ts';
import type { ReferenceOptions } from '../../references/place-reader.ts';
import { editionsInLanguage } from '../catalogue.ts';

interface SeparatedReference {
  readonly ref: string;
  /** The translation named after the reference; undefined if the library does not have it. */
  readonly edition?: CataloguedEdition;
  readonly name?: string;
}

const maxNameCharacters = 100;
const start = /[\s,;]*[\s,;([–—-]\s*(?:(?:in|from)\s+)?(?:the\s+)?(?=[\p{L}\d])/giu;

/**
 * Separates `John 3:16 (BSB)` or `John 3:16, King James Version` into the reference and the translation, which
 * is named by its id, any of its names, or its language.
 */
export function separateTranslation(
  written: string,
  editions: readonly CataloguedEdition[],
  options: ReferenceOptions,
): SeparatedReference {
  for (const found of written.matchAll(start)) {
    const ref = written.slice(0, found.index);
    const name = written.slice(found.index + found[0].length).replace(/[\s)\].]+$/, '');
    if (name.length > maxNameCharacters || !/\p{L}/u.test(name)) continue;
    const [edition] = [...editionsNamed(editions, name), ...inLanguage(editions, name)];
    if (edition && isReference(ref, options)) return { ref, edition, name };
  }
  const { edition: unknown, references } = parseReferences(written, options);
  if (unknown) return { ref: written.slice(0, unknown.start).replace(/[\s,([]+$/, ''), name: unknown.name };
  if (references) return { ref: written };
  const [, ref = '', inBrackets, plain] = unknownAtEnd.exec(written) ?? [];
  const name = inBrackets ?? plain;
  return name !== undefined && isReference(ref, options) ? { ref, name: name.trim() } : { ref: written };
}

/** `John 3:16 in Spanish`. Codes are not read, because abbreviations of translations are like them. */
function inLanguage(editions: readonly CataloguedEdition[], name: string): readonly CataloguedEdition[] {
  return name.length <= languageCodeLength ? [] : editionsInLanguage(editions, name);
}

const languageCodeLength = 3;

/** `John 3:16 (New Living Translation)`, `john 3:16 niv` or `John 3:16, New Living Translation`. */
const unknownAtEnd =
  /^(.*\d[^\s([,]*)\s*(?:[([]([^()[\]]+)[)\]]|[\s,]\s*([\p{L}\p{N}]{2,12}|[^\d;]{1,60}(?:version|bible|translation)))[\s.]*$/isu;

function isReference(text: string, options: ReferenceOptions): boolean {
  if (!/\p{L}/u.test(text)) return false;
  return booksOfGroup(text) !== undefined || parseReferences(text, options).references !== undefined;
}
