import { useEffect, useRef, useState } from 'preact/hooks';
import type { TranslationBook } from '../../../client/src/documents.ts';
import { canonText, pickersText } from '../../strings/texts.ts';
import { useStyle } from '../../widgets/later-content.tsx';
import { type Route, routeAddress } from '../route.ts';
import { roveFocus } from '../roving-focus.ts';
import { useRemembered } from '../settings.tsx';
import { canonParts, findBooks } from './find-books.ts';
import { ChapterGrid, VerseGrid } from './number-grid.tsx';
import styles from './pickers.css' with { type: 'text' };
import { useFoundReferences } from './use-suggestions.ts';

interface BookPickerProps {
  readonly route: Route;
  readonly books: readonly TranslationBook[];
  readonly lang: string;
  readonly onClose: () => void;
}

const defaultChoices: { readonly verses: boolean } = { verses: false };

/**
 * The books of the translation by part of the canon, the chapters of the chosen book, and optionally the
 * verses of a chapter. Typing filters the books; arrow keys move between them, and Enter continues to the
 * chapters.
 */
export function BookPicker({ route, books, lang, onClose }: BookPickerProps) {
  useStyle(styles);
  const [bookId, choose] = useState<string>();
  const [chapter, openChapter] = useState<number>();
  const [text, type] = useState('');
  const [{ verses }, prefer] = useRemembered('picker', defaultChoices);
  const { books: found, first, chapter: typed, isAsking } = useFoundBooks(text, route, books);
  const book = books.find(({ id }) => id === bookId) ?? first;
  const field = useRef<HTMLInputElement>(null);
  const grid = useRef<HTMLElement>(null);
  const open = (of: number | undefined) => {
    openChapter(of);
    requestAnimationFrame(() => grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus());
  };
  const chooseBook = (id: string, isByKey: boolean) => {
    choose(id);
    if (isByKey) open(undefined);
    else openChapter(undefined);
  };
  return (
    <div class="book-picker">
      <div class="picker-head">
        <input
          ref={field}
          type="search"
          class="search-field"
          aria-label={pickersText('findBook')}
          placeholder={pickersText('book')}
          autocomplete="off"
          spellcheck={false}
          value={text}
          onInput={({ currentTarget }) => {
            type(currentTarget.value);
            choose(undefined);
            openChapter(undefined);
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || !book) return;
            event.preventDefault();
            chooseBook(book.id, true);
          }}
        />
        <label class="switch">
          <input type="checkbox" checked={verses} onChange={() => prefer({ verses: !verses })} />
          {pickersText('chooseVerse')}
        </label>
      </div>
      <BookList
        {...{ found, isAsking, book, lang }}
        onChoose={chooseBook}
        onLetter={() => field.current?.focus()}
      />
      {book && (
        <section ref={grid} class="places" aria-label={book.name}>
          <Places {...{ route, book, chapter, typed, lang, onClose, open }} withVerses={verses} />
        </section>
      )}
    </div>
  );
}

/** The books that the text names. The service knows names in other languages, and Chinese abbreviations: `约`. */
function useFoundBooks(text: string, route: Route, books: readonly TranslationBook[]) {
  const own = findBooks(books, text);
  const isForeign = own.books.length === 0;
  const isAsked = isForeign || (own.books.length > 1 && /\p{sc=Han}/u.test(text));
  const reference = /\p{L}\P{Nd}*$/u.test(text) ? `${text} 1` : text;
  const edition = { route, books, language: undefined };
  const { found, isPartial, isAnswer, isAsking } = useFoundReferences(isAsked ? reference : '', edition);
  const places = isPartial ? [] : found;
  const first = books.find(({ id }) => id === places[0]?.book);
  const current = books.find(({ id }) => id === route.book) ?? books[0];
  if (!isForeign) return { ...own, first: (isAnswer && first) || own.first || current, isAsking: false };
  const ids = new Set(places.map(({ book }) => book));
  return { books: books.filter(({ id }) => ids.has(id)), first, chapter: places[0]?.chapter, isAsking };
}

interface BookListProps {
  readonly found: readonly TranslationBook[];
  readonly isAsking?: boolean | undefined;
  readonly book: TranslationBook | undefined;
  readonly lang: string;
  readonly onChoose: (id: string, isByKey: boolean) => void;
  readonly onLetter: () => void;
}

export function BookList({ found, isAsking, book, lang, onChoose, onLetter }: BookListProps) {
  const chosen = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    chosen.current?.scrollIntoView({ block: 'center' });
    chosen.current?.focus({ preventScroll: true });
  }, []);
  const stop = book && found.includes(book) ? book : found[0];
  return (
    <section
      class="books"
      aria-label={pickersText('books')}
      onKeyDown={(event) => {
        if (roveFocus(event, event.currentTarget, 'button')) return;
        const { key, ctrlKey, metaKey, altKey } = event;
        if (/^[\p{L}\p{N}]$/u.test(key) && !ctrlKey && !metaKey && !altKey) onLetter();
      }}
    >
      {found.length === 0 && !isAsking && <p role="status">{pickersText('noBook')}</p>}
      {canonParts(found).map((part) => (
        <section key={part.books[0]!.id}>
          <h3>{canonText(part.name)}</h3>
          <ul aria-label={canonText(part.name)}>
            {part.books.map(({ id, name, isApocryphal }) => (
              <li key={id}>
                <button
                  type="button"
                  ref={id === book?.id ? chosen : null}
                  tabIndex={id === stop?.id ? 0 : -1}
                  aria-pressed={id === book?.id}
                  class={isApocryphal ? 'apocryphal' : ''}
                  onClick={({ detail }) => onChoose(id, detail === 0)}
                >
                  <bdi lang={lang}>{name}</bdi>
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </section>
  );
}

interface PlacesProps extends Pick<BookPickerProps, 'route' | 'lang' | 'onClose'> {
  readonly book: TranslationBook;
  readonly chapter: number | undefined;
  readonly typed: number | undefined;
  readonly withVerses: boolean;
  readonly open: (chapter: number | undefined) => void;
}

function Places({ route, book, chapter, typed, lang, withVerses, open, onClose }: PlacesProps) {
  const { id, name } = book;
  const place = { translation: route.translation, parallels: route.parallels, book: id };
  if (chapter !== undefined) {
    return <VerseGrid {...{ place, chapter, name }} onBack={() => open(undefined)} onChoose={onClose} />;
  }
  return (
    <>
      <h3>
        <bdi lang={lang}>{name}</bdi>
      </h3>
      <ChapterGrid
        book={book}
        stop={typed}
        isCurrent={(of) => id === route.book && of === route.chapter}
        hrefOf={(of) => routeAddress.format({ ...place, chapter: of })}
        onChoose={(of, event) => {
          if (!withVerses) return onClose();
          event.preventDefault();
          open(of);
        }}
      />
    </>
  );
}
