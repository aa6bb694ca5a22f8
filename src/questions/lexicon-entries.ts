import type { LexiconGlosses, LexiconObject } from '../documents/lexicon/lexicon-schema.ts';
import { links } from '../documents/links.ts';
import type { LexiconEntry } from '../model/lexicon.ts';
import { entryNumbers, strongsNumbers } from '../model/strongs-number.ts';
import type { Attribution } from './edition.ts';
import { onlyEditionNamed } from './named-translations.ts';
import { type DocumentQuery, QuestionError } from './question.ts';

export interface FoundEntry extends LexiconEntry {
  readonly lexicon: string;
}

export function* findEntries(
  number: string,
  wanted?: readonly string[],
): DocumentQuery<{ readonly found: readonly FoundEntry[]; readonly lexicons: readonly LexiconObject[] }> {
  const lexicons = yield* chooseLexicons(wanted);
  const ofLanguage = lexicons.filter((lexicon) => hasLanguageOf(lexicon, number));
  const spellings = entryNumbers(number);
  const paths = ofLanguage.map(({ id }) => spellings.map((each) => links.lexiconEntry(id, each)));
  const documents = paths.length > 0 ? yield paths.flat() : [];
  const found = ofLanguage.flatMap(({ id: lexicon }, index) => {
    const own = documents.slice(index * spellings.length, (index + 1) * spellings.length);
    const entry = own.find((document) => document !== undefined) as LexiconEntry | undefined;
    return entry ? [{ lexicon, ...entry }] : [];
  });
  return { found, lexicons };
}

export function* chooseLexicons(wanted?: readonly string[]): DocumentQuery<readonly LexiconObject[]> {
  const lexicons = yield* readLexicons();
  return wanted?.map((name) => onlyEditionNamed(lexicons, name) ?? unknownLexicon(name)) ?? lexicons;
}

/** Lexicons with glosses of their own come first. Empty if the service has no lexicon catalogue. */
export function* readLexicons(): DocumentQuery<readonly LexiconObject[]> {
  const [catalogue] = yield [links.lexicons];
  const { lexicons = [] } = (catalogue ?? {}) as { lexicons?: readonly LexiconObject[] };
  return [...lexicons].sort((a, b) => Number(b.hasGlosses ?? false) - Number(a.hasGlosses ?? false));
}

export function creditOf({ id, name, licenseUrl, licenseNotice, licenseNotes }: LexiconObject): Attribution {
  return { edition: id, text: licenseNotice || licenseNotes || name, licenseUrl };
}

function hasLanguageOf(lexicon: LexiconObject, number: string): boolean {
  return (number.startsWith('H') ? lexicon.numberOfHebrewEntries : lexicon.numberOfGreekEntries) > 0;
}

function unknownLexicon(id: string): never {
  throw new QuestionError({
    code: 'lexicon_not_found',
    message: `Unknown lexicon "${id.slice(0, 100)}".`,
    hint: `Lexicons are listed in ${links.lexicons}.`,
    parameter: 'lexicon',
    editions: [id.slice(0, 100)],
  });
}

export interface Glosses {
  of(number: string): string | undefined;
  readonly lexicons: readonly LexiconObject[];
}

export const noGlosses: Glosses = { of: () => undefined, lexicons: [] };

export function* readGlosses(written: Iterable<string>): DocumentQuery<Glosses> {
  const numbers = new Set([...new Set(written)].flatMap(strongsNumbers));
  if (numbers.size === 0) return noGlosses;
  const found = new Map<string, string>();
  const used = new Set<LexiconObject>();
  const lexicons = yield* readLexicons();
  for (const letter of ['H', 'G'] as const) {
    let missing = [...numbers].filter((number) => number.startsWith(letter));
    for (const lexicon of lexicons.filter((each) => hasLanguageOf(each, letter))) {
      if (missing.length === 0) break;
      const [table] = yield [links.lexiconGlosses(lexicon.id, letter)];
      const { glosses = {} } = (table ?? {}) as Partial<LexiconGlosses>;
      missing = missing.filter((number) => {
        const gloss = entryNumbers(number)
          .map((each) => glosses[each])
          .find((each) => each !== undefined);
        if (gloss === undefined) return true;
        found.set(number, gloss);
        used.add(lexicon);
        return false;
      });
    }
  }
  return { of: (number) => found.get(number), lexicons: [...used] };
}
