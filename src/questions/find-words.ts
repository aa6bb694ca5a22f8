import type { LexiconNames, LexiconObject, NumberCounts } from '../documents/lexicon/lexicon-schema.ts';
import { links } from '../documents/links.ts';
import { changesBetween } from '../lib/closest.ts';
import { groupBy } from '../lib/group-by.ts';
import { compareNumbers, entryNumbers, strongsNumbers } from '../model/strongs-number.ts';
import { countReader } from '../search/number-counts.ts';
import {
  foldName,
  foldTransliteration,
  meaningsOf,
  minGlossWeight,
  soundOf,
  withoutArticle,
  wordKey,
  wordsIn,
} from '../search/word-names.ts';
import { chooseLexicons, findEntries } from './lexicon-entries.ts';
import { type DocumentQuery, memoizeByDocument } from './question.ts';

type WordEntry = LexiconNames['entries'][string] & { readonly lexicon: string; readonly id: string };

interface WordMatch {
  readonly by: 'number' | 'lemma' | 'transliteration' | 'gloss' | 'definition';
  readonly name: string;
  /** False for another spelling, and for one of several words. */
  readonly exact: boolean;
}

export interface FoundWord {
  /** Strong's number without a sense. */
  readonly number: string;
  readonly match: WordMatch;
  readonly entries: readonly WordEntry[];
  readonly occurrences: readonly { readonly translation: string; readonly count: number }[];
}

export function isSpellingOf(name: string, { by, name: found, exact }: WordMatch): boolean {
  if (by === 'lemma') return true;
  return by === 'transliteration' && (exact || soundOf(foldTransliteration(name)) === soundOf(found));
}

interface FoundWords {
  readonly words: readonly FoundWord[];
  readonly lexicons: readonly LexiconObject[];
}

/** Maximum number of lexicons to search, each with at most three documents. */
const maxLexicons = 8;

/**
 * Finds words by number, lemma, transliteration, gloss, or a word of the definition.
 * @param wanted ids of lexicons, in order; undefined for all.
 * @throws QuestionError for an unknown lexicon.
 */
export function* findWords(q: string, wanted?: readonly string[]): DocumentQuery<FoundWords> {
  const lexicons = (yield* chooseLexicons(wanted)).slice(0, maxLexicons);
  const numbers = numbersIn(q);
  const candidates = numbers
    ? yield* withNumbers(
        numbers,
        lexicons.map(({ id }) => id),
      )
    : yield* withNamesOrPrefixes(q, lexicons);
  if (candidates.length === 0) return { words: [], lexicons };
  const [document] = yield [links.numberCounts];
  const counts = document ? countsIn(document as NumberCounts) : [];
  const words = [...groupBy(candidates, ({ entry }) => entryNumbers(entry.id).at(-1)!)].map(
    ([number, all]) => {
      const occurrences = counts.map(({ translation, countOf }) => ({ translation, count: countOf(number) }));
      const total = occurrences.reduce((sum, { count }) => sum + count, 0);
      all.sort((a, b) => a.rank - b.rank || b.weight - a.weight);
      const entries = new Map(all.map(({ entry }) => [`${entry.lexicon} ${entry.id}`, entry]));
      const { rank, match } = all[0]!;
      // For messiah, mashiach has its definition and its sound
      const isSimilar = all.some((each) => each.match.by === 'transliteration');
      const weight = all[0]!.weight * (isSimilar ? 3 : 1);
      const found = occurrences.filter(({ count }) => count > 0);
      const word: FoundWord = { number, match, entries: [...entries.values()], occurrences: found };
      return { word, rank, weight, total, score: 0 };
    },
  );
  const inUse = words.filter(({ total }) => total > 0);
  const counted = new Set(inUse.map(({ word }) => word.number[0]));
  const mean = inUse.reduce((sum, { total }) => sum + total, 0) / (inUse.length || 1);
  for (const each of words) {
    const isCounted = counted.has(each.word.number[0]);
    each.score = each.weight * Math.sqrt((isCounted ? each.total : mean * shareIfUncounted) + 1);
    // The rare name Hesed is hardly meant, but the word chesed
    const isUnused = isCounted && each.total === 0;
    if (isUnused && each.rank === ranks.meaning) each.rank = ranks.word;
    if (isUnused && each.rank === ranks.name) each.rank = ranks.sound;
  }
  words.sort((a, b) => a.rank - b.rank || b.score - a.score || compareNumbers(a.word.number, b.word.number));
  return { words: words.map(({ word }) => word), lexicons };
}

const countsIn = memoizeByDocument(({ translations }: NumberCounts) =>
  translations.map(({ translation, ...packed }) => ({ translation, countOf: countReader(packed) })),
);

const maxNumbers = 5;

function numbersIn(q: string): string[] | undefined {
  const parts = q.split(/[\s,;|&+]+/).filter((part) => part !== '');
  const numbers = strongsNumbers(q);
  const isOnlyNumbers = numbers.length > 0 && parts.every((part) => strongsNumbers(part).length > 0);
  return isOnlyNumbers ? numbers.slice(0, maxNumbers) : undefined;
}

