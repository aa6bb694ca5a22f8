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
import { usedIds } from '../toolbar/use-listed-translations.ts';
import styles from './missing-passage.css' with { type: 'text' };
import { briefName, type NamedBook } from './script-of.ts';
import { withVerses } from './selection.ts';

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
  const { document: elsewhere } = useDocument(
    `${route.translation} ${route.book} ${translations.length}`,
    () => booksElsewhere(route, translations),
  );
  useEffect(() => {
    const named = elsewhere && name === undefined ? nameElsewhere(route.book, elsewhere) : undefined;
    if (named) onName(named);
  }, [elsewhere]);
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
  const passage = <bdi>{`${name ?? route.book} ${chapter}`}</bdi>;
  const edition = translations.find(({ id }) => id === translation)?.name ?? translation;
  return (
    <article class="passage missing">
      <h1 tabIndex={-1}>{passage}</h1>
      {isNotKept(error) ? (
        <>
          <div class="problem" role="alert">
            <p>{offlineText.rich('notKept', { passage, translation: <bdi>{edition}</bdi> })}</p>
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
      ) : book && (!hasChapter(book, route) || isMissing(error)) ? (
        <p role="alert">{missingText.rich('noChapter', { book: <bdi>{book.name}</bdi>, chapter })}</p>
      ) : books.length > 0 && !book && !isMissing(error) ? (
        <p role="alert">{linkText('notInTranslation')}</p>
      ) : (
        <Problem error={error} retry={retry} />
      )}
      {!isNotKept(error) && <Alternatives {...{ route, books, translations }} elsewhere={elsewhere} />}
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
    const written = decodeURIComponent(book);
    // The chapter may follow the name: `#/KJV/JHN.3.16`
    const place = /[^\p{L}\d]\d/u.test(written) ? written : `${written} ${chapter}`;
    const text = isUnnamed ? `${translation} ${book}` : place;
    const reference = parseReference(text, { books: named });
    const found = named.find(({ id }) => id === reference.from.book);
    if (!found || found.id === book) return undefined;
    return { ...route, ...placeOfReference(reference, found), ...(isUnnamed && { translation: last }) };
  } catch {
    return undefined;
  }
}

type ListedTranslation = Pick<Translation, 'id' | 'language'> & Partial<Pick<Translation, 'numberOfBooks'>>;

const isSpoken = ({ language }: Pick<Translation, 'language'>) =>
  shortestTag(language) === spokenLanguage().locale.split('-')[0];

/** The book in other translations: those in use and in the language of the reader first, then the largest. */
export async function booksElsewhere(
  route: Route,
  translations: readonly ListedTranslation[],
): Promise<TranslationBooks[]> {
  const used = usedIds(route);
  const rank = (each: ListedTranslation) => (used.includes(each.id) ? 2 : Number(isSpoken(each)));
  const asked = translations
    .filter(({ id }) => id !== route.translation)
    .sort((a, b) => rank(b) - rank(a) || (b.numberOfBooks ?? 0) - (a.numberOfBooks ?? 0))
    .slice(0, 5);
  const lists = await Promise.all(asked.map(({ id }) => service.books(id).catch(() => undefined)));
  return lists.flatMap((list) => (list?.books.some(({ id }) => id === route.book) ? list : []));
}

function nameElsewhere(id: string, elsewhere: readonly TranslationBooks[]): NamedBook | undefined {
  const found = elsewhere.find((each) => isSpoken(each.translation))?.books.find((book) => book.id === id);
  if (found) return { ...found, name: briefName(found) };
  const commonName = bookInfo(id)?.commonName;
  return commonName === undefined ? undefined : { id, name: commonName, commonName, title: null };
}

interface AlternativesProps extends Pick<MissingPassageProps, 'route' | 'translations'> {
  readonly books: readonly TranslationBook[];
  readonly elsewhere: readonly TranslationBooks[] | undefined;
}

/** The nearest alternatives: translations, chapters or books. Renders nothing if the passage may exist. */
function Alternatives({ route, books, translations, elsewhere = [] }: AlternativesProps) {
  const book = books.find(({ id }) => id === route.book);
  if (book && hasChapter(book, route)) return null;
  const isListed = books.length > 0 || translations.some(({ id }) => id === route.translation);
  const others = isListed
    ? elsewhere.flatMap(({ translation: { id, name: remark }, books }) => {
        const there = books.find((each) => hasChapter(each, route));
        return there ? { id, text: `${briefName(there)} ${route.chapter}`, remark } : [];
      })
    : translations.map(({ id, name: text }) => ({ id, text }));
  const hrefOf = (id: string, chapter: number) =>
    routeAddress.format({ ...withVerses(route), book: id, chapter });
  return (
    <>
      <LinkList
        label={missingText('translations')}
        links={others.map(({ id, ...rest }) => ({
          href: routeAddress.format({ ...route, translation: id }),
          ...rest,
        }))}
      />
      {book ? (
        <nav aria-label={missingText('chaptersOf', { book: book.name })}>
          <h2>{readingText('chapters')}</h2>
          <ChapterGrid book={book} hrefOf={(chapter) => hrefOf(book.id, chapter)} />
        </nav>
      ) : (
        <LinkList
          label={missingText('books')}
          heading={missingText('booksOfTranslation')}
          links={books.map(({ id, name, firstChapterNumber }) => ({
            href: hrefOf(id, firstChapterNumber),
            text: name,
          }))}
        />
      )}
    </>
  );
}

function hasChapter({ id, ...book }: TranslationBook, at: Route): boolean {
  return id === at.book && at.chapter >= book.firstChapterNumber && at.chapter <= book.lastChapterNumber;
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
