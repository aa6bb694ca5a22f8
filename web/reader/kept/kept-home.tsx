import type { Translation, TranslationBook } from '../../../client/src/documents.ts';
import { passages } from '../../../client/src/passages.ts';
import { verseOfTheDay } from '../../../src/model/verse-of-the-day.ts';
import { joinVerses } from '../../../src/questions/verse-pieces.ts';
import { service, useDocument } from '../../service/service.ts';
import { hasPart } from '../../service/site.ts';
import { formatDate } from '../../strings/formats.ts';
import { formatNumber } from '../../strings/strings.ts';
import { keptText } from '../../strings/texts.ts';
import { useStyle } from '../../widgets/later-content.tsx';
import { type Route, routeAddress } from '../route.ts';
import { briefName, scriptOf } from '../text/script-of.ts';
import { SiteLinks } from '../toolbar/settings-menu.tsx';
import { translationOfBooks } from '../translation-lists.ts';
import styles from './home.css' with { type: 'text' };
import { highlightedPassages, passageKey, titleOf, type Visit } from './kept-data.ts';
import { hrefOf } from './kept-row.tsx';
import { Downloads, LibraryContents } from './library-contents.tsx';
import { TodayOfPlan } from './reading-plans.tsx';
import { useKept } from './store.ts';

interface HomeProps {
  readonly route: Route;
  readonly translations: readonly Translation[];
  readonly books: readonly TranslationBook[];
  readonly onOpen: (tab: string) => void;
}

export function Home({ route, translations, books, onOpen }: HomeProps) {
  useStyle(styles);
  const progress = useKept('plans');
  return (
    <div class="home">
      <Continue {...{ route, books }} />
      <VerseOfTheDay {...{ route, translations, books }} />
      {hasPart('kept') && (
        <section class="card">
          <h3>{keptText('today')}</h3>
          {progress.map((each) => (
            <TodayOfPlan key={`${each.plan} ${each.edition}`} route={route} progress={each} />
          ))}
          <button type="button" class="chip" onClick={() => onOpen('plans')}>
            {keptText(progress.length === 0 ? 'startPlan' : 'plans')}
          </button>
        </section>
      )}
      <Lists onOpen={onOpen} />
      <LibraryContents {...{ route, translations }} />
      <Downloads edition={route.translation} />
      <SiteLinks />
    </div>
  );
}

const maxShown = 4;
const beginnings = [
  ['JHN', 1],
  ['PSA', 23],
  ['GEN', 1],
  ['RUT', 1],
] as const;

function Continue({ route, books }: Pick<HomeProps, 'route' | 'books'>) {
  const { translation: edition, book, chapter } = route;
  const here = passageKey({ edition, book, chapter });
  const places = useKept('places').toSorted((a, b) => b.at - a.at);
  const visits = useKept('visits').toReversed();
  const known = new Map<string, Visit>();
  for (const place of [...places, ...visits])
    if (visitedChapter(place) !== here && !known.has(visitedChapter(place)))
      known.set(visitedChapter(place), place);
  const [first, ...more] = [...known.values()].slice(0, maxShown + 1);
  if (!first) {
    const found = beginnings.flatMap(([id, number]) => {
      const of = books.find((each) => each.id === id);
      return of && (id !== book || number !== chapter) ? [{ of, number }] : [];
    });
    if (found.length === 0) return null;
    return (
      <section class="card">
        <h3>{keptText('beginReading')}</h3>
        <div class="chips">
          {found.map(({ of, number }) => (
            <a
              key={of.id}
              class="chip"
              href={hrefOf({ edition: of.translationId, book: of.id, chapter: number }, route)}
            >
              <bdi>{`${briefName(of)} ${number}`}</bdi>
            </a>
          ))}
        </div>
      </section>
    );
  }
  return (
    <section class="card">
      <h3>{keptText('continue')}</h3>
      <a class="continue" href={hrefOf(first, route)}>
        <span>
          <bdi>{first.title}</bdi> <span class="edition">{first.edition}</span>
        </span>
        <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
          <path d="m9 5 7 7-7 7" />
        </svg>
      </a>
      {more.length > 0 && (
        <div class="chips">
          {more.map((place) => (
            <a key={visitedChapter(place)} class="chip" href={hrefOf(place, route)}>
              <bdi>{place.title}</bdi>
              <span class="edition">{place.edition}</span>
            </a>
          ))}
        </div>
      )}
    </section>
  );
}

