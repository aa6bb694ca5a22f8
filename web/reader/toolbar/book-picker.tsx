import { useEffect, useRef, useState } from 'preact/hooks';
import type { TranslationBook } from '../../../client/src/documents.ts';
import { useDocument } from '../../service/service.ts';
import { canonText, missingText, pickersText } from '../../strings/texts.ts';
import { useStyle } from '../../widgets/later-content.tsx';
import { Problem, Waiting } from '../../widgets/problem.tsx';
import { type Route, routeAddress } from '../route.ts';
import { roveFocus } from '../roving-focus.ts';
import { useRemembered } from '../settings.tsx';
import { verseLabel } from '../text/bridges.ts';
import { chapterOf } from '../text/chapter-columns.ts';
import { knownBridges } from '../text/numbering.ts';
import { canonParts, findBooks } from './find-books.ts';
import styles from './pickers.css' with { type: 'text' };

interface BookPickerProps {
  readonly route: Route;
  readonly books: readonly TranslationBook[];
  readonly lang: string;
  readonly onClose: () => void;
}

const usualChoices: { readonly verses: boolean } = { verses: false };

/**
 * The books of the translation by part of the canon, the chapters of the chosen book, and optionally the
 * verses of a chapter. Typing filters the books; arrow keys move between them, and Enter continues to the
 * chapters.
 */
