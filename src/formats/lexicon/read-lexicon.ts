import type { Lexicon } from '../../model/lexicon.ts';
import { decodeSource, type EncodingHints } from '../decode-source.ts';
import { type Diagnostic, fileDiagnostic } from '../diagnostic.ts';
import { DiagnosticCollector, type Report } from '../diagnostic-collector.ts';
import type { ReadContent } from '../read-content.ts';
import type { SourceFile } from '../source-file.ts';
import { unlessTooLarge } from '../source-limits.ts';
import { LexiconBuilder } from './lexicon-builder.ts';
import { lexiconFormat } from './lexicon-format.ts';
import { readLexiconTable } from './lexicon-table.ts';
import { readStepLexicon } from './step-lexicon.ts';
import { readStrongsDictionary } from './strongs-dictionary.ts';

/**
 * Reads a lexicon. The format of each file is detected by its content: STEPBible's brief lexicons, the
 * Strong's dictionaries of Open Scriptures, or a table. Never throws. Tally: `{entries, hebrewEntries,
 * greekEntries, entriesJoined?, entriesLeftOut}`.
 */
export function readLexicon(files: readonly SourceFile[], hints: EncodingHints = {}): ReadContent<Lexicon> {
  const builder = new LexiconBuilder();
  let isDamaged = false;
  let isTooLarge = false;
  const diagnostics = files.flatMap(({ file, bytes }) => {
    const collector = new DiagnosticCollector(file);
    const text = decodeSource(bytes, collector.report, hints);
    const isFileDamaged =
      text === undefined || unlessTooLarge(() => readFile(text, builder, collector.report));
    isTooLarge ||= isFileDamaged === undefined;
    isDamaged ||= isFileDamaged !== false;
    return collector.diagnostics(text ?? '');
  });
  const tally = builder.tally();
  const content = isTooLarge ? undefined : builder.finish();
  if (content) return { content, isDamaged, diagnostics, tally };
  const isExplained = files.length === 0 || diagnostics.some(({ severity }) => severity === 'error');
  return { isDamaged, diagnostics: isExplained ? diagnostics : [...diagnostics, noEntries(files)], tally };
}

/** Returns true if the file is damaged. @throws TooLarge */
function readFile(text: string, builder: LexiconBuilder, report: Report): boolean {
  switch (lexiconFormat(text)) {
    case 'STEPBible':
      return readStepLexicon(text, builder, report);
    case 'Open Scriptures':
      return readStrongsDictionary(text, builder, report);
    case 'table':
      return readLexiconTable(text, builder, report);
    default:
      report(
        'unknown-format',
        0,
        "This file is neither a brief lexicon of STEPBible, nor a Strong's dictionary of Open Scriptures, nor a table with the columns number, lemma, gloss and definition; it was left out. Remove it, or export it in one of these formats.",
      );
      return false;
  }
}

function noEntries(files: readonly SourceFile[]): Diagnostic {
  const message =
    "No file of this edition contains a lexicon entry. Add a brief lexicon of STEPBible, a Strong's dictionary of Open Scriptures, or a table.";
  return fileDiagnostic('no-entries', files[0]!.file, message);
}
