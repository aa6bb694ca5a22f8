import type { Translation } from '../../../client/src/documents.ts';
import { shortestTag } from '../../../src/model/shortest-tag.ts';
import { languageNameOf } from '../../strings/formats.ts';
import { keptText, toolbarText } from '../../strings/strings-en.ts';
import { Problem } from '../problem.tsx';
import { type Route, routeAddress } from '../route.ts';
import { orNone, service, useDocument } from '../service.ts';
import { hasPart } from '../site.ts';
import { preferredLanguages } from '../text/script-of.ts';
import { SiteLinks } from '../toolbar/settings-menu.tsx';
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
      {hasPart('kept') && (
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
      )}
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
      <SiteLinks />
    </div>
  );
}

/** The same for places in one chapter. */
function chapterOf({ edition, book, chapter }: Visit): string {
  return passageKey({ edition, book, chapter });
}

/** How many languages are listed before the others are asked for, and how many editions of each. */
const mostLanguages = 12;
const mostEditions = 8;

/** What this library has: translations by language, those of the reader first, and editions of other kinds. */
function LibraryContents({ route, translations }: Pick<HomeProps, 'route' | 'translations'>) {
  const others = useDocument('others', async (signal) => {
    const [commentaries, datasets] = await Promise.all([
      orNone(service.commentaries({ signal })),
      orNone(service.datasets({ signal })),
    ]);
    return [...(commentaries?.commentaries ?? []), ...(datasets?.datasets ?? [])].map(({ id, name }) => ({
      id,
      name,
    }));
  });
  const languages = languagesOf(translations);
  const [first, more] = [languages.slice(0, mostLanguages), languages.slice(mostLanguages)];
  const list = (some: typeof languages) => (
    <ul class="languages">
      {some.map((of) => (
        <LanguageEditions key={of[0]!.language} route={route} translations={of} />
      ))}
    </ul>
  );
  return (
    <section>
      <h3>{keptText('thisLibrary')}</h3>
      <p>
        {keptText('translationsIn', {
          translations: keptText('translations', { count: translations.length }),
          languages: keptText('languages', { count: languages.length }),
        })}
      </p>
      {list(first)}
      {more.length > 0 && (
        <details>
          <summary>{keptText('moreLanguages', { count: more.length })}</summary>
          {list(more)}
        </details>
      )}
      {others.error && <Problem what={keptText('otherEditions')} error={others.error} retry={others.retry} />}
      {others.document && others.document.length > 0 && (
        <>
          <h3>{keptText('toStudy')}</h3>
          <ul class="studies">
            {others.document.slice(0, mostLanguages).map(({ id, name }) => (
              <li key={id}>
                <bdi>{name}</bdi>
              </li>
            ))}
            {others.document.length > mostLanguages && (
              <li>{toolbarText('andMore', { number: others.document.length - mostLanguages })}</li>
            )}
          </ul>
        </>
      )}
    </section>
  );
}

interface LanguageEditionsProps {
  readonly route: Route;
  /** Those of one language. */
  readonly translations: readonly Translation[];
}

/** A language with links to its editions, at the place that is read. */
function LanguageEditions({ route, translations }: LanguageEditionsProps) {
  const shown = translations.slice(0, mostEditions);
  const rest = translations.length - shown.length;
  const { book, chapter } = route;
  return (
    <li>
      <span>
        <bdi>{languageNames(translations[0]!)}</bdi>
      </span>
      {shown.map(({ id, name, shortName }) => (
        <a
          key={id}
          class="chip"
          href={routeAddress.format({ translation: id, book, chapter, beside: [] })}
          title={name}
          aria-current={id === route.translation ? 'page' : undefined}
        >
          <bdi>{shortName || id}</bdi>
        </a>
      ))}
      {rest > 0 && <span class="edition">{toolbarText('andMore', { number: rest })}</span>}
    </li>
  );
}

/** Translations by language: the languages of the reader first, then those with most. */
function languagesOf(translations: readonly Translation[]): (readonly Translation[])[] {
  const own = preferredLanguages();
  const rank = ([one]: readonly Translation[]) => {
    const at = own.indexOf(shortestTag(one!.language).split('-')[0]!);
    return at < 0 ? own.length : at;
  };
  return [...Map.groupBy(translations, ({ language }) => language).values()]
    .map((of) => of.toSorted((a, b) => b.totalNumberOfVerses - a.totalNumberOfVerses))
    .sort(
      (a, b) =>
        rank(a) - rank(b) || b.length - a.length || languageNames(a[0]!).localeCompare(languageNames(b[0]!)),
    );
}

function languageNames(translation: Translation): string {
  const [own, name] = [translation.languageName, languageNameOf(translation)];
  return own && own !== name ? `${own} · ${name}` : name;
}
