import type { ComponentChildren } from 'preact';
import { useEffect, useId, useMemo, useRef } from 'preact/hooks';
import type { Commentary, Dataset, TranslationBook } from '../../../client/src/documents.ts';
import { isSheet } from '../panels.tsx';
import { Problem, Waiting } from '../problem.tsx';
import { useRemembered } from '../remembered.ts';
import { PassageContext, type Route, routeHash, versesText } from '../route.ts';
import { orNone, service, useDocument } from '../service.ts';
import { CommentaryNotes } from './commentary-notes.tsx';
import { Entities } from './entities.tsx';
import { CrossReferences } from './references.tsx';

interface SidePanelProps {
  readonly route: Route;
  /** The books of the current translation. */
  readonly books: readonly TranslationBook[];
  /** That of the translation; ISO 639-3 code. */
  readonly language: string | undefined;
  readonly onClose: () => void;
}

const names = {
  crossReferences: 'References',
  commentaries: 'Commentary',
  entities: 'People & places',
} as const;
const kinds = Object.keys(names) as (keyof typeof names)[];

/** What was last shown in the panel; remembered on the device. */
interface StudyChoices {
  readonly tab?: string;
  readonly commentary?: string;
}

const noChoices: StudyChoices = {};

/** Cross references, commentaries, people and places of the chapter or the selected verse. On narrow screens it covers the text. */
export function SidePanel({ route, books, language, onClose }: SidePanelProps) {
  const [choices, choose] = useRemembered('study', noChoices);
  const { document: editions, error, retry } = useStudyEditions(route.book);
  const passage = useMemo(() => ({ route, books, language }), [route, books, language]);
  const closer = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isSheet()) {
      closer.current?.focus();
      // To the part of the text that the sheet does not cover
      document.querySelector('.verse.marked')?.scrollIntoView({ block: 'start' });
    }
    const panelButton = document.querySelector<HTMLElement>('.panel-button');
    return () => {
      if (document.activeElement === document.body) panelButton?.focus();
    };
  }, []);

  const tabs = kinds.filter((kind) => editions && editions[kind].length > 0);
  const tab = tabs.find((kind) => kind === choices.tab) ?? tabs[0];
  return (
    <aside
      class="panel"
      aria-label="Study"
      tabIndex={-1}
      onKeyDown={({ key }) => key === 'Escape' && isSheet() && onClose()}
      onClick={({ target }) => {
        // A sheet would cover what the link leads to
        if (isSheet() && target instanceof Element && target.closest('.tab-panel a[href^="#"]')) onClose();
      }}
    >
      <PanelHead route={route} books={books} />
      <button ref={closer} type="button" class="close" aria-label="Close" onClick={onClose}>
        ✕
      </button>
      <PassageContext.Provider value={passage}>
        {error && <Problem error={error} retry={retry} />}
        {!editions && !error && <Waiting />}
        {editions && !tab && <p class="nothing">There is no study material for this book.</p>}
        {editions && tab && (
          <Tabs
            label="Study"
            tabs={tabs.map((id) => ({ id, name: names[id] }))}
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

/** Editions with study material. */
interface StudyEditions {
  readonly crossReferences: readonly Dataset[];
  readonly entities: readonly Dataset[];
  readonly commentaries: readonly Commentary[];
}

interface Books {
  readonly books: readonly { readonly id: string; readonly numberOfChapters: number }[];
}

/** The datasets and commentaries that cover a book. */
function useStudyEditions(book: string) {
  return useDocument<StudyEditions>(book, async (signal) => {
    const options = { signal };
    const withBook = async <Edition extends { readonly listOfBooksApiLink: string }>(
      editions: readonly Edition[] = [],
    ): Promise<Edition[]> => {
      const has = await Promise.all(
        editions.map(async ({ listOfBooksApiLink }) => {
          try {
            const list = await orNone(service.get<Books>(listOfBooksApiLink, options));
            return list?.books.some(({ id, numberOfChapters }) => id === book && numberOfChapters > 0);
          } catch {
            // Its chapter will show what is wrong; the other editions must not wait for it
            return true;
          }
        }),
      );
      return editions.filter((_, index) => has[index]);
    };
    const [datasets, commentaries] = await Promise.all([
      orNone(service.datasets(options)).then((list) => withBook(list?.datasets)),
      orNone(service.commentaries(options)).then((list) => withBook(list?.commentaries)),
    ]);
    return {
      crossReferences: datasets.filter((dataset) => !hasEntities(dataset)),
      entities: datasets.filter(hasEntities),
      commentaries,
    };
  });
}

function hasEntities(dataset: Dataset): boolean {
  const { listOfPeopleApiLink, listOfPlacesApiLink, listOfEventsApiLink, listOfPeopleGroupsApiLink } =
    dataset;
  return Boolean(
    listOfPeopleApiLink ?? listOfPlacesApiLink ?? listOfEventsApiLink ?? listOfPeopleGroupsApiLink,
  );
}

function PanelHead({ route, books }: Pick<SidePanelProps, 'route' | 'books'>) {
  const { translation, book, chapter, verse, beside } = route;
  const name = books.find(({ id }) => id === book)?.name ?? book;
  return (
    <header class="panel-head">
      <h2>
        <bdi>{name}</bdi> {chapter}
        {verse && `:${versesText(route)}`}
      </h2>
      {verse ? (
        <a href={routeHash.format({ translation, book, chapter, beside })}>Whole chapter</a>
      ) : (
        <p>Press a verse number to see only that verse.</p>
      )}
    </header>
  );
}

interface Tab {
  readonly id: string;
  readonly name: string;
}

interface TabsProps {
  readonly label: string;
  readonly tabs: readonly Tab[];
  /** Id of the tab that is shown. */
  readonly chosen: string;
  readonly onChoose: (id: string) => void;
  /** The content of the chosen tab. */
  readonly children: ComponentChildren;
}

/** The left and right arrow keys move between tabs. */
function Tabs({ label, tabs, chosen, onChoose, children }: TabsProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  function onKeyDown(event: KeyboardEvent): void {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    // The key must not turn the page too
    event.stopPropagation();
    const index = tabs.findIndex((tab) => tab.id === chosen);
    const next = (index + step + tabs.length) % tabs.length;
    onChoose(tabs[next]!.id);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
  }
  return (
    <>
      <div ref={list} class="tabs" role="tablist" aria-label={label} onKeyDown={onKeyDown}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}-${tab.id}`}
            aria-selected={tab.id === chosen}
            aria-controls={`${id}-panel`}
            tabIndex={tab.id === chosen ? 0 : -1}
            onClick={() => onChoose(tab.id)}
          >
            {tab.name}
          </button>
        ))}
      </div>
      <div
        key={chosen}
        class="tab-panel"
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${chosen}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and must be reachable by the keyboard
        tabIndex={0}
      >
        {children}
      </div>
    </>
  );
}
