import { useState } from 'preact/hooks';
import { formatDate } from '../../strings/formats.ts';
import { keepingText, keptText } from '../../strings/texts.ts';
import type { Route } from '../route.ts';
import { highlightedPassages, keyOf } from './kept-data.ts';
import { Row } from './kept-row.tsx';
import { isHistoryKept, keepHistory, type Remove, useKept } from './store.ts';

interface ListProps {
  readonly route: Route;
  readonly remove: Remove;
}

export function Highlights({ route, remove }: ListProps) {
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

export function Notes({ route, remove }: ListProps) {
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

export function Bookmarks({ route, remove }: ListProps) {
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

export function History({ route, remove }: ListProps) {
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
