import { useEffect } from 'preact/hooks';
import type { Translation, TranslationBook, TranslationBooks } from '../../../client/src/documents.ts';
import { bookInfo } from '../../../src/model/books.ts';
import { shortestTag } from '../../../src/model/shortest-tag.ts';
import { isNotKept, LinkList, ReadableOffline } from '../../offline/readable-offline.tsx';
import { isMissing } from '../../service/loading.ts';
import { service, useDocument } from '../../service/service.ts';
import { serviceRoot } from '../../service/service-root.ts';
import { spokenLanguage } from '../../strings/strings.ts';
import { linkText, missingText, offlineText, pageText, readingText } from '../../strings/texts.ts';
import { useStyle } from '../../widgets/later-content.tsx';
import { Problem } from '../../widgets/problem.tsx';
import { goTo, lastRoute, placeOfReference, type Route, routeAddress } from '../route.ts';
import { ChapterGrid } from '../toolbar/number-grid.tsx';
import styles from './missing-passage.css' with { type: 'text' };
import { briefName, type NamedBook } from './script-of.ts';

interface MissingPassageProps {
  readonly route: Route;
  readonly error: Error;
  readonly retry: () => void;
  readonly translations: readonly Translation[];
  readonly list: TranslationBooks | undefined;
  readonly name: string | undefined;
  readonly onName: (book: NamedBook) => void;
}

export function MissingPassage(props: MissingPassageProps) {
  const { route, error, retry, translations, list, name, onName } = props;
  useStyle(styles);
  const { document: named } = useDocument(
    name === undefined ? `${route.book} ${translations.length}` : undefined,
    () => nameElsewhere(route.book, translations),
  );
  useEffect(() => {
    if (named) onName(named);
  }, [named]);
  const { translation, chapter } = route;
  const books = list?.translation.id === translation ? list.books : [];
  const book = books.find(({ id }) => id === route.book);
  const { document: meant } = useDocument(
    book ? undefined : `${routeAddress.format(route)} ${translations.length} ${books.length}`,
    async () => ({ of: route, known: await namedRoute(route, translations, books) }),
  );
  const known = knownRoute(route, translations) ?? (meant?.of === route ? meant.known : undefined);
  useEffect(() => {
    if (known) goTo(known, { replace: true });
  }, [known?.translation, known?.book]);
  if (known) return null;
  const isOutside = book && !(chapter >= book.firstChapterNumber && chapter <= book.lastChapterNumber);
  return (
    <article class="passage missing">
      <h1 tabIndex={-1}>
        <bdi>
          {name ?? route.book} {chapter}
        </bdi>
      </h1>
      {isNotKept(error) ? (
        <>
          <div class="problem" role="alert">
            <p>
              {offlineText.rich('notKept', {
                passage: (
                  <bdi>
                    {name ?? route.book} {chapter}
                  </bdi>
                ),
                translation: (
                  <bdi>{translations.find(({ id }) => id === translation)?.name ?? translation}</bdi>
                ),
              })}
            </p>
            <button type="button" onClick={retry}>
              {pageText('tryAgain')}
            </button>
          </div>
          <ReadableOffline
            passage={route}
            hrefOf={(to) => routeAddress.format({ ...to, parallels: [] })}
            {...{ books, translations }}
          />
        </>
      ) : book && (isOutside || isMissing(error)) ? (
        <p role="alert">{missingText.rich('noChapter', { book: <bdi>{book.name}</bdi>, chapter })}</p>
      ) : books.length > 0 && !book && !isMissing(error) ? (
        <p role="alert">{linkText('notInTranslation')}</p>
      ) : (
        <Problem error={error} retry={retry} />
      )}
      {!isNotKept(error) && <Alternatives route={route} books={books} translations={translations} />}
    </article>
  );
}

