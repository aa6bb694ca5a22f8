import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { TranslationBook } from '../../../client/src/documents.ts';
import type { Loading } from '../../service/service.ts';
import { pageText, studyText } from '../../strings/texts.ts';
import { useStyle } from '../../widgets/later-content.tsx';
import { Pending } from '../../widgets/problem.tsx';
import { isSheet } from '../panels.tsx';
import { PassageContext, type Route, routeAddress, versesText } from '../route.ts';
import { useRemembered } from '../settings.tsx';
import styles from '../styles/panel.css' with { type: 'text' };
import { placeInView } from '../text/kept-place.ts';
import { useBackCloses } from './back-closes.ts';
import { CommentaryNotes } from './commentary-notes.tsx';
import { Entities } from './entities.tsx';
import { CrossReferences } from './references.tsx';
import { type StudyEditions, type StudyKind, studyKinds } from './study-editions.ts';
import { Tabs } from './tabs.tsx';

interface SidePanelProps {
  readonly route: Route;
  readonly study: Loading<StudyEditions>;
  /** Another object for each request, because the user may have chosen another tab since the last one. */
  readonly request: { readonly wanted?: StudyKind } | undefined;
  readonly books: readonly TranslationBook[];
  readonly language: string | undefined;
  readonly onClose: () => void;
}

const names = {
  crossReferences: 'references',
  commentaries: 'commentary',
  entities: 'entities',
} as const satisfies Readonly<Record<StudyKind, string>>;

interface StudyChoices {
  readonly tab?: string;
  readonly commentary?: string;
}

const noChoices: StudyChoices = {};

export function SidePanel({ route, study, request, books, language, onClose }: SidePanelProps) {
  useStyle(styles);
  useBackCloses(onClose);
  const [choices, choose] = useRemembered('study', noChoices);
  const { document: editions, error, retry } = study;
  const passage = useMemo(() => ({ route, books, language }), [route, books, language]);
  const closer = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (request?.wanted) choose({ tab: request.wanted });
  }, [request]);
  useEffect(() => {
    const opener = document.activeElement as HTMLElement | null;
    if (isSheet()) {
      closer.current?.focus();
      document.querySelector('.verse.marked')?.scrollIntoView({ block: 'start' });
    }
    return () => {
      if (document.activeElement !== document.body) return;
      const isShown = opener?.isConnected === true && opener !== document.body;
      (isShown ? opener : document.querySelector<HTMLElement>('.panel-button'))?.focus();
    };
  }, []);

  useFollowedScroll(route.verse === undefined);
  const tabs = studyKinds(editions);
  const tab = tabs.find((kind) => kind === choices.tab) ?? tabs[0];
  return (
    <aside
      class="panel"
      aria-label={pageText('study')}
      tabIndex={-1}
      onKeyDown={({ key }) => key === 'Escape' && isSheet() && onClose()}
      onClick={({ target }) => {
        if (isSheet() && target instanceof Element && target.closest('.tab-panel a[href]')) onClose();
      }}
    >
      <PanelHead route={route} books={books} />
      <button ref={closer} type="button" class="close" aria-label={pageText('close')} onClick={onClose}>
        ✕
      </button>
      <PassageContext.Provider value={passage}>
        {!editions && <Pending error={error} retry={retry} />}
        {editions && !tab && <p class="nothing">{studyText('nothing')}</p>}
        {editions && tab && (
          <Tabs
            label={pageText('study')}
            tabs={tabs.map((id) => ({ id, name: studyText(names[id]) }))}
            chosen={tab}
            onChoose={(id) => choose({ tab: id })}
          >
            {tab === 'crossReferences' && <CrossReferences datasets={editions.crossReferences} />}
            {tab === 'commentaries' && (
              <CommentaryNotes
                commentaries={editions.commentaries}
                chosen={choices.commentary}
                onChoose={(commentary) => choose({ commentary })}
              />
            )}
            {tab === 'entities' && <Entities datasets={editions.entities} />}
          </Tabs>
        )}
      </PassageContext.Provider>
    </aside>
  );
}

/**
 * Keeps the study panel at the verse at the top of the text, and marks the people, places and events of this verse.
 * A selection stops it. While the pointer or the visible focus is in the panel, it does not scroll. On narrow screens the
 * panel covers the text.
 */
function useFollowedScroll(isOn: boolean): void {
  useEffect(() => {
    if (!isOn || isSheet()) return;
    const panel = document.querySelector<HTMLElement>('.panel')!;
    let frame = 0;
    let shown: Element | undefined;
    const follow = () => {
      frame = 0;
      const list = panel.querySelector<HTMLElement>('.tab-panel');
      const place = placeInView();
      if (!list || !place) return;
      const verse = Math.max(1, place.verse);
      const marked = markEntities(list, verse);
      if (panel.matches(':hover, :has(:focus-visible)') || marked.some((item) => isVisible(item, list)))
        return;
      const headings = [...list.querySelectorAll<HTMLElement>('.verse-heading[data-of]')];
      const target = marked[0] ?? headings.findLast(({ dataset }) => Number(dataset.of) <= verse);
      if (marked.length + headings.length === 0 || (target && target === shown)) return;
      shown = target;
      const isTop = target === undefined || (marked.length === 0 && verse === 1);
      list.scrollTo({ top: isTop ? 0 : list.scrollTop + distance(target, list) - 12 });
    };
    const plan = () => {
      frame ||= requestAnimationFrame(follow);
    };
    addEventListener('scroll', plan, { passive: true });
    const changed = new MutationObserver(plan);
    changed.observe(panel, { childList: true, subtree: true });
    return () => {
      removeEventListener('scroll', plan);
      changed.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [isOn]);
}

function markEntities(list: HTMLElement, verse: number): HTMLElement[] {
  const entities = [...list.querySelectorAll<HTMLElement>('[data-verses]:not([hidden] *)')].map((item) => ({
    item,
    verses: item.dataset.verses!.split(' ').map(Number),
  }));
  const nearest = Math.max(...entities.flatMap(({ verses }) => verses.filter((number) => number <= verse)));
  for (const { item, verses } of entities) item.toggleAttribute('data-in-view', verses.includes(nearest));
  return entities.flatMap(({ item, verses }) => (verses.includes(nearest) ? [item] : []));
}

function distance(item: Element, list: Element): number {
  return item.getBoundingClientRect().top - list.getBoundingClientRect().top;
}

function isVisible(item: HTMLElement, list: HTMLElement): boolean {
  const top = distance(item, list);
  return top >= 0 && top + item.offsetHeight <= list.clientHeight;
}

function PanelHead({ route, books }: Pick<SidePanelProps, 'route' | 'books'>) {
  const { translation, book, chapter, verse, parallels } = route;
  const name = books.find(({ id }) => id === book)?.name ?? book;
  return (
    <header class="panel-head">
      <h2>
        <bdi>
          {name} {chapter}
          {verse && `:${versesText(route)}`}
        </bdi>
      </h2>
      {verse ? (
        <a href={routeAddress.format({ translation, book, chapter, parallels })}>
          {studyText('wholeChapter')}
        </a>
      ) : (
        <p>{studyText('selectVerse')}</p>
      )}
    </header>
  );
}
