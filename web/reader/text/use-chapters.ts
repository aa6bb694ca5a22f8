import { useCallback, useEffect, useState } from 'preact/hooks';
import type { SimpleTranslationBookChapter } from '../../../client/src/documents.ts';
import type { Route } from '../route.ts';
import { service } from '../service.ts';

/** A chapter in one translation; while it loads, it has neither a chapter nor an error. */
export interface ChapterColumn {
  readonly translation: string;
  readonly chapter?: SimpleTranslationBookChapter;
  /** Why it could not be loaded. */
  readonly error?: Error;
}

/** Milliseconds that the first translation waits for the others, so that they appear together where possible. */
const patience = 400;

/** The chapter of a route in each of its translations, in their order. A failure of one does not affect the others. */
export function useChapters(route: Route | undefined) {
  const [shown, show] = useState<{ readonly asked?: string; readonly columns?: readonly ChapterColumn[] }>(
    {},
  );
  const [attempt, setAttempt] = useState(0);
  const retry = useCallback(() => setAttempt((before) => before + 1), []);
  const ids = route ? [route.translation, ...route.beside] : [];
  const asked = route && `${attempt} ${ids.join()}/${route.book}/${route.chapter}`;
  useEffect(() => {
    if (!route || asked === undefined) return show({});
    const abort = new AbortController();
    const columns: ChapterColumn[] = ids.map((translation) => ({ translation }));
    let isPatient = true;
    const showSome = () => {
      const isWhole = columns.every(isSettled);
      if (!abort.signal.aborted && (isWhole || (!isPatient && isSettled(columns[0]!)))) {
        show({ asked, columns: [...columns] });
      }
    };
    ids.forEach(async (id, index) => {
      columns[index] = await column(id, route, abort.signal);
      showSome();
    });
    const timer = setTimeout(() => {
      isPatient = false;
      showSome();
    }, patience);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [asked]);
  return { columns: shown.columns, isLoading: shown.asked !== asked, retry };
}

function isSettled({ chapter, error }: ChapterColumn): boolean {
  return Boolean(chapter ?? error);
}

async function column(translation: string, route: Route, signal: AbortSignal): Promise<ChapterColumn> {
  try {
    const chapter = await service.simpleChapter(translation, route.book, route.chapter, { signal });
    return { translation, chapter };
  } catch (error) {
    return { translation, error: error as Error };
  }
}
