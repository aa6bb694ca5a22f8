import type { Lexicon } from '../../model/lexicon.ts';
import type { EncodingHints } from '../decode-source.ts';
import type { Report } from '../diagnostic-collector.ts';
import { type ReadContent, readContent } from '../read-content.ts';
import type { SourceFile } from '../source-file.ts';
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
  return readContent(files, hints, {
    builder,
    readFile: (text, report) => readFile(text, builder, report),
    nothing: {
      code: 'no-entries',
      message:
        "No file of this edition contains a lexicon entry. Add a brief lexicon of STEPBible, a Strong's dictionary of Open Scriptures, or a table.",
    },
  });
}

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
