import { textHead } from '../../formats/decode-source.ts';
import { type Diagnostic, fileDiagnostic } from '../../formats/diagnostic.ts';
import { bookIdOfFileName } from '../../formats/find-book-id.ts';
import { findSourceBooks } from '../../formats/find-source-books.ts';
import { withoutRepetitions } from '../../formats/public-api/public-tree.ts';
import { sourceFormat } from '../../formats/source-format.ts';
import { type CustomMarkers, readStylesheet } from '../../formats/stylesheet.ts';
import { bookInfo } from '../../model/books.ts';
import type { ContentKind } from '../../model/edition-metadata.ts';
import type { EditionFiles } from './edition-files.ts';
import { isReferenceList } from './reference-list.ts';
import { isAnyContent, isEvidentSource, mayBeSource, type SourceRule, sourceRules } from './source-rules.ts';

interface FoundSources {
  /** Names of the files to read, sorted. Reading decides if each of them is a source. */
  readonly names: readonly string[];
  readonly diagnostics: readonly Diagnostic[];
}

interface NamedSources {
  readonly globs: readonly string[];
  readonly file: string;
}

/**
 * The possible sources of an edition: the files named in the metadata, or else the top-level files, or else
 * those in sub-folders, unless two of these contain the same book.
 */
export function findSources(
  files: EditionFiles,
  kind: ContentKind,
  named?: NamedSources,
): Promise<FoundSources> {
  const search = new SourceSearch(files, kind);
  return named ? search.among(named) : search.everywhere();
}

export async function holdsSources(files: EditionFiles): Promise<boolean> {
  return (await evidentSource(files, files.names())) !== undefined;
}

/** Names a source that is not in the list of sources. @param list the file with this list. */
export async function unlistedSource(
  files: EditionFiles,
  kind: ContentKind,
  list: string,
): Promise<string | undefined> {
  const source = await evidentSource(files, (await findSources(files, kind)).names);
  return source && `${source} is not in the list of sources in ${list.split('/').at(-1)}`;
}

async function evidentSource(files: EditionFiles, names: readonly string[]): Promise<string | undefined> {
  const byName = names.find((name) => isEvidentSource(name));
  if (byName !== undefined) return byName;
  for (const name of names.filter(mayBeSource))
    if (isEvidentSource(name, await headOf(files, name))) return name;
  return undefined;
}

/**
 * Finds the versification file in Paratext's format: at the top of the edition or, as in bundles, in a folder
 * there.
 */
export function findVrs(files: EditionFiles): { name?: string; diagnostics?: readonly Diagnostic[] } {
  const found = filesBeside(files, /\.vrs$/i);
  const [name, other] = found.length > 1 ? found.filter((path) => isCustomVrs.test(path)) : found;
  if (name !== undefined && other === undefined) return { name };
  if (found.length === 0) return {};
  const message = `There are several .vrs files: ${found.slice(0, 5).join(', ')}. None of them was read. Keep only one, or rename the right one to custom.vrs.`;
  return { diagnostics: [fileDiagnostic('bad-versification', files.shown(found[0]!), message)] };
}

export async function findCustomMarkers(files: EditionFiles): Promise<CustomMarkers | undefined> {
  const name = filesBeside(files, /(^|\/)custom\.sty$/i)[0];
  if (name === undefined) return undefined;
  const markers = readStylesheet(new TextDecoder().decode(await files.read(name, maxStylesheetBytes)));
  return Object.keys(markers).length > 0 ? markers : undefined;
}

/** The standard stylesheet with all its markers has 100 kB. */
const maxStylesheetBytes = 1024 * 1024;

const isCustomVrs = /(^|\/)(custom|versification)\.vrs$/i;

function filesBeside(files: EditionFiles, pattern: RegExp): readonly string[] {
  const isOne = (name: string) => pattern.test(name);
  try {
    return files.names(['*', '*/*']).filter(isOne);
  } catch {
    // An unreadable sub-folder only matters if it contains the sources
    return files.names().filter(isOne);
  }
}

const headLength = 4096;

const notASource =
  /(^|\/)((edition|check|metadata|meta|audio|manifest|styles|metadata-\w+)\.(json|xml)|(readme|license|licence|copyright|copying|notice)(\.txt)?|[^/]*\.(vrs|sty))$/i;
const notText =
  /\.(mp3|m4a|aac|ogg|opus|flac|wav|webm|mp4|jpe?g|png|gif|webp|tiff?|svg|pdf|[ot]tf|woff2?|zip|gz|7z|rar|docx?|odt|epub)$/i;

