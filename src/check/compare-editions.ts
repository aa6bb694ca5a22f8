import { EditionFileError } from '../compile/plan/edition-files.ts';
import type { EditionPlan } from '../compile/plan/plan-editions.ts';
import { isReferenceList, withReferences } from '../compile/plan/reference-list.ts';
import type { EntityName } from '../documents/edition-documents.ts';
import type { Diagnostic } from '../formats/diagnostic.ts';
import type { NamedSource } from '../formats/source-file.ts';
import { type JoinedFile, joinChapterFiles } from '../formats/usfm/join-chapter-files.ts';
import { noPlaces, type SourcePlaces } from '../formats/verse-places.ts';
import { addToGroup } from '../lib/group-by.ts';
import { Versification, type VersificationData } from '../references/versification/versification.ts';
import { type BookMistake, placeMistakes } from './edition/place-mistakes.ts';
import { SpilledRecords } from './spilled-records.ts';
import { swappedVerses } from './text/swapped-verses.ts';
import { type MeasuredEdition, type OddLength, oddLengths } from './text/verse-lengths.ts';

/** The data of a translation for comparing it with others: plain data, so that it can be stored. */
export interface ComparedEdition {
  readonly id: string;
  readonly language: string;
  readonly versification: VersificationData;
  readonly books: MeasuredEdition['books'];
  readonly fileOf: ReadonlyMap<string, string>;
  readonly joined: readonly JoinedFile[];
  readonly places: ReadonlyMap<string, SourcePlaces>;
  readonly names: readonly { readonly diagnostic: Diagnostic; readonly word: string }[];
  /** Rare words that resemble a name in a dataset; `dataset` is its id. */
  readonly slips: readonly {
    readonly dataset: string;
    readonly word: string;
    readonly name: string;
    readonly books: readonly string[];
  }[];
  readonly mistakes: readonly BookMistake[];
  /** Capitalized words, separated by line ends. */
  readonly capitals: string;
}

export interface NamingDataset {
  readonly id: string;
  readonly language: string;
  /** The chapters of each name: `GEN 1`. */
  readonly names: ReadonlyMap<string, ReadonlySet<string>>;
}

const maxOthers = 3;
/** The lengths of a whole Bible take 400 kB. */
const maxKeptLengths = 24;

interface EditionEntry {
  readonly id: string;
  readonly language: string;
  readonly index: number;
}

/**
 * Compares the editions of a content folder: add all editions first, then request the findings of each.
 * Editions are stored, so memory is bounded for any number of them.
 */
export class EditionComparison implements Disposable {
  readonly #editions = new Map<string, EditionEntry>();
  readonly #byLanguage = new Map<string, EditionEntry[]>();
  readonly #datasets: readonly NamingDataset[];
  readonly #stored = new SpilledRecords<Omit<ComparedEdition, 'capitals'>>();
  readonly #capitals = new SpilledRecords<string>();
  /** For each doubtful word of a language, the edition that has it as a name, or 'none' or 'several'. */
  readonly #holders = new Map<string, Map<string, EditionEntry | 'none' | 'several'>>();
  #hasHolders = false;
  readonly #kept = new Map<EditionEntry, MeasuredEdition>();
  #measure: EditionEntry | MeasuredEdition | undefined;

  constructor(datasets: readonly NamingDataset[]) {
    this.#datasets = datasets;
  }

  [Symbol.dispose](): void {
    this.#stored[Symbol.dispose]();
    this.#capitals[Symbol.dispose]();
  }

