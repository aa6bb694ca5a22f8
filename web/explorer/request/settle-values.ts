import { useEffect, useState } from 'preact/hooks';
import type { TranslationBookChapter, TranslationBooks } from '../../../client/src/documents.ts';
import type { Operation, Parameter } from '../operations.ts';
import { type Choice, choicesOf, idsIn, type ReadDocument } from './choices.ts';
import { requestPath, type Values } from './request-path.ts';

interface SettledValues {
  readonly values: Values;
  readonly choices: Readonly<Record<string, readonly Choice[]>>;
  readonly lacking?: string;
}

export function useSettledValues(
  operation: Operation,
  asked: Values,
  read: ReadDocument,
): SettledValues & { readonly isSettled: boolean } {
  const key = JSON.stringify([operation.id, asked]);
  const [settled, settle] = useState<SettledValues & { readonly key?: string }>({
    values: exampleValues(operation, asked),
    choices: {},
  });
  useEffect(() => {
    let isLeft = false;
    settleValues(operation, asked, read).then((found) => isLeft || settle({ ...found, key }));
    return () => {
      isLeft = true;
    };
  }, [key]);
  if (settled.key === key) return { ...settled, isSettled: true };
  const values = exampleValues(operation, { ...settled.values, ...asked });
  return { values, choices: settled.choices, isSettled: false };
}

function exampleValues({ parameters }: Operation, asked: Values): Values {
  return Object.fromEntries(parameters.map(({ name, example }) => [name, asked[name] ?? example]));
}

/**
 * Gives every parameter a value: the requested one, or the known ids of the example, or the first choice. The
 * choices for a parameter depend on the values of the previous ones, and on `in`.
 */
export async function settleValues(
  operation: Operation,
  asked: Values,
  read: ReadDocument,
): Promise<SettledValues> {
  const values: Record<string, string> = {};
  const choices: Record<string, readonly Choice[]> = {};
  let isMissing = false;
  let lacking: string | undefined;
  for (const parameter of inOrder(operation.parameters)) {
    const { name } = parameter;
    const isList = lists.has(name);
    const listed: readonly Choice[] | undefined =
      isMissing && !isList ? undefined : await choicesOf(name, read, operation, values);
    const known: readonly Choice[] = listed ?? [];
    // A number is required without a name
    if (listed?.length === 0 && (parameter.isRequired || name === 'number')) lacking ??= name;
    values[name] =
      asked[name] ?? knownExample(parameter, listed) ?? (await firstChoice(name, operation, known, read));
    choices[name] = known;
    // An unknown edition or book has no children, so typing an id does not cause a request per letter
    isMissing ||= !isList && listed !== undefined && listed.every(({ value }) => value !== values[name]);
  }
  return { values, choices, ...(lacking !== undefined && { lacking }) };
}

const lists = new Set(['in', 'from', 'books', 'lexicon']);

function inOrder(parameters: readonly Parameter[]): readonly Parameter[] {
  return [...parameters].sort((one, other) => Number(other.name === 'in') - Number(one.name === 'in'));
}

/** The ids of the example that the service knows. Undefined if the first choice has to replace it. */
function knownExample(
  { name, example, isRequired }: Parameter,
  listed: readonly Choice[] | undefined,
): string | undefined {
  if (!listed) return example;
  const isKnown = (id: string) => listed.some(({ value }) => value === id);
  if (isKnown(example)) return example;
  const ids = lists.has(name) ? idsIn(example).filter(isKnown) : [];
  if (ids.length > 0) return ids.join(',');
  // Without filters, the question includes all books
  if (name === 'books' || (lists.has(name) && listed.length === 0 && !isRequired)) return '';
  return listed.length === 0 ? example : undefined;
}

async function firstChoice(
  name: string,
  operation: Operation,
  known: readonly Choice[],
  read: ReadDocument,
): Promise<string> {
  const suitable = name === 'translation' ? await suitableTranslation(operation, known, read) : undefined;
  return suitable ?? known[0]!.value;
}

const maxTried = 8;

const needs: readonly (readonly [ending: RegExp, isThere: (chapter: TranslationBookChapter) => boolean])[] = [
  [/\.words(\.simple)?\.json$/, ({ thisChapterWordsLink }) => thisChapterWordsLink !== undefined],
  [/\.audioTimings\.json$/, ({ thisChapterAudioTimings }) => Object.keys(thisChapterAudioTimings).length > 0],
];

async function suitableTranslation(
  { path }: Operation,
  choices: readonly Choice[],
  read: ReadDocument,
): Promise<string | undefined> {
  const isThere = needs.find(([ending]) => ending.test(path))?.[1];
  if (!isThere) return undefined;
  for (const { value: translation } of choices.slice(0, maxTried)) {
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
    } catch {}
  }
  return undefined;
}
