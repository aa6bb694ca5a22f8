import type { FoundVerse, SearchAnswer } from '../../../client/src/documents.ts';
import { searchText } from '../../strings/texts.ts';

interface ResultSection {
  readonly label: string | undefined;
  readonly count: number | undefined;
  readonly hits: readonly FoundVerse[];
}

export function resultSections(pages: readonly SearchAnswer[]): ResultSection[] {
  const [first] = pages;
  if (!first) return [];
  const sections: { readonly key: string; readonly hits: FoundVerse[] }[] = [];
  for (const hit of pages.flatMap(({ results }) => results)) {
    const key = sectionKey(hit);
    const last = sections.at(-1);
    if (last?.key === key) last.hits.push(hit);
    else sections.push({ key, hits: [hit] });
  }
  return sections.map(({ key, hits }, index) => ({
    label: labelOf(key, first),
    count:
      index === sections.findIndex((each) => each.key === key)
        ? countOf(key, first, sections[0]!.key)
        : undefined,
    hits,
  }));
}

export function isFoundElsewhere({ translation, foundIn = [] }: FoundVerse): boolean {
  return foundIn.length > 0 && !foundIn.includes(translation);
}

const elsewhere = 'elsewhere';

/** Results with some of the words are sorted by their score, regardless of the translation. */
function sectionKey(hit: FoundVerse): string {
  return hit.match !== 'some' && isFoundElsewhere(hit) ? elsewhere : (hit.match ?? '');
}

function labelOf(key: string, { query }: SearchAnswer): string | undefined {
  const isOneWord = query.words.length === 1;
  switch (key) {
    case 'phrase':
      return searchText('exactPhrase');
    case 'all':
      return searchText(isOneWord ? 'sameWord' : 'allWords');
    case 'forms':
      return searchText(isOneWord ? 'otherFormsOfWord' : 'otherForms');
    case 'some':
      return searchText(isOneWord ? 'similarWords' : 'someWords');
    case elsewhere:
      return searchText('elsewhere');
    default:
      return undefined;
  }
}

/** An answer counts phrases and all words together, and several translations one by one. */
function countOf(key: string, { editions, total, more }: SearchAnswer, firstKey: string): number | undefined {
  if (editions.length > 1 || !more) return undefined;
  if (key === 'all') return firstKey === 'all' ? total : undefined;
  if (key === 'forms') return more.forms;
  return key === 'some' && !similarElsewhere(more) ? more.some : undefined;
}

const similarElsewhere = (more: NonNullable<SearchAnswer['more']>) =>
  'otherWordings' in more ? Number(more.otherWordings) : 0;

/** Number of results that are not exact, or undefined if verses of several translations may be counted twice. */
export function similarCount({ editions, more }: SearchAnswer): number | undefined {
  if (editions.length > 1) return undefined;
  return more ? more.forms + more.some + similarElsewhere(more) : 0;
}
