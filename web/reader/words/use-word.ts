import type { Lexicons, Renderings, TranslationBooks, WordAnswer } from '../../../client/src/documents.ts';
import { ScriptoriumError } from '../../../client/src/http/scriptorium-error.ts';
import { wordStudy } from '../../../client/src/word-study.ts';
import { orNone } from '../../service/loading.ts';
import { type Loading, service, useDocument } from '../../service/service.ts';

export interface KnownWord {
  readonly number: string;
  readonly entries: WordAnswer['entries'];
  readonly renderings: readonly KnownRenderings[];
}

type Occurrences = NonNullable<WordAnswer['occurrences']>;

interface KnownRenderings extends Pick<Renderings, 'renderings' | 'others'> {
  readonly translation: string;
  readonly alignment?: Occurrences['editions'][number]['alignment'];
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

async function askForWord(
  number: string,
  translations: readonly string[],
  signal: AbortSignal,
): Promise<KnownWord> {
  try {
    const options = { translations, computed: true, limit: 1, signal };
    const { entries, occurrences } = await wordStudy(service, number, options);
    const alignments = new Map(occurrences?.editions.map((each) => [each.translation, each.alignment]));
    const renderings = (occurrences?.renderings ?? []).map((each) => ({
      ...each,
      alignment: alignments.get(each.translation),
    }));
    return { number, entries, renderings };
  } catch (error) {
    if (!(error instanceof ScriptoriumError) || error.code !== 'entry_not_found') throw error;
    return { number, entries: [], renderings: [] };
  }
}
