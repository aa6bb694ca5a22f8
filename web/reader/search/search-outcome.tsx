import type { Features, SearchAnswer, Translation, TranslationBook } from '../../../client/src/documents.ts';
import { ScriptoriumError } from '../../../client/src/http/scriptorium-error.ts';
import { inOtherScripts } from '../../../src/questions/search/suggest-terms.ts';
import { service, useDocument } from '../../service/service.ts';
import { formatList, languageNameOf } from '../../strings/formats.ts';
import { formatNumber } from '../../strings/strings.ts';
import { pageText, searchText } from '../../strings/texts.ts';
import { Problem } from '../../widgets/problem.tsx';
import { followIn } from '../parallel/neighbours.ts';
import { type Route, routeAddress } from '../route.ts';
import { scriptOf } from '../text/script-of.ts';
import { findReferences } from '../toolbar/find-references.ts';
import type { AskedSearch } from './asked-search.ts';

interface OpenReferenceProps {
  readonly route: Route;
  readonly translations: readonly Translation[];
  readonly books: readonly TranslationBook[];
  readonly language: string | undefined;
  readonly answer: SearchAnswer | undefined;
}

export function OpenReference({ answer, route, translations, books, language }: OpenReferenceProps) {
  const [found] = answer?.reference ? findReferences(answer.reference, { books, language }).found : [];
  if (!found) return null;
  const { translation, parallels } = route;
  const { reference: _, label, ...place } = found;
  const [shown] = answer?.passage?.passages[0]?.editions ?? [];
  const verses = shown?.verses ?? [];
  return (
    <div class="open-reference">
      {shown && verses.length > 0 && (
        <p {...scriptOf(translations.find(({ id }) => id === shown.translation))}>
          {verses.slice(0, maxPassageVerses).map(({ verse: number, endVerse: last, text }) => (
            <span key={number}>
              {number > 0 && verses.length > 1 && (
                <sup class="number">{last === undefined ? number : `${number}-${last}`}&nbsp;</sup>
              )}
              {text}{' '}
            </span>
          ))}
          {verses.length > maxPassageVerses && '…'}
        </p>
      )}
      <p>
        <a href={routeAddress.format({ translation, parallels, ...place })}>
          {searchText.rich('open', { reference: <bdi>{label}</bdi> })}
        </a>
      </p>
    </div>
  );
}

const maxPassageVerses = 5;

interface CorrectionsProps {
  readonly meant: NonNullable<SearchAnswer['didYouMean']>;
  readonly change: (to: Partial<AskedSearch>) => void;
}

export function Corrections({ meant, change }: CorrectionsProps) {
  if (meant.length === 0) return null;
  return (
    <div class="nothing-found">
      {meant.map(({ query, verses }) => (
        <button key={query} type="button" class="chip" onClick={() => change({ q: query })}>
          <span>{searchText.rich('didYouMean', { query: <bdi>{query}</bdi> })}</span>{' '}
          <span class="count">{formatNumber(verses)}</span>
        </button>
      ))}
    </div>
  );
}

interface NothingFoundProps {
  readonly route: Route;
  readonly search: AskedSearch;
  readonly translations: readonly Translation[];
  readonly isLeft: boolean;
  readonly change: (to: Partial<AskedSearch>) => void;
}

export function NothingFound({ search, change, route, translations, isLeft }: NothingFoundProps) {
  const { q, books, as, scope } = search;
  const language = translations.find(({ id }) => id === route.translation);
  const others = useOtherLanguages(/\p{L}:/u.test(q) ? '' : q, route, translations);
  const mayBegin = /^[\p{L}\p{M}]{2,}$/u.test(q);
  return (
    <div class="nothing-found">
      {(books || as) && (
        <button type="button" class="chip" onClick={() => change({ books: undefined, as: undefined })}>
          {searchText('withoutFilters')}
        </button>
      )}
      {mayBegin && (
        <button type="button" class="chip" onClick={() => change({ q: `${q}*` })}>
          <span>{searchText.rich('wordsThatBegin', { word: <bdi>{q}</bdi> })}</span>
        </button>
      )}
      {/"/.test(q) && (
        <button type="button" class="chip" onClick={() => change({ q: q.replace(/"/g, '') })}>
          {searchText('anyOrder')}
        </button>
      )}
      {others?.map((other) => (
        <a
          key={other.id}
          class="chip"
          href={routeAddress.format({ ...route, translation: other.id, search: { q, scope: 'language' } })}
          onClick={(event) => followIn(event, { ...route, search: { q, scope: 'language' } }, other.id)}
        >
          {searchText('allInLanguage', { language: languageNameOf(other) })}
        </a>
      ))}
      {!others && !scope && !isLeft && language && translations.length > 1 && (
        <button type="button" class="chip" onClick={() => change({ scope: 'language' })}>
          {searchText('allInLanguage', { language: languageNameOf(language) })}
        </button>
      )}
    </div>
  );
}

/** Undefined for a query in the script of the open translation, and for numbers of words. */
function useOtherLanguages(
  text: string,
  { translation }: Route,
  translations: readonly Translation[],
): readonly Translation[] | undefined {
  const isMixed = new Set(translations.map(({ language }) => language)).size > 1;
  const { document } = useDocument(isMixed ? 'features' : undefined, (signal) =>
    service.get<Features>('/api/x/features.json', { signal }),
  );
  return inOtherScripts(text, [translation], translations, document?.translations ?? []);
}

interface SearchProblemProps {
  readonly error: Error;
  readonly query: string;
  readonly retry: () => void;
  readonly translations: readonly Translation[];
}

export function SearchProblem({ error, query, retry, translations }: SearchProblemProps) {
  if (error instanceof ScriptoriumError && error.parameter === 'q') {
    const { message, hint, at = 0 } = error;
    return (
      <div class="problem" role="alert">
        <p>{message}</p>
        {at > 0 && at < query.length && (
          <p class="query-place">
            <bdi>
              {query.slice(0, at)}
              <mark>{query.slice(at)}</mark>
            </bdi>
          </p>
        )}
        {hint && <p>{hint}</p>}
      </div>
    );
  }
  if (error instanceof ScriptoriumError && error.code === 'file_not_found') {
    const names = error.editions.map((id) => translations.find((each) => each.id === id)?.name ?? id);
    return (
      <div class="problem" role="alert">
        <p>{searchText.rich('noIndex', { translation: <bdi>{formatList(names)}</bdi> })}</p>
      </div>
    );
  }
  return <Problem error={error} retry={retry} />;
}

export function Attributions({ pages }: { readonly pages: readonly SearchAnswer[] }) {
  const lists = pages.flatMap(({ attributions, passage }) => [attributions, passage?.attributions ?? []]);
  const all = new Map(lists.flat().map((each) => [each.edition, each]));
  return (
    <ul class="attributions">
      {[...all.values()].map(({ edition, text, licenseUrl }) => (
        <li key={edition}>
          {edition}: <bdi>{text}</bdi>
          {licenseUrl && (
            <>
              {' '}
              · <a href={licenseUrl}>{pageText('licence')}</a>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
