import type { Translation } from '../../../client/src/documents.ts';
import { preferredTranslation } from '../../../client/src/preferred-translation.ts';
import { languageNameOf } from '../../strings/formats.ts';
import { keptText } from '../../strings/strings-en.ts';
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
          <h3>{keptText('continue')}</h3>
          <ul class="kept-list">
            {places.slice(0, most).map((passage) => (
              <Row key={passage.edition} {...{ route, passage }} />
            ))}
          </ul>
        </section>
      )}
      <section>
        <h3>{keptText('today')}</h3>
        {progress.map((each) => (
          <TodayOfPlan key={`${each.plan} ${each.edition}`} route={route} progress={each} />
        ))}
        {progress.length === 0 && (
          <button type="button" class="chip" onClick={onPlans}>
            {keptText('startPlan')}
          </button>
        )}
      </section>
      {recent.size > 0 && (
        <section>
          <h3>{keptText('readBefore')}</h3>
          <ul class="kept-list">
            {[...recent.values()].slice(0, most).map((passage) => (
              <Row key={chapterOf(passage)} {...{ route, passage }} />
            ))}
          </ul>
        </section>
      )}
      {bookmarks.length > 0 && (
        <section>
          <h3>{keptText('bookmarks')}</h3>
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
    return {
      commentaries: commentaries?.commentaries.length ?? 0,
      datasets: datasets?.datasets.length ?? 0,
    };
  });
  const { commentaries = 0, datasets = 0 } = others.document ?? {};
  const languages = [...Map.groupBy(translations, ({ language }) => language).values()].sort(
    (a, b) => b.length - a.length || languageNameOf(a[0]!).localeCompare(languageNameOf(b[0]!)),
  );
  const [first, more] = [languages.slice(0, mostLanguages), languages.slice(mostLanguages)];
  const list = (some: typeof languages) => (
    <ul class="languages">
      {some.map((of) => (
        <li key={of[0]!.language}>
          <a class="chip" href={hrefIn(of, route)}>
            {languageNameOf(of[0]!)} <span class="edition">{of.length}</span>
          </a>
        </li>
      ))}
    </ul>
  );
  return (
    <section>
      <h3>{keptText('thisLibrary')}</h3>
      <p>
        {[
          keptText('translationsIn', {
            translations: keptText('translations', { count: translations.length }),
            languages: keptText('languages', { count: languages.length }),
          }),
          ...(commentaries > 0 ? [keptText('commentaries', { count: commentaries })] : []),
          ...(datasets > 0 ? [keptText('datasets', { count: datasets })] : []),
        ].join(' · ')}
      </p>
      {others.error && <Problem what={keptText('otherEditions')} error={others.error} retry={others.retry} />}
      {list(first)}
      {more.length > 0 && (
        <details>
          <summary>{keptText('moreLanguages', { count: more.length })}</summary>
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
