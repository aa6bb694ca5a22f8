import { useEffect, useRef, useState } from 'preact/hooks';
import type { Translation, TranslationBook } from '../../../client/src/documents.ts';
import { hasPart, site } from '../../service/site.ts';
import { formatDate } from '../../strings/formats.ts';
import { keepingText, keptText, pageText, welcomeText } from '../../strings/texts.ts';
import { laterContent, useStyle } from '../../widgets/later-content.tsx';
import { Tabs } from '../panel/tabs.tsx';
import { isSheet } from '../panels.tsx';
import type { Route } from '../route.ts';
import { useRemembered } from '../settings.tsx';
import panelStyles from '../styles/panel.css' with { type: 'text' };
import { Backup } from './backup.tsx';
import { highlightedPassages, type Kept, type Kind, keyOf, kinds, mergeKept } from './kept-data.ts';
import { Home } from './kept-home.tsx';
import styles from './kept-panel.css' with { type: 'text' };
import { Row } from './kept-row.tsx';
import { ReadingPlans } from './reading-plans.tsx';
import { isHistoryKept, keepHistory, kept, type Refusal, type Remove, useKept } from './store.ts';

const KeptTranslations = laterContent(
  async () => (await import('../../offline/kept-translations.tsx')).KeptTranslations,
);

interface KeptPanelProps {
  readonly route: Route;
  readonly translations: readonly Translation[];
  readonly books: readonly TranslationBook[];
  readonly wanted: 'home' | 'kept';
  readonly onClose: () => void;
}

const tabs = ['home', 'highlights', 'notes', 'bookmarks', 'plans', 'history', 'offline', 'backup'] as const;

const firstChoice: { readonly tab: string } = { tab: 'highlights' };

function offeredTabs() {
  return tabs.filter((id) => hasPart(id === 'home' || id === 'offline' ? id : 'kept'));
}

export function KeptPanel({ route, translations, books, wanted, onClose }: KeptPanelProps) {
  useStyle(panelStyles + styles);
  const [{ tab: last }, keep] = useRemembered('kept-tab', firstChoice);
  const [tab, set] = useState<string>(wanted === 'home' ? 'home' : last);
  const choose = (next: { readonly tab: string }) => {
    set(next.tab);
    if (next.tab !== 'home') keep(next);
  };
  // The other button may be pressed while the panel is open
  useEffect(() => set(wanted === 'home' ? 'home' : last), [wanted]);
  const [refusal, refuse] = useState<Refusal>();
  const [removed, setRemoved] = useState<{ readonly what: string; readonly kept: Partial<Kept> }>();
  const closer = useRef<HTMLButtonElement>(null);
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isSheet()) closer.current?.focus();
    const opener = document.querySelector<HTMLElement>(`.${wanted}-button`);
    return () => {
      if (document.activeElement === document.body) opener?.focus();
    };
  }, []);
  useEffect(() => {
    const shown = document.querySelector('.kept-panel [aria-selected="true"]');
    shown?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [tab]);
  // The pressed button was removed together with the item
  useEffect(() => undo.current?.focus(), [removed]);
  const remove: Remove = (what, gone) => {
    const refused = kept.replace(without(kept.all(), gone));
    refuse(refused);
    if (!refused) setRemoved({ what, kept: gone });
  };
  const offered = offeredTabs();
  const chosen = offered.find((id) => id === tab) ?? offered[0] ?? 'home';
  const name = wanted === 'home' ? keptText('home') : pageText('kept');
  return (
    <aside
      class="panel kept-panel"
      aria-label={name}
      tabIndex={-1}
      onKeyDown={({ key }) => key === 'Escape' && isSheet() && onClose()}
      onClick={({ target }) => {
        // On narrow screens the panel would cover the linked passage
        if (isSheet() && target instanceof Element && target.closest('.tab-panel a[href]:not([download])'))
          onClose();
      }}
    >
      <header class="panel-head">
        <h2>{wanted === 'home' ? (site.name ?? name) : name}</h2>
        <p>{chosen === 'home' ? (site.description ?? welcomeText('tagline')) : keptText('staysHere')}</p>
      </header>
      <button ref={closer} type="button" class="close" aria-label={pageText('close')} onClick={onClose}>
        ✕
      </button>
      <Tabs
        label={name}
        tabs={offered.map((id) => ({ id, name: keptText(id) }))}
        chosen={chosen}
        onChoose={(id) => choose({ tab: id })}
      >
        {chosen === 'home' && <Home {...{ route, translations }} onPlans={() => choose({ tab: 'plans' })} />}
        {chosen === 'highlights' && <Highlights {...{ route, remove }} />}
        {chosen === 'notes' && <Notes {...{ route, remove }} />}
        {chosen === 'bookmarks' && <Bookmarks {...{ route, remove }} />}
        {chosen === 'plans' && <ReadingPlans {...{ route, books, remove, refuse }} />}
        {chosen === 'history' && <History {...{ route, remove }} />}
        {chosen === 'offline' && (
          <KeptTranslations translation={route.translation} translations={translations} />
        )}
        {chosen === 'backup' && <Backup remove={remove} />}
      </Tabs>
      <p class="removed" role="status" hidden={!removed}>
        {removed && (
          <>
            {removed.what}{' '}
            <button
              ref={undo}
              type="button"
              class="chip"
              onClick={({ currentTarget }) => {
                refuse(kept.replace(mergeKept(kept.all(), removed.kept)));
                currentTarget.closest<HTMLElement>('.panel')?.focus();
                setRemoved(undefined);
              }}
            >
              {keptText('undo')}
            </button>
          </>
        )}
      </p>
      {refusal && (
        <p class="removed" role="alert">
          {refusal}
        </p>
      )}
    </aside>
  );
}

