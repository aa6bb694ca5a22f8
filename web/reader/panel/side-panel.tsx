import type { ComponentChildren } from 'preact';
import { useEffect, useId, useMemo, useRef, useState } from 'preact/hooks';
import type { TranslationBook } from '../../../client/src/documents.ts';
import { type Place, placeHash } from '../place.ts';
import { Problem, Waiting } from '../problem.tsx';
import { remember, rememberedMembers } from '../remembered.ts';
import { CommentaryNotes } from './commentary-notes.tsx';
import { CrossReferences } from './cross-references.tsx';
import { Entities } from './entities.tsx';
import { Reading } from './panel-parts.tsx';
import { useStudyEditions } from './study-editions.ts';

export interface SidePanelProps {
  readonly place: Place;
  /** Of the translation that is read. */
  readonly books: readonly TranslationBook[];
  readonly onClose: () => void;
}

const names = {
  crossReferences: 'References',
  commentaries: 'Commentary',
  entities: 'People & places',
} as const;
const kinds = Object.keys(names) as (keyof typeof names)[];

/** What else there is of a chapter, or of the verse that was asked for. On narrow screens it lies over the text. */
export function SidePanel({ place, books, onClose }: SidePanelProps) {
  const [choices, choose] = useStudyChoices();
  const { document: editions, error, retry } = useStudyEditions(place.book);
  const reading = useMemo(() => ({ place, books }), [place, books]);
  const closer = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isSheet()) {
      closer.current?.focus();
      // Above the sheet
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
        // A sheet would hide where the link leads
        if (isSheet() && target instanceof Element && target.closest('.tab-panel a[href^="#"]')) onClose();
      }}
    >
      <PanelHead place={place} books={books} />
      <button ref={closer} type="button" class="close" aria-label="Close" onClick={onClose}>
        ✕
      </button>
      <Reading.Provider value={reading}>
        {error && <Problem error={error} retry={retry} />}
        {!editions && !error && <Waiting />}
        {editions && !tab && <p class="nothing">There is nothing here to study this book with.</p>}
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
      </Reading.Provider>
    </aside>
  );
}

function PanelHead({ place, books }: Pick<SidePanelProps, 'place' | 'books'>) {
  const { translation, book, chapter, verse, endVerse, beside } = place;
  const name = books.find(({ id }) => id === book)?.name ?? book;
  return (
    <header class="panel-head">
      <h2>
        <bdi>{name}</bdi> {chapter}
        {verse && `:${verse}`}
        {endVerse && `–${endVerse}`}
      </h2>
      {verse ? (
        <a href={placeHash.format({ translation, book, chapter, beside })}>Whole chapter</a>
      ) : (
        <p>For one verse, press its number.</p>
      )}
    </header>
  );
}

/** As in panel.css. */
function isSheet(): boolean {
  return !matchMedia('(min-width: 60rem)').matches;
}

/** What somebody looked at last in the panel; kept on their device. */
export interface StudyChoices {
  readonly tab?: string;
  readonly commentary?: string;
}

const name = 'study';

export function useStudyChoices(): [StudyChoices, (change: StudyChoices) => void] {
  const [choices, setChoices] = useState<StudyChoices>(() => rememberedMembers(name));
  useEffect(() => remember(name, JSON.stringify(choices)), [choices]);
  return [choices, (change) => setChoices((before) => ({ ...before, ...change }))];
}

export interface Tab {
  readonly id: string;
  readonly name: string;
}

interface TabsProps {
  readonly label: string;
  readonly tabs: readonly Tab[];
  /** Id of the one that shows. */
  readonly chosen: string;
  readonly onChoose: (id: string) => void;
  /** What the chosen one holds. */
  readonly children: ComponentChildren;
}

/** The arrows to the sides lead from tab to tab. */
export function Tabs({ label, tabs, chosen, onChoose, children }: TabsProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  function onKeyDown(event: KeyboardEvent): void {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    // The page is not turned
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
