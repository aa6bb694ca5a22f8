import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { keepingText } from '../../strings/texts.ts';
import { MenuButton } from '../../widgets/popover.tsx';
import type { Route } from '../route.ts';
import { keptChapter } from '../text/chapter-columns.ts';
import { knownBridges } from '../text/numbering.ts';
import { selectionOf } from '../text/selection.ts';
import {
  type Colour,
  colours,
  firstWords,
  type Highlight,
  isWithin,
  type KeptVerse,
  type OwnNote,
  passageKey,
  titleOf,
  withColour,
  withLabel,
  withNoteText,
} from './kept-data.ts';
import { maxLabelLength, maxNoteLength } from './kept-file.ts';
import { kept, type Refusal, useKept } from './store.ts';

const drawings = {
  highlight: 'M4 20h16M7 16l-1-3 9-9 5 5-9 9-4-2z',
  note: 'M5 4h14v11l-5 5H5zM14 20v-5h5',
  bookmark: 'M7 4h10v16l-5-4-5 4z',
} as const;

interface KeepActionsProps {
  readonly route: Route;
  readonly book: string;
}

export function KeepActions({ route, book }: KeepActionsProps) {
  const verses = selectedVerses(route, book);
  const [refusal, refuse] = useState<Refusal>();
  const bookmarks = useKept('bookmarks');
  const notes = useKept('notes').filter((note) => isWithin(note, verses));
  const passage = passageOf(verses);
  const isBookmarked = bookmarks.some((each) => passageKey(each) === passageKey(passage));
  return (
    <>
      <MenuButton
        class="action"
        label={keepingText('highlight')}
        text={<Drawn drawing="highlight" text={keepingText('highlight')} />}
      >
        {(close) => <Colours verses={verses} onClose={close} />}
      </MenuButton>
      <MenuButton
        class={notes.length > 0 ? 'action has-own' : 'action'}
        label={keepingText(notes.length > 0 ? 'noteWritten' : 'note')}
        text={<Drawn drawing="note" text={keepingText('note')} />}
      >
        {(close) => <NoteEditor key={passageKey(passage)} {...{ passage, notes }} onClose={close} />}
      </MenuButton>
      <button
        type="button"
        class={isBookmarked ? 'action has-own' : 'action'}
        aria-label={keepingText('bookmark')}
        aria-pressed={isBookmarked}
        title={keepingText('bookmark')}
        onClick={() =>
          refuse(
            kept.change('bookmarks', (all) =>
              isBookmarked
                ? all.filter((each) => passageKey(each) !== passageKey(passage))
                : [...all, { ...passage, made: Date.now() }],
            ),
          )
        }
      >
        <Drawn drawing="bookmark" text={keepingText('bookmark')} />
      </button>
      {refusal && (
        <span class="said" role="alert">
          {refusal}
        </span>
      )}
    </>
  );
}

function Drawn({ drawing, text }: { readonly drawing: keyof typeof drawings; readonly text: string }) {
  return (
    <>
      <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
        <path d={drawings[drawing]} />
      </svg>
      <span aria-hidden="true">{text}</span>
    </>
  );
}

function selectedVerses(route: Route, book: string): readonly [KeptVerse, ...KeptVerse[]] {
  const { translation: edition, chapter } = route;
  const { first, last } = selectionOf(route)!;
  const at = { edition, book: route.book, chapter };
  const found = (keptChapter(edition, route)?.chapter.content ?? []).flatMap((item) =>
    item.type === 'verse' && item.number >= first && item.number <= last ? [item] : [],
  );
  const texts = found.length > 0 ? found : [{ number: first, text: '' }];
  const bridges = knownBridges(edition, route);
  const verses = texts.map(({ number: verse, text }) => {
    const numbers = { verse, ...(bridges[verse] !== undefined && { endVerse: bridges[verse] }) };
    return { ...at, ...numbers, title: titleOf(`${book} ${chapter}`, numbers), words: firstWords(text) };
  });
  return verses as unknown as readonly [KeptVerse, ...KeptVerse[]];
}

function passageOf(verses: readonly [KeptVerse, ...KeptVerse[]]): KeptVerse {
  const [first] = verses;
  const { verse, edition, book, chapter } = first;
  const { verse: start, endVerse: last = start } = verses.at(-1)!;
  const numbers = { verse, ...(last > verse && { endVerse: last }) };
  const title = titleOf(first.title.replace(/:\d+(?:–\d+)?$/, ''), numbers);
  const words = firstWords(verses.map((each) => each.words).join(' '));
  return { edition, book, chapter, ...numbers, title, words };
}

interface ColoursProps {
  readonly verses: readonly KeptVerse[];
  readonly onClose: () => void;
}

