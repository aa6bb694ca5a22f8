import { links } from '../../documents/links.ts';
import { count } from '../../lib/count.ts';
import type { EditionRecord } from '../../library/edition-record.ts';
import type { Library } from '../../library/library.ts';
import { parseStored } from '../../library/stored-document.ts';
import { isEveryNetwork } from '../../net/listen-address.ts';

export function welcome(url: string | URL, library: Library, host: string): string {
  const base = String(url).replace(/\/$/, '');
  const ids = library.editions().map(({ id }) => id);
  const shown = ids.length > 8 ? `${ids.slice(0, 8).join(', ')}, ...` : ids.join(', ');
  return [
    `Serving ${count(ids.length, 'edition')} (${shown})${isEveryNetwork(host) ? ' on every network, here' : ''} at ${base}`,
    `Read at ${base}/, try the API at ${base}/docs, or open one of these:`,
    ...pathsToTry(library).map((path) => `  ${base}${path}`),
    'Press Ctrl-C to stop.',
  ].join('\n');
}

export function pathsToTry(library: Library): string[] {
  const editions = library.editions();
  const ofKind = (kind: EditionRecord['kind']) => editions.filter((edition) => edition.kind === kind);
  return [
    ...translationPaths(library, ofKind('translation')),
    ...commentaryPaths(library, ofKind('commentary')),
    ...datasetPaths(library, ofKind('dataset')),
    ...lexiconPaths(library, ofKind('lexicon')),
  ];
}

function translationPaths(library: Library, translations: readonly EditionRecord[]): string[] {
  const holds = (path: string) => library.peek(path) !== undefined;
  const withJohn = translations.find(({ id }) => holds(links.chapter(id, 'JHN', 3)));
  const annotated = translations.find(({ id }) => holds(links.words(id, 'GEN', 1)));
  const shown = withJohn ?? translations[0];
  if (!shown) return [];
  return [
    links.availableTranslations,
    links.books(shown.id),
    ...(withJohn ? [links.chapter(shown.id, 'JHN', 3), links.simpleChapter(shown.id, 'JHN', 3)] : []),
    ...(annotated ? [links.words(annotated.id, 'GEN', 1)] : []),
  ];
}

function commentaryPaths(library: Library, [commentary]: readonly EditionRecord[]): string[] {
  if (!commentary) return [];
  return [links.availableCommentaries, ...firstChapter(library, commentary)];
}

function lexiconPaths(library: Library, [lexicon]: readonly EditionRecord[]): string[] {
  if (!lexicon) return [];
  const entry = ['H430', 'G2316'].map((number) => links.lexiconEntry(lexicon.id, number));
  return [links.lexicons, ...entry.filter((path) => library.peek(path) !== undefined).slice(0, 1)];
}

function datasetPaths(library: Library, datasets: readonly EditionRecord[]): string[] {
  if (datasets.length === 0) return [];
  const withPeople = datasets.find(({ catalogueEntry }) => 'listOfPeopleApiLink' in catalogueEntry);
  const other = datasets.find((dataset) => !('listOfPeopleApiLink' in dataset.catalogueEntry));
  const chapters = [other, withPeople].flatMap((dataset) => (dataset ? firstChapter(library, dataset) : []));
  return [links.availableDatasets, ...chapters, ...(withPeople ? bestKnownPerson(library, withPeople) : [])];
}

function firstChapter(library: Library, { catalogueEntry }: EditionRecord): string[] {
  const list = read<{ books: { firstChapterApiLink: string | null }[] }>(
    library,
    catalogueEntry.listOfBooksApiLink,
  );
  const link = list?.books.find(({ firstChapterApiLink }) => firstChapterApiLink)?.firstChapterApiLink;
  return link ? [link] : [];
}

function bestKnownPerson(library: Library, { catalogueEntry }: EditionRecord): string[] {
  const list = read<{ people: { numberOfReferences: number; thisPersonApiLink: string }[] }>(
    library,
    catalogueEntry.listOfPeopleApiLink,
  );
  const [first] = list?.people.toSorted((a, b) => b.numberOfReferences - a.numberOfReferences) ?? [];
  return first ? [first.thisPersonApiLink] : [];
}

function read<Document>(library: Library, path: unknown): Document | undefined {
  const document = typeof path === 'string' ? library.get(path) : undefined;
  return document && parseStored<Document>(document.gzip);
}
