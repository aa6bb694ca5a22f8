import { links } from '../../documents/links.ts';
import { BookProof } from '../../documents/report/book-conservation.ts';
import { bookCensus } from '../../documents/report/edition-census.ts';
import type { ReportedBook } from '../../documents/report/edition-report.ts';
import { bookWords } from '../../documents/report/words-census.ts';
import { footnotesIn, headingsIn } from '../../documents/search/search-entries.ts';
import { chapterData } from '../../documents/translation/chapter-data.ts';
import type { SimpleChapterData } from '../../documents/translation/chapter-schema.ts';
import { completeBook } from '../../documents/translation/complete-book.ts';
import { simpleChapterData } from '../../documents/translation/simple-chapter-data.ts';
import { type BookAudio, bookSummary } from '../../documents/translation/translation-book.ts';
import { bookNumbers } from '../../documents/versification/versification.ts';
import { alignBook } from '../../formats/alignment/align-book.ts';
import type { BookAlignment } from '../../formats/alignment/read-alignment.ts';
import { type Diagnostic, fileDiagnostic } from '../../formats/diagnostic.ts';
import { count } from '../../lib/count.ts';
import type { BookText, ChapterText } from '../../model/book-text.ts';
import type { EditionMetadata } from '../../model/edition-metadata.ts';
import { BookIndexer } from '../../search/build-index.ts';
import { type AudioFinding, bookAudio, recordedNumbering, unpackAudio } from '../audio/book-audio.ts';
import type { CompiledBook, ReadSource, ReadSourceAnswer } from '../workers/worker-messages.ts';
import type { AlignmentFindings, PackedAlignments } from './alignment-sources.ts';
import { BookWriter, CanonicalBookWriter, PlacesWriter } from './book-json.ts';
import { readSourceFile, type SourceObserver } from './read-source-file.ts';
import { spacesOf } from './word-spaces.ts';
import { WordsWriter } from './words-writer.ts';

/**
 * Reads a source file and does all the work that does not need the other books of the translation.
 * @param checks also receives the books, if the text is checked.
 */
export function compileSource(
  { metadata, withSearch, audio, alignments, ...source }: ReadSource,
  checks?: SourceObserver,
): ReadSourceAnswer {
  const { file } = source;
  const books: CompiledBook[] = [];
  const translationId = metadata.id;
  const audioFindings: AudioFinding[] = [];
  const alignmentFindings: AlignmentFindings[] = [];
  const withChecks = checks !== undefined;
  const take = (read: BookText, isGuessed: boolean) => {
    const { book, findings } = aligned(read, alignments);
    alignmentFindings.push(...findings);
    const source = audio && unpackAudio(audio, book.id);
    const census = bookCensus(file, book);
    const numbering = recordedNumbering(audio?.versification, metadata.versification, census);
    const context = { audioUrl: audio?.audioUrl ?? '', translationId, numbering };
    const heard = source && bookAudio(source, book, context);
    if (heard) audioFindings.push(...heard.findings);
    const compiled = compileBook(book, metadata, { census, withSearch, withChecks, ...heard });
    books.push({ ...compiled, ...(isGuessed ? { isGuessed } : {}) });
  };
  const read = readSourceFile(source, metadata, take, checks);
  const { diagnostics, isDamaged, ends, scheme, findings } = read;
  const lost = books.flatMap(({ report }) => textLost(report) ?? []);
  return {
    file,
    diagnostics: [...diagnostics, ...lost],
    isDamaged,
    ends,
    ...(scheme ? { scheme } : {}),
    books,
    audioFindings,
    alignmentFindings,
    ...(findings ? { findings } : {}),
  };
}

function aligned(read: BookText, alignments: PackedAlignments = new Map()) {
  let book = read;
  const findings: AlignmentFindings[] = [];
  for (const { number, json } of alignments.get(read.id) ?? []) {
    const alignment = JSON.parse(new TextDecoder().decode(json.slice())) as BookAlignment;
    const found = alignBook(book, alignment);
    book = found.book;
    findings.push({ number, misfits: found.misfits });
  }
  return { book, findings };
}

const empty = { bytes: new Uint8Array(new SharedArrayBuffer(0)), chapters: [] };
const noDocuments = { standard: empty, simple: empty, canonical: new Uint8Array() };

/**
 * Serializes a chapter and releases it before the next one: as objects, chapters take the most memory. A check
 * needs no documents, only the proof that they have the text.
 */