type Judgement = 'evident' | 'source' | 'unknown name' | 'unread format' | 'something else';

interface SourceFolder {
  readonly folder: string;
  readonly names: readonly string[];
  readonly judgements: ReadonlyMap<string, Judgement>;
  readonly isEvident: boolean;
}

class SourceSearch {
  readonly #files: EditionFiles;
  readonly #kind: ContentKind;
  readonly #rule: SourceRule;

  constructor(files: EditionFiles, kind: ContentKind) {
    this.#files = files;
    this.#kind = kind;
    this.#rule = sourceRules[kind];
  }

  async among({ globs, file }: NamedSources): Promise<FoundSources> {
    const matching = this.#files.names(globs);
    const judgements = await this.#judge(matching);
    // An unknown name does not matter if the metadata lists it
    const names = matching.filter(
      (name) => isSource(judgements.get(name)!) || judgements.get(name) === 'unknown name',
    );
    const sources = new Set(names);
    // The inventory of a bundle lists files of all sorts and may be incomplete
    const isInventory = !file.endsWith('edition.json');
    const meant = isInventory ? globs.filter((glob) => this.#rule.names.test(glob)) : globs;
    const unmatched = meant.flatMap((glob) => this.#unmatched(glob, sources) ?? []);
    const unread = this.#unreadFormats(judgements);
    return {
      names,
      diagnostics: [...unmatched.map((says) => fileDiagnostic('unmatched-pattern', file, says)), ...unread],
    };
  }

  async everywhere(): Promise<FoundSources> {
    const top = await this.#folder(
      '',
      withoutRepetitions(this.#files.names()).filter((name) => !name.includes('/')),
    );
    if (top.isEvident) {
      const passedOver = [...this.#belowIfReadable()].flatMap(
        ([folder, names]) => this.#passedOver(folder, names) ?? [],
      );
      return { names: sourcesIn(top), diagnostics: [...this.#unread(top), ...passedOver] };
    }
    const folders: SourceFolder[] = [];
    for (const [folder, names] of this.#below()) {
      const found = await this.#folder(folder, names);
      if (found.isEvident) folders.push(found);
    }
    const diagnostics = [top, ...folders].flatMap((folder) => this.#unread(folder));
    const ambiguous = await this.#sameBook(folders);
    if (ambiguous) return { names: [], diagnostics: [...diagnostics, ambiguous] };
    return { names: [...sourcesIn(top), ...folders.flatMap(sourcesIn)].sort(), diagnostics };
  }

  /** Groups the files in sub-folders by folder. Excludes `timings/`: labels of recordings look like USFM. */
  #below(): Map<string, string[]> {
    const names = withoutRepetitions(this.#files.names(['**/*']));
    return Map.groupBy(
      names.filter((name) => name.includes('/') && !/(^|\/)timings\//.test(name)),
      folderOf,
    );
  }

  /** An edition with sources at its top needs none of its sub-folders. */
  #belowIfReadable(): Map<string, string[]> {
    try {
      return this.#below();
    } catch {
      return new Map();
    }
  }

  async #folder(folder: string, names: readonly string[]): Promise<SourceFolder> {
    const judgements = await this.#judge(names);
    const isEvident = [...judgements.values()].includes('evident') || (await this.#someTell(judgements));
    return { folder, names, judgements, isEvident };
  }

  async #someTell(judgements: ReadonlyMap<string, Judgement>): Promise<boolean> {
    for (const [name, judgement] of judgements) {
      if (judgement === 'source' && this.#rule.tells(await headOf(this.#files, name))) return true;
    }
    return false;
  }

  async #judge(names: readonly string[]): Promise<Map<string, Judgement>> {
    const judgements = new Map<string, Judgement>();
    const hasReferences = this.#kind === 'translation' && names.some(isReferenceList);
    for (const name of names) {
      const isVerses = hasReferences && /\.txt$/i.test(name) && !notASource.test(name);
      judgements.set(name, isVerses ? 'evident' : await this.#judgeFile(name));
    }
    return judgements;
  }

  async #judgeFile(name: string): Promise<Judgement> {
    const { names, possibleNames, unread, tells, isMeant } = this.#rule;
    if (notASource.test(name)) return 'something else';
    if (names.test(name)) return isAnyContent(name) ? 'source' : 'evident';
    if (unread?.names.test(name)) return 'unread format';
    if (notText.test(name)) return 'something else';
    const head = await headOf(this.#files, name);
    const isTold = tells(head);
    if (!possibleNames.test(name)) return isTold ? 'unknown name' : 'something else';
    if (isTold) return 'evident';
    // An empty file named after a book has lost its text
    const isSource = isMeant(head) || (head.trim() === '' && bookIdOfFileName(name) !== undefined);
    return isSource ? 'source' : 'something else';
  }

  #unmatched(glob: string, sources: ReadonlySet<string>): string | undefined {
    if (sources.has(glob)) return undefined;
    const names = this.#files.names([glob]);
    if (names.some((name) => sources.has(name))) return undefined;
    const what = names.length > 0 ? 'matches files, but none of them is a source' : 'matches no file';
    return `"${glob}" in the list of sources ${what}. Correct or remove it. Patterns are relative to the folder.`;
  }

  #unread(folder: SourceFolder): Diagnostic[] {
    const unknown = [...folder.judgements].filter(([, judgement]) => judgement === 'unknown name');
    const named = unknown.map(([name]) => {
      const message = `This looks like a source, but does not have the name of a source file, so it was not read. Give it the extension of its format, such as .usfm or .csv, add it to "sources" in edition.json, or remove it.`;
      return fileDiagnostic('unread-file', this.#files.shown(name), message);
    });
    return [...named, ...this.#unreadFormats(folder.judgements)];
  }

  #unreadFormats(judgements: ReadonlyMap<string, Judgement>): Diagnostic[] {
    const unread = [...judgements].filter(([, judgement]) => judgement === 'unread format');
    const message = `Tables in this format are not read. ${this.#rule.unread?.advice ?? ''}`;
    return unread.map(([name]) => fileDiagnostic('unread-file', this.#files.shown(name), message));
  }

  #passedOver(folder: string, names: readonly string[]): Diagnostic | undefined {
    const isLike = (name: string) =>
      this.#rule.names.test(name) && !isAnyContent(name) && !notASource.test(name);
    const like = names.find(isLike);
    if (like === undefined) return undefined;
    const message = `The files in this folder, such as ${like}, were not read, because the edition has sources at its top level. Add both to "sources" in edition.json ("*" and "${folder}/*"), or move the files.`;
    return fileDiagnostic('unread-file', this.#files.shown(folder), message);
  }

  /**
   * Reports two folders with the same book: they are two editions, or two versions of one, and the choice is
   * unknown.
   */
  async #sameBook(folders: readonly SourceFolder[]): Promise<Diagnostic | undefined> {
    if (this.#kind !== 'translation' || folders.length < 2) return undefined;
    const folderOfBook = new Map<string, string>();
    for (const { folder, ...rest } of folders) {
      for (const name of sourcesIn({ folder, ...rest })) {
        const book = bookIn(name, await headOf(this.#files, name));
        const other = book === undefined ? folder : (folderOfBook.get(book) ?? folder);
        if (other !== folder) return this.#twice(book!, other, folder);
        if (book !== undefined) folderOfBook.set(book, folder);
      }
    }
    return undefined;
  }

  #twice(book: string, one: string, other: string): Diagnostic {
    const message = `There are no sources at the top level, and ${book} is in two folders, ${one} and ${other}; nothing was read. Choose one with "sources": ["${one}/*"] in edition.json, or make each a separate edition.`;
    return fileDiagnostic('no-sources', this.#files.shown(''), message);
  }
}

/** '' for an unreadable file, which is reported when it is read. */
async function headOf(files: EditionFiles, name: string): Promise<string> {
  try {
    return textHead(await files.head(name, headLength));
  } catch {
    return '';
  }
}

function isSource(judgement: Judgement): boolean {
  return judgement === 'evident' || judgement === 'source';
}

function sourcesIn({ names, judgements }: SourceFolder): string[] {
  return names.filter((name) => isSource(judgements.get(name)!));
}

function folderOf(name: string): string {
  return name.slice(0, name.lastIndexOf('/'));
}

/** Formats with a whole Bible in one file, whose beginning cannot be parsed separately. */
const wholeBibles: ReadonlySet<string> = new Set(['OSIS', 'USFX', 'verse XML', 'Codex', 'verse records']);

/** Undefined if the beginning does not determine the book, and for anything except scripture. */
function bookIn(name: string, head: string): string | undefined {
  const format = sourceFormat(head);
  const isWholeBible = format !== undefined && wholeBibles.has(format);
  const [book] = isWholeBible ? [] : findSourceBooks(head, () => {});
  const info = bookInfo(book?.code.toUpperCase() || (bookIdOfFileName(name) ?? ''));
  return info && info.canon !== 'peripheral' ? info.id : undefined;
}
