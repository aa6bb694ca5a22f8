import { z } from 'zod';
import type { DatasetBooks } from '../../documents/dataset/dataset-schema.ts';
import { links } from '../../documents/links.ts';
import { count } from '../../lib/count.ts';
import { crossReferencesOf } from '../../questions/cross-references.ts';
import type { CataloguedEdition } from '../../questions/named-translations.ts';
import { type DocumentQuery, QuestionError } from '../../questions/question.ts';
import type { Reference } from '../../references/reference.ts';
import { formatReference } from '../../references/write-references.ts';
import { attributionLines, attributionTo, chooseEditions, readEditionList } from '../catalogue.ts';
import { chaptersAbout, quoted, type ReadPlaces, readPlaces, requireFewChapters } from '../places.ts';
import {
  blocks,
  defineTool,
  nextPage,
  nextPageText,
  type QuotedVerse,
  toolParts,
  truncated,
} from '../tool.ts';

const maxChapters = 5;
const quotedVerses = 3;
const quotedCharacters = 400;

export const getCrossReferences = defineTool({
  name: 'get_cross_references',
  title: 'Get cross references',
  description:
    'Returns passages related to a verse or a short passage, with their text, most relevant first.',
  input: z.strictObject({
    reference: toolParts.reference,
    translation: toolParts.edition.optional(),
    dataset: toolParts.edition.optional().describe('Default: all'),
    with_text: z.boolean().default(true),
    limit: z.int().min(1).max(50).default(10),
    offset: toolParts.offset,
  }),
  example: { reference: 'John 3:16', limit: 5 },
  output: { total: 'integer', references: 'array', nextOffset: 'integer?', attributions: 'array' },

  *ask({ reference, translation, dataset, with_text: withText, limit, offset }, context) {
    const places = yield* readPlaces(reference, translation, context);
    const datasets = (yield* chooseEditions('datasets', dataset)).filter((each) => !hasEntities(each));
    if (datasets.length === 0) throw noDataset('cross references', dataset);
    const found: Found[] = [];
    for (const each of datasets) found.push(...(yield* referencesFrom(each.id, places)));
    found.sort((a, b) => (b.score ?? 0) - (a.score ?? 0));
    const references: ToolReference[] = [];
    const verses: QuotedVerse[] = [];
    const page = found.slice(offset, offset + limit);
    for (const { from, to, score } of page) {
      const quote =
        withText && places.translation !== undefined
          ? yield* quoted(to, places.translation, quotedVerses)
          : undefined;
      verses.push(...(quote?.verses ?? []));
      references.push({
        from,
        reference: formatReference(to),
        label: formatReference(to, places.style),
        score: score ?? null,
        text: quote?.text ? truncated(quote.text, quotedCharacters) : null,
      });
    }
    const isQuoting = references.some(({ text }) => text !== null);
    const translations = isQuoting ? yield* readEditionList('translations') : [];
    const used = datasets.filter(({ id }) => page.some((each) => each.dataset === id));
    const attributions = [...used, ...translations.filter(({ id }) => id === places.translation)].map(
      attributionTo,
    );
    const nextOffset = nextPage(offset, references.length, found.length);
    const lines = references.map(({ from, label, reference, text }) => {
      const line = `${from} → ${label} (${reference})`;
      return text === null ? line : `${line}: ${text}`;
    });
    const text = blocks(
      count(found.length, 'cross reference'),
      lines.join('\n'),
      attributionLines(attributions),
      nextPageText(nextOffset),
    );
    return { members: { total: found.length, references, nextOffset, attributions }, text, verses };
  },
});

interface ToolReference {
  from: string;
  reference: string;
  label: string;
  score: number | null;
  text: string | null;
}

interface Found {
  readonly dataset: string;
  readonly from: string;
  readonly to: Reference;
  readonly score: number | undefined;
}

export function hasEntities(dataset: CataloguedEdition): boolean {
  return ['People', 'Places', 'Events', 'PeopleGroups'].some((name) => `listOf${name}ApiLink` in dataset);
}

/** The library may have no dataset of a kind, or the named dataset may be of another kind. */
export function noDataset(what: string, named: string | undefined): QuestionError {
  const message =
    named === undefined ? `This library has no ${what}.` : `${named.slice(0, 60)} has no ${what}.`;
  return new QuestionError({
    code: 'file_not_found',
    message,
    hint: 'Use list_translations with "kind": "datasets" to list them.',
  });
}

function* referencesFrom(dataset: string, places: ReadPlaces): DocumentQuery<Found[]> {
  const { translation } = places;
  const [list] = yield [links.datasetBooks(dataset)];
  const chapters = yield* chaptersAbout(places, (list as DatasetBooks | undefined)?.books ?? []);
  requireFewChapters(chapters, maxChapters);
  const found: Found[] = [];
  for (const { first, last, ...chapter } of chapters) {
    for (const { verse, references: related } of yield* crossReferencesOf(
      dataset,
      translation ?? '',
      chapter,
    )) {
      if (verse < first || verse > last) continue;
      const from = `${chapter.book} ${chapter.chapter}:${verse}`;
      for (const { endChapter, endVerse, score, ...to } of related) {
        const end = { ...to, chapter: endChapter ?? to.chapter, verse: endVerse ?? to.verse };
        found.push({ dataset, from, to: { from: to, to: end }, score });
      }
    }
  }
  return found;
}
