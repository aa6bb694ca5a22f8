import type {
  CommentaryProfiles,
  Dataset,
  Features,
  Manifest,
  Plans,
  TranslationBookChapter,
} from '../../../client/src/documents.ts';
import type { Operation } from '../operations.ts';
import { requestPath, type Values } from './request-path.ts';

export interface Choice {
  readonly value: string;
  readonly label: string;
}

export type ReadDocument = <T>(path: string) => Promise<T>;

export async function choicesOf(
  name: string,
  read: ReadDocument,
  operation: Operation,
  values: Values,
): Promise<readonly Choice[] | undefined> {
  try {
    return await finders[name]?.(read, operation, values);
  } catch {
    return undefined;
  }
}

type Find = (read: ReadDocument, operation: Operation, values: Values) => Promise<readonly Choice[]>;

const finders: Readonly<Record<string, Find>> = {
  translation: async (read, { path }) => {
    const translations = await catalogue(read, 'translations');
    const isComputed = path.includes('/computed');
    if (!isComputed && !path.startsWith('/api/x/alignment/')) return translations.map(namedChoice);
    const features = await read<Features>('/api/x/features.json');
    const fits = ({ alignment }: Features['translations'][number]) =>
      isComputed ? alignment?.by === 'computed' : alignment;
    const aligned = new Set(features.translations.filter(fits).map(({ id }) => id));
    return translations.filter(({ id }) => aligned.has(id)).map(namedChoice);
  },
  commentary: async (read) => (await catalogue(read, 'commentaries')).map(namedChoice),
  dataset: async (read, { path }) => {
    const type = entityType(path);
    const datasets = (await catalogue(read, 'datasets')) as readonly Dataset[];
    return datasets.filter((dataset) => !type || dataset[lists[type]]).map(namedChoice);
  },
  plan: async (read) => (await read<Plans>('/api/x/plans.json')).plans.map(namedChoice),
  edition: async (read) =>
    (await Promise.all(kinds.map((kind) => catalogue(read, kind)))).flat().map(namedChoice),
  book: async (read, operation, values) =>
    (await booksOf(read, operation, values)).map(({ id, name }) => choice(id, name)),
  chapter: async (read, operation, values) => {
    const book = (await booksOf(read, operation, values)).find(({ id }) => id === values.book);
    if (!book?.firstChapterNumber || !book.lastChapterNumber) return [];
    const { firstChapterNumber: first, lastChapterNumber: last } = book;
    return Array.from({ length: last - first + 1 }, (_, index) => choice(String(first + index)));
  },
  reader: async (read, _, values) => {
    const path = requestPath('/api/{translation}/{book}/{chapter}.json', values);
    const { thisChapterAudioTimings } = await read<TranslationBookChapter>(path);
    return Object.keys(thisChapterAudioTimings).map((reader) => choice(reader));
  },
  profile: async (read, _, values) => {
    const path = requestPath('/api/c/{commentary}/profiles.json', values);
    const { profiles } = await read<CommentaryProfiles>(path);
    return profiles.map(({ id, subject }) => choice(id, subject));
  },
  person: entities,
  place: entities,
  id: entities,
  sha256: async (read, _, values) => {
    const manifest = await read<Manifest>('/api/x/manifest.json');
    if (values.edition === undefined) return [choice(await sha256(JSON.stringify(manifest)))];
    return manifest.editions
      .filter(({ id }) => id === values.edition)
      .map((edition) => choice(edition.manifest.sha256));
  },
};

const kinds = ['translations', 'commentaries', 'datasets'] as const;

const lists = {
  people: 'listOfPeopleApiLink',
  places: 'listOfPlacesApiLink',
  events: 'listOfEventsApiLink',
  groups: 'listOfPeopleGroupsApiLink',
} as const;

async function catalogue(read: ReadDocument, kind: (typeof kinds)[number]): Promise<readonly Named[]> {
  const document = await read<Record<string, readonly Named[]>>(`/api/available_${kind}.json`);
  return document[kind] ?? [];
}

async function entities(read: ReadDocument, { path }: Operation, values: Values): Promise<readonly Choice[]> {
  const type = entityType(path);
  if (!type) return [];
  const list = requestPath(`/api/d/{dataset}/${type}.json`, values);
  return ((await read<Record<string, readonly Named[]>>(list))[type] ?? []).map(namedChoice);
}

function entityType(path: string): keyof typeof lists | undefined {
  const type = /\{dataset\}\/(\w+)/.exec(path)?.[1];
  return type && Object.hasOwn(lists, type) ? (type as keyof typeof lists) : undefined;
}

interface Book {
  readonly id: string;
  readonly name?: string;
  readonly firstChapterNumber: number | null;
  readonly lastChapterNumber: number | null;
}

async function booksOf(read: ReadDocument, { path }: Operation, values: Values): Promise<readonly Book[]> {
  // Alignments are of translations, whose documents list the books
  const parent = path.slice(0, path.indexOf('{book}')).replace('/x/alignment/', '/');
  const list = `${parent}books.json`;
  return (await read<{ readonly books: readonly Book[] }>(requestPath(list, values))).books;
}

interface Named {
  readonly id: string;
  readonly name: string;
}

function namedChoice({ id, name }: Named): Choice {
  return choice(id, name);
}

function choice(value: string, label = ''): Choice {
  return { value, label: label === value ? '' : label };
}

async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
