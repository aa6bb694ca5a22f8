import { useState } from 'preact/hooks';
import type { TranslationBook } from '../../../client/src/documents.ts';
import { formatDate } from '../../strings/formats.ts';
import { keepingText, keptText } from '../../strings/texts.ts';
import { PassageContext, type Route } from '../route.ts';
import { LaterLinkedText } from '../text/notes.tsx';
import { highlightedPassages, keyOf } from './kept-data.ts';
import { Row } from './kept-row.tsx';
import { isHistoryKept, keepHistory, type Remove, useKept } from './store.ts';

interface ListProps {
  readonly route: Route;
  readonly remove: Remove;
}

export function Highlights({ route, remove }: ListProps) {
  const highlights = useKept('highlights');
  const [{ words, label }, filter] = useState<{
    readonly words: string;
    readonly label?: string | undefined;
  }>({ words: '' });
  const all = highlightedPassages(highlights);
  if (all.length === 0) return <p class="nothing">{keptText('noHighlights')}</p>;
  const labels = [...new Set(all.flatMap((each) => each.label ?? []))].sort((a, b) => a.localeCompare(b));
  const passages = all.filter(
    (each) =>
      (label === undefined || each.label === label) &&
      contains(`${each.title} ${each.words} ${each.label ?? ''}`, words),
  );
  return (
    <>
      <FilterField words={words} onWords={(words) => filter({ words, label })} />
      {labels.length > 0 && (
        <fieldset class="chips" aria-label={keptText('labels')}>
          {labels.map((each) => (
            <button
              key={each}
              type="button"
              class="chip"
              aria-pressed={each === label}
              onClick={() => filter({ words, label: each === label ? undefined : each })}
            >
              <bdi>{each}</bdi>
            </button>
          ))}
        </fieldset>
      )}
      {passages.length === 0 && <p class="nothing">{keptText('nothingFound')}</p>}
      <ul class="kept-list">
        {passages.map((passage) => (
          <Row
            key={keyOf.highlights(passage)}
            {...{ route, passage }}
            onRemove={() =>
              remove(keptText('highlightDeleted', { title: passage.title }), { highlights: passage.of })
            }
          >
            <span class="colour-row">
              <span class={`colour-name highlighted ${passage.colour}`}>{keepingText(passage.colour)}</span>
              {passage.label && <bdi class="label">{passage.label}</bdi>}
            </span>
          </Row>
        ))}
      </ul>
    </>
  );
}

interface NotesProps extends ListProps {
  readonly books: readonly TranslationBook[];
  readonly language: string | undefined;
}

export function Notes({ route, remove, books, language }: NotesProps) {
  const [words, filter] = useState('');
  const all = useKept('notes').toSorted((a, b) => b.changed - a.changed);
  if (all.length === 0) return <p class="nothing">{keptText('noNotes')}</p>;
  const notes = all.filter((note) => contains(`${note.title} ${note.text} ${note.words}`, words));
  const edition = { books, ...(language !== undefined && { language }) };
  return (
    <PassageContext.Provider value={{ route, books, language }}>
      <FilterField words={words} onWords={filter} />
      {notes.length === 0 && <p class="nothing">{keptText('nothingFound')}</p>}
      <ul class="kept-list">
        {notes.map((note) => (
          <Row
            key={note.id}
            {...{ route }}
            passage={note}
            onRemove={() => remove(keptText('noteDeleted', { title: note.title }), { notes: [note] })}
          >
            <p class="own-text" dir="auto">
              <LaterLinkedText text={note.text} edition={edition} context={note} numberedBy={note.edition} />
            </p>
          </Row>
        ))}
      </ul>
    </PassageContext.Provider>
  );
}

interface FilterFieldProps {
  readonly words: string;
  readonly onWords: (words: string) => void;
}

function FilterField({ words, onWords }: FilterFieldProps) {
  return (
    <input
      type="search"
      class="search-field"
      aria-label={keptText('searchList')}
      placeholder={keptText('searchList')}
      value={words}
      onInput={({ currentTarget: { value } }) => onWords(value)}
    />
  );
}

export function contains(text: string, words: string): boolean {
  const fold = (each: string) => each.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
  const folded = fold(text);
  return fold(words)
    .split(/\s+/)
    .every((word) => folded.includes(word));
}

export function Bookmarks({ route, remove }: ListProps) {
  const bookmarks = useKept('bookmarks').toSorted((a, b) => b.made - a.made);
  if (bookmarks.length === 0) return <p class="nothing">{keptText('noBookmarks')}</p>;
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