  add({ capitals, ...edition }: ComparedEdition): void {
    const { id, language, names, slips } = edition;
    const entry: EditionEntry = { id, language, index: this.#stored.add(edition) };
    this.#capitals.add(capitals);
    this.#editions.set(id, entry);
    addToGroup(this.#byLanguage, language, entry);
    const holders = this.#holders.get(language) ?? new Map();
    this.#holders.set(language, holders);
    for (const { word } of [...names, ...slips]) holders.set(word, 'none');
  }

  /**
   * @param measure the only edition to compare verse lengths with: the id of an added edition, or another
   * edition.
   */
  measureBy(measure: string | ComparedEdition): void {
    this.#measure = typeof measure === 'string' ? this.#editions.get(measure) : measured(measure);
  }

  has(id: string): boolean {
    return this.#editions.has(id);
  }

  async findingsOf(id: string, plan: SourcesOfEdition): Promise<Diagnostic[]> {
    const entry = this.#editions.get(id)!;
    const edition = this.#stored.get(entry.index);
    const isKnown = this.#knownNames(entry);
    const own = edition.names.filter(({ word }) => !isKnown(word)).map(({ diagnostic }) => diagnostic);
    const findings = [
      ...edition.mistakes,
      ...this.#lengths(entry, edition),
      ...this.#misspelled(edition, isKnown),
    ];
    const placed = await placedIn(edition, plan, findings);
    const found = new Set(own.map(({ file, line, column }) => `${file}:${line}:${column}`));
    return [...own, ...placed.filter(({ file, line, column }) => !found.has(`${file}:${line}:${column}`))];
  }

  #othersOf(entry: EditionEntry): MeasuredEdition[] {
    const measure = this.#measure;
    if (measure === entry) return [];
    if (measure) return ['index' in measure ? this.#measured(measure) : measure];
    const others: EditionEntry[] = [];
    const take = (from: Iterable<EditionEntry>, isWanted: (other: EditionEntry) => boolean) => {
      for (const other of from) {
        if (others.length === maxOthers) return;
        if (isWanted(other)) others.push(other);
      }
    };
    take(this.#byLanguage.get(entry.language)!, (other) => other !== entry);
    take(this.#editions.values(), ({ language }) => language !== entry.language);
    return others.map((other) => this.#measured(other));
  }

  #measured(entry: EditionEntry): MeasuredEdition {
    const edition = this.#kept.get(entry) ?? measured(this.#stored.get(entry.index));
    this.#kept.delete(entry);
    this.#kept.set(entry, edition);
    if (this.#kept.size > maxKeptLengths) this.#kept.delete(this.#kept.keys().next().value!);
    return edition;
  }

  #lengths(entry: EditionEntry, edition: Omit<ComparedEdition, 'capitals'>): BookMistake[] {
    const others = this.#othersOf(entry);
    if (others.length === 0) return [];
    const own = measured(edition);
    const swapped = this.#measure ? swappedVerses(own, others[0]!) : [];
    return [
      ...oddLengths(own, others).map((odd) => ({
        book: odd.book,
        code: 'odd-verse-length' as const,
        at: odd.at,
        message: lengthMessage(entry.id, odd, others),
      })),
      ...swapped.map(({ book, verse, next }) => ({
        book,
        code: 'odd-verse-length' as const,
        at: verse.at,
        message: `The texts of ${book} ${verse.chapter}:${verse.first} and ${next.first} seem to be swapped: each has the length and the names of the other one in ${others[0]!.id}. Compare them, and exchange their texts.`,
      })),
    ];
  }

  #knownNames(entry: EditionEntry): (word: string) => boolean {
    if (!this.#hasHolders) this.#findHolders();
    const holders = this.#holders.get(entry.language)!;
    const datasets = this.#datasets.filter(({ language }) => language === entry.language);
    return (word) => {
      const holder = holders.get(word);
      const isElsewhere = holder !== 'none' && holder !== entry;
      return isElsewhere || datasets.some(({ names }) => names.has(word));
    };
  }

  #findHolders(): void {
    this.#hasHolders = true;
    for (const entry of this.#editions.values()) {
      const holders = this.#holders.get(entry.language)!;
      if (holders.size === 0) continue;
      for (const word of this.#capitals.get(entry.index).split('\n')) {
        const holder = holders.get(word);
        if (holder !== undefined) holders.set(word, holder === 'none' ? entry : 'several');
      }
    }
  }

  #misspelled({ slips }: Pick<ComparedEdition, 'slips'>, isKnown: (word: string) => boolean): BookMistake[] {
    return slips
      .filter(({ word }) => !isKnown(word))
      .flatMap(({ dataset, word, name, books }) => {
        const chapters = this.#datasets.find(({ id }) => id === dataset)!.names.get(name)!;
        const message = `“${word}” differs by one letter from “${name}”, which the edition has elsewhere and ${dataset} has in this chapter. Correct the spelling, or accept it if another name is intended.`;
        return books.map((book): BookMistake => ({ book, code: 'odd-name', word, chapters, message }));
      });
  }
}

function measured({
  id,
  language,
  versification,
  books,
}: Pick<ComparedEdition, 'id' | 'language' | 'versification' | 'books'>): MeasuredEdition {
  return { id, language, versification: Versification.from(versification), books };
}

export function chaptersOfNames(names: readonly EntityName[]): NamingDataset['names'] {
  const chapters = new Map<string, Set<string>>();
  for (const { name, chapters: places } of names) {
    const known = chapters.get(name);
    if (known) for (const place of places) known.add(place);
    else chapters.set(name, new Set(places));
  }
  return chapters;
}

function lengthMessage(
  id: string,
  { letters, expected, ...odd }: OddLength,
  others: readonly MeasuredEdition[],
): string {
  const { book, chapter, first, last } = odd;
  const verse = `${book} ${chapter}:${first}${last > first ? `-${last}` : ''}`;
  const names = others.map((other) => other.id);
  const compared = names.length === 1 ? names[0] : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
  const doubt =
    letters < expected
      ? 'Look for text that was cut off.'
      : 'Look for repeated text, or text that belongs to another verse.';
  return `${verse} is ${letters} characters long in ${id}, but its length in ${names[0]} suggests about ${expected}. It is ${letters < expected ? 'short' : 'long'} compared with ${compared}. ${doubt}`;
}

/** Adds line numbers to the findings. Reads the sources again, because few files have findings. */
async function placedIn(
  { fileOf, places, joined }: Pick<ComparedEdition, 'fileOf' | 'places' | 'joined'>,
  plan: SourcesOfEdition,
  findings: readonly BookMistake[],
): Promise<Diagnostic[]> {
  const byFile = Map.groupBy(findings, ({ book }) => fileOf.get(book) ?? '');
  const placed: Diagnostic[] = [];
  for (const [file, found] of byFile) {
    const source = await readAgain(plan, file, joined);
    placed.push(...placeMistakes(file, source?.bytes, found, places.get(file) ?? noPlaces));
  }
  return placed;
}

type SourcesOfEdition = Pick<EditionPlan, 'files' | 'sources'>;

export async function readAgain(
  { files, sources }: SourcesOfEdition,
  shown: string,
  joined: readonly JoinedFile[] = [],
): Promise<NamedSource | undefined> {
  try {
    const parts = joined.find(({ file }) => file === shown)?.parts ?? [{ file: shown }];
    const isPart = (source: string) => parts.some(({ file }) => file === files.shown(source));
    const names = sources.filter((source) => isPart(source) || isReferenceList(source));
    const read = await Promise.all(
      names.map(async (name) => ({ file: files.shown(name), bytes: await files.read(name) })),
    );
    return joinChapterFiles(withReferences(read)).sources.find(({ file }) => file === shown);
  } catch (error) {
    if (error instanceof EditionFileError) return undefined;
    throw error;
  }
}
