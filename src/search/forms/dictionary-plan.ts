import type { DictionaryField } from '../../documents/search/search-schema.ts';
import { type LadderPlan, maxPartsWithForms, type PlannedWord } from '../ladder-plan.ts';
import type { Postings } from '../postings.ts';
import type { IndexPart, IndexRoot } from '../read-index.ts';

type PartAt = (path: string, field: 'word' | DictionaryField) => IndexPart | undefined;

interface DictionaryTerm {
  readonly term: string;
  readonly path: string;
}

export class DictionaryPlan {
  readonly paths: readonly string[];
  readonly #field: DictionaryField | undefined;
  readonly #terms: ReadonlyMap<string, readonly DictionaryTerm[]>;

  constructor(root: IndexRoot, plan: LadderPlan, partAt: PartAt) {
    const field = root.root.dictionary;
    this.#field = field;
    const terms = field
      ? plan.chosen.map((word) => [word.text, termsOf(root, field, word, partAt)] as const)
      : [];
    const maxPaths = Math.max(0, maxPartsWithForms - plan.paths.length);
    this.paths = pathsByRank(terms.map(([, found]) => found)).slice(0, maxPaths);
    this.#terms = new Map(
      terms.map(([text, found]) => [text, found.filter(({ path }) => this.paths.includes(path))]),
    );
  }

  /** The forms of a word; empty if its dictionary form is not known. @param partAt returns the parts at `paths`. */
  formsOf(text: string, partAt: PartAt): Postings[] {
    return (this.#terms.get(text) ?? []).flatMap(({ term, path }) => {
      const part = partAt(path, this.#field!);
      const [start, end] = part?.findTerm(term) ?? [0, 0];
      return Array.from({ length: end - start }, (_, index) => part!.postingsAt(start + index));
    });
  }
}

function termsOf(
  root: IndexRoot,
  field: DictionaryField,
  { text, paths, forms }: PlannedWord,
  partAt: PartAt,
): DictionaryTerm[] {
  const parts = paths.flatMap((path) => partAt(path, 'word') ?? []);
  const indexed = parts.flatMap((part) => {
    const [start, end] = part.findTerm(text);
    return end > start ? part.dictionaryAt(start) : [];
  });
  const terms = new Set(indexed);
  if (terms.size === 0 && field === 'lemma') terms.add(text);
  if (indexed.length === 0 && forms)
    for (const part of parts)
      for (const index of part.indexesIn(forms.ranges))
        if (forms.has(part.terms[index]!)) for (const term of part.dictionaryAt(index)) terms.add(term);
  return Array.from(terms).flatMap((term) => {
    const [part] = root.partsOf(field, term, term);
    return part === undefined ? [] : [{ term, path: root.pathOf(field, part) }];
  });
}

function pathsByRank(words: readonly (readonly DictionaryTerm[])[]): string[] {
  const paths = new Set<string>();
  const maxRank = Math.max(0, ...words.map((terms) => terms.length));
  for (let rank = 0; rank < maxRank; rank++)
    for (const terms of words) {
      const term = terms[rank];
      if (term) paths.add(term.path);
    }
  return [...paths];
}
