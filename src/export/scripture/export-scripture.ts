import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { tallyText } from '../../lib/count.ts';
import { notInHtml, notInXml } from '../../lib/html.ts';
import { StagedFile } from '../../lib/staged-file.ts';
import { ReleaseError } from '../../release/release-error.ts';
import { DocumentReader, type ExportedLibrary } from '../bundled-edition.ts';
import { exportedEditions } from '../verse-lines.ts';
import { writeError } from '../write-bundle.ts';
import { writeDocx } from './docx/write-docx.ts';
import { writeEpub } from './epub/write-epub.ts';
import { type ExportedBook, type ExportedEdition, exportedEdition } from './exported-book.ts';
import { RelatedPassages } from './related-passages.ts';
import { chapterNodes, countStyles, headNodes, inexpressible, type UsjNode, usjTree } from './usj-tree.ts';
import { htmlText } from './write-html.ts';
import { writeMyBible } from './write-mybible.ts';
import { osisText } from './write-osis.ts';
import { markdownName, markdownText, plainText } from './write-text.ts';
import { notInUsfm, usfmText } from './write-usfm.ts';
import { usjText, usxText } from './write-usx.ts';
import { bebliaText, openSongText, zefaniaText } from './write-verse-xml.ts';
import { verseAlignedText, verseReferences } from './write-vref.ts';

/** The name is relative to the output folder. Files that are not text write themselves to a path. */
type ExportedFile = { readonly name: string } & (
  | { readonly text: () => Iterable<string> }
  | { readonly write: (path: string) => void | Promise<void> }
);

interface WriterOptions {
  readonly fonts: string | undefined;
  readonly leftOut: string[];
  readonly remarks: string[];
  readonly related: RelatedPassages;
}

type Writer = (edition: ExportedEdition, options: WriterOptions) => Iterable<ExportedFile>;

const writers = {
  usfm: perBook('usfm', (book) => usfmText(usjTree(book))),
  usx: perBook('usx', (book) => usxText(usjTree(book))),
  usj: perBook('usj', (book) => usjText(usjTree(book))),
  osis: whole('osis.xml', osisText),
  zefania: whole('zefania.xml', zefaniaText),
  opensong: whole('opensong.xml', openSongText),
  beblia: whole('beblia.xml', bebliaText),
  epub: (edition, options) => [
    { name: `${edition.id}.epub`, write: (path) => writeEpub(edition, path, options) },
  ],
  docx: (edition) => [{ name: `${edition.id}.docx`, write: (path) => writeDocx(edition, path) }],
  html: (edition, options) => [{ name: `${edition.id}.html`, text: () => htmlText(edition, options) }],
  markdown: perChapter,
  text: whole('txt', plainText),
  vref: verseAligned,
  mybible: (edition, { leftOut }) => [
    { name: `${edition.id}.SQLite3`, write: (path) => writeMyBible(edition, path, leftOut) },
  ],
} satisfies Record<string, Writer>;

export type ScriptureFormat = keyof typeof writers;

/** Formats of content folders: `edition.json` is written too, so that `build` reads the output. */
const sourceFormats: ReadonlySet<string> = new Set([
  'usfm',
  'usx',
  'usj',
  'osis',
  'zefania',
  'opensong',
  'beblia',
]);

/** Formats of a single file, so that the output may be named: `john.epub`. */
const singleFileFormats: ReadonlySet<string> = new Set(['epub', 'docx', 'html', 'text', 'mybible']);

export interface ExportOptions {
  readonly library: ExportedLibrary;
  readonly id: string;
  readonly format: ScriptureFormat;
  /**
   * Created if it does not exist. Files of the same names are replaced, unless they are equal. In formats of a
   * single file, it may be the path of that file.
   */
  readonly folder: string;
  /** Books (`RUT`, `Ruth`) and ranges (`MAT-JHN`) in the order of the edition. All if it is missing. */
  readonly books?: readonly string[] | undefined;
  readonly fonts?: string;
}

interface ExportSummary {
  readonly files: number;
  readonly written: number;
  readonly faults: readonly string[];
  readonly leftOut: readonly string[];
  readonly remarks: readonly string[];
}

/**
 * Writes a translation in a format that other programs read. The same edition gives the same bytes.
 * @throws ReleaseError for an id that is not one of a translation, and if a file cannot be written.
 */
export async function exportScripture(options: ExportOptions): Promise<ExportSummary> {
  const { library, id, format, folder } = options;
  exportedEditions(library, [id]);
  const faults: string[] = [];
  const remarks: string[] = [];
  const whole = exportedEdition(id, new DocumentReader(library));
  const selected = options.books ? withBooks(whole, options.books) : whole;
  const styles = new Map<string, number>();
  const edition = watched(selected, markupOf[format], faults, styles);
  const leftOut: string[] = [];
  const related = new RelatedPassages(library, id);
  let files = 0;
  let written = 0;
  const add = async (file: ExportedFile) => {
    files++;
    if (await writeChanged(outputPath(file.name, format, folder), file)) written++;
  };
  try {
    if (sourceFormats.has(format)) {
      const text = () => [`${JSON.stringify(edition.metadata, undefined, 2)}\n`];
      await add({ name: 'edition.json', text });
    }
    for (const file of writers[format](edition, { fonts: options.fonts, leftOut, remarks, related }))
      await add(file);
  } catch (error) {
    throw writeError(error, folder);
  }
  const lost = lossOf(format, styles);
  if (lost !== '') remarks.push(`${format} cannot express ${lost}.`);
  return { files, written, faults, leftOut, remarks };
}

