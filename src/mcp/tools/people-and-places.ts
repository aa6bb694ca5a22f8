import { z } from 'zod';
import type { DatasetBooks } from '../../documents/dataset/dataset-schema.ts';
import type { VerseReference } from '../../documents/entities/entity-schema.ts';
import { links } from '../../documents/links.ts';
import { count } from '../../lib/count.ts';
import { type EntityType, entityTypes } from '../../model/entities.ts';
import { type CataloguedEdition, nameWords } from '../../questions/named-translations.ts';
import { type DocumentQuery, QuestionError } from '../../questions/question.ts';
import { answerScopedSearch } from '../../questions/search/search-scopes.ts';
import { mentionsOf } from '../../questions/study-notes.ts';
import { nameKey } from '../../references/name-key.ts';
import { formatReference } from '../../references/write-references.ts';
import { attributionLines, attributionTo, chooseEditions } from '../catalogue.ts';
import { chaptersAbout, type ReadPlaces, readPlaces, requireFewChapters } from '../places.ts';
import { blocks, defineTool, toolParts, truncated } from '../tool.ts';
import { hasEntities, noDataset } from './cross-references.ts';
import { type EntityRecord, kindOf, pronounFor, sentencesAbout } from './entity-sentences.ts';

const maxChapters = 5;
const maxMentions = 10;
const descriptionCharacters = 700;

export const getPeopleAndPlaces = defineTool({
  name: 'get_people_and_places',
  title: 'Get people and places',
  description:
    'With "reference": the people, places and events of a passage. With "name" (or an id): family, dates, coordinates and mentions.',
  input: z.strictObject({
    reference: toolParts.reference.optional(),
    name: z.string().min(1).max(100).optional().describe('Person, place, event or group'),
    dataset: toolParts.edition.optional().describe('Default: all'),
    limit: z.int().min(1).max(200).default(30),
  }),
  example: { name: 'Boaz' },
  output: { mentioned: 'array', left: 'integer', details: 'array', attributions: 'array' },

  *ask({ reference, name, dataset, limit }, context) {
    if (reference === undefined && name === undefined) {
      const message = 'Give either "reference" or "name".';
      throw new QuestionError({ code: 'bad_parameter', message });
    }
    if (reference !== undefined && name !== undefined) context.note('Only "name" was used.');
    const datasets = (yield* chooseEditions('datasets', dataset)).filter(hasEntities);
    if (datasets.length === 0) throw noDataset('people and places', dataset);
    const { mentioned, details, left, isOtherName } =
      name === undefined
        ? yield* inPassage(datasets, yield* readPlaces(reference!, undefined, context), limit)
        : yield* byName(datasets, name, limit);
    const attributions = datasets
      .filter(({ id }) => [...mentioned, ...details].some((each) => each.dataset === id))
      .map(attributionTo);
    const text = blocks(
      mentioned.length + details.length === 0
        ? nothingFound(name ?? reference!)
        : isOtherName
          ? `No list has the name "${name}". Found by other names, similar spellings or descriptions:`
          : '',
      ...details.map(detailText),
      (details.length > 0 && mentioned.length > 0 ? 'Similar names:\n' : '') +
        mentioned
          .map((each) => {
            const verses = each.verses.length > 0 ? `: ${each.verses.join(', ')}` : '';
            return `${each.name} (${kindOf(each.type, {})}, ${each.id})${verses}`;
          })
          .join('\n'),
      left > 0 ? `${left} more; request fewer verses or use a higher limit.` : '',
      attributionLines(attributions),
    );
    return { members: { mentioned, left, details, attributions }, text };
  },
});

function nothingFound(wanted: string): string {
  return `No person, place, event or group was found for "${wanted.slice(0, 100)}".`;
}

interface Entity {
  dataset: string;
  type: EntityType;
  id: string;
  name: string;
}

interface Detail extends Entity {
  facts: string[];
  kind: string;
  pronoun: string;
  description: string | null;
  mentions: string[];
  mentionsTotal: number;
}

