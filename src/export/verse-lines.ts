import { closeSync, openSync, writeSync } from 'node:fs';
import { links } from '../documents/links.ts';
import type { SimpleTranslationBookChapter } from '../documents/translation/chapter-schema.ts';
import type { TranslationBooks } from '../documents/translation/translation-schema.ts';
import type {
  SimpleChapterWord,
  SimpleTranslationBookChapterWords,
} from '../documents/translation/words-schema.ts';
import { StagedFile } from '../lib/staged-file.ts';
import type { EditionRecord } from '../library/edition-record.ts';
import type { Library } from '../library/library.ts';
import { ReleaseError } from '../release/release-error.ts';
import { bundledEdition, DocumentReader, type ExportedLibrary } from './bundled-edition.ts';
import { refuseFolder, writeError } from './write-bundle.ts';

/** A verse for search engines: a flat object, with an id of letters, digits, `_` and `-`. */
interface ExportedVerse {
  readonly id: string;
  /** In USFM notation. Verse 0 is the title of a psalm. */
  readonly reference: string;
  readonly edition: string;
  readonly language: string;
  readonly book: string;
  readonly chapter: number;
  readonly verse: number;
  readonly text: string;
}

/**
 * The verses of translations as lines of JSON (NDJSON), in canonical order.
 * @param ids of translations; empty for all in the library.
 * @throws ReleaseError for an id that is not one of a translation.
 */
export function* verseLines(library: Library, ids: readonly string[]): Iterable<string> {
  const editions = exportedEditions(library, ids);
  const documents = new DocumentReader(library);
  for (const edition of editions) {
    for (const found of readExportedVerses(edition, documents))
      yield `${JSON.stringify(exportedVerse(found))}\n`;
  }
}

/**
 * Writes the lines to a file, which is replaced when they are complete.
 * @throws ReleaseError for an id that is not one of a translation, and if the file cannot be written.
 */
export function writeVerseLines(library: Library, ids: readonly string[], file: string): void {
  try {
    refuseFolder(file);
    using staged = new StagedFile(file);
    const descriptor = openSync(staged.path, 'w');
    try {
      for (const line of verseLines(library, ids)) writeSync(descriptor, line);
    } finally {
      closeSync(descriptor);
    }
    staged.commit();
  } catch (error) {
    throw writeError(error, file);
  }
}

/**
 * @param ids of translations; empty for all. @throws ReleaseError for an id that is not one of a translation.
 */
export function exportedEditions(library: ExportedLibrary, ids: readonly string[]): readonly EditionRecord[] {
  if (ids.length > 0) return [...new Set(ids)].map((id) => translation(library, id));
  return library.editions().filter(({ kind }) => kind === 'translation');
}

function translation(library: ExportedLibrary, id: string): EditionRecord {
  const edition = bundledEdition(library, id);
  if (edition.kind === 'translation') return edition;
  throw new ReleaseError(`${id} is a ${edition.kind}. Only translations are exported.`);
}

/** The verses of a translation in order. Their annotated words are undefined for a verse that has none. */
export function* readExportedVerses(
  { id }: EditionRecord,
  documents: DocumentReader,
): Iterable<{ readonly verse: ExportedVerse; readonly words: readonly SimpleChapterWord[] | undefined }> {
  const { translation, books } = documents.read<TranslationBooks>(links.books(id));
  for (const book of books) {
    for (let chapter = book.firstChapterNumber; chapter <= book.lastChapterNumber; chapter++) {
      const document = documents.find<SimpleTranslationBookChapter>(
        links.simpleChapter(id, book.id, chapter),
      );
      if (!document) continue;
      const words =
        documents.find<SimpleTranslationBookChapterWords>(links.simpleWords(id, book.id, chapter))?.verses ??
        {};
      const seen = new Map<string, number>();
      for (const item of document.chapter.content) {
        if (item.type !== 'verse' && item.type !== 'hebrew_subtitle') continue;
        const { text } = item;
        const number = item.type === 'verse' ? item.number : 0;
        const key = `${id}_${book.id}_${chapter}_${number}`;
        const times = (seen.get(key) ?? 0) + 1;
        seen.set(key, times);
        yield {
          verse: {
            id: times === 1 ? key : `${key}_${times}`,
            reference: `${book.id} ${chapter}:${number}`,
            edition: id,
            language: translation.language,
            book: book.id,
            chapter,
            verse: number,
            text,
          },
          words: number === 0 ? undefined : words[number],
        };
      }
    }
  }
}

function exportedVerse({
  verse,
  words,
}: {
  verse: ExportedVerse;
  words: readonly SimpleChapterWord[] | undefined;
}) {
  if (!words) return verse;
  const exported = words.map(({ start, end, strongs, lemma, morph }) => ({
    text: verse.text.slice(start, end),
    ...(strongs ? { strongs } : {}),
    ...(lemma === undefined ? {} : { lemma }),
    ...(morph === undefined ? {} : { morph }),
  }));
  return { ...verse, words: exported };
}
