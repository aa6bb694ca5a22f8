import { links } from '../../src/documents/links.ts';
import type { SearchPart, SearchRoot } from '../../src/documents/search/search-schema.ts';
import type { Library } from '../../src/library/library.ts';
import { foldedWords, readableWords } from '../../src/search/analysis.ts';
import { IndexPart, IndexRoot } from '../../src/search/read-index.ts';
import { readDocument } from '../../test/read-document.ts';
import { OwnEngine, type Verse } from '../search/engines.ts';
import { placeOf } from './searchers.ts';

interface FormsFound {
  readonly recall: number;
  readonly precision: number;
}

export function versesByLemma(library: Library, id: string, lexicon: string): [string, Set<string>][] {
  const index = new IndexRoot(readDocument<SearchRoot>(library, links.searchRoot(id)));
  const field = index.root.dictionary;
  const byLemma = new Map<string, Set<string>>();
  const parts = field ? (index.root.fields[field]?.parts ?? []) : [];
  for (const number of parts.keys()) {
    const document = readDocument<SearchPart>(library, links.searchPart(id, field!, number));
    const part = new IndexPart(document, field!);
    for (const [at, term] of document.terms.entries()) {
      const lemma = field === 'lemma' ? term : lemmaOf(library, lexicon, term);
      if (lemma === '' || lemma.includes(' ')) continue;
      const places = byLemma.getOrInsertComputed(lemma, () => new Set<string>());
      for (const verse of part.postingsAt(at).verses) places.add(placeOf(index.placeOf(verse)));
    }
  }
  return [...byLemma].sort(([, a], [, b]) => b.size - a.size);
}

function lemmaOf(library: Library, lexicon: string, number: string): string {
  const path = links.lexiconEntry(lexicon, number.replace(/[A-Z]$/, ''));
  if (!library.get(path)) return '';
  return foldedWords(readDocument<{ readonly lemma: string }>(library, path).lemma).join(' ');
}

export function findForms(
  library: Library,
  id: string,
  lemmas: readonly (readonly [string, ReadonlySet<string>])[],
  match: 'all' | 'best',
): FormsFound {
  const engine = new OwnEngine(library, id);
  const counts = { wanted: 0, found: 0, right: 0 };
  for (const [lemma, wanted] of lemmas) {
    const found = placesWith(engine, { q: readableWords(lemma), in: id, match });
    counts.wanted += wanted.size;
    counts.found += found.size;
    counts.right += found.intersection(wanted).size;
  }
  return { recall: counts.right / counts.wanted, precision: counts.right / counts.found };
}

const page = 100;

function placesWith(engine: OwnEngine, parameters: Readonly<Record<string, string>>): Set<string> {
  const places = new Set<string>();
  for (let offset = 0; ; offset += page) {
    const answer = engine.ask({ ...parameters, limit: String(page), offset: String(offset) });
    const { results } = JSON.parse(answer) as { results: (Verse & { readonly match?: string })[] };
    const matching = results.filter((result) => result.match !== 'some');
    for (const result of matching) places.add(placeOf(result));
    if (matching.length < page) return places;
  }
}
