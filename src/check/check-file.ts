import { chooseBooks } from '../compile/translation/choose-books.ts';
import { missingSpacesError, noScripture, noVerses } from '../compile/translation/edition-faults.ts';
import { findNumbering } from '../compile/translation/find-numbering.ts';
import { missingEnds } from '../compile/translation/missing-ends.ts';
import { readSourceFile } from '../compile/translation/read-source-file.ts';
import { spacesOf } from '../compile/translation/word-spaces.ts';
import { bookCensus } from '../documents/report/edition-census.ts';
import { bookSummary } from '../documents/translation/translation-book.ts';
import type { EncodingHints } from '../formats/decode-source.ts';
import type { Diagnostic } from '../formats/diagnostic.ts';
import type { NamedSource } from '../formats/source-file.ts';
import { inOwnFile, joinChapterFiles } from '../formats/usfm/join-chapter-files.ts';
import type { BookText } from '../model/book-text.ts';
import { withoutConsequences } from './edition/consequences.ts';
import { judgeEdition } from './edition/judge-edition.ts';
import { placeMistakes } from './edition/place-mistakes.ts';
import { SourceChecks } from './text/source-checks.ts';
import { Vocabulary } from './text/vocabulary.ts';

interface CheckedFile {
  readonly books: readonly BookText[];
  readonly diagnostics: readonly Diagnostic[];
  readonly isDamaged: boolean;
}

/**
 * Reads and checks one source file of scripture as if it were an edition. Never throws; uses no files and no
 * threads.
 */
export function checkSourceFile(file: string, bytes: Uint8Array, hints: EncodingHints): CheckedFile {
  return checkSourceFiles([{ file, bytes }], hints);
}

export function checkSourceFiles(
  sources: readonly NamedSource[],
  hints: EncodingHints,
  slips: Readonly<Record<string, number>> = {},
): CheckedFile {
  const { language = 'und' } = hints;
  const { sources: joinedSources, joined } = joinChapterFiles(sources);
  const files = joinedSources.map((source) => readChecked(source, hints));
  const read = files.flatMap(({ books }) => books);
  const { books, duplicates } = chooseBooks(read, ({ file, isGuessed, report }) => ({
    file,
    verses: report.census,
    isGuessed,
  }));
  const found = [...files.flatMap(({ diagnostics }) => diagnostics), ...duplicates];
  const { numbering, diagnostics: ofNumbering } = findNumbering({}, books, files);
  const hasError = found.some(({ severity }) => severity === 'error');
  const ofEdition =
    noVerses(books, found) ?? (books.length === 0 && !hasError ? noScripture(files) : undefined);
  const findings = files.flatMap((each) => each.findings ?? []);
  const judged = judgeEdition({
    findings,
    language,
    expected: numbering.expected,
    actual: numbering.versification,
    books: books.map(({ book }) => bookSummary(book.id, book, language)),
    slips,
    vocabulary: new Vocabulary(findings.flatMap((each) => each.books)),
  });
  const inAll = [
    ...found,
    ...(ofEdition ? [ofEdition] : []),
    ...ofNumbering,
    ...missingSpacesError(books),
    ...missingEnds(files, books, numbering),
    ...judged.diagnostics,
    ...judged.names.map(({ diagnostic }) => diagnostic),
    ...files.flatMap(({ file, bytes, findings: own }) => {
      const inFile = new Set(own?.books.map(({ id }) => id));
      const mistakes = judged.mistakes.filter(({ book }) => inFile.has(book));
      return own ? placeMistakes(file, bytes, mistakes, own.places) : [];
    }),
  ];
  return {
    books: read.map(({ book }) => book),
    diagnostics: withoutConsequences(
      inAll,
      files.map(({ file }) => file),
    ).map((diagnostic) => inOwnFile(diagnostic, joined)),
    isDamaged: files.some(({ isDamaged }) => isDamaged),
  };
}

function readChecked(source: NamedSource, hints: EncodingHints) {
  const { file, bytes } = source;
  const books: { readonly book: BookText; readonly isGuessed: boolean }[] = [];
  const take = (book: BookText, isGuessed: boolean) => void books.push({ book, isGuessed });
  const read = readSourceFile(source, hints, take, new SourceChecks(hints.language ?? 'und'));
  return {
    ...read,
    file,
    bytes,
    books: books.map(({ book, isGuessed }) => ({
      file,
      book,
      isGuessed,
      report: { census: bookCensus(file, book) },
      spaces: spacesOf(book),
    })),
  };
}
