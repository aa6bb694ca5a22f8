import { useEffect, useState } from 'preact/hooks';
import type { TranslationBookChapter, TranslationBooks } from '../../../client/src/documents.ts';
import type { Operation } from '../operations.ts';
import { type Choice, choicesOf, type ReadDocument } from './choices.ts';
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
 * Gives every parameter a value: the requested one, or the example, or the first choice. The choices for a
 * parameter depend on the values of the previous ones.
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
  for (const { name, example } of operation.parameters) {
    const listed: readonly Choice[] | undefined = isMissing
      ? undefined
      : await choicesOf(name, read, operation, values);
    const known: readonly Choice[] = listed ?? [];
    if (listed?.length === 0) lacking ??= name;
    const isExample = known.length === 0 || known.some(({ value }) => value === example);
    values[name] = asked[name] ?? (isExample ? example : await firstChoice(name, operation, known, read));
    choices[name] = known;
    // An unknown edition or book has no children, so typing an id does not cause a request per letter
    isMissing ||= known.length > 0 && known.every(({ value }) => value !== values[name]);
  }
  return { values, choices, ...(lacking !== undefined && { lacking }) };
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
