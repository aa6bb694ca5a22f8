import type { WordAnswer } from '../../../client/src/documents.ts';
import { ScriptoriumError } from '../../../client/src/http/scriptorium-error.ts';
import { findEntries } from '../../../src/questions/lexicon-entries.ts';
import { answerFetched } from '../../../src/questions/question.ts';
import { type Loading, orNone, service, useDocument } from '../service.ts';

/** What is known of a word by one of its numbers. */
export interface KnownWord {
  readonly number: string;
  readonly entries: WordAnswer['entries'];
  /** By translation; empty where the service answers no questions. */
  readonly renderings: NonNullable<WordAnswer['occurrences']>['renderings'];
}

/** The entries of the numbers of a word, and how these translations render it. */
export function useWord(numbers: readonly string[], translations: readonly string[]): Loading<KnownWord[]> {
  const key = numbers.length > 0 ? `${numbers.join()} ${translations.join()}` : undefined;
  return useDocument(key, (signal) =>
    Promise.all(numbers.map((number) => askForWord(number, translations, signal))),
  );
}

/** Whether the service has documents alone: it is not asked again. */
let hasOnlyDocuments = false;

async function askForWord(
  number: string,
  translations: readonly string[],
  signal: AbortSignal,
): Promise<KnownWord> {
  const answer = hasOnlyDocuments ? undefined : await asked(number, translations, signal);
  if (answer) {
    return { number, entries: answer.entries, renderings: answer.occurrences?.renderings ?? [] };
  }
  const fetch = (paths: readonly string[]) =>
    Promise.all(paths.map((path) => orNone(service.get<unknown>(path, { signal }))));
  const { found } = await answerFetched(findEntries(number), fetch);
  return { number, entries: found as WordAnswer['entries'], renderings: [] };
}

/** Undefined where the word is not known there, and where the service answers no questions. */
async function asked(
  number: string,
  translations: readonly string[],
  signal: AbortSignal,
): Promise<WordAnswer | undefined> {
  const parameters = { number, limit: '1', ...(translations.length > 0 ? { in: translations.join() } : {}) };
  try {
    const answer = await service.ask?.<Partial<WordAnswer>>('word', parameters, { signal });
    if (Array.isArray(answer?.entries)) return answer as WordAnswer;
  } catch (error) {
    if (!(error instanceof ScriptoriumError)) throw error;
    if (error.code === 'entry_not_found') return undefined;
    const hasAnswered = error.code === 'invalid_answer' || (error.status ?? 500) < 500;
    if (!hasAnswered) throw error;
  }
  hasOnlyDocuments = true;
  return undefined;
}
