import type { TranslationBookChapter, TranslationBooks } from '../../../client/src/documents.ts';
import type { Operation } from '../operations.ts';
import { type Choice, choicesOf, type ReadDocument } from './choices.ts';
import { requestPath, type Values } from './request-path.ts';

export interface SettledValues {
  readonly values: Values;
  /** By parameter. */
  readonly choices: Readonly<Record<string, readonly Choice[]>>;
}

/**
 * Gives every parameter a value: the one that is asked for, else the example, else the first that this service has.
 * What a parameter may be depends on those before it.
 */
export async function settleValues(
  operation: Operation,
  asked: Values,
  read: ReadDocument,
): Promise<SettledValues> {
  const values: Record<string, string> = {};
  const choices: Record<string, readonly Choice[]> = {};
  let isAstray = false;
  for (const { name, example } of operation.parameters) {
    const known: readonly Choice[] = isAstray ? [] : await choicesOf(name, read, operation, values);
    const isExample = known.length === 0 || known.some(({ value }) => value === example);
    values[name] = asked[name] ?? (isExample ? example : await firstOf(name, operation, known, read));
    choices[name] = known;
    // Nothing is to be found below what is not there: do not ask with every letter that somebody types
    isAstray ||= known.length > 0 && known.every(({ value }) => value !== values[name]);
  }
  return { values, choices };
}

async function firstOf(
  name: string,
  operation: Operation,
  known: readonly Choice[],
  read: ReadDocument,
): Promise<string> {
  const suiting = name === 'translation' ? await suitingTranslation(operation, known, read) : undefined;
  return suiting ?? known[0]!.value;
}

/** What there is before anybody has asked the service. */
export function firstValues({ parameters }: Operation, asked: Values): SettledValues {
  const values = Object.fromEntries(parameters.map(({ name, example }) => [name, asked[name] ?? example]));
  return { values, choices: {} };
}

/** So many translations are looked at, each with two requests. */
const mostTried = 8;

const needs: readonly (readonly [ending: RegExp, isThere: (chapter: TranslationBookChapter) => boolean])[] = [
  [/\.words(\.simple)?\.json$/, ({ thisChapterWordsLink }) => thisChapterWordsLink !== undefined],
  [/\.audioTimings\.json$/, ({ thisChapterAudioTimings }) => Object.keys(thisChapterAudioTimings).length > 0],
];

/** Only some translations have words or timings: the first whose first chapter has what the operation is about. */
export async function suitingTranslation(
  { path }: Operation,
  choices: readonly Choice[],
  read: ReadDocument,
): Promise<string | undefined> {
  const isThere = needs.find(([ending]) => ending.test(path))?.[1];
  if (!isThere) return undefined;
  for (const { value: translation } of choices.slice(0, mostTried)) {
    try {
      const { books } = await read<TranslationBooks>(
        requestPath('/api/{translation}/books.json', { translation }),
      );
      const { id: book, firstChapterNumber } = books[0]!;
      const values = { translation, book, chapter: String(firstChapterNumber) };
      const chapter = await read<TranslationBookChapter>(
        requestPath('/api/{translation}/{book}/{chapter}.json', values),
      );
      if (isThere(chapter)) return translation;
    } catch {
      // Then perhaps the next one
    }
  }
  return undefined;
}
