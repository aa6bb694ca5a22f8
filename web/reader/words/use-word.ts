import type { Lexicons, TranslationBooks, WordAnswer } from '../../../client/src/documents.ts';
import { ScriptoriumError } from '../../../client/src/http/scriptorium-error.ts';
import { findEntries } from '../../../src/questions/lexicon-entries.ts';
import { answerFetched } from '../../../src/questions/question.ts';
import { orNone } from '../../service/loading.ts';
import { type Loading, service, useDocument } from '../../service/service.ts';

export interface KnownWord {
  readonly number: string;
  readonly entries: WordAnswer['entries'];
  readonly renderings: NonNullable<WordAnswer['occurrences']>['renderings'];
}

export function useWord(numbers: readonly string[], translations: readonly string[]): Loading<KnownWord[]> {
  const key = numbers.length > 0 ? `${numbers.join()} ${translations.join()}` : undefined;
  return useDocument(key, async (signal) => {
    const known = await Promise.all(numbers.map((number) => askForWord(number, translations, signal)));
    return withNames(known, signal);
  });
}

async function withNames(known: readonly KnownWord[], signal: AbortSignal): Promise<KnownWord[]> {
  const get = <Document>(path: string) => orNone(service.get<Document>(path, { signal }));
  const ids = [
    ...new Set(known.flatMap(({ renderings }) => renderings.map(({ translation }) => translation))),
  ];
  const [catalogue, ...lists] = await Promise.all([
    get<Lexicons>('/api/x/lexicons.json'),
    ...ids.map((id) => get<TranslationBooks>(`/api/${id}/books.json`)),
  ]);
  const editions = [...(catalogue?.lexicons ?? []), ...lists.flatMap((list) => list?.translation ?? [])];
  const names = new Map(editions.map(({ id, name }) => [id, name]));
  const nameOf = (id: string) => names.get(id) ?? id;
  return known.map(({ number, entries, renderings }) => ({
    number,
    entries: entries.map((entry) => ({ ...entry, lexicon: nameOf(entry.lexicon) })),
    renderings: renderings.map((each) => ({ ...each, translation: nameOf(each.translation) })),
  }));
}

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
