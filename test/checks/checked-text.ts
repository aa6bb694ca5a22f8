import { compileSource } from '../../src/compile/translation/compile-source.ts';
import { findNumbering } from '../../src/compile/translation/find-numbering.ts';
import { SourceChecks } from '../../src/formats/checks/book-checks.ts';
import { withoutConsequences } from '../../src/formats/checks/edition/consequences.ts';
import { type FileFindings, judgeEdition } from '../../src/formats/checks/edition/judge-edition.ts';
import { Vocabulary } from '../../src/formats/checks/vocabulary.ts';
import type { Diagnostic } from '../../src/formats/diagnostic.ts';
import type { EditionMetadata } from '../../src/model/edition-metadata.ts';

export type ReadFile = ReturnType<typeof readFile>;

export function readFile(file: string, text: string, language: string) {
  const bytes = new TextEncoder().encode(text);
  const metadata = { id: 'X', language } as EditionMetadata;
  return compileSource({ file, bytes, metadata, withSearch: false }, new SourceChecks(language));
}

export function numberingOf(files: readonly ReadFile[], language: string) {
  const books = files.flatMap((file) => file.books);
  return findNumbering({ id: 'X', language } as EditionMetadata, books, files, undefined).numbering;
}

/** The diagnostics for the files of one edition, in order of position. */
export function judge(files: readonly ReadFile[], language: string): Diagnostic[] {
  const books = files.flatMap((file) => file.books);
  const numbering = numberingOf(files, language);
  const findings = files.flatMap((file): FileFindings[] => (file.findings ? [file.findings] : []));
  const judged = judgeEdition({
    findings,
    vocabulary: new Vocabulary(findings.flatMap((file) => file.books)),
    language,
    expected: numbering.expected,
    actual: numbering.versification,
    books: books.map(({ summary }) => summary),
  });
  const found = [
    ...files.flatMap((file) => file.diagnostics),
    ...judged.diagnostics,
    ...judged.names.map(({ diagnostic }) => diagnostic),
  ];
  return withoutConsequences(found).toSorted((a, b) =>
    a.file < b.file ? -1 : a.file > b.file ? 1 : a.line - b.line || a.column - b.column,
  );
}
