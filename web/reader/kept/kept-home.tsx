import type { Translation } from '../../../client/src/documents.ts';
import { preferredTranslation } from '../../../client/src/preferred-translation.ts';
import { Problem } from '../problem.tsx';
import { type Route, routeAddress } from '../route.ts';
import { orNone, service, useDocument } from '../service.ts';
import { passageKey, type Visit } from './kept-data.ts';
import { Row } from './kept-row.tsx';
import { TodayOfPlan } from './reading-plans.tsx';
import { useKept } from './store.ts';

interface HomeProps {
  readonly route: Route;
  readonly translations: readonly Translation[];
  /** Shows all plans. */
  readonly onPlans: () => void;
}

/** How many of each are shown. */
const most = 5;

/** Where to go on: the place in each edition, today's reading, what was read and marked last, and what the library has. */
export function Home({ route, translations, onPlans }: HomeProps) {
  const { translation: edition, book, chapter } = route;
  const here = passageKey({ edition, book, chapter });
  const places = useKept('places')
    .filter((place) => chapterOf(place) !== here)
    .toSorted((a, b) => b.at - a.at);
  const shown = new Set([here, ...places.map(chapterOf)]);
  const recent = new Map(
    useKept('visits')
      .filter((visit) => !shown.has(chapterOf(visit)))
      .toReversed()
      .map((visit) => [chapterOf(visit), visit]),
  );
  const bookmarks = useKept('bookmarks').toSorted((a, b) => b.made - a.made);
  const progress = useKept('plans');
  return (
    <div class="home">
      {places.length > 0 && (
        <section>
          <h3>Continue</h3>
          <ul class="kept-list">
            {places.slice(0, most).map((passage) => (
              <Row key={passage.edition} {...{ route, passage }} />
            ))}
          </ul>
        </section>
      )}
      <section>
        <h3>Today</h3>
        {progress.map((each) => (
          <TodayOfPlan key={`${each.plan} ${each.edition}`} route={route} progress={each} />
        ))}
        {progress.length === 0 && (
          <button type="button" class="chip" onClick={onPlans}>
            Start a reading plan
          </button>
        )}
      </section>
      {recent.size > 0 && (
        <section>
          <h3>Read before</h3>
          <ul class="kept-list">
            {[...recent.values()].slice(0, most).map((passage) => (
              <Row key={chapterOf(passage)} {...{ route, passage }} />
            ))}
          </ul>
        </section>
      )}
      {bookmarks.length > 0 && (
        <section>
          <h3>Bookmarks</h3>
          <ul class="kept-list">
            {bookmarks.slice(0, most).map((passage) => (
              <Row key={passageKey(passage)} {...{ route, passage }} />
            ))}
          </ul>
        </section>
      )}
      <LibraryContents {...{ route, translations }} />
    </div>
  );
}

/** The same for places in one chapter. */
function chapterOf({ edition, book, chapter }: Visit): string {
  return passageKey({ edition, book, chapter });
}

/** How many languages are listed before the others are asked for. */
const mostLanguages = 12;

/** What this library has: translations by language, and editions of other kinds. */
function LibraryContents({ route, translations }: Pick<HomeProps, 'route' | 'translations'>) {
  const others = useDocument('others', async (signal) => {
    const [commentaries, datasets] = await Promise.all([
      orNone(service.commentaries({ signal })),
      orNone(service.datasets({ signal })),
    ]);
    return [
      counted(commentaries?.commentaries.length ?? 0, 'commentary', 'commentaries'),
      counted(datasets?.datasets.length ?? 0, 'dataset', 'datasets'),
    ].filter((text) => text !== '');
  });
  const languages = [...Map.groupBy(translations, ({ language }) => language).values()].sort(
    (a, b) => b.length - a.length || languageName(a[0]!).localeCompare(languageName(b[0]!)),
  );
  const [first, more] = [languages.slice(0, mostLanguages), languages.slice(mostLanguages)];
  const list = (some: typeof languages) => (
    <ul class="languages">
      {some.map((of) => (
        <li key={of[0]!.language}>
          <a class="chip" href={hrefIn(of, route)}>
            {languageName(of[0]!)} <span class="edition">{of.length}</span>
          </a>
        </li>
      ))}
    </ul>
  );
  return (
    <section>
      <h3>This library</h3>
      <p>
        {[
          `${counted(translations.length, 'translation', 'translations')} in ${counted(languages.length, 'language', 'languages')}`,
          ...(others.document ?? []),
        ].join(', ')}
        .
      </p>
      {others.error && <Problem what="The other editions" error={others.error} retry={others.retry} />}
      {list(first)}
      {more.length > 0 && (
        <details>
          <summary>{counted(more.length, 'more language', 'more languages')}</summary>
          {list(more)}
        </details>
      )}
    </section>
  );
}

/** The passage that is read, in the translation of a language that is preferred. */
function hrefIn(translations: readonly Translation[], { book, chapter }: Route): string {
  const { id } = preferredTranslation(translations) ?? translations[0]!;
  return routeAddress.format({ translation: id, book, chapter, beside: [] });
}

function languageName({ languageEnglishName, languageName, language }: Translation): string {
  return languageEnglishName ?? languageName ?? language;
}

function counted(count: number, one: string, several: string): string {
  return count === 0 ? '' : `${count} ${count === 1 ? one : several}`;
}
