import { links } from '../../documents/links.ts';
import type { SearchScope } from '../../documents/question-parameters.ts';
import { type Attribution, readEditionsById } from '../edition.ts';
import { creditOf, readLexicons } from '../lexicon-entries.ts';
import { type EditionNames, onlyEditionNamed } from '../named-translations.ts';
import { commaList, type DocumentQuery } from '../question.ts';
import { maxEditions } from './search.ts';
import { readSearchedEditions } from './search-answer.ts';

export interface ScopeEditions {
  readonly idsOf: (scope: SearchScope) => readonly string[];
  /** The attributions of lexicons, whose entries do not contain them. */
  readonly credits: readonly Attribution[];
}

/**
 * Resolves `in` for each scope. Notes, names and lexicons are searched in the editions that `in` names,
 * otherwise in editions in the language of the first translation. If there are none, all are searched.
 * @throws QuestionError
 */
export function* readScopeEditions(
  written: string,
  scopes: readonly SearchScope[],
): DocumentQuery<ScopeEditions> {
  const lexicons = scopes.includes('lexicon') ? yield* readLexicons() : [];
  const listed = new Map<SearchScope, readonly EditionNames[]>(
    lexicons.length > 0 ? [['lexicon', lexicons]] : [],
  );
  if (scopes.includes('notes') || scopes.includes('names')) {
    const { commentaries, named } = yield* readCatalogues();
    if (scopes.includes('notes')) listed.set('notes', commentaries);
    if (scopes.includes('names')) listed.set('names', named);
  }
  const others = [...new Set([...listed.values()].flat())];
  const names = commaList(written).map((name) => onlyEditionNamed(others, name) ?? name);
  const inTranslations = names.filter((name) => typeof name === 'string');
  const needsTranslations = scopes.some((scope) => ofTranslations.includes(scope));
  const translations = needsTranslations ? yield* readSearchedEditions(inTranslations.join()) : [];
  const language = listed.size > 0 ? yield* languageOf(inTranslations) : undefined;
  const idsIn = (editions: readonly EditionNames[]) => {
    const choices = [
      editions.filter((each) => names.includes(each)),
      editions.filter((each) => each.language === language),
      editions,
    ];
    return choices.find(({ length }) => length > 0)?.map(({ id }) => id) ?? [];
  };
  return {
    idsOf: (scope) => (ofTranslations.includes(scope) ? translations : idsIn(listed.get(scope) ?? [])),
    credits: lexicons.map(creditOf),
  };
}

export const ofTranslations: readonly SearchScope[] = ['verses', 'headings', 'footnotes'];

/** The language of the first translation. @throws QuestionError if one of them does not exist. */
function* languageOf(names: readonly string[]): DocumentQuery<string | undefined> {
  const ids = names.filter((name) => name !== '*' && !name.startsWith('lang:')).slice(0, maxEditions);
  const [edition] = ids.length > 0 ? yield* readEditionsById(ids) : [];
  const [first = ''] = names;
  return first === ids[0] ? edition?.translation.language : /^lang:(.+)/.exec(first)?.[1];
}

interface Catalogues {
  readonly commentaries?: readonly (EditionNames & { readonly totalNumberOfProfiles?: number })[];
  readonly datasets?: readonly (EditionNames & Readonly<Record<string, unknown>>)[];
}

const entityCounts = ['People', 'Places', 'Events', 'PeopleGroups'].map((kind) => `totalNumberOf${kind}`);

function* readCatalogues(): DocumentQuery<{
  commentaries: readonly EditionNames[];
  named: readonly EditionNames[];
}> {
  const documents = yield [links.availableCommentaries, links.availableDatasets];
  const { commentaries = [], datasets = [] } = Object.assign({}, ...documents) as Catalogues;
  const ofEntities = datasets.filter((dataset) => entityCounts.some((count) => dataset[count]));
  const withProfiles = commentaries.filter(({ totalNumberOfProfiles = 0 }) => totalNumberOfProfiles > 0);
  return { commentaries, named: [...ofEntities, ...withProfiles] };
}