interface FoundEntities {
  readonly mentioned: (Entity & { verses: string[] })[];
  readonly details: Detail[];
  readonly left: number;
  readonly isOtherName?: boolean;
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
const maxTexts = 30;
const bracketsAtEnd = /\s*\([^()]*\)$/;

interface ListedEntity {
  readonly id: string;
  readonly name: string;
  readonly numberOfReferences?: number;
}

function* byName(
  datasets: readonly CataloguedEdition[],
  name: string,
  limit: number,
): DocumentQuery<FoundEntities> {
  const { named, near, isOtherName } = yield* matchesOf(datasets, name);
  const found = named.length > 0 ? named : near;
  const details: Detail[] = [];
  for (const each of found.slice(0, maxDetailedEntities)) {
    const [document] = yield [links.entity(each.dataset, each.type, each.id)];
    const record = document === undefined ? undefined : recordOf(document);
    if (record) details.push(detailOf(each, record));
  }
  const others = [...found.slice(maxDetailedEntities), ...near.filter((each) => !found.includes(each))];
  const mentioned = others.slice(0, limit).map((each) => ({ ...each, verses: [] }));
  return { mentioned, details, left: others.length - mentioned.length, isOtherName };
}

const title =
  'apostle|baptist|disciple|evangelist|king|patriarch|priest|prophet(?:ess)?|queen|saint|st\\.?|virgin';
const titleBefore = new RegExp(`^(?:the\\s+)?(?:${title})\\s+(?=\\S)`, 'i');
const titleAfter = new RegExp(`(?<=\\S),?\\s+(?:the\\s+(?:${title})|of\\s+Nazareth)$`, 'i');

/**
 * Entities with this name or id, most mentions first, and similar names. If there are none, those with all its
 * words in any order (Apostle John), with the name without its title, or with a text about it.
 */
function* matchesOf(datasets: readonly CataloguedEdition[], name: string) {
  const all = yield* entitiesByMentions(datasets);
  const own = yield* withName(datasets, all, name);
  const isOtherName = nameKey(name).length > 2;
  if (own.named.length + own.near.length > 0 || !isOtherName) return { ...own, isOtherName: false };
  const words = nameWords(name);
  const named = all.filter((each) => words.every((word) => nameWords(each.name).includes(word)));
  if (named.length > 0) return { named, near: [], isOtherName };
  const plain = name.trim().replace(titleBefore, '').replace(titleAfter, '');
  const untitled = yield* withName(datasets, all, plain);
  if (untitled.named.length + untitled.near.length > 0) return { ...untitled, isOtherName };
  const hasWord = (each: Entity) => nameWords(each.name).some((word) => words.includes(word));
  const texts = own.texts.toSorted((a, b) => Number(hasWord(b)) - Number(hasWord(a)));
  const found = texts.slice(0, maxDetailedEntities).map(({ lines: _, ...each }) => each);
  return { named: found, near: [], isOtherName };
}

/** Entities with this name, also if more words follow: Jesus Christ is named Jesus, and Paul is also called Saul. */
function* withName(datasets: readonly CataloguedEdition[], all: readonly Entity[], name: string) {
  const key = nameKey(name);
  const start = ` ${nameWords(name).join(' ')}`;
  const texts = yield* inTexts(datasets, name);
  const alsoCalled = texts.filter(({ lines }) => lines.some((line) => nameKey(line) === key));
  const named = all.filter(({ dataset, id, type, name: own }) => {
    if (id === name || (type !== 'events' && ` ${nameWords(own).join(' ')} `.startsWith(`${start} `)))
      return true;
    const isExact = [own, own.replace(bracketsAtEnd, '')].some((each) => nameKey(each) === key);
    return isExact || alsoCalled.some((each) => each.id === id && each.dataset === dataset);
  });
  const byWord = all.filter(({ name }) => ` ${nameWords(name).join(' ')}`.includes(start));
  const byLetters = () => all.filter(({ name }) => key.length > 2 && nameKey(name).includes(key));
  return { named, near: key.length < 2 ? [] : byWord.length > 0 ? byWord : byLetters(), texts };
}

function* entitiesByMentions(datasets: readonly CataloguedEdition[]): DocumentQuery<Entity[]> {
  const all: { readonly entity: Entity; readonly mentions: number }[] = [];
  for (const { id: dataset } of datasets) {
    const lists = yield entityTypes.map((type) => links.entities(dataset, type));
    for (const [index, type] of entityTypes.entries()) {
      const list = lists[index] as Partial<Record<EntityType, readonly ListedEntity[]>> | undefined;
      for (const { id, name, numberOfReferences: mentions = 0 } of list?.[type] ?? [])
        all.push({ entity: { dataset, type, id, name }, mentions });
    }
  }
  return all.sort((a, b) => b.mentions - a.mentions).map(({ entity }) => entity);
}

function* inTexts(
  datasets: readonly CataloguedEdition[],
  name: string,
): DocumentQuery<(Entity & { lines: string[] })[]> {
  const ids = datasets.map(({ id }) => id).join();
  const query = new URLSearchParams({ q: name, scope: 'names', in: ids, limit: String(maxTexts) });
  try {
    const { results } = yield* answerScopedSearch(query.toString());
    return results.flatMap((hit) => {
      if (hit.kind !== 'name' || hit.dataset === undefined) return [];
      const { dataset, type, id, name, text } = hit;
      return { dataset, type: type as EntityType, id: id!, name: name!, lines: text.split('\n') };
    });
  } catch (error) {
    if (error instanceof QuestionError) return [];
    throw error;
  }
}

function recordOf(document: unknown): EntityRecord | undefined {
  const { person, place, event, group } = document as Readonly<Record<string, EntityRecord | undefined>>;
  return person ?? place ?? event ?? group;
}

function detailOf(found: Entity, record: EntityRecord): Detail {
  const verses = (record.references ?? []) as readonly VerseReference[];
  const paragraphs = (record.description ?? []) as readonly string[];
  return {
    ...found,
    kind: kindOf(found.type, record),
    pronoun: pronounFor(found.type, record).object,
    facts: sentencesAbout(found.type, record),
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

function detailText({ name, kind, id, facts, description, ...mentioned }: Detail): string {
  return [
    `${name} (${kind}, ${id})`,
    ...(facts.length > 0 ? [facts.join(' ')] : []),
    ...(description === null ? [] : [description]),
    ...mentionsText(mentioned),
  ].join('\n');
}

function mentionsText({
  mentions,
  mentionsTotal,
  pronoun,
}: Pick<Detail, 'mentions' | 'mentionsTotal' | 'pronoun'>): string[] {
  if (mentionsTotal === 0) return [];
  const verb = mentionsTotal === 1 ? 'mentions' : 'mention';
  const start = mentions.length < maxMentions ? ':' : ', first';
  return [`${count(mentionsTotal, 'verse')} ${verb} ${pronoun}${start} ${mentions.join(', ')}.`];
}
