import { useCallback, useRef, useState } from 'preact/hooks';
import { Problem, Skeleton } from '../../widgets/problem.tsx';
import { type ChapterPlace, chapterKey, type Route } from '../route.ts';
import { keptPlace } from './kept-place.ts';
import { Passage, type PassageProps } from './passage.tsx';
import { useChapters } from './use-chapters.ts';

/**
 * The displayed chapters: the opened one, and the next ones of its book that were added while scrolling.
 * Turning to a chapter starts over; scrolling between the displayed ones and selecting verses does not.
 */
export function useReadingOn(route: Route | undefined) {
  const run = useRef<readonly ChapterPlace[]>([]);
  const last = useRef<Route | undefined>(undefined);
  const [, update] = useState(0);
  if (route && route !== last.current) {
    const here = chapterKey(route);
    // Another translation may divide its chapters differently
    const isWithin =
      route.translation === last.current?.translation &&
      run.current.some((place) => chapterKey(place) === here);
    last.current = route;
    const { book, chapter } = route;
    if (!isWithin || !keptPlace(here)) run.current = [{ book, chapter }];
  }
  const extend = useCallback((after: ChapterPlace, next: ChapterPlace) => {
    // The previous text stays until the chapter of a new address has loaded, and may still ask for its own next one
    const last = run.current.at(-1);
    if (!last || chapterKey(last) !== chapterKey(after)) return;
    run.current = [...run.current, { book: next.book, chapter: next.chapter }];
    update((count) => count + 1);
  }, []);
  return { chapters: run.current, extend };
}

interface NextChapterProps extends Omit<PassageProps, 'columns' | 'retry'> {
  readonly at: ChapterPlace;
}

export function NextChapter({ at, ...passage }: NextChapterProps) {
  const { translation, parallels } = passage.route;
  const { columns, retry } = useChapters({ translation, parallels, ...at });
  if (!columns) return <Skeleton />;
  if (columns.some(({ chapter }) => chapter)) return <Passage {...passage} columns={columns} retry={retry} />;
  const { error } = columns[0]!;
  return (
    <article class="passage">
      <Problem error={error!} retry={retry} />
    </article>
  );
}
