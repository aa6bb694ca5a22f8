import * as z from 'zod/mini';
import { readMetadataFile } from '../../compile/metadata/read-metadata-file.ts';
import { EditionFileError, type EditionFiles } from '../../compile/plan/edition-files.ts';
import { readCsv } from '../../formats/csv-rows.ts';
import { decodeSource } from '../../formats/decode-source.ts';
import { type Diagnostic, fileDiagnostic } from '../../formats/diagnostic.ts';
import { DiagnosticCollector } from '../../formats/diagnostic-collector.ts';
import { unlessTooLarge } from '../../formats/source-limits.ts';
import { strongsNumber } from '../../model/strongs-number.ts';
import { type CheckSettings, keyTermsSchema } from '../check-settings.ts';

export interface KeyTerm {
  /** A Strong's number in its normalized form, or a lemma. */
  readonly term: string;
  readonly name?: string | undefined;
  /** Accepted renderings: words or phrases, with `*` for any letters. If empty, they are learned. */
  readonly renderings: readonly string[];
}

const maxBytes = 4 * 1024 * 1024;

/** Reads the key terms of check.json: a list, or the name of a CSV or JSON file in the folder of the edition. */
export async function readKeyTerms(
  given: NonNullable<CheckSettings['keyTerms']>,
  files: EditionFiles,
): Promise<{ readonly terms: readonly KeyTerm[]; readonly diagnostics: readonly Diagnostic[] }> {
  if (typeof given !== 'string') return { terms: given.map(normalized), diagnostics: [] };
  const shown = files.shown(given);
  try {
    const bytes = await files.read(given, maxBytes);
    if (!/\.json$/i.test(given)) return readTable(bytes, shown);
    const read = readMetadataFile(bytes, shown, z.object({ terms: keyTermsSchema }));
    return 'value' in read
      ? { terms: read.value.terms.map(normalized), diagnostics: [] }
      : { terms: [], diagnostics: read.diagnostics };
  } catch (error) {
    if (!(error instanceof EditionFileError)) throw error;
    return { terms: [], diagnostics: [error.diagnostic] };
  }
}

function normalized({ term, renderings = [], ...others }: z.infer<typeof keyTermsSchema>[number]): KeyTerm {
  return { ...others, term: strongsNumber(term) ?? term.normalize('NFC'), renderings };
}

function readTable(bytes: Uint8Array, shown: string) {
  const collector = new DiagnosticCollector(shown);
  const text = decodeSource(bytes, collector.report) ?? '';
  const terms: KeyTerm[] = [];
  let columns: readonly string[] | undefined;
  unlessTooLarge(() =>
    readCsv(text, collector.report, ({ cells, at }) => {
      if (!columns) {
        columns = cells.map((cell) => cell.trim().toLowerCase());
        if (!columns.includes('term'))
          collector.report('bad-metadata', at, 'The table needs the columns term and renderings.');
        return;
      }
      const cell = (name: string) => cells[columns!.indexOf(name)]?.trim() ?? '';
      const renderings = cell('renderings')
        .split(/[;|]/)
        .map((each) => each.trim());
      const [term, name] = [cell('term'), cell('name')];
      if (term === '') return;
      const row = { term, ...(name && { name }), renderings: renderings.filter(Boolean) };
      const { error } = keyTermsSchema.safeParse([row]);
      if (error) collector.report('bad-metadata', at, `A rendering of ${term} ${error.issues[0]!.message}.`);
      else terms.push(normalized(row));
    }),
  );
  const diagnostics = collector.diagnostics(text);
  if (terms.length > 0 || diagnostics.length > 0) return { terms, diagnostics };
  return { terms, diagnostics: [fileDiagnostic('bad-metadata', shown, 'The table lists no terms.')] };
}
