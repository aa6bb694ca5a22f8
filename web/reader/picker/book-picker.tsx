import { useEffect, useRef, useState } from 'preact/hooks';
import type { TranslationBook } from '../../../client/src/documents.ts';
import { type Place, placeHash } from '../place/place.ts';
import { roveFocus } from '../roving-focus.ts';
import { canonParts } from './canon-parts.ts';
import { ChapterGrid } from './chapter-grid.tsx';

interface BookPickerProps {
  readonly place: Place;
  readonly books: readonly TranslationBook[];
  /** Of the books' names. */
  readonly lang: string;
  readonly onClose: () => void;
}

/** The books of the translation; the chapters of the one that is chosen. Arrows lead from book to book. */
export function BookPicker({ place, books, lang, onClose }: BookPickerProps) {
  const [bookId, choose] = useState(place.book);
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
          isCurrent={(chapter) => book.id === place.book && chapter === place.chapter}
          hrefOf={(chapter) =>
            placeHash.format({ translation: place.translation, beside: place.beside, book: book.id, chapter })
          }
          onChoose={onClose}
        />
      )}
    </div>
  );
}
