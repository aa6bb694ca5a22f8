import { stemmerPath } from '../../lib/stemmer-paths.ts';
import type { Stem } from '../../search/forms/word-forms.ts';
import { LadderPlan } from '../../search/ladder-plan.ts';
import type { DocumentQuery } from '../question.ts';
import { type SearchableEdition, withinPartLimit } from './match-editions.ts';

export interface PlannedEdition extends SearchableEdition {
  readonly plan: LadderPlan;
}

/**
 * Plans which words to look up, in as many editions as the limit of index parts allows.
 * @param words folded, in the order of the query.
 */
export function* planLadders(
  editions: readonly SearchableEdition[],
  words: readonly string[],
): DocumentQuery<PlannedEdition[]> {
  const languages = [...new Set(editions.map(({ index }) => index.root.language))];
  const stems = yield languages.map(stemmerPath);
  const stemOf = new Map(languages.map((language, at) => [language, stems[at] as Stem | undefined]));
  function* planned() {
    for (const edition of editions) {
      const stem = stemOf.get(edition.index.root.language);
      const plan = new LadderPlan(edition.index, words, stem);
      yield { ...edition, plan, paths: plan.paths };
    }
  }
  return [...withinPartLimit(planned())];
}
