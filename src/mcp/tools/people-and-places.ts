import { z } from 'zod';
import type { DatasetBooks } from '../../documents/dataset/dataset-schema.ts';
import type { VerseReference } from '../../documents/entities/entity-schema.ts';
import { links } from '../../documents/links.ts';
import { type EntityType, entityTypes } from '../../model/entities.ts';
import { type DocumentQuery, QuestionError } from '../../questions/question.ts';
import { mentionsOf } from '../../questions/study-notes.ts';
import { nameKey } from '../../references/name-key.ts';
import { formatReference } from '../../references/write-references.ts';
import {
  attributionLines,
  attributionTo,
  type CataloguedEdition,
  chaptersAbout,
  chooseEditions,
  type ReadPlaces,
  readPlaces,
  requireFewChapters,
} from '../editions.ts';
import { blocks, defineTool, toolParts, truncated } from '../tool.ts';
import { hasEntities, noDataset } from './cross-references.ts';

const maxChapters = 5;
const maxMentions = 10;
const descriptionCharacters = 700;

const entity = {
  dataset: toolParts.edition,
  type: z.enum(entityTypes),
  id: z.string(),
  name: z.string(),
};

export const getPeopleAndPlaces = defineTool({
  name: 'get_people_and_places',
  title: 'Get people and places',
  description:
    'With "reference": the people, places and events mentioned in a passage. With "name" (a name or an id): details such as family, dates, coordinates and mentions, for up to 3 entities of the same name; for others only the ids.',
  input: z.strictObject({
    reference: toolParts.reference.optional(),
    name: z.string().min(1).max(100).optional().describe('Name or id of a person, place, event or group'),
    dataset: toolParts.edition.optional().describe('Id of one dataset; default: all'),
    limit: z.int().min(1).max(200).default(30).describe('Maximum number of entities for a passage'),
  }),
  output: z.object({
    mentioned: z
      .array(z.object({ ...entity, verses: z.array(toolParts.usfm) }))
      .describe('Entities in the passage, or others with the name'),
    left: toolParts.count.describe('Number of entities not listed'),
    details: z.array(
      z.object({
        ...entity,
        facts: z.array(z.object({ what: z.string(), value: z.string() })),
        description: z.string().nullable(),
        mentions: z.array(toolParts.usfm).describe('The first verses that mention the entity'),
        mentionsTotal: toolParts.count,
      }),
    ),
    attributions: toolParts.attributions,
  }),

  *ask({ reference, name, dataset, limit }, preferred) {
    if ((reference === undefined) === (name === undefined)) {
      const message = 'Give either "reference" or "name".';
      throw new QuestionError({ code: 'bad_parameter', message });
    }
    const datasets = (yield* chooseEditions('datasets', dataset)).filter(hasEntities);
    if (datasets.length === 0) throw noDataset('people and places', dataset);
    const { mentioned, details, left } =
      name === undefined
        ? yield* inPassage(datasets, yield* readPlaces(reference!, undefined, preferred), limit)
        : yield* byName(datasets, name, limit);
    const attributions = datasets
      .filter(({ id }) => [...mentioned, ...details].some((each) => each.dataset === id))
      .map(attributionTo);
    const text = blocks(
      mentioned.length + details.length === 0 ? 'Nothing was found.' : '',
      ...details.map(detailText),
      mentioned
        .map((each) => {
          const verses = each.verses.length > 0 ? `: ${each.verses.join(', ')}` : '';
          return `${each.name} (${each.type}, ${each.id})${verses}`;
        })
        .join('\n'),
      left > 0 ? `${left} more; request fewer verses or use a higher limit.` : '',
      attributionLines(attributions),
    );
    return { members: { mentioned, left, details, attributions }, text };
  },
});

interface Entity {
  dataset: string;
  type: EntityType;
  id: string;
  name: string;
}

interface Detail extends Entity {
  facts: { what: string; value: string }[];
  description: string | null;
  mentions: string[];
  mentionsTotal: number;
}

interface FoundEntities {
  readonly mentioned: (Entity & { verses: string[] })[];
  readonly details: Detail[];
  readonly left: number;
}

