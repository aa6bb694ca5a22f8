import { z } from 'zod';
import { count } from '../../lib/count.ts';
import { nameKey } from '../../references/name-key.ts';
import { type CataloguedEdition, readEditionList } from '../editions.ts';
import { blocks, defineTool, nextPage, nextPageText, toolParts } from '../tool.ts';

const kinds = ['translations', 'commentaries', 'datasets'] as const;

export const listTranslations = defineTool({
  name: 'list_translations',
  title: 'List translations',
  description:
    'Lists the Bible translations of this library with the ids for the other tools, 20 at a time. Filter with "language" or "query"; "offset" gives more. With "kind", lists commentaries, or datasets of cross references, people and places.',
  input: z.strictObject({
    kind: z.enum(kinds).default('translations').describe('Kind of editions to list'),
    language: z
      .string()
      .max(60)
      .optional()
      .describe('ISO 639-3 code or English name of a language: "eng", "Spanish"'),
    query: z.string().max(100).optional().describe('Part of the id or the name'),
    limit: z.int().min(1).max(100).default(20),
    offset: toolParts.offset,
  }),
  output: z.object({
    total: toolParts.count,
    editions: z.array(
      z.object({
        id: toolParts.edition,
        name: z.string(),
        englishName: z.string(),
        language: z.string(),
        books: toolParts.count,
        verses: toolParts.count,
        licenseUrl: z.string(),
      }),
    ),
    nextOffset: toolParts.count.nullable(),
  }),

  *ask({ kind, language, query, limit, offset }) {
    const all = yield* readEditionList(kind);
    const found = all.filter((edition) => isOfLanguage(edition, language) && hasInName(edition, query));
    const editions = found.slice(offset, offset + limit).map((edition) => ({
      id: edition.id,
      name: edition.name,
      englishName: edition.englishName,
      language: edition.language,
      books: edition.numberOfBooks + (edition.numberOfApocryphalBooks ?? 0),
      verses: edition.totalNumberOfVerses,
      licenseUrl: edition.licenseUrl,
    }));
    const nextOffset = nextPage(offset, editions.length, found.length);
    const lines = editions.map(
      ({ id, englishName, language, books }) => `${id}: ${englishName}, ${language}, ${count(books, 'book')}`,
    );
    const text = blocks(
      `${found.length} of ${all.length} ${kind}`,
      lines.join('\n'),
      nextPageText(nextOffset),
    );
    return { members: { total: found.length, editions, nextOffset }, text };
  },
});

function isOfLanguage(
  { language, languageEnglishName = '' }: CataloguedEdition,
  wanted: string | undefined,
): boolean {
  const key = nameKey(wanted ?? '');
  return key === '' || nameKey(language) === key || nameKey(languageEnglishName).includes(key);
}

function hasInName({ id, name, englishName }: CataloguedEdition, wanted: string | undefined): boolean {
  const key = nameKey(wanted ?? '');
  return key === '' || [id, name, englishName].some((each) => nameKey(each).includes(key));
}
