import type { Translation, TranslationBooks } from '../../../client/src/documents.ts';
import { isNotKept, ReadableOffline } from '../../offline/readable-offline.tsx';
import { isMissing, Problem } from '../problem.tsx';
import { type Route, routeAddress } from '../route.ts';
import { ChapterGrid } from '../toolbar/book-picker.tsx';

interface MissingPassageProps {
  readonly route: Route;
  readonly error: Error;
  readonly retry: () => void;
  /** Empty until they are loaded. */
  readonly translations: readonly Translation[];
  readonly list: TranslationBooks | undefined;
}

/** Shown in place of a passage that is not there, with links to what is. */
export function MissingPassage({ route, error, retry, translations, list }: MissingPassageProps) {
  const { translation, chapter } = route;
  const books = list?.translation.id === translation ? list.books : [];
  const book = books.find(({ id }) => id === route.book);
  return (
    <article class="passage missing">
      <h1 tabIndex={-1}>
        <bdi>{book?.name ?? route.book}</bdi> {chapter}
      </h1>
      {isNotKept(error) ? (
        <>
          <div class="problem" role="alert">
            <p>
              <bdi>{book?.name ?? route.book}</bdi> {chapter} of{' '}
              <bdi>{translations.find(({ id }) => id === translation)?.name ?? translation}</bdi> is not kept
              on this device, and the device is offline.
            </p>
            <button type="button" onClick={retry}>
              Try again
            </button>
          </div>
          <ReadableOffline {...{ route, books, translations, retry }} />
        </>
      ) : book && isMissing(error) ? (
        <p role="alert">
          <bdi>{book.name}</bdi> has no chapter {chapter} in this translation.
        </p>
      ) : (
        <Problem error={error} retry={retry} />
      )}
      {!isNotKept(error) && <Alternatives route={route} books={books} translations={translations} />}
    </article>
  );
}

interface AlternativesProps {
  readonly route: Route;
  readonly books: TranslationBooks['books'];
  readonly translations: readonly Translation[];
}

/** The nearest things that exist: chapters, books or translations. Nothing if the passage itself may exist. */
function Alternatives({ route, books, translations }: AlternativesProps) {
  const book = books.find(({ id }) => id === route.book);
  const { firstChapterNumber: first = 1, lastChapterNumber: last = 0 } = book ?? {};
  if (book && route.chapter >= first && route.chapter <= last) return null;
  if (book) {
    return (
      <nav aria-label={`Chapters of ${book.name}`}>
        <h2>Chapters</h2>
        <ChapterGrid
          book={book}
          hrefOf={(chapter) => routeAddress.format({ ...verseless(route), book: book.id, chapter })}
        />
      </nav>
    );
  }
  if (books.length > 0) {
    return (
      <nav aria-label="Books">
        <h2>Books of this translation</h2>
        <ul class="alternatives">
          {books.map(({ id, name, firstChapterNumber }) => (
            <li key={id}>
              <a href={routeAddress.format({ ...verseless(route), book: id, chapter: firstChapterNumber })}>
                <bdi>{name}</bdi>
              </a>
            </li>
          ))}
        </ul>
      </nav>
    );
  }
  if (translations.length === 0 || translations.some(({ id }) => id === route.translation)) return null;
  return (
    <nav aria-label="Translations">
      <h2>Translations</h2>
      <ul class="alternatives">
        {translations.map(({ id, name }) => (
          <li key={id}>
            <a href={routeAddress.format({ ...route, translation: id })}>
              <bdi>{name}</bdi>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function verseless({ verse: _, endVerse: _end, ...route }: Route): Route {
  return route;
}
