import { z } from 'zod';
import { count } from '../../lib/count.ts';
import type { CataloguedEdition } from '../../questions/named-translations.ts';
import { nameKey } from '../../references/name-key.ts';
import { editionsInLanguage, languagesText, nouns, readEditionList } from '../catalogue.ts';
import { blocks, defineTool, nextPage, nextPageText, toolParts } from '../tool.ts';

const kinds = ['translations', 'commentaries', 'datasets'] as const;

export const listTranslations = defineTool({
  name: 'list_translations',
  title: 'List translations',
  description:
    'Lists translations with the ids for the other tools; or commentaries, or datasets (cross references, people, places).',
  input: z.strictObject({
    kind: z.enum(kinds).default('translations'),
    language: z.string().max(60).optional().describe('Code or name: "en", "spa", "Deutsch", "Hindi"'),
    query: z.string().max(100).optional().describe('Part of the id or the name'),
    limit: z.int().min(1).max(100).default(20),
    offset: toolParts.offset,
  }),
  example: { language: 'Spanish' },
  output: { total: 'integer', editions: 'array', nextOffset: 'integer?' },

  *ask({ kind, language, query, limit, offset }) {
    const all = yield* readEditionList(kind);
    const ofLanguage = language === undefined ? all : editionsInLanguage(all, language);
    const found = ofLanguage.filter((edition) => hasInName(edition, query));
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
    const lines = found.slice(offset, offset + limit).map(lineOf);
    const text = blocks(
      countText(found.length, all.length, kind),
      lines.join('\n'),
      ofLanguage.length === 0 ? languagesText(all) : '',
      nextPageText(nextOffset),
    );
    return { members: { total: found.length, editions, nextOffset }, text };
  },
});

function countText(found: number, all: number, kind: (typeof kinds)[number]): string {
  if (all === 0) return `This library has no ${kind}.`;
  if (found === 0) return `None of the ${all} ${kind} was found.`;
  const number = found === all ? `${all}` : `${found} of ${all}`;
  return `${number} ${all === 1 ? nouns[kind] : kind}`;
}

function lineOf(edition: CataloguedEdition): string {
  const { id, name, englishName, language, languageEnglishName } = edition;
  const names = name === englishName ? englishName : `${englishName} (${name})`;
  const languageText = languageEnglishName ? `${languageEnglishName} (${language})` : language;
  const books = edition.numberOfBooks + (edition.numberOfApocryphalBooks ?? 0);
  return `${id}: ${names}, ${languageText}, ${count(books, 'book')}`;
}

function hasInName({ id, name, englishName }: CataloguedEdition, wanted: string | undefined): boolean {
  const key = nameKey(wanted ?? '');
  return key === '' || [id, name, englishName].some((each) => nameKey(each).includes(key));
}
