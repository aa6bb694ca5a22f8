import { links, questionFolder, questionNames } from '../../documents/links.ts';
import { closestId } from '../../lib/closest.ts';
import { editionPath } from '../../library/edition-record.ts';
import { allBooks, bookInfo } from '../../model/books.ts';
import type { EditionKind } from '../../model/edition-metadata.ts';
import { morphologySchemes } from '../../model/morphology/morphology.ts';
import { entryNumbers, strongsNumber } from '../../model/strongs-number.ts';
import type { ErrorDetail } from '../../site/errors.ts';

interface ExplainedEdition {
  readonly id: string;
  readonly kind: EditionKind;
}

export interface ExplainedLibrary {
  generation(): number;
  editions(): readonly ExplainedEdition[];
  edition(id: string): ExplainedEdition | undefined;
  peek(path: string): unknown;
  get(path: string): unknown;
  paths(prefix: string): readonly string[];
}

export function explainNotFound(library: ExplainedLibrary, path: string): ErrorDetail {
  const detail = explain(library, path);
  const similar = similarPath(library, path);
  return similar ? { ...detail, hint: `Did you mean ${similar}?` } : detail;
}

function explain(library: ExplainedLibrary, path: string): ErrorDetail {
  const [root, ...segments] = path.slice(1).split('/');
  if (root !== 'api' || segments.length < 2) return unknownPath(path);
  if (segments[0] === 'c') return explainInEdition(library, 'commentary', segments.slice(1));
  if (segments[0] === 'd') return explainInEdition(library, 'dataset', segments.slice(1));
  const [, extension, id] = /^\/api\/x\/(report|versification)\/([^/]+)\.json$/.exec(path) ?? [];
  if (id !== undefined) return explainMissingExtension(library, extension!, id);
  const [, scheme] = /^\/api\/x\/morphology\/([^/]+)\.json$/.exec(path) ?? [];
  if (scheme !== undefined) {
    const message = `Unknown morphology scheme "${shorten(scheme)}".`;
    const known = morphologySchemes.filter((each) => library.peek(links.morphology(each)));
    return missing(message, known.length > 0 ? `Known schemes: ${known.join(', ')}.` : undefined);
  }
  const [, plan] = /^\/api\/x\/days\/([^/]+)\.json$/.exec(path) ?? [];
  if (plan !== undefined) return unknownEdition(library, 'plan', plan);
  const [, lexicon, entry] = /^\/api\/x\/lexicon\/([^/]+)\/([^/]*)$/.exec(path) ?? [];
  if (lexicon !== undefined) return explainMissingEntry(library, lexicon, entry ?? '');
  const indexed = /^\/api\/x\/search\/([^/]+)\/./.exec(path)?.[1];
  if (indexed !== undefined) return explainMissingIndex(library, indexed);
  const [, aligned, place] = /^\/api\/x\/alignment\/([^/]+)\/(.+)$/.exec(path) ?? [];
  if (aligned !== undefined) return explainMissingAlignment(library, aligned, place!);
  const [, referring, rest] = /^\/api\/x\/references\/([^/]+)\/(.+)$/.exec(path) ?? [];
  if (referring !== undefined) return explainMissingReferences(library, referring, rest!);
  if (/^\/api\/x\/translations\/./.test(path)) {
    return { ...unknownPath(path), hint: `Languages are listed in ${links.translationLanguages}.` };
  }
  if (segments[0] === 'x') return explainMissingManifest(library, path) ?? unknownExtension(library, path);
  return explainInEdition(library, 'translation', segments);
}

function unknownExtension(library: ExplainedLibrary, path: string): ErrorDetail {
  const written = path.slice(questionFolder.length).replace(/\/+$/, '');
  const documents = Object.values(links).flatMap((link) =>
    typeof link === 'string' && link.startsWith(questionFolder) && library.peek(link) !== undefined
      ? link.slice(questionFolder.length)
      : [],
  );
  const closest = closestId(written.replace('.json', ''), questionNames) ?? closestId(written, documents);
  const detail = unknownPath(path);
  return closest === undefined ? detail : { ...detail, hint: `Did you mean ${questionFolder}${closest}?` };
}

function explainMissingExtension(library: ExplainedLibrary, extension: string, id: string): ErrorDetail {
  if (!library.edition(id)) return unknownEdition(library, 'translation', id);
  const message = `${id} has no ${extension}.`;
  return { code: 'file_not_found', message };
}

