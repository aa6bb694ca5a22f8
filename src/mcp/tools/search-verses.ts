import { z } from 'zod';
import { links } from '../../documents/links.ts';
import {
  maxQueryCharacters,
  type Rung,
  searchScopes,
  searchSorts,
} from '../../documents/question-parameters.ts';
import type { Features } from '../../documents/site/site-schema.ts';
import { count } from '../../lib/count.ts';
import {
  type Attribution,
  type Edition,
  findBook,
  readEditionsById,
  referenceOptionsFor,
  type VerseAddress,
} from '../../questions/edition.ts';
import type { DocumentQuery } from '../../questions/question.ts';
import { allReferenceData } from '../../questions/reference-data.ts';
import { type SearchResults, search } from '../../questions/search/search.ts';
import { inOtherScripts } from '../../questions/search/suggest-terms.ts';
import { meansAllBooks, withBooksOfGroups } from '../../references/book-groups.ts';
import { formatReference } from '../../references/write-references.ts';
import { attributionLines, chooseTranslations } from '../catalogue.ts';
import { translateOperators } from '../input/search-operators.ts';
import { faultOf, verseReference } from '../places.ts';
import { blocks, defineTool, nextPageText, type QuotedVerse, toolParts } from '../tool.ts';
import { searchTexts, type TextResults } from './search-texts.ts';

export const searchVerses = defineTool({
  name: 'search',
  title: 'Search the Bible',
  description:
    'Finds verses by their words, the best matches first: as a phrase, all words, other forms of them, most of them. Exact: "a phrase" in double quotes, prefix*, -without, one|other, strong:G26, lemma:ἀγάπη.',
  input: z.strictObject({
    query: z.string().min(1).max(maxQueryCharacters),
    translations: z.array(toolParts.edition).max(30).optional().describe('Ids, "lang:eng" or "*"'),
    books: z.string().max(500).default('').describe('"NT", "Gospels", "PSA, MAT-JHN", "Isa 40-66"'),
    scope: z.array(z.enum(searchScopes)).default([]).describe('Texts to search; default: verses'),
    sort: z.enum(searchSorts).optional(),
    computed: z.boolean().default(false).describe('strong: and lemma: also by computed alignments'),
    limit: z.int().min(1).max(50).default(10),
    offset: toolParts.offset,
  }),
  example: { query: 'living water', books: 'Gospels' },
  output: {
    total: 'integer',
    more: 'object',
    editions: 'array',
    results: 'array',
    renderings: 'array',
    didYouMean: 'array',
    readsAsReference: 'string?',
    passage: 'array',
    nextOffset: 'integer?',
    notSearched: 'array',
    notAnnotated: 'array',
    attributions: 'array',
  },

  *ask({ query, translations, books: written, scope, sort, computed, limit, offset }, context) {
    const q = translateOperators(query);
    if (q !== query) context.note(`Searched for: ${q}`);
    const editions = yield* chooseTranslations(translations, context);
    const books = meansAllBooks(written) ? '' : withBooksOfGroups(written);
    if (scope.some((each) => each !== 'verses')) {
      const texts = yield* searchTexts({ q, in: editions.join(), books, scope, sort, limit, offset });
      return { ...texts, members: membersOfTexts(texts) };
    }
    const found = yield* search({
      q,
      editions,
      books,
      match: 'best',
      sort,
      computed,
      limit,
      offset,
      referenceData: allReferenceData,
    });
    const results = yield* hitsOf(found.results);
    const reason =
      results.length === 0 && !found.passage ? yield* reasonText(q, editions, found.reference) : '';
    const passage = yield* hitsOf(passageVerses(found));
    const nextOffset = found.hasMore ? offset + results.length : null;
    const renderings = shortRenderings(found);
    const members = {
      total: found.total,
      more: found.more ?? {},
      editions: [...found.editions],
      results,
      renderings,
      didYouMean: found.didYouMean?.map(({ query }) => query) ?? [],
      readsAsReference: found.reference,
      passage,
      nextOffset,
      notSearched: found.notIndexed,
      notAnnotated: found.notAnnotated ?? [],
      attributions: attributionsOf(found),
    };
    const text = blocks(
      countText(found, q),
      reason,
      lacksText(found),
      computedText(found),
      members.didYouMean.length === 0 ? '' : `Did you mean: ${members.didYouMean.join(', ')}?`,
      passage.map(hitText).join('\n'),
      renderings
        .map(({ translation, of, renderings }) => `${of} in ${translation}: ${renderingsText(renderings)}`)
        .join('\n'),
      hitsText(results, found.query.words.length === 1),
      attributionLines(members.attributions),
      nextPageText(nextOffset),
      found.unsearched === 0
        ? ''
        : `Translations that were not searched yet: ${found.unsearched}. Request them by id.`,
    );
    return { members, text, verses: [...results, ...passage] };
  },
});

