import type { TranslationFeatures } from './documents.ts';
import { shortestCode } from './preferred-translation.ts';

/** Conditions that translations must fulfil; omitted ones do not matter. */
export interface TranslationFilter {
  /** Codes such as `swa`, `sw` or `sw-KE`. */
  readonly languages?: readonly string[];
  /** ISO 15924 codes of the usual script of the language, such as `Arab`. */
  readonly scripts?: readonly string[];
  /** The least and the greatest number of people who use the language. */
  readonly minPopulation?: number;
  readonly maxPopulation?: number;
  /** True for translations that may be used commercially. Translations with unknown licences do not match. */
  readonly commercialUse?: true;
  /** True for translations that may be changed. Translations with unknown licences do not match. */
  readonly derivatives?: true;
  /** All books of the Old Testament, of the New Testament, of both, or any other book (deuterocanonical). */
  readonly contains?: 'OT' | 'NT' | 'Bible' | 'DC';
  readonly audio?: true;
  readonly words?: true;
  readonly notes?: true;
}

/** @param translations from `features()`, or `features` of a list by language. Their order is kept. */
export function filterTranslations<Each extends TranslationFeatures>(
  translations: readonly Each[],
  filter: TranslationFilter,
): Each[] {
  const codes = filter.languages?.map(shortestCode);
  const { scripts, minPopulation, maxPopulation, contains } = filter;
  return translations.filter((each) => {
    const { language, script, population, oldTestament, newTestament, otherBooks } = each;
    const hasOld = oldTestament === 39;
    const hasNew = newTestament === 27;
    const isContained = { OT: hasOld, NT: hasNew, Bible: hasOld && hasNew, DC: otherBooks > 0 };
    return (
      (!codes || codes.includes(shortestCode(language))) &&
      (!scripts || (script !== null && scripts.includes(script))) &&
      (minPopulation === undefined || (population !== null && population >= minPopulation)) &&
      (maxPopulation === undefined || (population !== null && population <= maxPopulation)) &&
      (!filter.commercialUse || each.commercialUse === 'allowed') &&
      (!filter.derivatives || each.derivatives === 'allowed') &&
      (!contains || isContained[contains]) &&
      (['audio', 'words', 'notes'] as const).every((name) => !filter[name] || each[name])
    );
  });
}