function explainMissingEntry(library: ExplainedLibrary, id: string, file: string): ErrorDetail {
  if (library.edition(id)?.kind !== 'lexicon') return unknownEdition(library, 'lexicon', id);
  const code = 'entry_not_found';
  const written = shorten(file);
  const number = strongsNumber(written);
  if (number === undefined) {
    const message = `"${written}" is not a Strong's number.`;
    return { code, message, hint: 'Write H or G and the number: H430.' };
  }
  const found = entryNumbers(number).find((each) => library.peek(links.lexiconEntry(id, each)));
  const message =
    found === number ? `The entry ${number} has another address.` : `${id} has no entry ${number}.`;
  return { code, message, ...(found ? { hint: `Did you mean ${links.lexiconEntry(id, found)}?` } : {}) };
}

function explainMissingAlignment(library: ExplainedLibrary, id: string, place: string): ErrorDetail {
  const chapter = `${links.books(id).replace(/books\.json$/, '')}${place}`;
  if (!library.peek(chapter)) return explain(library, chapter);
  const message = `The words of ${shorten(place).replace('/', ' ')} in ${id} are not aligned with the original.`;
  return { code: 'file_not_found', message };
}

function explainMissingIndex(library: ExplainedLibrary, id: string): ErrorDetail {
  const edition = library.edition(id);
  if (!edition) return unknownEdition(library, 'translation', id);
  if (edition.kind !== 'translation')
    return { code: 'file_not_found', message: `${id} has no such document of a search index.` };
  const hasIndex = library.peek(links.searchRoot(id)) !== undefined;
  return hasIndex
    ? {
        code: 'file_not_found',
        message: `The search index of ${id} has no such part.`,
        hint: `Its parts are listed in ${links.searchRoot(id)}.`,
      }
    : { code: 'file_not_found', message: `${id} was compiled without a search index.` };
}

function explainMissingReferences(library: ExplainedLibrary, id: string, rest: string): ErrorDetail {
  const edition = library.edition(id);
  if (!edition || edition.kind === 'translation') return unknownEdition(library, 'commentary', id);
  const isBook = /^[A-Z0-9]{3}\.json$/.test(rest);
  const document = `${editionPath(edition)}${isBook ? 'books.json' : rest}`;
  if (!library.get(document)) return explain(library, document);
  return { code: 'file_not_found', message: `The texts of ${shorten(document)} have no references.` };
}

function unknownPath(path: string): ErrorDetail {
  return {
    code: 'path_not_found',
    message: `There is nothing at ${path.slice(0, 100)}.`,
    hint: 'Begin at /api/available_translations.json.',
  };
}

function explainInEdition(
  library: ExplainedLibrary,
  kind: EditionKind,
  [id = '', ...rest]: string[],
): ErrorDetail {
  const edition = library.edition(id);
  if (edition?.kind !== kind) return unknownEdition(library, kind, id);
  if (rest.join('') === '') return unknownPath(editionPath(edition));
  const [book = '', file, ...deeper] = rest;
  if (deeper.length > 0) return unknownPath(`${editionPath(edition)}${rest.join('/')}`);
  if (file !== undefined) return explainMissingChapter(library, edition, book, file);
  if (/^complete(\.simple)?\.json$/.test(book)) {
    return { code: 'file_not_found', message: `${id} has no complete downloads.` };
  }
  const list = /^(people|places|events|groups)\.json$/.exec(book)?.[1];
  const message =
    kind === 'dataset' && list
      ? `The dataset ${id} has no ${list}.`
      : `${shorten(book)} is not a file of the ${kind} ${id}.`;
  return {
    code: 'file_not_found',
    message,
    hint: `Its books are listed in ${editionPath(edition)}books.json.`,
  };
}

function unknownEdition(library: ExplainedLibrary, kind: EditionKind, id: string): ErrorDetail {
  const code = `${kind}_not_found` as const;
  const message = `There is no ${kind} with the id "${shorten(id)}".`;
  const editions = library.editions();
  const otherCase = editions.find(
    (edition) => edition.kind === kind && edition.id.toLowerCase() === id.toLowerCase(),
  );
  if (otherCase) return { code, message, hint: `Ids are case-sensitive: did you mean ${otherCase.id}?` };
  const otherKind = editions.find((edition) => edition.id === id);
  if (otherKind) return { code, message, hint: `${id} is a ${otherKind.kind}: ${firstDocument(otherKind)}.` };
  return { code, message, hint: `They are listed in ${catalogueOf[kind]}.` };
}

