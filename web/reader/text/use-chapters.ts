import { useCallback, useEffect, useState } from 'preact/hooks';
import type { SimpleTranslationBookChapter } from '../../../client/src/documents.ts';
import type { Place } from '../place.ts';
import { service } from '../service.ts';

/** A chapter in one translation; while it is on its way, it has neither a chapter nor an error. */
export interface ChapterColumn {
  readonly translation: string;
  readonly chapter?: SimpleTranslationBookChapter;
  /** Why it is not there. */
  readonly error?: Error;
}

/** Milliseconds for which the first translation waits for the others, so that they come together where they can. */
const patience = 400;

/** The chapter of a place in each of its translations, the first one first. What one lacks keeps the others from nothing. */
export function useChapters(place: Place | undefined) {
  const [shown, show] = useState<{ readonly asked?: string; readonly columns?: readonly ChapterColumn[] }>(
    {},
  );
  const [attempt, setAttempt] = useState(0);
  const retry = useCallback(() => setAttempt((before) => before + 1), []);
  const ids = place ? [place.translation, ...place.beside] : [];
  const asked = place && `${attempt} ${ids.join()}/${place.book}/${place.chapter}`;
  useEffect(() => {
    if (!place || asked === undefined) return show({});
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
      columns[index] = await column(id, place, abort.signal);
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

async function column(translation: string, place: Place, signal: AbortSignal): Promise<ChapterColumn> {
  try {
    const chapter = await service.simpleChapter(translation, place.book, place.chapter, { signal });
    return { translation, chapter };
  } catch (error) {
    return { translation, error: error as Error };
  }
}