/** Explains why nothing is found: the verse does not exist, or no searched translation has this script. */
function* reasonText(q: string, editions: readonly string[], reference: string | null) {
  if (reference !== null) {
    const { message, hint } = (yield* faultOf(reference, editions[0]!)) ?? {};
    return [message, hint].filter(Boolean).join(' ');
  }
  const [features] = (yield [links.features]) as [Features | undefined];
  const { translations = [] } = features ?? {};
  const others = /\p{L}:/u.test(q) ? undefined : inOtherScripts(q, editions, translations, translations);
  const listed = others?.map(({ id, language }) => `${id} (${language})`).join(', ');
  if (listed) return `The query is written in another script. Translations in its script: ${listed}.`;
  return others
    ? 'No translation has the script of the query. get_word explains Hebrew and Greek words.'
    : '';
}

function membersOfTexts({ found, results, nextOffset }: TextResults) {
  return {
    total: found.total,
    more: {},
    editions: found.scopes.flatMap(({ editions, scope }) => editions.map((each) => ({ scope, ...each }))),
    results,
    renderings: [],
    didYouMean: found.didYouMean?.map(({ query }) => query) ?? [],
    readsAsReference: found.reference ?? null,
    passage: [],
    nextOffset,
    notSearched: found.scopes.flatMap(({ notIndexed }) => notIndexed),
    notAnnotated: [],
    attributions: found.attributions,
  };
}

function shortRenderings({ renderings = [] }: SearchResults) {
  return renderings.map(({ translation, of, renderings: all }) => ({
    translation,
    of,
    renderings: all.slice(0, maxRenderings).map(({ words, count }) => ({ words, count })),
  }));
}

const maxRenderings = 12;

function passageVerses({ passage }: SearchResults): SearchResults['results'] {
  const editions = passage?.passages.flatMap((each) => each.editions) ?? [];
  return editions.flatMap(({ translation, verses }) =>
    verses.map((verse) => ({ ...verse, translation, marks: [] })),
  );
}

function attributionsOf({ attributions, passage }: SearchResults): Attribution[] {
  const all = [...(passage?.attributions ?? []), ...attributions];
  return [...new Map(all.map((each) => [each.edition, each])).values()];
}

