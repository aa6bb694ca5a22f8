import { useEffect, useRef, useState } from 'preact/hooks';
import type { TranslationBook } from '../../../client/src/documents.ts';
import { type Route, routeAddress } from '../route.ts';
import { roveFocus } from '../roving-focus.ts';

interface BookPickerProps {
  readonly route: Route;
  readonly books: readonly TranslationBook[];
  /** Language of the books' names. */
  readonly lang: string;
  readonly onClose: () => void;
}

/** The books of the translation, and the chapters of the chosen one. Arrow keys move between books. */
export function BookPicker({ route, books, lang, onClose }: BookPickerProps) {
  const [bookId, choose] = useState(route.book);
  const book = books.find(({ id }) => id === bookId) ?? books[0];
  const chosen = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    chosen.current?.scrollIntoView({ block: 'center' });
    chosen.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div class="book-picker">
      <section
        class="books"
        aria-label="Books"
        onKeyDown={(event) => roveFocus(event, event.currentTarget, 'button')}
      >
        {canonParts(books).map((part) => (
          <ul key={part.books[0]!.id} aria-label={part.name}>
            {part.books.map(({ id, name, isApocryphal }) => (
              <li key={id}>
                <button
                  type="button"
                  ref={id === book?.id ? chosen : null}
                  tabIndex={id === book?.id ? 0 : -1}
                  aria-pressed={id === book?.id}
                  class={isApocryphal ? 'apocryphal' : ''}
                  onClick={() => choose(id)}
                >
                  <bdi lang={lang}>{name}</bdi>
                </button>
              </li>
            ))}
          </ul>
        ))}
      </section>
      {book && (
        <ChapterGrid
          book={book}
          isCurrent={(chapter) => book.id === route.book && chapter === route.chapter}
          hrefOf={(chapter) =>
            routeAddress.format({
              translation: route.translation,
              beside: route.beside,
              book: book.id,
              chapter,
            })
          }
          onChoose={onClose}
        />
      )}
    </div>
  );
}

interface ChapterGridProps {
  readonly book: TranslationBook;
  readonly isCurrent?: (chapter: number) => boolean;
  readonly hrefOf: (chapter: number) => string;
  readonly onChoose?: () => void;
}

/** The chapters of a book. They are one stop for the Tab key, and arrow keys move between them. */
export function ChapterGrid({ book, isCurrent = () => false, hrefOf, onChoose }: ChapterGridProps) {
  const { name, firstChapterNumber: first, lastChapterNumber: last } = book;
  const chapters = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  const stop = chapters.find(isCurrent) ?? first;
  return (
    <ul
      class="chapters"
      aria-label={`Chapters of ${name}`}
      onKeyDown={(event) => roveFocus(event, event.currentTarget, 'a') && event.stopPropagation()}
    >
      {chapters.map((chapter) => (
        <li key={chapter}>
          <a
            href={hrefOf(chapter)}
            tabIndex={chapter === stop ? 0 : -1}
            aria-current={isCurrent(chapter) ? 'page' : undefined}
            onClick={onChoose}
          >
            {chapter}
          </a>
        </li>
      ))}
    </ul>
  );
}

interface CanonPart<Book> {
  readonly name: string;
  readonly books: readonly Book[];
}

/** The books in the order of their translation, in groups that end where another part of the canon begins. */
export function canonParts<Book extends { readonly id: string }>(books: readonly Book[]): CanonPart<Book>[] {
  const parts: { name: string; books: Book[] }[] = [];
  for (const book of books) {
    const name = partOf.get(book.id) ?? 'Other books';
    if (parts.at(-1)?.name !== name) parts.push({ name, books: [] });
    parts.at(-1)!.books.push(book);
  }
  return parts;
}

const oldTestament =
  'GEN EXO LEV NUM DEU JOS JDG RUT 1SA 2SA 1KI 2KI 1CH 2CH EZR NEH EST JOB PSA PRO ECC SNG ISA JER LAM EZK DAN HOS JOL AMO OBA JON MIC NAM HAB ZEP HAG ZEC MAL';
const newTestament =
  'MAT MRK LUK JHN ACT ROM 1CO 2CO GAL EPH PHP COL 1TH 2TH 1TI 2TI TIT PHM HEB JAS 1PE 2PE 1JN 2JN 3JN JUD REV';
const partOf = new Map([
  ...oldTestament.split(' ').map((id) => [id, 'Old Testament'] as const),
  ...newTestament.split(' ').map((id) => [id, 'New Testament'] as const),
]);
