import type {
  CommentaryProfiles,
  Dataset,
  EditionReport,
  Features,
  Lexicon,
  Lexicons,
  Manifest,
  Plans,
  TranslationBookChapter,
  TranslationFeatures,
  TranslationLanguages,
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

/** Returns undefined if the parameter of this operation has no choices, and an empty list if the library has none. */
type Find = (
  read: ReadDocument,
  operation: Operation,
  values: Values,
) => Promise<readonly Choice[] | undefined>;

const finders: Readonly<Record<string, Find>> = {
  translation: async (read, { path }) => {
    const translations = await catalogue(read, 'translations');
    const isComputed = path.includes('/computed');
    if (!isComputed && !path.startsWith('/api/x/alignment/')) return translations.map(namedChoice);
    const features = await read<Features>('/api/x/features.json');
    const fits = ({ alignment }: TranslationFeatures) =>
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
  edition: async (read, { path }) => {
    if (path.includes('{scope}'))
      return (await scopedEditions(read)).map(([edition]) => namedChoice(edition));
    return (await Promise.all(kinds.map((kind) => catalogue(read, kind)))).flat().map(namedChoice);
  },
  scope: async (read, { path }, { edition }) =>
    path.includes('{scope}')
      ? (await scopedEditions(read)).flatMap(([{ id }, scope]) => (id === edition ? choice(scope) : []))
      : undefined,
  in: searchedTranslations,
  from: async (_, _operation, values) => idsIn(values.in).map((id) => choice(id)),
  ref: async (read, { path, parameters }, values) => {
    if (!path.startsWith('/api/x/passage')) return undefined;
    const { example } = parameters.find(({ name }) => name === 'ref')!;
    const [book, ...others] = await booksOfFirst(read, values);
    const isThere = exampleBooks.every((id) => id === book?.id || others.some((other) => other.id === id));
    return [choice(isThere || !book ? example : `${book.id} ${book.firstChapterNumber}:1`)];
  },
  books: async (read, _, values) =>
    (await booksOfFirst(read, values)).map(({ id, name }) => choice(id, name)),
  lexicon: async (read) => (await lexiconsIn(read)).map(namedChoice),
  number: async (read, { path }, values) => {
    const lexicons = await lexiconsIn(read);
    const isNamed = path.includes('{lexicon}/');
    const letters = isNamed
      ? lettersOf(lexicons, values.lexicon)
      : lexicons.length > 0 || values.in
        ? 'HG'
        : '';
    return [...letters].map((letter) => choice(exampleNumbers[letter as 'H' | 'G']));
  },
  letter: async (read, _, values) =>
    [...lettersOf(await lexiconsIn(read), values.lexicon)].map((letter) => choice(letter)),
  scheme: async (read) => {
    const { translations } = await read<Features>('/api/x/features.json');
    const annotated = translations.filter(({ words }) => words).slice(0, maxReports);
    const reports = await Promise.all(
      annotated.map(({ id }) => read<EditionReport>(requestPath('/api/x/report/{id}.json', { id }))),
    );
    const schemes = reports.flatMap(
      (report) => (report.kind === 'translation' && report.words?.scheme) || [],
    );
    return [...new Set(schemes)].map((scheme) => choice(scheme));
  },
  language: async (read, { path }) => {
    if (!path.includes('{language}.json')) return undefined;
    const { languages } = await read<TranslationLanguages>('/api/x/translations/index.json');
    return languages.map(({ code, englishName }) => choice(code, englishName ?? ''));
  },
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
  event: entities,
  group: entities,
  sha256: async (read, _, values) => {
    const manifest = await read<Manifest>('/api/x/manifest.json');
    if (values.edition === undefined) return [choice(await sha256(JSON.stringify(manifest)))];
    return manifest.editions
      .filter(({ id }) => id === values.edition)
      .map((edition) => choice(edition.manifest.sha256));
  },
};

const exampleBooks = ['RUT', 'PSA'];
const exampleNumbers = { H: 'H430', G: 'G26' } as const;
const maxReports = 8;

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

export function idsIn(list = ''): readonly string[] {
  return list.split(',').filter((id) => id !== '');
}

/** The translations for a question: annotated ones for words, otherwise those with an Old Testament first. */
async function searchedTranslations(read: ReadDocument, { path }: Operation): Promise<readonly Choice[]> {
  const translations = await catalogue(read, 'translations');
  const { translations: features } = await read<Features>('/api/x/features.json');
  const having = (isThere: (feature: TranslationFeatures) => boolean) => {
    const ids = new Set(features.filter(isThere).map(({ id }) => id));
    return translations.filter(({ id }) => ids.has(id));
  };
  if (/\/(?:word|lexicon)\b/.test(path)) return having(({ words }) => words).map(namedChoice);
  const first = having(({ oldTestament }) => oldTestament > 0);
  return [...new Set([...first, ...translations])].map(namedChoice);
}

async function booksOfFirst(read: ReadDocument, values: Values): Promise<readonly Book[]> {
  const [translation = ''] = idsIn(values.in);
  if (!/^[\w-]+$/.test(translation)) return [];
  const path = requestPath('/api/{translation}/books.json', { translation });
  return (await read<{ readonly books: readonly Book[] }>(path)).books;
}

async function lexiconsIn(read: ReadDocument): Promise<readonly Lexicon[]> {
  return (await read<Lexicons>('/api/x/lexicons.json')).lexicons;
}

function lettersOf(lexicons: readonly Lexicon[], id: string | undefined): string {
  const { numberOfHebrewEntries = 0, numberOfGreekEntries = 0 } =
    lexicons.find((each) => each.id === id) ?? {};
  return `${numberOfHebrewEntries > 0 ? 'H' : ''}${numberOfGreekEntries > 0 ? 'G' : ''}`;
}

async function scopedEditions(read: ReadDocument): Promise<(readonly [Named, scope: string])[]> {
  const [commentaries, datasets, lexicons] = await Promise.all([
    catalogue(read, 'commentaries'),
    catalogue(read, 'datasets') as Promise<readonly Dataset[]>,
    lexiconsIn(read),
  ]);
  const named = datasets.filter((dataset) => Object.values(lists).some((list) => dataset[list]));
  return [
    ...commentaries.map((each) => [each, 'notes'] as const),
    ...named.map((each) => [each, 'names'] as const),
    ...lexicons.map((each) => [each, 'lexicon'] as const),
  ];
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
  // Alignments belong to translations, and references to commentaries, whose documents list the books
  const parent = path
    .slice(0, path.indexOf('{book}'))
    .replace('/x/alignment/', '/')
    .replace('/x/references/', '/c/');
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
