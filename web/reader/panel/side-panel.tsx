import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { TranslationBook } from '../../../client/src/documents.ts';
import { type Place, placeHash } from '../place/place.ts';
import { Problem } from '../service/problem.tsx';
import { Waiting } from '../service/waiting.tsx';
import { CommentaryNotes } from './commentary/commentary-notes.tsx';
import { Entities } from './entities/entities.tsx';
import { Reading } from './reading.ts';
import { CrossReferences } from './references/cross-references.tsx';
import { Tabs } from './tabs.tsx';
import { useStudyChoices } from './use-study-choices.ts';
import { useStudyEditions } from './use-study-editions.ts';

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
