import { withoutConsequences } from '../../src/check/edition/consequences.ts';
import { judgeEdition } from '../../src/check/edition/judge-edition.ts';
import { placeMistakes } from '../../src/check/edition/place-mistakes.ts';
import { type BookFindings, SourceChecks } from '../../src/check/text/source-checks.ts';
import { Vocabulary } from '../../src/check/text/vocabulary.ts';
import { compileSource } from '../../src/compile/translation/compile-source.ts';
import { findNumbering } from '../../src/compile/translation/find-numbering.ts';
import { missingEnds } from '../../src/compile/translation/missing-ends.ts';
import type { FileFindings } from '../../src/compile/translation/read-source-file.ts';
import type { Diagnostic } from '../../src/formats/diagnostic.ts';
import type { EditionMetadata } from '../../src/model/edition-metadata.ts';

export type ReadFile = ReturnType<typeof readFile>;

export function readFile(file: string, text: string, language: string) {
  const bytes = new TextEncoder().encode(text);
  const metadata = { id: 'X', language } as EditionMetadata;
  const source = { file, bytes, metadata, withSearch: false };
  const { findings, ...read } = compileSource(source, new SourceChecks(language));
  return { ...read, text, findings: findings as FileFindings<BookFindings> };
}

export function numberingOf(files: readonly ReadFile[], language: string) {
  const books = files.flatMap((file) => file.books);
  return findNumbering({ id: 'X', language } as EditionMetadata, books, files, undefined).numbering;
}

export function judge(files: readonly ReadFile[], language: string): Diagnostic[] {
  const books = files.flatMap((file) => file.books);
  const numbering = numberingOf(files, language);
  const findings = files.map((file) => file.findings);
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
    ...missingEnds(files, books, numbering),
    ...judged.diagnostics,
    ...judged.names.map(({ diagnostic }) => diagnostic),
    ...files.flatMap(({ text, findings: { file, books: own, places } }) => {
      const mistakes = judged.mistakes.filter(({ book }) => own.some(({ id }) => id === book));
      return placeMistakes(file, new TextEncoder().encode(text), mistakes, places);
    }),
  ];
  return withoutConsequences(found).toSorted((a, b) =>
    a.file < b.file ? -1 : a.file > b.file ? 1 : a.line - b.line || a.column - b.column,
  );
}
