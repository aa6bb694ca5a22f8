import { z } from 'zod';
import { maxQueryCharacters, searchSorts } from '../../documents/question-parameters.ts';
import { count } from '../../lib/count.ts';
import {
  type Edition,
  findBook,
  readEditionsById,
  referenceOptionsFor,
  type VerseAddress,
} from '../../questions/edition.ts';
import type { DocumentQuery } from '../../questions/question.ts';
import { allReferenceData } from '../../questions/reference-data.ts';
import { type SearchResults, search } from '../../questions/search/search.ts';
import { readSearchedEditions } from '../../questions/search/search-answer.ts';
import { formatReference } from '../../references/write-references.ts';
import { attributionLines, chooseTranslations } from '../editions.ts';
import { blocks, defineTool, nextPage, nextPageText, toolParts } from '../tool.ts';
import { verseReference } from './get-passage.ts';

export const hitsSchema = z.array(
  z.object({
    translation: toolParts.edition,
    reference: toolParts.usfm,
    label: toolParts.label,
    text: z.string(),
    marks: z
      .array(z.array(toolParts.count))
      .describe('[start, end] of each match, in UTF-16 code units of the text'),
  }),
);

export const searchVerses = defineTool({
  name: 'search',
  title: 'Search the Bible',
  description:
    'Finds verses by their words. A query consists of words (all must occur), "a phrase" in double quotes, prefix*, -without, one|other, strong:G26 (Strong\'s number), lemma:ἀγάπη. Case and accents do not matter; words are not inflected, so use lov* for love, loved, loving. Returns the 10 most relevant verses and the counts by book; "offset" gives more.',
  input: z.strictObject({
    query: z.string().min(1).max(maxQueryCharacters),
    translations: z
      .array(toolParts.edition)
      .max(30)
      .optional()
      .describe(
        'Translation ids, "lang:eng" for all in a language, "*" for all; default: the usual translation',
      ),
    books: z
      .string()
      .max(500)
      .default('')
      .describe('OT, NT, DC, books or references: "PSA, MAT-JHN", "Isa 40-66"'),
    sort: z.enum(searchSorts).default('relevance'),
    limit: z.int().min(1).max(50).default(10),
    offset: toolParts.offset,
  }),
  output: z.object({
    total: toolParts.count.describe('Number of verses found'),
    editions: z.array(
      z.object({
        translation: toolParts.edition,
        total: toolParts.count,
        books: z.array(z.object({ book: z.string(), count: toolParts.count })),
      }),
    ),
    results: hitsSchema,
    renderings: z
      .array(
        z.object({
          translation: toolParts.edition,
          of: z.string(),
          renderings: z.array(z.object({ words: z.string(), count: toolParts.count })),
        }),
      )
      .describe('Renderings of the strong: or lemma: of the query in each translation'),
    didYouMean: z.array(z.string()).describe('Corrected queries if nothing was found'),
    readsAsReference: toolParts.usfm.nullable(),
    nextOffset: toolParts.count.nullable(),
    notSearched: z.array(toolParts.edition).describe('Translations without a search index'),
    notAnnotated: z
      .array(toolParts.edition)
      .describe('Translations without the requested kind of annotation'),
    attributions: toolParts.attributions,
  }),

  *ask({ query, translations, books, sort, limit, offset }, preferred) {
    const editions = yield* searchedTranslations(translations, preferred);
    const found = yield* search({
      q: query,
      editions,
      books,
      match: 'all',
      sort,
      limit,
      offset,
      referenceData: allReferenceData,
    });
    const results = yield* hitsOf(found.results);
    const nextOffset = nextPage(offset, results.length, found.total);
    const renderings = (found.renderings ?? []).map(({ translation, of, renderings }) => ({
      translation,
      of,
      renderings: renderings.slice(0, maxRenderings).map(({ words, count }) => ({ words, count })),
    }));
    const members = {
      total: found.total,
      editions: found.editions.map(({ translation, total, books }) => ({
        translation,
        total,
        books: books.map(({ book, count }) => ({ book, count })),
      })),
      results,
      renderings,
      didYouMean: found.didYouMean?.map(({ query }) => query) ?? [],
      readsAsReference: found.reference,
      nextOffset,
      notSearched: [...found.notIndexed],
      notAnnotated: [...(found.notAnnotated ?? [])],
      attributions: [...found.attributions],
    };
    const unannotated = members.notAnnotated.map((id) => `${id} lacks the requested kind of annotation.`);
    const left =
      found.unsearched > 0
        ? `${found.unsearched} more translations were not searched; request them by id.`
        : '';
    const text = blocks(
      countText(members.editions),
      unannotated.join('\n'),
      members.didYouMean.length === 0 ? '' : `Did you mean: ${members.didYouMean.join(', ')}?`,
      found.reference === null
        ? ''
        : `"${query}" is also a reference: get_passage quotes ${found.reference}.`,
      renderings
        .map(({ translation, of, renderings }) => `${of} in ${translation}: ${renderingsText(renderings)}`)
        .join('\n'),
      hitsText(results),
      attributionLines(found.attributions),
      nextPageText(nextOffset),
      left,
    );
    return { members, text };
  },
});

const maxRenderings = 12;

/** `KJV: 9 verses (SNG 1, JER 2, ...)`, one line per translation. */
function countText(
  editions: readonly { translation: string; total: number; books: { book: string; count: number }[] }[],
): string {
  const lines = editions.map(({ translation, total, books }) => {
    const counts = books.map(({ book, count }) => `${book} ${count}`).join(', ');
    return `${translation}: ${count(total, 'verse')}${counts === '' ? '' : ` (${counts})`}`;
  });
  return lines.join('\n');
}

/** Expands `lang:` and `*`, in catalogue order. @throws QuestionError */
function* searchedTranslations(
  written: readonly string[] | undefined,
  preferred: string | undefined,
): DocumentQuery<string[]> {
  if (!written?.some((each) => /^(?:\*|lang:)/.test(each)))
    return yield* chooseTranslations(written, preferred);
  const groups = written.filter((each) => /^(?:\*|lang:)/.test(each));
  const ids = written.filter((each) => !groups.includes(each));
  const named = ids.length > 0 ? yield* chooseTranslations(ids, preferred) : [];
  return [...new Set([...named, ...(yield* readSearchedEditions(groups.join(',')))])];
}

/** The results of a search with references and labels. */
export function* hitsOf(results: SearchResults['results']): DocumentQuery<z.input<typeof hitsSchema>> {
  const ids = [...new Set(results.map(({ translation }) => translation))];
  const editions = new Map<string, Edition>(
    (yield* readEditionsById(ids)).map((edition) => [edition.translation.id, edition]),
  );
  return results.map(({ translation, text, marks, ...verse }) => ({
    translation,
    reference: verseReference(verse),
    label: labelOf(editions.get(translation)!, verse),
    text,
    marks: marks.map((mark) => [...mark]),
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

export function hitsText(hits: z.input<typeof hitsSchema>): string {
  return hits
    .map(({ label, reference, translation, text, marks }) => {
      return `${label} (${reference}, ${translation}): ${withMarks(text, marks)}`;
    })
    .join('\n');
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
