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
    const name = written.slice(found.index + found[0].length).replace(/[\s)\].]+$/, '');
    if (name.length > maxNameCharacters || !/\p{L}/u.test(name)) continue;
    const [edition] = [...editionsNamed(editions, name), ...inLanguage(editions, name)];
    const before = written.slice(0, found.index);
    // John 3:16 (KJV); Romans 5:8 (KJV)
    const plain = before.replaceAll(name, '').replaceAll(/\(\)|\[\]/g, '');
    const ref = edition && [before, plain].find((each) => isReference(each, options));
    if (edition && ref !== undefined) return { ref, edition, name };
  }
  const { edition: unknown, references } = parseReferences(written, options);
  if (unknown) return { ref: written.slice(0, unknown.start).replace(/[\s,([]+$/, ''), name: unknown.name };
  if (references) return { ref: written };
  const [, ref = '', inBrackets, plain] = unknownAtEnd.exec(written) ?? [];
  const name = inBrackets ?? plain;
  if (name !== undefined && isReference(ref, options)) return { ref, name: name.trim() };
  return translationFirst(written, editions, options) ?? { ref: written };
}

/** `KJV John 3:16`, `King James Version: John 3:16`; an unknown one only if it is in capitals: `[ESV] John 3:16`. */
function translationFirst(
  written: string,
  editions: readonly CataloguedEdition[],
  options: ReferenceOptions,
): SeparatedReference | undefined {
  for (const { index } of written.slice(0, maxNameCharacters).matchAll(/(?<=[^\s:,\])])[\s:,\])]+/g)) {
    const name = written.slice(0, index).replace(/^[\s([]+/, '');
    const ref = written.slice(index).replace(/^[\s:,\])–—-]+/, '');
    const [edition] = editionsNamed(editions, name);
    if ((edition || /^\p{Lu}[\p{Lu}\d-]{1,7}$/u.test(name)) && isReference(ref, options))
      return edition ? { ref, edition, name } : { ref, name };
  }
  return undefined;
}

/** `John 3:16 in Spanish`. Codes are not read, because abbreviations of translations are like them. */
function inLanguage(editions: readonly CataloguedEdition[], name: string): readonly CataloguedEdition[] {
  return name.length <= languageCodeLength ? [] : editionsInLanguage(editions, name);
}

const languageCodeLength = 3;

/** `John 3:16 (New Living Translation)`, `john 3:16 niv` or `John 3:16, New Living Translation`. */
const unknownAtEnd =
  /^(.*\d[^\s([,]*)\s*(?:[([]([^()[\]]+)[)\]]|[\s,]\s*(?:(?:in|from)\s+)?(?:the\s+)?([\p{L}\p{N}]{2,12}|[^\d;]{1,60}(?:version|bible|translation)))[\s.]*$/isu;

function isReference(text: string, options: ReferenceOptions): boolean {
  if (!/\p{L}/u.test(text)) return false;
  return booksOfGroup(text) !== undefined || parseReferences(text, options).references !== undefined;
}
