import type { SearchScope } from '../../documents/question-parameters.ts';
import { bookInfo } from '../../model/books.ts';
import type { DocumentQuery } from '../../questions/question.ts';
import { allReferenceData } from '../../questions/reference-data.ts';
import { answerScopedSearch } from '../../questions/search/search-scopes.ts';
import { formatReference } from '../../references/write-references.ts';
import { attributionLines } from '../catalogue.ts';
import { verseReference } from '../places.ts';
import { blocks, nextPageText } from '../tool.ts';

interface TextSearch {
  readonly q: string;
  readonly in: string;
  readonly books: string;
  readonly scope: readonly SearchScope[];
  readonly sort: string | undefined;
  readonly limit: number;
  readonly offset: number;
}

type AnswerOf<Query> = Query extends DocumentQuery<infer Answer> ? Answer : never;
type FoundTexts = AnswerOf<ReturnType<typeof answerScopedSearch>>;
type FoundText = FoundTexts['results'][number];
export type TextResults = AnswerOf<ReturnType<typeof searchTexts>>;

/** Searches headings, notes, names and other texts that are not verses. @throws QuestionError */
export function* searchTexts({ sort, ...search }: TextSearch) {
  const parameters = Object.entries({ ...search, ...(sort ? { sort } : {}) });
  const query = new URLSearchParams(parameters.map(([name, value]) => [name, String(value)]));
  const found = yield* answerScopedSearch(query.toString(), allReferenceData);
  const results = found.results.map((hit) => ({ ...hit, label: labelOf(hit) }));
  const next = new URLSearchParams(found.next ?? '');
  // Without "offset", other editions follow
  const nextOffset = found.next === null || next.has('from') ? null : Number(next.get('offset'));
  const left = found.scopes.reduce((sum, { unsearched }) => sum + unsearched, 0);
  const text = blocks(
    found.scopes.map(countLine).join('\n'),
    found.didYouMean ? `Did you mean: ${found.didYouMean.map(({ query }) => query).join(', ')}?` : '',
    results.map(({ label, text }) => `${label}: ${text.replaceAll('\n', ' ')}`).join('\n'),
    attributionLines(found.attributions),
    nextPageText(nextOffset),
    left === 0 ? '' : `Editions that were not searched yet: ${left}.`,
  );
  const verses = found.results.flatMap((hit) =>
    hit.kind === 'verse'
      ? [{ translation: hit.translation, reference: verseReference(hit), text: hit.text }]
      : [],
  );
  return { found, results, nextOffset, text, verses };
}

function countLine({ scope, total, more, editions }: FoundTexts['scopes'][number]): string {
  const others = more ? more.forms + more.some : 0;
  const ids = editions.map(({ edition }) => edition).join(', ');
  return `${scope}: ${total}${others > 0 ? `, and ${others} similar` : ''}${ids === '' ? '' : ` (${ids})`}`;
}

/** `Ruth 1:16, heading (KJV)`, or the name of a person or word. */
function labelOf(hit: FoundText): string {
  if (hit.kind === 'name')
    return `${hit.name ?? hit.id} (${hit.type} ${hit.id}, ${hit.dataset ?? hit.commentary})`;
  if (hit.kind === 'word')
    return `${[hit.id, hit.lemma, hit.transliteration].filter(Boolean).join(' ')} (${hit.lexicon})`;
  const { book = '', chapter, verse } = hit;
  const place = { book, ...(chapter === undefined ? {} : { chapter }), ...(verse ? { verse } : {}) };
  const name = formatReference({ from: place, to: place }, { name: (id) => bookInfo(id)?.commonName });
  const edition = 'commentary' in hit ? hit.commentary : hit.translation;
  return `${name}${hit.kind === 'verse' ? '' : `, ${hit.kind}`} (${edition})`;
}