function compileBook(
  book: BookText,
  { id: translationId, language }: EditionMetadata,
  {
    census,
    withSearch,
    withChecks,
    audio,
  }: Pick<ReadSource, 'withSearch'> &
    Pick<ReportedBook, 'census'> & { readonly withChecks: boolean; readonly audio?: BookAudio },
): CompiledBook {
  const summary = bookSummary(book.id, book, language, audio);
  const annotations = bookWords(book);
  const numbers = bookNumbers(book);
  const documents = withChecks ? undefined : new BookDocuments(translationId, summary, audio);
  const words = new WordsWriter(translationId, summary);
  const proof = new BookProof(book);
  const search = withSearch ? new ScopesIndexer() : undefined;
  const spaces = spacesOf(book);
  const chapters = book.chapters as ChapterText[];
  for (let chapter = chapters.shift(); chapter; chapter = chapters.shift()) {
    const data = chapterData(chapter);
    proof.addStandard(data);
    const simpleData = simpleChapterData(chapter);
    proof.addSimple(simpleData);
    documents?.add(data, simpleData);
    if (!withChecks) words.add(chapter);
    search?.addChapter(chapter, simpleData);
  }
  return {
    summary,
    ...(documents?.finish() ?? noDocuments),
    ...words.finish(),
    ...(search ? { search: search.finish() } : {}),
    report: { census, conservation: proof.finish(), words: annotations },
    spaces,
    numbers,
    ...verseStartsOf(audio),
  };
}

class BookDocuments {
  readonly #standard: BookWriter;
  readonly #canonical: CanonicalBookWriter;
  readonly #simple: BookWriter;

  constructor(translationId: string, summary: CompiledBook['summary'], audio: BookAudio | undefined) {
    const standard = completeBook(translationId, summary, [], links.words, audio);
    this.#standard = new BookWriter(standard);
    this.#canonical = new CanonicalBookWriter(standard);
    this.#simple = new BookWriter(completeBook(translationId, summary, [], links.simpleWords, audio));
  }

  add(data: object, simple: object): void {
    this.#standard.add(data);
    this.#canonical.add(data);
    this.#simple.add(simple);
  }

  finish(): Pick<CompiledBook, 'standard' | 'simple' | 'canonical'> {
    return {
      standard: this.#standard.finish(),
      simple: this.#simple.finish(),
      canonical: this.#canonical.finish(),
    };
  }
}

class ScopesIndexer {
  readonly #verses = new BookIndexer();
  readonly #headings = new BookIndexer();
  readonly #footnotes = new BookIndexer();

  addChapter(chapter: ChapterText, data: SimpleChapterData): void {
    this.#verses.addChapter(chapter.number, versesAndTitles(chapter));
    this.#headings.addTexts(chapter.number, headingsIn(data));
    this.#footnotes.addTexts(chapter.number, footnotesIn(data));
  }

  finish(): NonNullable<CompiledBook['search']> {
    return {
      verses: this.#verses.finish(),
      headings: this.#headings.finish(),
      footnotes: this.#footnotes.finish(),
    };
  }
}

function* versesAndTitles({ blocks }: ChapterText) {
  for (const block of blocks) {
    if (block.type === 'verse')
      yield { number: block.number, lastNumber: block.lastNumber, ...block.content };
    else if (block.type === 'hebrew_subtitle') yield { number: 0, ...block.content };
  }
}

function verseStartsOf(audio: BookAudio = new Map()): Pick<CompiledBook, 'verseStarts'> {
  const timed = [...audio.values()].flat().filter(({ verseStarts }) => verseStarts !== undefined);
  if (timed.length === 0) return {};
  const starts = new PlacesWriter();
  const encoder = new TextEncoder();
  for (const { verseStarts } of timed) starts.add(encoder.encode(JSON.stringify(verseStarts)));
  return { verseStarts: starts.finish() };
}

export function textLost({ census, conservation }: ReportedBook): Diagnostic | undefined {
  const { lost, invented, glued, split } = conservation;
  if (lost + invented + glued + split === 0) return undefined;
  const message = `The documents of ${census.id} do not contain the text of the source: ${count(lost, 'character')} lost, ${invented} invented, ${count(glued, 'word')} run together, ${split} split. This is a bug in Scriptorium; please report it with the file.`;
  return fileDiagnostic('text-lost', census.file, message);
}