function* inPassage(
  datasets: readonly CataloguedEdition[],
  places: ReadPlaces,
  limit: number,
): DocumentQuery<FoundEntities> {
  const found = new Map<string, Entity & { verses: string[] }>();
  for (const { id: dataset } of datasets) {
    const [list] = yield [links.datasetBooks(dataset)];
    const chapters = yield* chaptersAbout(places, (list as DatasetBooks | undefined)?.books ?? []);
    requireFewChapters(chapters, maxChapters);
    for (const { book, chapter, first, last } of chapters) {
      const mentions = yield* mentionsOf(dataset, places.translation ?? '', { book, chapter });
      for (const type of ['people', 'places', 'events'] as const) {
        for (const { id, name, verses } of mentions?.chapter[type] ?? []) {
          const named = verses.filter((verse) => first <= verse && verse <= last);
          if (named.length === 0) continue;
          const known = found.get(`${dataset} ${type} ${id}`) ?? { dataset, type, id, name, verses: [] };
          found.set(`${dataset} ${type} ${id}`, known);
          known.verses.push(...runsOf(named).map((run) => `${book} ${chapter}:${run}`));
        }
      }
    }
  }
  const all = [...found.values()];
  return { mentioned: all.slice(0, limit), details: [], left: Math.max(0, all.length - limit) };
}

function runsOf(verses: readonly number[]): string[] {
  const starts = verses.filter((verse) => !verses.includes(verse - 1));
  return starts.map((start) => {
    let end = start;
    while (verses.includes(end + 1)) end++;
    return end === start ? String(start) : `${start}-${end}`;
  });
}

const maxDetailedEntities = 3;

/** Entities with exactly this name or id, in detail. If there are none, those whose names contain it. */
function* byName(
  datasets: readonly CataloguedEdition[],
  name: string,
  limit: number,
): DocumentQuery<FoundEntities> {
  const key = nameKey(name);
  const all: Entity[] = [];
  for (const { id: dataset } of datasets) {
    const lists = yield entityTypes.map((type) => links.entities(dataset, type));
    for (const [index, type] of entityTypes.entries()) {
      const list = lists[index] as
        | Partial<Record<EntityType, readonly { id: string; name: string }[]>>
        | undefined;
      for (const { id, name } of list?.[type] ?? []) all.push({ dataset, type, id, name });
    }
  }
  const exact = all.filter((each) => each.id === name || nameKey(each.name) === key);
  const near = all.filter((each) => key.length > 1 && nameKey(each.name).includes(key));
  const found = exact.length > 0 ? exact : near;
  const details: Detail[] = [];
  for (const each of found.slice(0, maxDetailedEntities)) {
    const [document] = yield [links.entity(each.dataset, each.type, each.id)];
    const record = document === undefined ? undefined : recordOf(document);
    if (record) details.push(detailOf(each, record));
  }
  const others = [...found.slice(maxDetailedEntities), ...near.filter((each) => !found.includes(each))];
  const mentioned = others.slice(0, limit).map((each) => ({ ...each, verses: [] }));
  return { mentioned, details, left: others.length - mentioned.length };
}

type EntityRecord = Readonly<Record<string, unknown>>;

function recordOf(document: unknown): EntityRecord | undefined {
  const { person, place, event, group } = document as Readonly<Record<string, EntityRecord | undefined>>;
  return person ?? place ?? event ?? group;
}

function detailOf(
  found: Entity,
  { id: _, name: _name, references, description, ...members }: EntityRecord,
): Detail {
  const verses = (references ?? []) as readonly VerseReference[];
  const paragraphs = (description ?? []) as readonly string[];
  return {
    ...found,
    facts: Object.entries(members).map(([member, value]) => ({
      what: spacedWords(member),
      value: factText(value),
    })),
    description: paragraphs.length > 0 ? truncated(paragraphs.join('\n'), descriptionCharacters) : null,
    mentions: verses.slice(0, maxMentions).map(({ book, chapter, verse, endVerse }) => {
      return formatReference({
        from: { book, chapter, verse },
        to: { book, chapter, verse: endVerse ?? verse },
      });
    }),
    mentionsTotal: verses.reduce((sum, { verse, endVerse }) => sum + (endVerse ?? verse) - verse + 1, 0),
  };
}

/** `halfSiblingsSameMother` as "half siblings same mother". */
function spacedWords(member: string): string {
  return member.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

function factText(value: unknown): string {
  if (Array.isArray(value)) return value.map(factText).join(', ');
  if (typeof value === 'object' && value !== null && 'name' in value && 'id' in value) {
    return `${String(value.name)} (${String(value.id)})`;
  }
  return String(value);
}

function detailText({ name, type, id, facts, description, mentions, mentionsTotal }: Detail): string {
  return [
    `${name} (${type}, ${id})`,
    ...facts.map(({ what, value }) => `${what}: ${value}`),
    ...(description === null ? [] : [description]),
    ...(mentionsTotal > 0 ? [`${mentionsTotal} verses mention it, first ${mentions.join(', ')}`] : []),
  ].join('\n');
}
