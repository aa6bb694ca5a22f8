import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Translation, TranslationBook } from '../../client/src/documents.ts';
import { isMissing } from '../service/loading.ts';
import { service, useDocument } from '../service/service.ts';
import { type Beginning, useFirstRoute } from './first-route.ts';
import { useDelayed, useHasActed } from './page-effects.ts';
import { rememberRoute, useRoute } from './route.ts';
import { keptChapter } from './text/chapter-columns.ts';
import { knownBridges, loadNumbering, withBridges } from './text/numbering.ts';
import { useReadingOn } from './text/reading-on.tsx';
import type { NamedBook } from './text/script-of.ts';
import { useChapters } from './text/use-chapters.ts';
import { isDivided, useCatalogue } from './translation-lists.ts';

const noBooks: readonly TranslationBook[] = [];
const noTranslations: readonly Translation[] = [];

const codeDelay = 500;

export type Reading = ReturnType<typeof useReading>;

export function useReading(begun: Beginning) {
  const address = useRoute();
  const { chapters, extend } = useReadingOn(address);
  const { columns, isLoading, retry } = useChapters(address && { ...address, ...chapters[0]! });
  const bridges = address && knownBridges(address.translation, address);
  const route = useMemo(() => address && withBridges(address), [address, bridges]);
  const first = columns?.find(({ chapter }) => chapter)?.chapter;
  const error = columns && !first ? columns[0]?.error : undefined;
  const isRead = first !== undefined && !isLoading;
  const hasFailed = error !== undefined && !isLoading;
  // Otherwise every visit would begin with the same error
  useEffect(() => {
    if (address && isRead) rememberRoute(address);
  }, [address, isRead]);
  const hasCode = useDelayed(isRead, codeDelay);
  useDocument(hasCode ? route?.translation : undefined, () => loadNumbering(route!.translation));
  // The text loads first; a chapter contains the names of its book and translation
  const hasActed = useHasActed();
  const hasTime = hasCode || hasActed || error !== undefined;
  const list = useDocument(hasTime ? route?.translation : undefined, (signal) =>
    service.books(route!.translation, { signal }),
  );
  const language = list.document?.translation.language;
  const isLost = begun === 'last place' && error !== undefined;
  const isUnknown = isDivided && isLost && isMissing(list.error);
  const isNeeded = isDivided && (error !== undefined || route?.search !== undefined);
  const catalogue = useCatalogue(route !== undefined && !isUnknown, hasTime, isNeeded ? language : undefined);
  const translations = catalogue.document?.translations ?? noTranslations;
  const books = list.document?.books ?? noBooks;
  const isGone =
    isUnknown || (isLost && !isDivided && translations.every(({ id }) => id !== route?.translation));
  const start = useFirstRoute(isGone ? undefined : route, catalogue.document?.translations);
  // With continuous reading, the chapter of the address may be below the first one
  const shown =
    route && isRead && chapters.length > 1 ? (keptChapter(route.translation, route) ?? first) : first;
  const [named, setNamed] = useState<NamedBook>();
  // The chapter arrives before the list with the same entry; otherwise `named` is from another edition
  const book =
    books.find(({ id }) => id === route?.book) ??
    [shown?.book, named].find((each) => each?.id === route?.book);
  const isReady = (hasFailed || isRead) && !catalogue.isLoading && !list.isLoading;
  const direction = shown?.translation.textDirection ?? 'ltr';
  const text = { chapters, extend, columns, isLoading, retry, first, error, isRead, hasFailed, shown };
  const lists = { list, language, catalogue, translations, books };
  return { address, route, ...text, ...lists, start, book, setNamed, hasCode, direction, isReady };
}