/** The route with the ids of its translations, if the address has them in other letters or joined: `bsb`, `BSB+KJV`. */
function knownRoute(route: Route, translations: readonly Pick<Translation, 'id'>[]): Route | undefined {
  const [first, ...others] = route.translation
    .toLowerCase()
    .split('+')
    .map((id) => translations.find((each) => each.id.toLowerCase() === id)?.id);
  if (first === undefined || first === route.translation) return undefined;
  const parallels = [...others.filter((id) => id !== undefined), ...route.parallels].slice(0, 3);
  return { ...route, translation: first, parallels };
}

/** The route that names its book as people do (`#/BSB/john/3`), or no translation (`#/JHN/3`). */
async function namedRoute(
  route: Route,
  translations: readonly Pick<Translation, 'id'>[],
  books: readonly TranslationBook[],
): Promise<Route | undefined> {
  const { translation, book, chapter } = route;
  const last = lastRoute()?.translation ?? translations[0]?.id;
  const isUnnamed =
    last !== undefined && /^\d/.test(book) && translations.every(({ id }) => id !== translation);
  if (!isUnnamed && books.length === 0) return undefined;
  try {
    const { parseReference } = await import('../../../client/src/references.ts');
    const named = isUnnamed ? (await service.books(last)).books : books;
    const text = isUnnamed ? `${translation} ${book}` : `${decodeURIComponent(book)} ${chapter}`;
    const reference = parseReference(text, { books: named });
    const found = named.find(({ id }) => id === reference.from.book);
    if (!found || found.id === book) return undefined;
    return { ...route, ...placeOfReference(reference, found), ...(isUnnamed && { translation: last }) };
  } catch {
    return undefined;
  }
}

async function nameElsewhere(
  id: string,
  translations: readonly Translation[],
): Promise<NamedBook | undefined> {
  const [code] = spokenLanguage().locale.split('-');
  for (const { id: of } of translations
    .filter(({ language }) => shortestTag(language) === code)
    .slice(0, 5)) {
    const { books } = await service.books(of).catch(() => ({ books: [] }));
    const found = books.find((book) => book.id === id);
    if (found) return { ...found, name: briefName(found) };
  }
  const commonName = bookInfo(id)?.commonName;
  return commonName === undefined ? undefined : { id, name: commonName, commonName, title: null };
}

interface AlternativesProps {
  readonly route: Route;
  readonly books: TranslationBooks['books'];
  readonly translations: readonly Translation[];
}

/** The nearest alternatives: chapters, books or translations. Renders nothing if the passage may exist. */
function Alternatives({ route, books, translations }: AlternativesProps) {
  const book = books.find(({ id }) => id === route.book);
  const { firstChapterNumber: first = 1, lastChapterNumber: last = 0 } = book ?? {};
  if (book && route.chapter >= first && route.chapter <= last) return null;
  if (book) {
    return (
      <nav aria-label={missingText('chaptersOf', { book: book.name })}>
        <h2>{readingText('chapters')}</h2>
        <ChapterGrid
          book={book}
          hrefOf={(chapter) => routeAddress.format({ ...verseless(route), book: book.id, chapter })}
        />
      </nav>
    );
  }
  if (books.length > 0) {
    return (
      <LinkList
        label={missingText('books')}
        heading={missingText('booksOfTranslation')}
        links={books.map(({ id, name: text, firstChapterNumber: chapter }) => ({
          href: routeAddress.format({ ...verseless(route), book: id, chapter }),
          text,
        }))}
      />
    );
  }
  if (translations.length === 0 || translations.some(({ id }) => id === route.translation)) return null;
  return (
    <LinkList
      label={missingText('translations')}
      links={translations.map(({ id, name: text }) => ({
        href: routeAddress.format({ ...route, translation: id }),
        text,
      }))}
    />
  );
}

function verseless({ verse: _, endVerse: _end, ...route }: Route): Route {
  return route;
}

export function EmptyLibrary() {
  return (
    <div class="problem">
      <h1>{missingText('nothingToRead')}</h1>
      <p>
        {missingText.rich('emptyLibrary', {
          explorer: <a href={`${serviceRoot()}docs`}>{missingText('explorer')}</a>,
        })}
      </p>
    </div>
  );
}
