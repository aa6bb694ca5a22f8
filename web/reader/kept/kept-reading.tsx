import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { replaceLocationHash } from '../../browser/location-hash.ts';
import { useCode } from '../../service/service.ts';
import { keepingText } from '../../strings/texts.ts';
import { useStyle } from '../../widgets/later-content.tsx';
import { type ChapterPlace, chapterKey, type Route } from '../route.ts';
import { placeInView } from '../text/kept-place.ts';
import { type Bookmark, type Highlight, type KeptPassage, maxVisits, type OwnNote } from './kept-data.ts';
import styles from './kept-text.css' with { type: 'text' };
import { isHistoryKept, kept, useKept } from './store.ts';

export { KeepActions } from './keep-actions.tsx';

export interface KeptMark {
  readonly class: string;
  readonly sign: ComponentChildren;
}

export type MarkOf = (at: ChapterPlace, verse: number) => KeptMark | undefined;

interface KeptReadingProps {
  readonly route: Route;
  readonly book: string;
  readonly onMarks: (marks: () => MarkOf) => void;
}

export function KeptReading({ route, book, onMarks }: KeptReadingProps) {
  const [highlights, notes, bookmarks] = [useKept('highlights'), useKept('notes'), useKept('bookmarks')];
  const { translation } = route;
  const marks = useMemo(
    () => marksOf(translation, { highlights, notes, bookmarks }),
    [translation, highlights, notes, bookmarks],
  );
  useEffect(() => onMarks(() => marks), [marks, onMarks]);
  useVisits(route, book);
  useStyle(styles);
  return useReceived();
}

function useReceived() {
  const [text, receive] = useState(receivedText);
  const code = useCode('received', text !== undefined, () => import('./received.tsx'));
  useEffect(() => {
    const follow = () => receive((before) => receivedText() ?? before);
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  const forget = () => {
    receive(undefined);
    replaceLocationHash(location.hash.replace(receivedPattern, ''), history.state);
  };
  return text !== undefined && code ? <code.Received text={text} onDone={forget} /> : null;
}

const receivedPattern = /[?&]kept=([\w-]*)/;

function receivedText(): string | undefined {
  return receivedPattern.exec(location.hash)?.[1];
}

interface Marked {
  readonly highlights: readonly Highlight[];
  readonly notes: readonly OwnNote[];
  readonly bookmarks: readonly Bookmark[];
}

function marksOf(edition: string, { highlights, notes, bookmarks }: Marked): MarkOf {
  const keyOf = (at: Pick<KeptPassage, 'book' | 'chapter'>, verse: number) => `${chapterKey(at)}:${verse}`;
  const here = <Item extends { readonly edition: string }>(items: readonly Item[]) =>
    items.filter((item) => item.edition === edition);
  const colours = new Map(here(highlights).map((each) => [keyOf(each, each.verse), each.colour]));
  const noted = new Set(here(notes).map((each) => keyOf(each, each.verse)));
  const marked = new Set(here(bookmarks).map((each) => keyOf(each, each.verse)));
  return (at, verse) => {
    const key = keyOf(at, verse);
    const [colour, hasNote, isBookmarked] = [colours.get(key), noted.has(key), marked.has(key)];
    if (!colour && !hasNote && !isBookmarked) return undefined;
    const said = [
      colour && keepingText('highlightedIn', { colour: keepingText(colour) }),
      hasNote && keepingText('hasNote'),
      isBookmarked && keepingText('bookmarked'),
    ];
    return {
      class: colour ? ` highlighted ${colour}` : '',
      sign: (
        <>
          {isBookmarked && <span class="own-sign bookmark" aria-hidden="true" data-uncopied />}
          {hasNote && <span class="own-sign note" aria-hidden="true" data-uncopied />}
          <span class="hidden" data-uncopied>
            {said.filter(Boolean).join(', ')}.{' '}
          </span>
        </>
      ),
    };
  };
}

/** Milliseconds until a chapter counts as read, and after the last scroll until the place is saved. */
const rest = 2000;

function useVisits(route: Route, bookName: string): void {
  const { translation: edition, book, chapter } = route;
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const visit = () => {
      const place = placeInView();
      if (!isHistoryKept() || place?.chapter !== chapterKey({ book, chapter })) return;
      const verse = place.verse > 1 ? { verse: place.verse } : {};
      const title = `${bookName} ${chapter}`;
      const at = Date.now();
      const here = { edition, book, chapter, title, at };
      kept.change('visits', (visits) => {
        const last = visits.at(-1);
        const isSame = last && last.edition === edition && chapterKey(last) === chapterKey(here);
        return [...(isSame ? visits.slice(0, -1) : visits), here].slice(-maxVisits);
      });
      kept.change('places', (places) => [
        ...places.filter((each) => each.edition !== edition),
        { ...here, ...verse, title: verse.verse ? `${title}:${verse.verse}` : title },
      ]);
    };
    const later = () => {
      clearTimeout(timer);
      timer = setTimeout(visit, rest);
    };
    later();
    addEventListener('scroll', later, { passive: true });
    return () => {
      clearTimeout(timer);
      removeEventListener('scroll', later);
    };
  }, [edition, book, chapter, bookName]);
}
