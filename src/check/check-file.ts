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
import type { BookText } from '../model/book-text.ts';
import { withoutConsequences } from './edition/consequences.ts';
import { judgeEdition } from './edition/judge-edition.ts';
import { placeOfMistake } from './edition/place-mistakes.ts';
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
  const { language = 'und' } = hints;
  const read: { readonly book: BookText; readonly isGuessed: boolean }[] = [];
  const take = (book: BookText, isGuessed: boolean) => void read.push({ book, isGuessed });
  const { diagnostics, isDamaged, ends, scheme, findings } = readSourceFile(
    file,
    bytes,
    hints,
    take,
    new SourceChecks(language),
  );
  const all = read.map(({ book, isGuessed }) => ({
    book,
    isGuessed,
    report: { census: bookCensus(file, book) },
    spaces: spacesOf(book),
  }));
  const { books, duplicates } = chooseBooks(all, ({ isGuessed, report }) => ({
    file,
    verses: report.census,
    isGuessed,
  }));
  const found = [...diagnostics, ...duplicates];
  const { numbering, diagnostics: ofNumbering } = findNumbering({}, books, [
    { file, ...(scheme ? { scheme } : {}) },
  ]);
  const hasError = found.some(({ severity }) => severity === 'error');
  const ofEdition =
    noVerses(books, found) ?? (books.length === 0 && !hasError ? noScripture([{ file }]) : undefined);
  const { expected, versification } = numbering;
  const judged = judgeEdition({
    findings: findings ? [findings] : [],
    language,
    expected,
    actual: versification,
    books: books.map(({ book }) => bookSummary(book.id, book, language)),
    vocabulary: new Vocabulary(findings?.books ?? []),
  });
  const inAll = [
    ...found,
    ...(ofEdition ? [ofEdition] : []),
    ...ofNumbering,
    ...missingSpacesError(books),
    ...missingEnds([{ file, ends }], books, numbering),
    ...judged.diagnostics,
    ...judged.names.map(({ diagnostic }) => diagnostic),
    ...judged.mistakes.flatMap((mistake) => placeOfMistake(file, bytes, mistake) ?? []),
  ];
  return {
    books: read.map(({ book }) => book),
    diagnostics: withoutConsequences(byPlace(inAll)),
    isDamaged,
  };
}

function byPlace(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const lineOf = ({ line }: Diagnostic) => line || Number.MAX_SAFE_INTEGER;
  return diagnostics.toSorted((a, b) => lineOf(a) - lineOf(b) || a.column - b.column);
}