const markupOf: Partial<Record<ScriptureFormat, RegExp>> = {
  usfm: notInUsfm,
  usx: notInXml,
  osis: notInXml,
  zefania: notInXml,
  opensong: notInXml,
  beblia: notInXml,
  epub: notInHtml,
  docx: notInHtml,
  html: notInHtml,
};

const inexpressibleIn: Partial<Record<ScriptureFormat, RegExp>> = {
  zefania: /^(?:q\d|wj|w)$/,
  opensong: /^(?:q\d|wj|w|d|s|f)$/,
  beblia: /^(?:q\d|wj|w|d|s|f)$/,
};
const nameOf = { d: 'titles', s: 'headings', f: 'notes', wj: 'redLetterTexts', w: 'annotatedWords' };

function lossOf(format: ScriptureFormat, styles: ReadonlyMap<string, number>): string {
  const tally: Record<string, number> = {};
  for (const [style, count] of styles) {
    if (!inexpressibleIn[format]?.test(style)) continue;
    const name = nameOf[style as keyof typeof nameOf] ?? 'linesOfPoetry';
    tally[name] = (tally[name] ?? 0) + count;
  }
  return tallyText(tally);
}

/** Adds to `faults` the places of inexpressible text while the books are read, so that each is read once. */
function watched(
  edition: ExportedEdition,
  markup: RegExp | undefined,
  faults: string[],
  styles: Map<string, number>,
): ExportedEdition {
  if (!markup) return edition;
  const check = ({ id }: ExportedBook, nodes: readonly UsjNode[]) => {
    faults.push(...inexpressible(nodes, markup).map((place) => `${id} ${place}`));
    countStyles(nodes, styles);
  };
  function* chapters(book: ExportedBook) {
    for (const chapter of book.chapters()) {
      check(book, chapterNodes(chapter));
      yield chapter;
    }
  }
  function* books() {
    for (const book of edition.books()) {
      check(book, headNodes(book));
      yield { ...book, chapters: () => chapters(book) };
    }
  }
  return { ...edition, books };
}

function outputPath(name: string, format: ScriptureFormat, out: string): string {
  const isNamed =
    singleFileFormats.has(format) &&
    extname(out).toLowerCase() === extname(name).toLowerCase() &&
    !statSync(out, { throwIfNoEntry: false })?.isDirectory();
  return isNamed ? out : join(out, name);
}

function withBooks(edition: ExportedEdition, ranges: readonly string[]): ExportedEdition {
  const ids: string[] = [];
  const places = new Map<string, number>();
  for (const { id, name } of edition.books()) {
    places.set(id.toLowerCase(), ids.length).set(name.toLowerCase(), ids.length);
    ids.push(id);
  }
  const find = (written: string) => places.get(written.trim().toLowerCase());
  const bookPosition = (written: string) => {
    const place = find(written);
    if (place !== undefined) return place;
    throw new ReleaseError(`${edition.id} has no book "${written.trim()}". It has ${ids.join(', ')}.`);
  };
  const chosen = new Set<string>();
  for (const range of ranges) {
    const ends = find(range) === undefined ? /^(.+)-(.+)$/.exec(range) : undefined;
    const [first, last] = [bookPosition(ends?.[1] ?? range), bookPosition(ends?.[2] ?? range)];
    for (const id of ids.slice(first, last + 1)) chosen.add(id);
  }
  if (chosen.size === 0)
    throw new ReleaseError(`No book is in ${ranges.join(',')}: ranges follow the order of the edition.`);
  return {
    ...edition,
    *books() {
      for (const book of edition.books()) if (chosen.has(book.id)) yield book;
    },
  };
}

/** Leaves an equal file as it is, for programs that watch a folder. */
async function writeChanged(path: string, file: ExportedFile): Promise<boolean> {
  const text = 'text' in file ? [...file.text()].join('') : undefined;
  const old = readIfPresent(path);
  if (text !== undefined && old?.toString() === text) return false;
  using staged = new StagedFile(path);
  if (text !== undefined) writeFileSync(staged.path, text);
  else if ('write' in file) {
    await file.write(staged.path);
    if (old?.equals(readFileSync(staged.path))) return false;
  }
  staged.commit();
  return true;
}

function readIfPresent(path: string): Buffer | undefined {
  try {
    return readFileSync(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return undefined;
  }
}

function perBook(extension: string, text: (book: ExportedBook) => string): Writer {
  return function* ({ books }) {
    for (const book of books()) yield { name: `${book.id}.${extension}`, text: () => [text(book)] };
  };
}

function whole(extension: string, text: (edition: ExportedEdition) => Iterable<string>): Writer {
  return (edition) => [{ name: `${edition.id}.${extension}`, text: () => text(edition) }];
}

/** Two files with equally many lines: the references, and the text of the edition. */
function verseAligned(edition: ExportedEdition, { leftOut }: WriterOptions): Iterable<ExportedFile> {
  return [
    { name: 'vref.txt', text: verseReferences },
    { name: `${edition.id}.txt`, text: () => verseAlignedText(edition, leftOut) },
  ];
}

function* perChapter({ books }: ExportedEdition, { related }: WriterOptions): Iterable<ExportedFile> {
  const names = new Map(Array.from(books(), ({ id, name }) => [id, name]));
  for (const book of books())
    for (const chapter of book.chapters()) {
      const text = () => [markdownText(book, chapter, { names, ...related.of(book.id, chapter.number) })];
      yield { name: `${markdownName(book.id, chapter.number)}.md`, text };
    }
}
