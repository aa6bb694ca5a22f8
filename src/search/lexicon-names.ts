import type { NameDocuments } from '../documents/lexicon/lexicon-documents.ts';
import type { LexiconNames } from '../documents/lexicon/lexicon-schema.ts';
import { links } from '../documents/links.ts';
import type { LexiconEntry } from '../model/lexicon.ts';
import { transliterate } from './transliterate.ts';
import {
  foldName,
  foldTransliteration,
  maxWordNameLength,
  meaningsOf,
  minGlossWeight,
  wordKey,
  wordsIn,
} from './word-names.ts';

/** Size of a document in characters; gzip reduces it to a quarter. */
const maxPartLength = 50_000;

/** A word that more than this part of the entries use finds none. */
const maxShareOfEntries = 0.1;

/** A word finds the entries in which it has the largest weight. */
const maxEntriesOfWord = 200;

const maxWordsOfDefinition = 100;

/** The weight of a gloss of one word. The weight decreases with the words of the gloss. */
const maxWeight = 100;

export function nameDocuments(lexicon: string, entries: readonly LexiconEntry[]): NameDocuments {
  const names = new Names(entries);
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const parts: string[] = [];
  const documents: [string, string][] = [];
  let part = new Part(lexicon);
  const finish = () => {
    documents.push([links.lexiconNames(lexicon, parts.length), part.json(byId)]);
    parts.push(part.first!);
    part = new Part(lexicon);
  };
  for (const [key, named] of names.sorted()) {
    if (part.first !== undefined && part.length + lengthOf(named) > maxPartLength) finish();
    part.add(key, named);
  }
  if (part.first !== undefined) finish();
  return { parts, documents };
}

type NameKind = 'lemmas' | 'transliterations' | 'meanings' | 'words';

interface Name {
  readonly kind: NameKind;
  readonly name: string;
  readonly ids: Map<string, number>;
}

class Names {
  readonly #names = new Map<string, Name>();
  readonly #uses = new Map<string, number>();
  readonly #maxUses: number;

  constructor(entries: readonly LexiconEntry[]) {
    this.#maxUses = Math.max(maxEntriesOfWord, maxShareOfEntries * entries.length);
    for (const { gloss, definition } of entries) {
      const words = new Set([gloss, ...linesOf(definition)].flatMap(wordsIn));
      for (const word of words) this.#uses.set(word, (this.#uses.get(word) ?? 0) + 1);
    }
    for (const entry of entries) this.#addEntry(entry);
  }

  #addEntry({ id, lemma, transliteration, gloss, definition }: LexiconEntry): void {
    for (const each of lemma.split(/[,;/]/)) this.#add('lemmas', foldName(each), id);
    for (const each of spellingsOf(lemma, transliteration)) this.#add('transliterations', each, id);
    for (const each of meaningsOf(gloss)) this.#add('meanings', each, id);
    const inGloss = wordsIn(gloss);
    const glossWeight = minGlossWeight + Math.ceil((maxWeight - minGlossWeight) / inGloss.length);
    for (const word of inGloss) this.#add('words', word, id, glossWeight);
    for (const [word, weight] of this.#wordsOfDefinition(definition))
      if (!inGloss.includes(word)) this.#add('words', word, id, weight);
  }

  /** The weights of words. A word that is a whole meaning or translation counts more than one in a phrase. */
  #wordsOfDefinition(definition: string): Map<string, number> {
    const weights = new Map<string, number>();
    for (const line of linesOf(definition)) {
      const words = [...wordsIn(line), ...wordsWithEndings(line)].filter((word) => !this.#isCommon(word));
      const meanings = meaningsOf(line.replace(/\([^)]*\)|\[[^\]]*\]/g, ''));
      for (const word of words) {
        const power = meanings.includes(word) ? 0.4 : 0.8;
        const weight = Math.ceil((minGlossWeight - 1) / words.length ** power);
        weights.set(word, Math.max(weight, weights.get(word) ?? 0));
      }
    }
    const sorted = [...weights].sort(([, a], [, b]) => b - a);
    return new Map(sorted.slice(0, maxWordsOfDefinition));
  }

  #isCommon(word: string): boolean {
    return (this.#uses.get(word) ?? 0) > this.#maxUses;
  }

  #add(kind: NameKind, name: string, id: string, weight = 1): void {
    if (name === '') return;
    const key = `${kind} ${name}`;
    const known = this.#names.get(key);
    if (known) known.ids.set(id, Math.max(weight, known.ids.get(id) ?? 0));
    else this.#names.set(key, { kind, name, ids: new Map([[id, weight]]) });
  }

  sorted(): [key: string, names: Name[]][] {
    const useful = this.#names
      .values()
      .filter(({ kind, name }) => kind !== 'words' || !this.#isCommon(name))
      .map((name) => (name.kind === 'words' ? { ...name, ids: heaviest(name.ids) } : name));
    const byKey = Map.groupBy(useful, ({ name }) => wordKey(name));
    return [...byKey].sort(([a], [b]) => (a < b ? -1 : 1));
  }
}

