import { decodeSource, type EncodingHints } from './decode-source.ts';
import { type Diagnostic, fileDiagnostic } from './diagnostic.ts';
import type { DiagnosticCode } from './diagnostic-codes.ts';
import { DiagnosticCollector, type Report } from './diagnostic-collector.ts';
import type { SourceFile } from './source-file.ts';
import { unlessTooLarge } from './source-limits.ts';

export interface ReadContent<Content> {
  /** Undefined if no file contains content that can be served; the diagnostics give the reason. */
  readonly content?: Content;
  readonly isDamaged: boolean;
  readonly diagnostics: readonly Diagnostic[];
  /** Counts of items by outcome: `{notes: 16923, notesLeftOut: 2}`. */
  readonly tally: Readonly<Record<string, number>>;
}

interface ContentReader<Content> {
  readonly builder: { tally(): ReadContent<Content>['tally']; finish(): Content | undefined };
  readonly readFile: (text: string, report: Report, file: string) => boolean;
  readonly nothing: { readonly code: DiagnosticCode; readonly message: string };
}

export function readContent<Content>(
  files: readonly SourceFile[],
  hints: EncodingHints,
  { builder, readFile, nothing }: ContentReader<Content>,
): ReadContent<Content> {
  let isDamaged = false;
  let isTooLarge = false;
  const diagnostics = files.flatMap(({ file, bytes }) => {
    const { report, diagnostics } = new DiagnosticCollector(file);
    const text = decodeSource(bytes, report, hints);
    const isFileDamaged = text === undefined || unlessTooLarge(() => readFile(text, report, file));
    isTooLarge ||= isFileDamaged === undefined;
    isDamaged ||= isFileDamaged !== false;
    return diagnostics(text ?? '');
  });
  const tally = builder.tally();
  const content = isTooLarge ? undefined : builder.finish();
  if (content) return { content, isDamaged, diagnostics, tally };
  if (files.length > 0 && !diagnostics.some(({ severity }) => severity === 'error'))
    diagnostics.push(fileDiagnostic(nothing.code, files[0]!.file, nothing.message));
  return { isDamaged, diagnostics, tally };
}