function visitedChapter({ edition, book, chapter }: Visit): string {
  return passageKey({ edition, book, chapter });
}

function VerseOfTheDay({ route, translations, books }: Omit<HomeProps, 'onOpen'>) {
  const edition = translationOfBooks(books, route);
  const now = new Date();
  const twoDigits = (number: number) => String(number).padStart(2, '0');
  const date = `${now.getFullYear()}-${twoDigits(now.getMonth() + 1)}-${twoDigits(now.getDate())}`;
  const written = verseOfTheDay(date, (reference) => books.some(({ id }) => reference.startsWith(id)));
  const { document } = useDocument(written && `${edition} ${written}`, async (signal) => {
    const found = await passages(service, written!, edition, { signal, numbering: 'eng' });
    return { written: written!, verses: found.passages[0]?.editions[0]?.verses ?? [] };
  });
  const first = document?.verses[0];
  if (!written || (document && !first)) return null;
  const last = document?.verses.at(-1);
  const end = last?.endVerse ?? last?.verse;
  const place = first
    ? {
        book: first.book,
        chapter: first.chapter,
        verse: first.verse,
        ...(end! > first.verse && { endVerse: end! }),
      }
    : {
        book: written.slice(0, 3),
        chapter: Number(/\d+(?=:)/.exec(written)),
        verse: Number(/(?<=:)\d+/.exec(written)),
      };
  const book = books.find(({ id }) => id === place.book);
  const translation = translations.find(({ id }) => id === edition);
  return (
    <section class="card verse-of-day" aria-busy={!document}>
      <h3>
        {keptText('verseOfTheDay')}{' '}
        <time dateTime={date}>{formatDate(now.getTime(), { day: 'numeric', month: 'long' })}</time>
      </h3>
      <blockquote {...scriptOf(translation)}>
        {document ? joinVerses(document.verses.map(({ text }) => text)) : '\u00a0'}
      </blockquote>
      <a href={routeAddress.format({ translation: edition, parallels: route.parallels, ...place })}>
        <bdi>{titleOf(`${book ? briefName(book) : place.book} ${place.chapter}`, place)}</bdi>
      </a>
    </section>
  );
}

const drawings = {
  highlights: 'M4 20h16M7 16l-1-3 9-9 5 5-9 9-4-2z',
  notes: 'M5 4h14v11l-5 5H5zM14 20v-5h5',
  bookmarks: 'M7 4h10v16l-5-4-5 4z',
  history: 'M4 12a8 8 0 1 0 3-6.2M4 4v4h4M12 8v4l3 2',
  offline: 'M12 4v11m-5-4 5 5 5-5M5 20h14',
  backup: 'M4 8l4-4 4 4M8 4v12M20 16l-4 4-4-4M16 20V8',
} as const;

function Lists({ onOpen }: Pick<HomeProps, 'onOpen'>) {
  const counts: Readonly<Record<string, number>> = {
    highlights: highlightedPassages(useKept('highlights')).length,
    notes: useKept('notes').length,
    bookmarks: useKept('bookmarks').length,
  };
  const offered = (Object.keys(drawings) as (keyof typeof drawings)[]).filter((id) =>
    hasPart(id === 'offline' ? id : 'kept'),
  );
  if (offered.length === 0) return null;
  return (
    <ul class="tiles">
      {offered.map((id) => (
        <li key={id}>
          <button type="button" onClick={() => onOpen(id)}>
            <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
              <path d={drawings[id]} />
            </svg>
            <span>{keptText(id)}</span>
            {counts[id] ? <span class="count">{formatNumber(counts[id])}</span> : null}
          </button>
        </li>
      ))}
    </ul>
  );
}
