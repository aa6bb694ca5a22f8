import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { TranslationBook } from '../../../client/src/documents.ts';
import type { Loading } from '../../service/service.ts';
import { pageText, studyText } from '../../strings/texts.ts';
import { useStyle } from '../../widgets/later-content.tsx';
import { Problem, Waiting } from '../../widgets/problem.tsx';
import { isSheet } from '../panels.tsx';
import { PassageContext, type Route, routeAddress, versesText } from '../route.ts';
import { useRemembered } from '../settings.tsx';
import styles from '../styles/panel.css' with { type: 'text' };
import { placeInView } from '../text/kept-place.ts';
import { CommentaryNotes } from './commentary-notes.tsx';
import { Entities } from './entities.tsx';
import { CrossReferences } from './references.tsx';
import { type StudyEditions, type StudyKind, studyKinds } from './study-editions.ts';
import { Tabs } from './tabs.tsx';

interface SidePanelProps {
  readonly route: Route;
  readonly study: Loading<StudyEditions>;
  readonly wanted: StudyKind | undefined;
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

export function SidePanel({ route, study, wanted, books, language, onClose }: SidePanelProps) {
  useStyle(styles);
  const [choices, choose] = useRemembered('study', noChoices);
  const { document: editions, error, retry } = study;
  const passage = useMemo(() => ({ route, books, language }), [route, books, language]);
  const closer = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (wanted) choose({ tab: wanted });
  }, [wanted]);
  useEffect(() => {
    if (isSheet()) {
      closer.current?.focus();
      // Scrolls the verse into the part of the text that the panel does not cover
      document.querySelector('.verse.marked')?.scrollIntoView({ block: 'start' });
    }
    const panelButton = document.querySelector<HTMLElement>('.panel-button');
    return () => {
      if (document.activeElement === document.body) panelButton?.focus();
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
        // On narrow screens the panel would cover the linked passage
        if (isSheet() && target instanceof Element && target.closest('.tab-panel a[href]')) onClose();
      }}
    >
      <PanelHead route={route} books={books} />
      <button ref={closer} type="button" class="close" aria-label={pageText('close')} onClick={onClose}>
        ✕
      </button>
      <PassageContext.Provider value={passage}>
        {error && <Problem error={error} retry={retry} />}
        {!editions && !error && <Waiting />}
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
 * Scrolls the study panel to the verse at the top of the text while the user scrolls the text. A selection, and a
 * pointer or the focus in the panel, stop it. On narrow screens the panel covers the text.
 */
function useFollowedScroll(isOn: boolean): void {
  useEffect(() => {
    if (!isOn || isSheet()) return;
    let frame = 0;
    let shown: Element | undefined;
    const follow = () => {
      frame = 0;
      const list = document.querySelector<HTMLElement>('.panel .tab-panel');
      const place = placeInView();
      if (!list || !place || list.closest('.panel')?.matches(':hover, :focus-within')) return;
      const headings = [...list.querySelectorAll<HTMLElement>('.verse-heading[data-of]')];
      const heading = headings.findLast(({ dataset }) => Number(dataset.of) <= Math.max(1, place.verse));
      if (heading === shown && heading) return;
      shown = heading;
      const top = heading
        ? heading.getBoundingClientRect().top - list.getBoundingClientRect().top
        : undefined;
      list.scrollTo({ top: place.verse <= 1 || top === undefined ? 0 : list.scrollTop + top - 12 });
    };
    const onScroll = () => {
      frame ||= requestAnimationFrame(follow);
    };
    addEventListener('scroll', onScroll, { passive: true });
    return () => {
      removeEventListener('scroll', onScroll);
      cancelAnimationFrame(frame);
    };
  }, [isOn]);
}

function PanelHead({ route, books }: Pick<SidePanelProps, 'route' | 'books'>) {
  const { translation, book, chapter, verse, beside } = route;
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
        <a href={routeAddress.format({ translation, book, chapter, beside })}>{studyText('wholeChapter')}</a>
      ) : (
        <p>{studyText('selectVerse')}</p>
      )}
    </header>
  );
}
