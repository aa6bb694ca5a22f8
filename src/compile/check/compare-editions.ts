import type { EntityName } from '../../documents/edition-documents.ts';
import { NameJudge } from '../../formats/checks/edition/name-judge.ts';
import { placeOfMistake, type SourceMistake } from '../../formats/checks/edition/place-mistakes.ts';
import { mostSlips } from '../../formats/checks/name-checks.ts';
import { type MeasuredEdition, type OddLength, oddLengths } from '../../formats/checks/verse-lengths.ts';
import type { Vocabulary } from '../../formats/checks/vocabulary.ts';
import type { Diagnostic } from '../../formats/diagnostic.ts';
import { EditionFileError } from '../plan/edition-files.ts';
import type { EditionPlan } from '../plan/plan-editions.ts';

/** What a comparison with other editions needs of a translation that was read. */
export interface ComparedEdition extends MeasuredEdition {
  /** ISO 639-3 code. */
  readonly language: string;
  readonly plan: Pick<EditionPlan, 'files' | 'sources'>;
  /** The file of each book, as shown to people. */
  readonly fileOf: ReadonlyMap<string, string>;
  /** What looks like a slip by the words of the edition itself. */
  readonly names: readonly JudgedName[];
  /** Of its words, those that begin with a capital: each between line ends. */
  readonly capitals: string;
  /** Only where a dataset of entities is in the content folder: it is large. */
  readonly vocabulary?: Vocabulary;
}

interface JudgedName {
  readonly diagnostic: Diagnostic;
  readonly word: string;
}

/** A dataset that has the people and places of scripture by name. */
export interface NamingDataset {
  readonly id: string;
  readonly language: string;
  readonly names: readonly EntityName[];
}

/** Others beside which an edition is looked at. */
const mostOthers = 3;

/** Finds what only shows beside the other editions of the content folder. */
export class EditionComparison {
  readonly #editions: readonly ComparedEdition[];
  readonly #datasets: readonly NamingDataset[];
  readonly #measure: ComparedEdition | undefined;

  /** @param measure the only edition beside which the lengths of verses are looked at. */
  constructor(
    editions: readonly ComparedEdition[],
    datasets: readonly NamingDataset[],
    measure?: ComparedEdition,
  ) {
    this.#editions = editions;
    this.#datasets = datasets;
    this.#measure = measure;
  }

  async findingsOf(edition: ComparedEdition): Promise<Diagnostic[]> {
    const isKnown = this.#knownNames(edition);
    const own = edition.names.filter(({ word }) => !isKnown(word)).map(({ diagnostic }) => diagnostic);
    const placed = await placedIn(edition, [
      ...this.#lengths(edition),
      ...this.#misspelled(edition, isKnown),
    ]);
    const found = new Set(own.map(({ file, line, column }) => `${file}:${line}:${column}`));
    return [...own, ...placed.filter(({ file, line, column }) => !found.has(`${file}:${line}:${column}`))];
  }

  /** Those in its language first. */
  #othersOf(edition: ComparedEdition): ComparedEdition[] {
    if (this.#measure) return this.#measure === edition ? [] : [this.#measure];
    const others = this.#editions.filter((other) => other !== edition);
    const isAlike = ({ language }: ComparedEdition) => language === edition.language;
    return [...others.filter(isAlike), ...others.filter((other) => !isAlike(other))].slice(0, mostOthers);
  }

  #lengths(edition: ComparedEdition): Finding[] {
    const others = this.#othersOf(edition);
    const [first] = others;
    if (!first) return [];
    return oddLengths(edition, others).map((odd) => ({
      book: odd.book,
      code: 'odd-verse-length',
      at: odd.at,
      message: lengthMessage(edition.id, odd, others),
    }));
  }

  /** Whether another edition in the same language, or a dataset, has a word as a name. */
  #knownNames({ id, language }: ComparedEdition): (word: string) => boolean {
    const others = this.#editions.filter((other) => other.language === language && other.id !== id);
    const datasets = this.#datasetsIn(language).map(namesIn);
    return (word) =>
      others.some(({ capitals }) => capitals.includes(`\n${word}\n`)) ||
      datasets.some((names) => names.has(word));
  }

  #datasetsIn(language: string): NamingDataset[] {
    return this.#datasets.filter((dataset) => dataset.language === language);
  }

  /** Rare words that resemble a name of which a dataset says that it is in their chapter. */
  #misspelled(edition: ComparedEdition, isKnown: (word: string) => boolean): Finding[] {
    const { vocabulary, language } = edition;
    if (!vocabulary) return [];
    const judge = new NameJudge(vocabulary);
    return this.#datasetsIn(language).flatMap((dataset) => {
      const names = namesIn(dataset);
      return [...judge.slipsOf([...names.keys()], mostSlips)]
        .filter(({ word }) => !isKnown(word))
        .flatMap(({ word, name, books }) =>
          books.map(
            (book): Finding => ({
              book,
              code: 'odd-name',
              word,
              chapters: names.get(name)!,
              message: `“${word}” differs by one letter from “${name}”, which the edition writes elsewhere and ${dataset.id} has in this chapter. Write it as elsewhere, or accept it where another is meant.`,
            }),
          ),
        );
    });
  }
}

/** The chapters of each name of a dataset: `GEN 1`. */
function namesIn({ names }: NamingDataset): Map<string, ReadonlySet<string>> {
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
  others: readonly ComparedEdition[],
): string {
  const { book, chapter, first, last } = odd;
  const verse = `${book} ${chapter}:${first}${last > first ? `-${last}` : ''}`;
  const names = others.map((other) => other.id);
  const beside = names.length === 1 ? names[0] : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
  const doubt =
    letters < expected
      ? 'Look for text that was cut off.'
      : 'Look for text that is written twice, or belongs elsewhere.';
  return `${verse} is ${letters} characters long in ${id}, where about ${expected} are to be expected by its length in ${names[0]}. It is ${letters < expected ? 'short' : 'long'} beside ${beside}. ${doubt}`;
}

interface Finding extends SourceMistake {
  readonly book: string;
}

/** The findings with their lines: the sources are read again, as hardly any file has one. */
async function placedIn(
  { plan: { files, sources }, fileOf }: ComparedEdition,
  findings: readonly Finding[],
): Promise<Diagnostic[]> {
  const byFile = Map.groupBy(findings, ({ book }) => fileOf.get(book) ?? '');
  const placed: Diagnostic[] = [];
  for (const [file, found] of byFile) {
    const name = sources.find((source) => files.shown(source) === file);
    const bytes = name === undefined ? undefined : await readAgain(files, name);
    for (const mistake of found) {
      const diagnostic = placeOfMistake(file, bytes, mistake);
      if (diagnostic) placed.push(diagnostic);
    }
  }
  return placed;
}

/** A file that is gone by now is in the next check. */
async function readAgain(files: EditionPlan['files'], name: string): Promise<Uint8Array | undefined> {
  try {
    return await files.read(name);
  } catch (error) {
    if (error instanceof EditionFileError) return undefined;
    throw error;
  }
}
