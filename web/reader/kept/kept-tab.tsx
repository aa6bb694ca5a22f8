import type { Translation, TranslationBook } from '../../../client/src/documents.ts';
import { laterContent } from '../../widgets/later-content.tsx';
import type { Route } from '../route.ts';
import { Backup } from './backup.tsx';
import { Bookmarks, Highlights, History, Notes } from './kept-lists.tsx';
import { ReadingPlans } from './reading-plans.tsx';
import type { Refusal, Remove } from './store.ts';

const KeptTranslations = laterContent(
  async () => (await import('../../offline/kept-translations.tsx')).KeptTranslations,
);

interface KeptTabProps {
  readonly tab: string;
  readonly route: Route;
  readonly translations: readonly Translation[];
  readonly books: readonly TranslationBook[];
  readonly remove: Remove;
  readonly refuse: (refusal: Refusal) => void;
}

export function KeptTab({ tab, route, translations, books, remove, refuse }: KeptTabProps) {
  const language = translations.find(({ id }) => id === route.translation)?.language;
  if (tab === 'highlights') return <Highlights {...{ route, remove }} />;
  if (tab === 'notes') return <Notes {...{ route, remove, books, language }} />;
  if (tab === 'bookmarks') return <Bookmarks {...{ route, remove }} />;
  if (tab === 'plans') return <ReadingPlans {...{ route, books, language, remove, refuse }} />;
  if (tab === 'history') return <History {...{ route, remove }} />;
  if (tab === 'backup') return <Backup {...{ route, remove }} />;
  return <KeptTranslations translation={route.translation} translations={translations} />;
}