export function BookPicker({ route, books, lang, onClose }: BookPickerProps) {
  useStyle(styles);
  const [bookId, choose] = useState(route.book);
  const [chapter, openChapter] = useState<number>();
  const [text, type] = useState('');
  const [{ verses }, prefer] = useRemembered('picker', usualChoices);
  const book = books.find(({ id }) => id === bookId) ?? books[0];
  const found = findBooks(books, text);
  const chosen = useRef<HTMLButtonElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const grid = useRef<HTMLElement>(null);
  useEffect(() => {
    chosen.current?.scrollIntoView({ block: 'center' });
    chosen.current?.focus({ preventScroll: true });
  }, []);
  const focusGrid = () =>
    requestAnimationFrame(() => grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus());
  const chooseBook = (id: string, isByKey: boolean) => {
    choose(id);
    openChapter(undefined);
    if (isByKey) focusGrid();
  };
  const place = { translation: route.translation, beside: route.beside, book: book?.id ?? route.book };
  const isCurrent = (of: number) => book?.id === route.book && of === route.chapter;
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
          onInput={({ currentTarget }) => type(currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || !found[0]) return;
            event.preventDefault();
            chooseBook(found[0].id, true);
          }}
        />
        <label class="switch">
          <input type="checkbox" checked={verses} onChange={() => prefer({ verses: !verses })} />
          {pickersText('chooseVerse')}
        </label>
      </div>
      <section
        class="books"
        aria-label={pickersText('books')}
        onKeyDown={(event) => {
          if (roveFocus(event, event.currentTarget, 'button')) return;
          const { key, ctrlKey, metaKey, altKey } = event;
          // The field receives the typed letter itself
          if (/^[\p{L}\p{N}]$/u.test(key) && !ctrlKey && !metaKey && !altKey) field.current?.focus();
        }}
      >
        {found.length === 0 && <p role="status">{pickersText('noBook')}</p>}
        {canonParts(found).map((part) => (
          <section key={part.books[0]!.id}>
            <h3>{canonText(part.name)}</h3>
            <ul aria-label={canonText(part.name)}>
              {part.books.map(({ id, name, isApocryphal }) => (
                <li key={id}>
                  <button
                    type="button"
                    ref={id === book?.id ? chosen : null}
                    tabIndex={id === (found.includes(book!) ? book!.id : found[0]!.id) ? 0 : -1}
                    aria-pressed={id === book?.id}
                    class={isApocryphal ? 'apocryphal' : ''}
                    onClick={({ detail }) => chooseBook(id, detail === 0)}
                  >
                    <bdi lang={lang}>{name}</bdi>
                  </button>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </section>
      {book && (
        <section ref={grid} class="places" aria-label={book.name}>
          {chapter === undefined ? (
            <>
              <h3>
                <bdi lang={lang}>{book.name}</bdi>
              </h3>
              <ChapterGrid
                book={book}
                isCurrent={isCurrent}
                hrefOf={(of) => routeAddress.format({ ...place, chapter: of })}
                onChoose={(of, event) => {
                  if (!verses) return onClose();
                  event.preventDefault();
                  openChapter(of);
                  focusGrid();
                }}
              />
            </>
          ) : (
            <VerseGrid
              {...{ place, chapter }}
              name={book.name}
              onBack={() => {
                openChapter(undefined);
                focusGrid();
              }}
              onChoose={onClose}
            />
          )}
        </section>
      )}
    </div>
  );
}

interface ChapterGridProps {
  readonly book: TranslationBook;
  readonly isCurrent?: (chapter: number) => boolean;
  readonly hrefOf: (chapter: number) => string;
  readonly onChoose?: (chapter: number, event: MouseEvent) => void;
}

/** The chapters of a book, one stop for the Tab key. Arrow keys move between them. */
export function ChapterGrid({ book, isCurrent = () => false, hrefOf, onChoose }: ChapterGridProps) {
  useStyle(styles);
  const { name, firstChapterNumber: first, lastChapterNumber: last } = book;
  const numbers = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  return (
    <NumberGrid
      label={missingText('chaptersOf', { book: name })}
      {...{ numbers, isCurrent, hrefOf }}
      onChoose={onChoose}
    />
  );
}

interface VerseGridProps {
  readonly place: Pick<Route, 'translation' | 'book' | 'beside'>;
  readonly chapter: number;
  readonly name: string;
  readonly onBack: () => void;
  readonly onChoose: () => void;
}

function VerseGrid({ place, chapter, name, onBack, onChoose }: VerseGridProps) {
  const { translation, book } = place;
  const { document, error, retry } = useDocument(`${translation} ${book} ${chapter}`, (signal) =>
    chapterOf(translation, { book, chapter }, signal),
  );
  const verses = document?.chapter.content.flatMap((item) => (item.type === 'verse' ? [item.number] : []));
  const hrefOf = (verse?: number) =>
    routeAddress.format({ ...place, chapter, ...(verse === undefined ? {} : { verse }) });
  return (
    <>
      <h3>
        <button type="button" class="chip" onClick={onBack}>
          <span class="hidden">{pickersText('otherChapters')} </span>
          <span aria-hidden="true" class="back-sign">
            ‹
          </span>{' '}
          <bdi>
            {name} {chapter}
          </bdi>
        </button>
      </h3>
      <a class="chip" href={hrefOf()} onClick={onChoose}>
        {pickersText('wholeChapter')}
      </a>
      {error && <Problem error={error} retry={retry} />}
      {!document && !error && <Waiting />}
      {verses && (
        <NumberGrid
          label={pickersText('versesOf', { book: name, chapter })}
          numbers={verses}
          labelOf={(verse) => verseLabel(verse, knownBridges(translation, { book, chapter }))}
          {...{ hrefOf, onChoose }}
        />
      )}
    </>
  );
}

interface NumberGridProps {
  readonly label: string;
  readonly numbers: readonly number[];
  readonly labelOf?: (number: number) => string;
  readonly isCurrent?: (number: number) => boolean;
  readonly hrefOf: (number: number) => string;
  readonly onChoose?: ((number: number, event: MouseEvent) => void) | undefined;
}

function NumberGrid(props: NumberGridProps) {
  const { label, numbers, labelOf = String, isCurrent = () => false, hrefOf, onChoose } = props;
  const stop = numbers.find(isCurrent) ?? numbers[0];
  return (
    <ul
      class="chapters"
      aria-label={label}
      onKeyDown={(event) => roveFocus(event, event.currentTarget, 'a') && event.stopPropagation()}
    >
      {numbers.map((number) => (
        <li key={number}>
          <a
            href={hrefOf(number)}
            tabIndex={number === stop ? 0 : -1}
            aria-current={isCurrent(number) ? 'page' : undefined}
            onClick={(event) => onChoose?.(number, event)}
          >
            {labelOf(number)}
          </a>
        </li>
      ))}
    </ul>
  );
}
