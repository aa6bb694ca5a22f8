import type { EditionMetadata } from '../../model/edition-metadata.ts';
import type { Lexicon, LexiconEntry } from '../../model/lexicon.ts';
import { entryNumbers } from '../../model/strongs-number.ts';
import { type EditionDocuments, editionMembers } from '../edition-documents.ts';
import { links } from '../links.ts';
import { lexiconText, recordTexts, type SearchedTexts } from '../search/search-entries.ts';
import type { LexiconGlosses, LexiconObject } from './lexicon-schema.ts';

export interface NameDocuments {
  readonly parts: readonly string[];
  readonly documents: readonly (readonly [path: string, json: string])[];
}

/**
 * Creates a document per entry, and one with all glosses per language. If only the senses of a number have
 * entries (`H1G`, `H1H`), the number without a letter resolves to the first of them.
 */
export function lexiconDocuments(
  metadata: EditionMetadata,
  lexicon: Lexicon,
  names: NameDocuments,
): EditionDocuments {
  const { entries } = lexicon;
  const all = withBases(entries);
  return {
    catalogueEntry: lexiconObject(metadata, lexicon, names.parts),
    bookIds: [],
    counts: { books: 0, chapters: 0, verses: 0, entries: entries.length },
    entryIds: entries.map(({ id }) => id),
    searched: () => [searchedEntries(entries)],
    documents: {
      *[Symbol.iterator]() {
        for (const entry of all) yield [links.lexiconEntry(metadata.id, entry.id), JSON.stringify(entry)];
        for (const letter of lettersOf(entries)) {
          const glosses = all.flatMap(({ id, gloss }) => (id.startsWith(letter) ? [[id, gloss]] : []));
          const document: LexiconGlosses = {
            lexicon: metadata.id,
            letter,
            glosses: Object.fromEntries(glosses),
          };
          yield [links.lexiconGlosses(metadata.id, letter), JSON.stringify(document)];
        }
        yield* names.documents;
      },
    },
  };
}

function searchedEntries(entries: readonly LexiconEntry[]): SearchedTexts {
  const records = entries.map((entry) => {
    const { id, lemma } = entry;
    const words = [{ start: 0, end: lemma.length, annotation: { strongs: [id], lemma } }];
    return { id, ...lexiconText(entry), words };
  });
  return recordTexts('lexicon', [{ id: 'entries', records }]);
}

type Letter = LexiconGlosses['letter'];

function lettersOf(entries: readonly LexiconEntry[]): Letter[] {
  return (['H', 'G'] as const).filter((letter) => entries.some(({ id }) => id.startsWith(letter)));
}

function lexiconObject(
  metadata: EditionMetadata,
  { entries, hasGlosses }: Lexicon,
  nameParts: readonly string[],
): LexiconObject & EditionDocuments['catalogueEntry'] {
  const { id } = metadata;
  const hebrew = entries.filter((entry) => entry.id.startsWith('H')).length;
  const letters = lettersOf(entries);
  return {
    ...editionMembers.names(metadata),
    ...editionMembers.licence(metadata),
    ...editionMembers.language(metadata),
    entryApiLink: links.lexiconEntry(id, '{number}'),
    numberOfEntries: entries.length,
    numberOfHebrewEntries: hebrew,
    numberOfGreekEntries: entries.length - hebrew,
    ...(hasGlosses ? { hasGlosses } : {}),
    ...(letters.includes('H') ? { hebrewGlossesApiLink: links.lexiconGlosses(id, 'H') } : {}),
    ...(letters.includes('G') ? { greekGlossesApiLink: links.lexiconGlosses(id, 'G') } : {}),
    nameParts: [...nameParts],
  };
}

function withBases(entries: readonly LexiconEntry[]): LexiconEntry[] {
  const ids = new Set(entries.map(({ id }) => id));
  const senses = Map.groupBy(entries, ({ id }) => entryNumbers(id).at(-1)!);
  return entries.flatMap((entry) => {
    const base = entryNumbers(entry.id).at(-1)!;
    const all = senses.get(base)!;
    if (base === entry.id || ids.has(base) || entry !== all[0]) return [entry];
    const main = mainSense(all);
    const others = all.filter((sense) => sense !== main);
    const related = new Set([...[main, ...others].map(({ id }) => id), ...(main.related ?? [])]);
    return [{ ...main, id: base, related: [...related] }, entry];
  });
}

/**
 * The first sense, which is usually the most frequent. Names, and parts or spellings of other words, give way to
 * other senses, and a rare word, whose definition is much shorter, to the word with the longest.
 */
function mainSense(senses: readonly LexiconEntry[]): LexiconEntry {
  const own = senses.filter(({ derivation = '' }) => !partOfOther.test(derivation));
  const words = own.filter(({ gloss, derivation }) => derivation === undefined && /^\p{Ll}/u.test(gloss));
  const [first = senses[0]!] = own[0] === senses[0] ? own : [...words, ...own];
  if (!words.includes(first) && first.derivation !== undefined) return first;
  const [longest = first] = words.toSorted((a, b) => b.definition.length - a.definition.length);
  return first.definition.length < longest.definition.length * rareShare ? longest : first;
}

const partOfOther = /^an? (?:Name|Part|Spelling|Form|Group|Combination)\b/i;
/** The definition of `H5892A` ("excitement") has a third of the letters of `H5892B` ("city"). */
const rareShare = 3 / 8;