/** Words of a language without counts are taken to be rarer than counted ones, so that these come first. */
const shareIfUncounted = 0.25;

/** From the best to the weakest match; matches of one rank are sorted by their occurrences. */
const ranks = {
  number: 0,
  /** With points and accents, if the query has them. */
  writtenLemma: 1,
  lemma: 2,
  /** A gloss, except names: the gloss of Asher is "Asher", and that of asher is "who". */
  meaning: 3,
  name: 4,
  /** A word of a gloss or a definition that does not only spell the lemma. */
  word: 5,
  sound: 6,
  similarLemma: 7,
  similarSound: 8,
  lessSimilarSound: 9,
};

interface Candidate {
  readonly entry: WordEntry;
  readonly match: WordMatch;
  readonly rank: number;
  readonly weight: number;
}

function* withNumbers(numbers: readonly string[], lexicons: readonly string[]): DocumentQuery<Candidate[]> {
  const candidates: Candidate[] = [];
  for (const [index, number] of numbers.entries()) {
    const { found } = yield* findEntries(number, lexicons);
    for (const { lexicon, id, lemma, transliteration, gloss } of found) {
      const entry = { lexicon, id, lemma, ...(transliteration ? { transliteration } : {}), gloss };
      const match = { by: 'number', name: number, exact: true } as const;
      candidates.push({ entry, match, rank: ranks.number, weight: numbers.length - index });
    }
  }
  return candidates;
}

/** Articles, conjunctions and prepositions that Hebrew writes as part of the next word. */
const hebrewPrefix = /^[בהוכלמש](?=.{3})/;
const maxPrefixes = 2;

/** If a Hebrew word is not found, looks for it without one or two prefixes. */
function* withNamesOrPrefixes(q: string, lexicons: readonly LexiconObject[]): DocumentQuery<Candidate[]> {
  let found = yield* withNames(q, lexicons);
  let rest = foldName(q);
  for (let count = 0; found.length === 0 && count < maxPrefixes && hebrewPrefix.test(rest); count++) {
    rest = rest.slice(1);
    found = yield* withNames(rest, lexicons);
    found = found.map((each) => ({
      ...each,
      rank: ranks.similarLemma,
      match: { ...each.match, exact: false },
    }));
  }
  return found;
}

function* withNames(q: string, lexicons: readonly LexiconObject[]): DocumentQuery<Candidate[]> {
  const names = namesIn(q);
  const documents = yield* readNames([names.folded, names.transliteration], lexicons);
  const isName = documents.some((document) => hasNamesOf(document, names));
  const found = documents.flatMap((document) => candidatesIn(document, names, isName));
  const [word, ...others] = [...names.words].sort((a, b) => b.length - a.length);
  if (others.length === 0 || found.some(({ rank }) => rank <= ranks.name)) return found;
  const ofWord = yield* readNames([word!], lexicons);
  return [...found, ...ofWord.flatMap((document) => candidatesWithAll(document, word!, others))];
}

function* readNames(
  names: readonly string[],
  lexicons: readonly LexiconObject[],
): DocumentQuery<LexiconNames[]> {
  const keys = names.filter((name) => name !== '').map(wordKey);
  const paths = lexicons.flatMap(({ id, nameParts = [] }) =>
    keys.flatMap((key) => {
      const part = nameParts.filter((first) => first <= key).length - 1;
      return part < 0 ? [] : [links.lexiconNames(id, part)];
    }),
  );
  if (paths.length === 0) return [];
  const documents = yield [...new Set(paths)];
  return documents.filter((document) => document !== undefined) as LexiconNames[];
}

interface Names {
  readonly written: string;
  readonly folded: string;
  readonly transliteration: string;
  readonly words: readonly string[];
}

function namesIn(q: string): Names {
  const phrase = withoutArticle(q);
  const words = phrase.split(/\s+/).map(foldName);
  return {
    written: q.trim().normalize('NFC'),
    folded: foldName(phrase),
    transliteration: foldTransliteration(phrase),
    words: [...new Set(words.filter((word) => word !== ''))],
  };
}

