import { useEffect, useRef, useState } from 'preact/hooks';
import type { TranslationBook } from '../../../client/src/documents/index.ts';
import { type Place, placeHash } from '../place/place.ts';

interface BookPickerProps {
  readonly place: Place;
  readonly books: readonly TranslationBook[];
  readonly onClose: () => void;
}

/** The books of the translation; the chapters of the one that is chosen. */
export function BookPicker({ place, books, onClose }: BookPickerProps) {
  const [bookId, choose] = useState(place.book);
  const book = books.find(({ id }) => id === bookId) ?? books[0];
  const { translation, beside } = place;
  const chosen = useRef<HTMLButtonElement>(null);
  useEffect(() => chosen.current?.scrollIntoView({ block: 'center' }), []);
  const count = book ? book.lastChapterNumber - book.firstChapterNumber + 1 : 0;
  return (
    <div class="book-picker">
      <ul class="books" aria-label="Books">
        {books.map(({ id, name, isApocryphal }) => (
          <li key={id}>
            <button
              type="button"
              ref={id === place.book ? chosen : null}
              aria-pressed={id === bookId}
              class={isApocryphal ? 'apocryphal' : ''}
              onClick={() => choose(id)}
            >
              <bdi>{name}</bdi>
            </button>
          </li>
        ))}
      </ul>
      {book && (
        <ul class="chapters" aria-label={`Chapters of ${book.name}`}>
          {Array.from({ length: count }, (_, index) => book.firstChapterNumber + index).map((chapter) => (
            <li key={chapter}>
              <a
                href={placeHash.format({ translation, beside, book: book.id, chapter })}
                aria-current={book.id === place.book && chapter === place.chapter ? 'page' : undefined}
                onClick={onClose}
              >
                {chapter}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
