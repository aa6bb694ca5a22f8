import type { Translation, TranslationBooks } from '../../../client/src/documents.ts';
import { type Place, placeHash } from '../place.ts';
import { isMissing, Problem } from '../problem.tsx';
import { ChapterGrid } from '../toolbar/book-picker.tsx';

interface MissingPassageProps {
  readonly place: Place;
  readonly error: Error;
  readonly retry: () => void;
  /** Empty as long as they are not known. */
  readonly translations: readonly Translation[];
  readonly list: TranslationBooks | undefined;
}

/** Stands where the text would, with what there is instead. */
export function MissingPassage({ place, error, retry, translations, list }: MissingPassageProps) {
  const { translation, chapter } = place;
  const books = list?.translation.id === translation ? list.books : [];
  const book = books.find(({ id }) => id === place.book);
  return (
    <article class="passage missing">
      <h1 tabIndex={-1}>
        <bdi>{book?.name ?? place.book}</bdi> {chapter}
      </h1>
      {book && isMissing(error) ? (
        <p role="alert">
          <bdi>{book.name}</bdi> has no chapter {chapter} in this translation.
        </p>
      ) : (
        <Problem error={error} retry={retry} />
      )}
      <WaysOn place={place} books={books} translations={translations} />
    </article>
  );
}

interface WaysOnProps {
  readonly place: Place;
  readonly books: TranslationBooks['books'];
  readonly translations: readonly Translation[];
}

/** What there is nearest to a place that is not there: chapters, books or translations. Nothing where it may be there. */
function WaysOn({ place, books, translations }: WaysOnProps) {
  const book = books.find(({ id }) => id === place.book);
  const { firstChapterNumber: first = 1, lastChapterNumber: last = 0 } = book ?? {};
  if (book && place.chapter >= first && place.chapter <= last) return null;
  if (book) {
    return (
      <nav aria-label={`Chapters of ${book.name}`}>
        <h2>Chapters there are</h2>
        <ChapterGrid
          book={book}
          hrefOf={(chapter) => placeHash.format({ ...verseless(place), book: book.id, chapter })}
        />
      </nav>
    );
  }
  if (books.length > 0) {
    return (
      <nav aria-label="Books">
        <h2>Books of this translation</h2>
        <ul class="ways">
          {books.map(({ id, name, firstChapterNumber }) => (
            <li key={id}>
              <a href={placeHash.format({ ...verseless(place), book: id, chapter: firstChapterNumber })}>
                <bdi>{name}</bdi>
              </a>
            </li>
          ))}
        </ul>
      </nav>
    );
  }
  if (translations.length === 0 || translations.some(({ id }) => id === place.translation)) return null;
  return (
    <nav aria-label="Translations">
      <h2>Translations there are</h2>
      <ul class="ways">
        {translations.map(({ id, name }) => (
          <li key={id}>
            <a href={placeHash.format({ ...place, translation: id })}>
              <bdi>{name}</bdi>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function verseless({ verse: _, endVerse: _end, ...place }: Place): Place {
  return place;
}