function without(all: Kept, gone: Partial<Kept>): Partial<Kept> {
  const kept = kinds.flatMap((kind) => (gone[kind] ? [[kind, rest(kind, all[kind], gone[kind])]] : []));
  return Object.fromEntries(kept);
}

function rest<K extends Kind>(kind: K, all: Kept[K], gone: Kept[K]): Kept[K][number][] {
  const keys = new Set(gone.map((item) => keyOf[kind](item)));
  return all.filter((item) => !keys.has(keyOf[kind](item)));
}

interface ListProps {
  readonly route: Route;
  readonly remove: Remove;
}

function Highlights({ route, remove }: ListProps) {
  const passages = highlightedPassages(useKept('highlights'));
  if (passages.length === 0) {
    return <p class="nothing">{keptText('noHighlights')}</p>;
  }
  return (
    <ul class="kept-list">
      {passages.map((passage) => (
        <Row
          key={keyOf.highlights(passage)}
          {...{ route, passage }}
          onRemove={() =>
            remove(keptText('highlightDeleted', { title: passage.title }), { highlights: passage.of })
          }
        >
          <span class={`colour-name highlighted ${passage.colour}`}>{keepingText(passage.colour)}</span>
        </Row>
      ))}
    </ul>
  );
}

function Notes({ route, remove }: ListProps) {
  const notes = useKept('notes').toSorted((a, b) => b.changed - a.changed);
  if (notes.length === 0) return <p class="nothing">{keptText('noNotes')}</p>;
  return (
    <ul class="kept-list">
      {notes.map((note) => (
        <Row
          key={note.id}
          {...{ route }}
          passage={note}
          onRemove={() => remove(keptText('noteDeleted', { title: note.title }), { notes: [note] })}
        >
          <p class="own-text" dir="auto">
            {note.text}
          </p>
        </Row>
      ))}
    </ul>
  );
}

function Bookmarks({ route, remove }: ListProps) {
  const bookmarks = useKept('bookmarks').toSorted((a, b) => b.made - a.made);
  if (bookmarks.length === 0) {
    return <p class="nothing">{keptText('noBookmarks')}</p>;
  }
  return (
    <ul class="kept-list">
      {bookmarks.map((passage) => (
        <Row
          key={keyOf.bookmarks(passage)}
          {...{ route, passage }}
          onRemove={() =>
            remove(keptText('bookmarkDeleted', { title: passage.title }), { bookmarks: [passage] })
          }
        />
      ))}
    </ul>
  );
}

function History({ route, remove }: ListProps) {
  const visits = useKept('visits');
  const places = useKept('places');
  const [isOn, switchTo] = useState(isHistoryKept);
  const days = Map.groupBy(visits.toReversed(), ({ at }) => formatDate(at, { dateStyle: 'full' }));
  return (
    <>
      <label class="switch">
        <input
          type="checkbox"
          checked={isOn}
          onChange={() => {
            keepHistory(!isOn);
            switchTo(!isOn);
          }}
        />
        {keptText('keepHistory')}
      </label>
      {visits.length + places.length === 0 ? (
        <p class="nothing">{keptText('noHistory')}</p>
      ) : (
        <button
          type="button"
          class="chip"
          onClick={() => remove(keptText('historyCleared'), { visits, places })}
        >
          {keptText('clearHistory')}
        </button>
      )}
      {[...days].map(([day, of]) => (
        <section key={day}>
          <h3>{day}</h3>
          <ul class="kept-list">
            {of.map((passage) => (
              <Row key={keyOf.visits(passage)} {...{ route, passage }} />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
