import { useMemo } from 'preact/hooks';
import type { Translation } from '../../../client/src/documents.ts';
import { remember, remembered } from '../../browser/remembered.ts';
import type { Route } from '../route.ts';
import { isDivided } from '../translation-lists.ts';
import { useDividedTranslations } from './divided-translations.ts';
import {
  firstRows,
  type LanguageGroup,
  ownLanguagesFirst,
  searchableTranslations,
} from './find-translations.ts';
import { useFeatures } from './translation-badges.tsx';

const maxExpanded = 40;
const maxFound = 100;

interface Listed {
  readonly route: Route;
  readonly translations: readonly Translation[];
  readonly language?: string | undefined;
  readonly text: string;
}

export function useListedTranslations({ route, translations, language, text }: Listed) {
  const isSearch = text.trim() !== '';
  const used = usedIds(route);
  const divided = useDividedTranslations({ text, used, language });
  const featuresOfAll = useFeatures();
  const searchable = useMemo(() => searchableTranslations(translations), [translations]);
  const whole = useMemo(
    () => (isSearch ? searchable(text) : ownLanguagesFirst(searchable(''))),
    [searchable, text],
  );
  const groups = isDivided ? (divided.document?.groups ?? []) : whole;
  const known = isDivided ? divided.document?.byId : new Map(translations.map((each) => [each.id, each]));
  const shown = isSearch ? firstRows(groups, maxFound) : groups;
  const isSmall = !isDivided && translations.length <= maxExpanded;
  return {
    divided,
    features: isDivided ? divided.document?.features : featuresOfAll,
    groups: shown,
    inUse: isSearch || isSmall ? [] : used.flatMap((id) => known?.get(id) ?? []),
    isExpanded: (group: LanguageGroup) => isSearch || isSmall || group.isOwn,
    numberHidden: rowsIn(groups) - rowsIn(shown),
  };
}

function rowsIn(groups: readonly LanguageGroup[]): number {
  return groups.reduce((sum, group) => sum + group.translations.length, 0);
}

const recentName = 'recent-translations';
const maxRecent = 5;

function recentIds(): string[] {
  return (remembered(recentName) ?? '').split(' ').filter(Boolean);
}

export function rememberRecent(...ids: readonly string[]): void {
  const all = [...ids.toReversed(), ...recentIds()];
  remember(recentName, [...new Set(all)].slice(0, maxRecent + 1).join(' '));
}

export function usedIds(route: Pick<Route, 'translation' | 'parallels'>): string[] {
  const ids = new Set([route.translation, ...route.parallels, ...recentIds()]);
  return [...ids].slice(0, maxRecent + 1);
}