function heaviest(ids: Name['ids']): Name['ids'] {
  return new Map([...ids].sort(([, a], [, b]) => b - a).slice(0, maxEntriesOfWord));
}

/** The lines of a definition are senses, or translations with a label. */
function linesOf(definition: string): string[] {
  return definition.split('\n').map((line) => line.replace(/^\p{Lu}[^:;,.]{0,40}: /u, ''));
}

const wordWithEndings = /(\p{L}{1,30})((?:\s?\([^()]{0,80}-\p{L}[^()]{0,80}\))+)/gu;

/** Strong's "right(-eous) (cause, -ly, -ness)" is also "righteous", "rightly" and "righteousness". */
function wordsWithEndings(line: string): string[] {
  return [...line.matchAll(wordWithEndings)].flatMap(([, stem = '', marked = '']) => {
    const endings = Array.from(marked.matchAll(/(?<!\p{L})-(\p{L}{1,30})/gu), ([, ending = '']) => ending);
    const longer = endings.slice(1).map((ending) => endings[0] + ending);
    return [...endings, ...longer].map((ending) => foldName(stem + ending));
  });
}

/** Pronunciations of the name of God, which is written with the vowels of another word. */
const spellingsOfLemma = new Map([['יהוה', ['yahweh', 'yhwh', 'jehovah']]]);

function spellingsOf(lemma: string, transliteration = ''): Set<string> {
  const derived = transliterate(lemma.slice(0, maxWordNameLength));
  // People copy "chêçêd" as "checed"
  const copied = foldName(transliteration);
  const spellings = [foldTransliteration(transliteration), copied, foldTransliteration(derived)];
  return new Set([...spellings, ...(spellingsOfLemma.get(foldName(lemma)) ?? [])]);
}

function lengthOf(names: readonly Name[]): number {
  return names.reduce((sum, { name, ids }) => sum + name.length + 60 * ids.size, 0);
}

class Part {
  readonly #lexicon: string;
  readonly #names: Name[] = [];
  first: string | undefined;
  length = 0;

  constructor(lexicon: string) {
    this.#lexicon = lexicon;
  }

  add(key: string, names: readonly Name[]): void {
    this.first ??= key;
    this.length += lengthOf(names);
    this.#names.push(...names);
  }

  json(entries: ReadonlyMap<string, LexiconEntry>): string {
    const ids = new Set(this.#names.flatMap(({ ids }) => [...ids.keys()]));
    const numbersOf = (kind: NameKind) => this.#membersOf(kind, (each) => [...each.keys()]);
    const document: LexiconNames = {
      lexicon: this.#lexicon,
      lemmas: numbersOf('lemmas'),
      transliterations: numbersOf('transliterations'),
      meanings: numbersOf('meanings'),
      words: this.#membersOf('words', (each) => Object.fromEntries(each)),
      entries: Object.fromEntries(Array.from(ids, (id) => [id, summaryOf(entries.get(id)!)])),
    };
    return JSON.stringify(document);
  }

  #membersOf<Value>(kind: NameKind, valueFor: (ids: Name['ids']) => Value): Record<string, Value> {
    const own = this.#names.filter((name) => name.kind === kind);
    return Object.fromEntries(own.map(({ name, ids }) => [name, valueFor(ids)]));
  }
}

function summaryOf({ lemma, transliteration, gloss }: LexiconEntry): LexiconNames['entries'][string] {
  return { lemma, ...(transliteration ? { transliteration } : {}), gloss };
}