function candidatesIn(document: LexiconNames, names: Names, isName: boolean): Candidate[] {
  const { folded, transliteration, written } = names;
  const { entries, lemmas, transliterations } = document;
  const candidates: Candidate[] = [];
  const add = (ids: readonly string[] = [], rank: number, match: WordMatch, weight = 1) =>
    candidates.push(...ids.flatMap((id) => candidate(document, id, { rank, match, weight })));
  for (const id of ownValue(lemmas, folded) ?? []) {
    const isWritten = entries[id]?.lemma.normalize('NFC') === written;
    add([id], isWritten ? ranks.writtenLemma : ranks.lemma, { by: 'lemma', name: folded, exact: true });
  }
  const index = indexOf(document);
  // Modern Hebrew writes more vowel letters
  for (const name of ownValue(lemmas, folded) ? [] : (index.lemmas.get(wordKey(folded)) ?? []))
    add(lemmas[name], ranks.similarLemma, { by: 'lemma', name, exact: false });
  const ofName = ownValue(transliterations, transliteration);
  add(ofName, ranks.name, { by: 'transliteration', name: transliteration, exact: true });
  const sound = soundOf(transliteration);
  const similar = index.transliterations.get(wordKey(transliteration)) ?? [];
  const spelled = new Set(similar.flatMap(({ name }) => transliterations[name]!));
  for (const [id, weight] of meaningsIn(document, folded)) {
    const gloss = glossMeaning(folded, entries[id]);
    const exact = gloss !== undefined;
    const by = exact || weight >= minGlossWeight ? 'gloss' : 'definition';
    // True for Asher, which only spells the Hebrew word, but not for God
    const isSpelling = exact && beginsWithCapital.test(gloss) && spelled.has(id);
    const isMeaning = !(exact ? isSpelling : isName) && hasMarksOf(written, entries[id]);
    const rank = exact ? ranks.name : ranks.sound;
    add([id], isMeaning ? rank - 1 : rank, { by, name: folded, exact }, exact ? 1 : weight);
  }
  for (const each of similar) {
    const rank = each.name === transliteration ? undefined : rankOfSound(sound, each.sound);
    const match = { by: 'transliteration', name: each.name, exact: false } as const;
    if (rank !== undefined) add(transliterations[each.name], rank, match, soundWeight);
  }
  return candidates;
}

function meaningsIn({ meanings, words }: LexiconNames, folded: string): Map<string, number> {
  const whole = (ownValue(meanings, folded) ?? []).map((id): [string, number] => [id, soundWeight]);
  return new Map([...whole, ...Object.entries(ownValue(words, folded) ?? {})]);
}

/** True for hesed, which is a word of a definition, but only as a part of the name Ben-hesed. */
function hasNamesOf(document: LexiconNames, { folded, transliteration }: Names): boolean {
  const sound = soundOf(transliteration);
  const isSimilar = (other: string) => changesBetween(sound, other) <= 1;
  const similar = (indexOf(document).transliterations.get(wordKey(transliteration)) ?? [])
    .filter((each) => isSimilar(each.sound))
    .flatMap(({ name }) => document.transliterations[name]!);
  return [...meaningsIn(document, folded).keys()].some((id) => {
    const entry = document.entries[id];
    const parts = entry?.transliteration?.split(/[\s-]+/) ?? [];
    return (
      similar.includes(id) ||
      beginsWithCapital.test(glossMeaning(folded, entry) ?? '') ||
      parts.some((part) => isSimilar(soundOf(foldTransliteration(part))))
    );
  });
}

/** False for a transliteration with diacritics, unless the gloss has them, too: `Größe`. */
function hasMarksOf(written: string, entry: SummarizedEntry): boolean {
  const gloss = entry?.gloss.normalize('NFC').toLowerCase() ?? '';
  return /^\p{ASCII}*$/u.test(written) || gloss.includes(written.toLowerCase());
}

type SummarizedEntry = LexiconNames['entries'][string] | undefined;

/** Undefined for a sense only: STEPBible's gloss of one is "face: kindness". */
function glossMeaning(folded: string, entry: SummarizedEntry): string | undefined {
  const glosses = [entry?.gloss ?? '', entry?.derivedGloss ?? ''];
  return glosses.find((gloss) => meaningsOf(gloss.split(':')[0]!).includes(folded));
}

const beginsWithCapital = /^\P{L}*\p{Lu}/u;

function candidatesWithAll(document: LexiconNames, word: string, others: readonly string[]): Candidate[] {
  return Object.entries(ownValue(document.words, word) ?? {}).flatMap(([id, weight]) => {
    const inGloss = wordsIn(document.entries[id]?.gloss ?? '');
    if (weight < minGlossWeight || !others.every((each) => inGloss.includes(each))) return [];
    const match = { by: 'gloss', name: word, exact: false } as const;
    return candidate(document, id, { rank: ranks.word, match, weight });
  });
}

function candidate(
  { lexicon, entries }: LexiconNames,
  id: string,
  found: Omit<Candidate, 'entry'>,
): Candidate[] {
  const entry = entries[id];
  if (!entry) return [];
  const { derivedGloss: _, ...summary } = entry;
  return [{ entry: { lexicon, id, ...summary }, ...found }];
}

/** Weight of another spelling: more than a word of a definition, and less than most glosses. */
const soundWeight = 60;

/** Undefined if the sounds are too different: short names allow one change, others two. */
function rankOfSound(sound: string, other: string): number | undefined {
  const changes = changesBetween(sound, other);
  if (changes > (sound.length < 4 ? 1 : 2)) return undefined;
  return [ranks.sound, ranks.similarSound][changes] ?? ranks.lessSimilarSound;
}

function ownValue<Value>(members: Readonly<Record<string, Value>>, name: string): Value | undefined {
  return Object.hasOwn(members, name) ? members[name] : undefined;
}

const indexOf = memoizeByDocument(({ lemmas, transliterations }: LexiconNames) => ({
  lemmas: groupBy(Object.keys(lemmas), wordKey),
  transliterations: groupBy(
    Object.keys(transliterations).map((name) => ({ name, sound: soundOf(name) })),
    ({ name }) => wordKey(name),
  ),
}));
