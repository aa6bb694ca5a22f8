import { writtenBookNames } from '../../src/generated/book-names.rows.ts';
import { BookNameLookup } from '../../src/references/book-names.ts';
import { detectReferences } from '../../src/references/detect-references.ts';
import { accentedKey, nameKey } from '../../src/references/name-key.ts';
import { namesOfAllLanguages, namesOfLanguage } from '../../src/references/names-of-languages.ts';
import { parseReferences } from '../../src/references/parse-references.ts';
import type { ReferenceOptions } from '../../src/references/place-reader.ts';
import { Versification } from '../../src/references/versification/versification.ts';
import { verseSignOf } from '../../src/references/write-references.ts';

interface ReferenceCase {
  readonly text: string;
  readonly places: readonly string[];
}

export interface LanguageResult {
  readonly language: string;
  readonly cases: number;
  readonly parsed: number;
  readonly detected: number;
  readonly wrong: number;
  readonly examples: readonly string[];
}

const maxExamples = 5;
const english = Versification.standard('eng');

/**
 * Tests all book names of npm bible-passage-reference-parser in a language, as written and in capitals, each
 * with a chapter and a verse. Also tests pairs of consecutive references, and references in brackets.
 */
export async function measureLanguages(only: readonly string[] = []): Promise<LanguageResult[]> {
  const languages = await writtenBookNames();
  return [...languages]
    .filter(([language]) => only.length === 0 || only.includes(language))
    .map(([language, names]) => measure(language, casesOf(names)))
    .sort((a, b) => (a.language < b.language ? -1 : 1));
}

function measure(language: string, cases: readonly ReferenceCase[]): LanguageResult {
  const options = optionsFor(language);
  const result = { language, cases: cases.length, parsed: 0, detected: 0, wrong: 0 };
  const examples: string[] = [];
  for (const { text, places } of cases) {
    const parsed = parseReferences(text, options).references ?? [];
    const detected = detectReferences(text, options);
    if (isSame(parsed, places)) result.parsed++;
    if (isSame(detected, places)) result.detected++;
    const books = new Set(places.map((place) => place.slice(0, 3)));
    if (detected.every(({ from }) => books.has(from.book))) continue;
    result.wrong++;
    if (examples.length < maxExamples) examples.push(text);
  }
  return { ...result, examples };
}

function optionsFor(language: string): ReferenceOptions {
  return {
    names: new BookNameLookup([namesOfLanguage(language)!], namesOfAllLanguages),
    hasVerseComma: verseSignOf(language) === ',',
    extent: english.extent,
  };
}

function isSame(
  found: readonly { readonly from: { book: string; chapter?: number; verse?: number } }[],
  places: readonly string[],
): boolean {
  return found.map(({ from }) => `${from.book} ${from.chapter}:${from.verse}`).join() === places.join();
}

function casesOf(names: ReadonlyMap<string, readonly string[]>): ReferenceCase[] {
  const owners = Map.groupBy(
    [...names].flatMap(([id, written]) => written.map((name) => ({ id, key: ownKey(name) }))),
    ({ key }) => key,
  );
  const isOfOneBook = (name: string) => new Set(owners.get(ownKey(name))!.map(({ id }) => id)).size === 1;
  const known = [...names].map(([id, written]) => ({
    id,
    names: [...new Set(written.map((name) => name.replace(/\s+/g, ' ').trim()))].filter(
      (name) => /^[\p{L}\d]/u.test(name) && !(id === 'PSA' && /\d/.test(name)) && isOfOneBook(name),
    ),
  }));
  const single = known.flatMap(({ id, names: ofBook }) =>
    ofBook.flatMap((name) =>
      [...new Set([name, name.toUpperCase()])].map((text) => ({
        text: `${text} 1:1`,
        places: [`${id} 1:1`],
      })),
    ),
  );
  const first = known.flatMap(({ id, names: [name] }) =>
    name === undefined || /^\p{Ll}/u.test(name) ? [] : [{ id, name }],
  );
  const inRows = first.flatMap(({ id, name }, index) => {
    const next = first[(index + 1) % first.length]!;
    return [
      { text: `${name} 1:1 ${next.name} 1:2`, places: [`${id} 1:1`, `${next.id} 1:2`] },
      { text: `${name} 1:1; ${next.name} 1:2`, places: [`${id} 1:1`, `${next.id} 1:2`] },
      { text: `(${name} 1:1)`, places: [`${id} 1:1`] },
      { text: `《${name}》1:1`, places: [`${id} 1:1`] },
    ];
  });
  return [...single, ...inRows];
}

function ownKey(name: string): string {
  return accentedKey(name) ?? nameKey(name);
}