const catalogueOf: Readonly<Record<EditionKind, string>> = {
  translation: links.availableTranslations,
  commentary: links.availableCommentaries,
  dataset: links.availableDatasets,
  lexicon: links.lexicons,
  plan: links.plans,
};

function firstDocument(edition: ExplainedEdition): string {
  if (edition.kind === 'plan') return links.days(edition.id);
  return edition.kind === 'lexicon' ? links.lexicons : `${editionPath(edition)}books.json`;
}

/** Shortens request text for a message, and removes `.json`, which paths have and names do not. */
function shorten(text: string): string {
  const name = text.replaceAll('.json', '');
  return name.length > 100 ? `${name.slice(0, 100)}...` : name;
}

const formatsOf: Readonly<Record<EditionKind, string>> = {
  translation: '.json, .simple.json, .words.json, .words.simple.json, .{reader}.audioTimings.json',
  commentary: '.json, .simple.json',
  dataset: '.json',
  lexicon: '.json',
  plan: '.json',
};

const recordsOf: Readonly<Partial<Record<EditionKind, RegExp>>> = {
  commentary: /^profiles$/,
  dataset: /^(people|places|events|groups)$/,
};

/** Explains why an edition has no document `book/file`. `file` looks like `1.json` or `1.words.simple.json`. */
function explainMissingChapter(
  library: ExplainedLibrary,
  edition: ExplainedEdition,
  book: string,
  file: string,
): ErrorDetail {
  const prefix = editionPath(edition);
  if (recordsOf[edition.kind]?.test(book)) return missingRecord(library, edition, book, file);
  const files = bookFiles(library, `${prefix}${book}/`);
  if (files.length === 0) return unknownBook(edition, book, prefix);
  const chapters = [...new Set(files.map((name) => Number.parseInt(name, 10)))].sort((a, b) => a - b);
  const [, chapter, format = ''] = /^([1-9]\d{0,3})\.(.{1,100})$/.exec(file) ?? [];
  if (chapter === undefined || !chapters.includes(Number(chapter))) {
    const place = `${book} of ${edition.id}`;
    return {
      code: 'chapter_not_found',
      message: chapterFault(place, file, chapters),
      hint: `${place} has ${describeChapters(chapters)}.`,
    };
  }
  return missingFormat(edition, `${book} ${chapter}`, format, readersOf(files, chapter));
}

function chapterFault(place: string, file: string, chapters: readonly number[]): string {
  const number = /^\d{1,100}(?=\.|$)/.exec(file)?.[0];
  if (number === undefined) return `"${shorten(file)}" is not the number of a chapter.`;
  if (chapters.includes(Number(number))) return `Chapter ${Number(number)} has another address.`;
  return `${place} does not have chapter ${number}.`;
}

function missingRecord(
  library: ExplainedLibrary,
  edition: ExplainedEdition,
  type: string,
  file: string,
): ErrorDetail {
  const list = `${editionPath(edition)}${type}.json`;
  const code = 'file_not_found';
  if (!library.get(list)) return { code, message: `${edition.id} has no ${type}.` };
  const message = `${edition.id} has no record ${shorten(file)} among its ${type}.`;
  return { code, message, hint: `They are listed in ${list}.` };
}

function unknownBook(edition: ExplainedEdition, book: string, prefix: string): ErrorDetail {
  const known = bookInfo(book);
  const message = known
    ? `${edition.id} does not have ${known.commonName} (${book}).`
    : `"${shorten(book)}" is not a book id.`;
  const hint = known
    ? `Its books are listed in ${prefix}books.json.`
    : `Book ids have three capital letters or digits, such as 1JN. Those of ${edition.id} are in ${prefix}books.json.`;
  return { code: 'book_not_found', message, hint };
}

function missingFormat(
  edition: ExplainedEdition,
  chapter: string,
  format: string,
  readers: readonly string[],
): ErrorDetail {
  const place = `${chapter} of ${edition.id}`;
  const code = 'file_not_found';
  if (edition.kind === 'translation') {
    if (/^words(\.simple)?\.json$/.test(format))
      return { code, message: `${place} has no word annotations.` };
    const reader = /^(.+)\.audioTimings\.json$/.exec(format)?.[1];
    const message = `${place} has no audio timings of a reader "${shorten(reader ?? '')}".`;
    if (reader && readers.length === 0) return { code, message };
    if (reader) return { code, message, hint: `Readers with timings are ${readers.join(', ')}.` };
  }
  if (format === 'simple.json') return { code, message: `${place} has no simplified form.` };
  const hint = `Forms are ${formatsOf[edition.kind]}.`;
  return { code, message: `${place} has no form "${shorten(format)}".`, hint };
}

