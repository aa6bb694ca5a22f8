import type {
  AvailableCommentaries,
  AvailableDatasets,
  Translation,
  TranslationLanguages,
} from '../../../client/src/documents.ts';
import { shortestTag } from '../../../src/model/shortest-tag.ts';
import { orNone } from '../../service/loading.ts';
import { service, useDocument } from '../../service/service.ts';
import { hasPart } from '../../service/site.ts';
import { languageNameOf } from '../../strings/formats.ts';
import { keptText, toolbarText } from '../../strings/texts.ts';
import { Problem } from '../../widgets/problem.tsx';
import { translationLanguages } from '../divided-catalogue.ts';
import { type Route, routeAddress } from '../route.ts';
import { preferredLanguages } from '../text/script-of.ts';
import { SiteLinks } from '../toolbar/settings-menu.tsx';
import { isDivided } from '../translation-lists.ts';
import { passageKey, type Visit } from './kept-data.ts';
import { Row } from './kept-row.tsx';
import { TodayOfPlan } from './reading-plans.tsx';
import { useKept } from './store.ts';

interface HomeProps {
  readonly route: Route;
  readonly translations: readonly Translation[];
  readonly onPlans: () => void;
}

const maxShown = 5;

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
            {places.slice(0, maxShown).map((passage) => (
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
            {[...recent.values()].slice(0, maxShown).map((passage) => (
              <Row key={chapterOf(passage)} {...{ route, passage }} />
            ))}
          </ul>
        </section>
      )}
      {bookmarks.length > 0 && (
        <section>
          <h3>{keptText('bookmarks')}</h3>
          <ul class="kept-list">
            {bookmarks.slice(0, maxShown).map((passage) => (
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

function chapterOf({ edition, book, chapter }: Visit): string {
  return passageKey({ edition, book, chapter });
}

const maxLanguages = 12;
const maxEditions = 8;

function LibraryContents({ route, translations }: Pick<HomeProps, 'route' | 'translations'>) {
  const others = useDocument('others', async (signal) => {
    const [commentaries, datasets] = await Promise.all([
      orNone(service.get<AvailableCommentaries>('/api/available_commentaries.json', { signal })),
      orNone(service.get<AvailableDatasets>('/api/available_datasets.json', { signal })),
    ]);
    return [...(commentaries?.commentaries ?? []), ...(datasets?.datasets ?? [])].map(({ id, name }) => ({
      id,
      name,
    }));
  });
  const divided = useDocument(isDivided ? 'languages' : undefined, translationLanguages);
  const languages = isDivided
    ? byRank((divided.document?.languages ?? []).map(listedLanguage))
    : languagesOf(translations);
  const [first, more] = [languages.slice(0, maxLanguages), languages.slice(maxLanguages)];
  const list = (some: typeof languages) => (
    <ul class="languages">
      {some.map((of) => (
        <LanguageEditions key={of.code} route={route} language={of} />
      ))}
    </ul>
  );
  return (
    <section>
      <h3>{keptText('thisLibrary')}</h3>
      <p>
        {keptText('translationsIn', {
          translations: keptText('translations', {
            count: divided.document?.translations ?? translations.length,
          }),
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
            {others.document.slice(0, maxLanguages).map(({ id, name }) => (
              <li key={id}>
                <bdi>{name}</bdi>
              </li>
            ))}
            {others.document.length > maxLanguages && (
              <li>{toolbarText('andMore', { number: others.document.length - maxLanguages })}</li>
            )}
          </ul>
        </>
      )}
    </section>
  );
}

interface LanguageEditionsProps {
  readonly route: Route;
  readonly language: ListedLanguage;
}

interface ListedLanguage {
  /** ISO 639-3. */
  readonly code: string;
  readonly name: string;
  readonly count: number;
  /** Known translations, the most complete first. */
  readonly translations: readonly Pick<Translation, 'id' | 'name' | 'shortName'>[];
}

function LanguageEditions({ route, language }: LanguageEditionsProps) {
  const shown = language.translations.slice(0, maxEditions);
  const rest = language.count - shown.length;
  const { book, chapter } = route;
  return (
    <li>
      <span>
        <bdi>{language.name}</bdi>
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

function languagesOf(translations: readonly Translation[]): ListedLanguage[] {
  const groups = Map.groupBy(translations, ({ language }) => language);
  return byRank(
    [...groups].map(([code, of]) => ({
      code,
      name: languageNames(of[0]!),
      count: of.length,
      translations: of.toSorted((a, b) => b.totalNumberOfVerses - a.totalNumberOfVerses),
    })),
  );
}

function byRank(languages: readonly ListedLanguage[]): ListedLanguage[] {
  const own = preferredLanguages();
  const rank = ({ code }: ListedLanguage) => {
    const at = own.indexOf(shortestTag(code).split('-')[0]!);
    return at < 0 ? own.length : at;
  };
  return languages.toSorted((a, b) => rank(a) - rank(b) || b.count - a.count || a.name.localeCompare(b.name));
}

/** A language of a divided catalogue; only its most complete translation is known. */
function listedLanguage(language: TranslationLanguages['languages'][number]): ListedLanguage {
  const { code, name, englishName, translations, first } = language;
  const names = {
    language: code,
    ...(name !== null && { languageName: name }),
    ...(englishName !== null && { languageEnglishName: englishName }),
  };
  const only = { id: first, name: first, shortName: first };
  return { code, name: languageNames(names), count: translations, translations: [only] };
}

function languageNames(names: Parameters<typeof languageNameOf>[0]): string {
  const [own, name] = [names.languageName, languageNameOf(names)];
  return own && own !== name ? `${own} · ${name}` : name;
}