function Colours({ verses, onClose }: ColoursProps) {
  const [refusal, refuse] = useState<Refusal>();
  const highlights = useKept('highlights');
  const own = highlights.filter((each) => isWithin(each, verses));
  const isIn = (colour: Colour) =>
    own.length === verses.length && own.every((each) => each.colour === colour);
  const [label, setLabel] = useState(own.find((each) => each.label)?.label ?? '');
  const labels = [...new Set(highlights.flatMap((each) => each.label ?? []))].sort();
  const change = (changed: (all: readonly Highlight[]) => Highlight[]) => {
    const refused = kept.change('highlights', changed);
    refuse(refused);
    return refused === undefined;
  };
  const choose = (colour: Colour) =>
    change((all) => withColour(all, verses, { colour, label, made: Date.now() })) && onClose();
  const remove = () => change((all) => all.filter((each) => !isWithin(each, verses))) && onClose();
  return (
    <div class="colours">
      {colours.map((colour) => (
        <button key={colour} type="button" aria-pressed={isIn(colour)} onClick={() => choose(colour)}>
          <span class={`swatch highlighted ${colour}`} aria-hidden="true">
            Aa
          </span>
          {keepingText(colour)}
        </button>
      ))}
      {own.length > 0 && (
        <button type="button" onClick={remove}>
          <span class="swatch" aria-hidden="true">
            ✕
          </span>
          {keepingText('noHighlight')}
        </button>
      )}
      <label class="label-field">
        {keepingText('label')}
        <input
          type="text"
          list="highlight-labels"
          dir="auto"
          maxLength={maxLabelLength}
          value={label}
          onInput={({ currentTarget: { value } }) => {
            setLabel(value);
            if (own.length > 0) change((all) => withLabel(all, verses, { label: value, made: Date.now() }));
          }}
          onKeyDown={(event) => {
            if (event.key === 'Enter') onClose();
            if (event.key !== 'Escape') event.stopPropagation();
          }}
        />
        <datalist id="highlight-labels">
          {labels.map((each) => (
            <option key={each} value={each} />
          ))}
        </datalist>
      </label>
      {refusal && <p role="alert">{refusal}</p>}
    </div>
  );
}

interface NoteEditorProps {
  readonly passage: KeptVerse;
  readonly notes: readonly OwnNote[];
  readonly onClose: () => void;
}

interface NoteRow {
  /** Identifies the field, which stays the same if its text becomes another note. */
  readonly key: string;
  readonly id: string;
}

function newRow(): NoteRow {
  const id = newId();
  return { key: id, id };
}

function NoteEditor({ passage, notes, onClose }: NoteEditorProps) {
  const [edited, edit] = useState<readonly NoteRow[]>(() => (notes.length === 0 ? [newRow()] : []));
  const [refusal, refuse] = useState<Refusal>();
  const first = useRef<HTMLTextAreaElement>(null);
  useEffect(() => first.current?.focus(), []);
  const rows = [
    ...notes.map(({ id }) => edited.find((row) => row.id === id) ?? { key: id, id }),
    ...edited.filter(({ id }) => notes.every((note) => note.id !== id)),
  ];
  const save = (row: NoteRow, text: string, read: string): string => {
    const separateId = newId();
    const change = { id: row.id, text, read, passage, separateId, now: Date.now() };
    refuse(kept.change('notes', (all) => withNoteText(all, change)));
    const stored = new Map(kept.of('notes').map((note) => [note.id, note.text]));
    const isSeparate = stored.has(separateId);
    const id = isSeparate ? separateId : row.id;
    const others = edited.filter(({ key }) => key !== row.key);
    edit([...others, { ...row, id }, ...(isSeparate ? [{ key: newId(), id: row.id }] : [])]);
    const saved = text.trim() === '' ? '' : text;
    return (stored.get(id) ?? '') === saved ? saved : read;
  };
  return (
    <div class="note-editor">
      {rows.map((row, index) => {
        const note = notes.find(({ id }) => id === row.id);
        return (
          <NoteField
            key={row.key}
            field={index === 0 ? first : null}
            title={note?.title ?? passage.title}
            text={note?.text ?? ''}
            save={(text, read) => save(row, text, read)}
          />
        );
      })}
      <p class="kept-hint" role={refusal ? 'alert' : undefined}>
        {refusal ?? keepingText('keptAsYouWrite')}
      </p>
      <p class="note-buttons">
        <button type="button" class="chip" onClick={() => edit([...edited, newRow()])}>
          {keepingText('anotherNote')}
        </button>
        <button type="button" class="chip" onClick={onClose}>
          {keepingText('done')}
        </button>
      </p>
    </div>
  );
}

interface NoteFieldProps {
  readonly field: { current: HTMLTextAreaElement | null } | null;
  readonly title: string;
  readonly text: string;
  /** @param read the text that the field last read or saved. Returns the one that it has read or saved now. */
  readonly save: (text: string, read: string) => string;
}

function NoteField({ field, title, text, save }: NoteFieldProps) {
  const [typed, type] = useState(text);
  const read = useRef(text);
  useLayoutEffect(() => {
    // Another tab or device has changed the note
    if (typed !== read.current) return;
    read.current = text;
    type(text);
  }, [text]);
  return (
    <label>
      <span>{keepingText.rich('noteOn', { title: <bdi>{title}</bdi> })}</span>
      <textarea
        ref={field}
        rows={5}
        dir="auto"
        maxLength={maxNoteLength}
        value={typed}
        onInput={({ currentTarget: { value } }) => {
          type(value);
          read.current = save(value, read.current);
        }}
        onKeyDown={(event) => {
          // Keeps keys from the shortcuts of the page and toolbar; Escape closes the card
          if (event.key !== 'Escape') event.stopPropagation();
        }}
      />
    </label>
  );
}

function newId(): string {
  return `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 10)}`;
}