function readersOf(files: readonly string[], chapter: string): string[] {
  const start = `${chapter}.`;
  const end = '.audioTimings.json';
  return files
    .filter((name) => name.startsWith(start) && name.endsWith(end))
    .map((name) => name.slice(start.length, -end.length));
}

function describeChapters(chapters: number[]): string {
  const [first, last] = [chapters[0], chapters.at(-1)];
  if (first === last) return `chapter ${first} only`;
  const gaps = chapters.length < last! - first! + 1 ? ', not all of them' : '';
  return `chapters ${first} to ${last}${gaps}`;
}

function explainMissingManifest(library: ExplainedLibrary, path: string): ErrorDetail | undefined {
  if (path === links.manifest) {
    return missing('This library has no manifest yet.', 'It gets one with the next build that changes it.');
  }
  if ([links.releases, links.publishing, links.publisher].some((link) => link === path)) {
    return missing('A server that reads a library has no history of releases.', current(library));
  }
  const [, edition, file] = /^\/api\/x\/manifests\/(?:([^/]+)\/)?([^/]+)$/.exec(path) ?? [];
  if (file === undefined) return undefined;
  if (/^[0-9a-f]{64}\.sig$/.test(file) && edition === undefined) {
    return missing('Signatures lie only where a release was published.', current(library));
  }
  if (!/^[0-9a-f]{64}\.json$/.test(file)) {
    return missing('A manifest is named by its SHA-256, in 64 small hexadecimal digits.', current(library));
  }
  if (edition !== undefined && !library.edition(edition)) {
    return missing('Unknown edition id.', current(library));
  }
  return missing('No manifest has this hash; it may have been removed.', current(library));
}

function current(library: ExplainedLibrary): string | undefined {
  return library.peek(links.manifest) === undefined
    ? undefined
    : `The manifest of what is here: ${links.manifest}.`;
}

function missing(message: string, hint: string | undefined): ErrorDetail {
  return { code: 'file_not_found', message, ...(hint ? { hint } : {}) };
}

interface Remembered {
  readonly generation: number;
  readonly files: Map<string, readonly string[]>;
}

const remembered = new WeakMap<ExplainedLibrary, Remembered>();

/**
 * Names of the files below a path such as `/api/BSB/PSA/`. Listed once per state of the library, so wrong
 * addresses cost little more than correct ones. There are at most as many lists as books.
 */
function bookFiles(library: ExplainedLibrary, folder: string): readonly string[] {
  const generation = library.generation();
  let known = remembered.get(library);
  if (known?.generation !== generation) {
    known = { generation, files: new Map() };
    remembered.set(library, known);
  }
  let files = known.files.get(folder);
  if (!files) {
    files = library.paths(folder).map((path) => path.slice(folder.length));
    if (files.length > 0) known.files.set(folder, files);
  }
  return files;
}

function similarPath(library: ExplainedLibrary, path: string): string | undefined {
  const plain = decode(path)
    .replace(/\/{2,}/g, '/')
    .replace(/\/$/, '')
    .replace(/\/0+(?=[1-9]\d*\.)/, '/');
  // A base URL that ends with /api, or the path of another version
  const withoutStart = plain.replace(/^.*\/api\//i, '/api/');
  const candidates = [plain, `${plain}.json`, `${plain}/books.json`, withoutStart];
  // Books have ids of three capital letters: /api/BSB/gen/1.json, /api/BSB/Genesis/1.json
  const withId = plain.replace(/\/([^/]+)(?=\/[^/]+$)/, (_, book: string) => `/${idOfBook(book)}`);
  return [...candidates, withId, `${withId}.json`].find(
    (candidate) => candidate !== path && library.get(candidate),
  );
}

function idOfBook(written: string): string {
  const plain = (name: string) => name.toLowerCase().replace(/[^a-z\d]/g, '');
  const key = plain(written).replace(/^([123])(?:st|nd|rd)/, '$1');
  const books = allBooks();
  const same = books.find(({ id, commonName }) => plain(id) === key || plain(commonName) === key);
  if (same) return same.id;
  const [first, second] = books.filter(({ commonName }) => plain(commonName).startsWith(key));
  const isClear = key.length > 2 || second?.canon !== 'canonical';
  return (key.length > 1 && isClear && first?.id) || written;
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