const operators = /["“”„«»|*]|(?:^|\s)-\S|\w:\S/;

/** `KJV: 9 verses (SNG 1, JER 2, ...)`, one line per translation, and the number of further results. */
function countText({ editions, more, query, passage }: SearchResults, q: string): string {
  const isOneWord = query.words.length === 1;
  const what = more && !isOneWord && !operators.test(q) ? ' with all words' : '';
  const found = editions.filter(({ total }) => total > 0);
  const lines = found.map(({ translation, total, books }) => {
    const counts = books.map(({ book, count }) => `${book} ${count}`).join(', ');
    return `${translation}: ${count(total, 'verse')}${what} (${counts})`;
  });
  const texts = Object.entries(moreTexts(isOneWord)).flatMap(([rung, text]) => {
    const number = (more as Readonly<Record<string, number>> | undefined)?.[rung] ?? 0;
    return number > 0 ? [`${number.toLocaleString('en')} ${text}`] : [];
  });
  if (passage && lines.length + texts.length === 0) return '';
  const without = editions.filter(({ total }) => total === 0).map(({ translation }) => translation);
  if (without.length > 0) lines.push(`${without.join(', ')}: 0 verses${what}`);
  if (texts.length > 0) lines.push(`In addition: ${texts.join(', ')}.`);
  else if (found.length === 0) lines.push(`Nothing was found for ${q}.`);
  return lines.join('\n');
}

function moreTexts(isOneWord: boolean) {
  return {
    forms: isOneWord ? 'with other forms of the word' : 'with other forms of the words',
    some: isOneWord ? 'with a similar word' : 'with most of the words',
    otherWordings: 'found through other translations',
  };
}

function lacksText({ notIndexed, notAnnotated = [] }: SearchResults): string {
  return [
    ...notIndexed.map((id) => `${id} has no search index.`),
    ...notAnnotated.map((id) => `${id} does not have this kind of annotation.`),
  ].join('\n');
}

export function computedText({ editions }: Pick<SearchResults, 'editions'>): string {
  return editions
    .flatMap(({ translation, alignment }) => {
      if (!alignment) return [];
      const { quality } = alignment;
      const right =
        quality === null ? '' : ` About ${Math.round(quality * 100)} % of its content words are right.`;
      return [`${translation} was aligned with the original by a computer.${right}`];
    })
    .join('\n');
}

interface Hit extends QuotedVerse {
  readonly label: string;
  readonly match?: Rung;
  readonly foundIn?: readonly string[];
  readonly computed?: true;
  /** [start, end] of each match, in UTF-16 code units of the text. */
  readonly marks: readonly (readonly number[])[];
}

export function* hitsOf(results: SearchResults['results']): DocumentQuery<Hit[]> {
  const ids = [...new Set(results.map(({ translation }) => translation))];
  const editions = new Map<string, Edition>(
    (yield* readEditionsById(ids)).map((edition) => [edition.translation.id, edition]),
  );
  return results.map(({ translation, text, marks, match, foundIn, computed, ...verse }) => ({
    translation,
    reference: verseReference(verse),
    label: labelOf(editions.get(translation)!, verse),
    ...(match ? { match } : {}),
    ...(foundIn ? { foundIn } : {}),
    ...(computed ? { computed } : {}),
    text,
    marks,
  }));
}

function labelOf(
  edition: Edition,
  { book, chapter, verse, endVerse = verse }: VerseAddress & { readonly endVerse?: number },
): string {
  if (verse === 0) return `${findBook(edition, book)?.name ?? book} ${chapter}, title`;
  const { style } = referenceOptionsFor(edition, allReferenceData);
  return formatReference({ from: { book, chapter, verse }, to: { book, chapter, verse: endVerse } }, style);
}

export function hitsText(hits: readonly Hit[], isOneWord = false): string {
  const more = moreTexts(isOneWord);
  const headings: Readonly<Record<Rung, string>> = {
    phrase: 'The words as a phrase:',
    all: 'All words:',
    forms: `Verses ${more.forms}:`,
    some: `Verses ${more.some}:`,
  };
  const groups = [...Map.groupBy(hits, ({ match }) => match)];
  const isPlain = groups.length === 1 && ['phrase', 'all'].includes(groups[0]![0] ?? 'all');
  return groups
    .map(([match, some]) => {
      const heading = match === undefined || isPlain ? [] : [headings[match]];
      return [...heading, ...some.map(hitText)].join('\n');
    })
    .join('\n\n');
}

function hitText({ label, reference, translation, text, marks, foundIn }: Hit): string {
  return `${label} (${reference}, ${translation}${foundInText(translation, foundIn)}): ${withMarks(text, marks)}`;
}

function foundInText(translation: string, foundIn: readonly string[] = []): string {
  const others = foundIn.filter((each) => each !== translation);
  if (others.length === 0) return '';
  return `; ${foundIn.includes(translation) ? 'also' : 'found'} in ${others.join(', ')}`;
}

export function renderingsText(renderings: readonly { words: string; count: number }[]): string {
  return renderings.map(({ words, count }) => `${words} ${count}`).join(', ');
}

function withMarks(text: string, marks: readonly (readonly number[])[]): string {
  let marked = '';
  let at = 0;
  for (const [start = 0, end = 0] of marks) {
    if (start < at) continue;
    marked += `${text.slice(at, start)}**${text.slice(start, end)}**`;
    at = end;
  }
  return (marked + text.slice(at)).replaceAll('\n', ' ');
}
