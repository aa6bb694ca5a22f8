import { type Diagnostic, fileDiagnostic } from '../../formats/diagnostic.ts';
import type { ContentKind } from '../../model/edition-metadata.ts';
import type { EditionFiles } from './edition-files.ts';

const sourcesOf: Readonly<Record<ContentKind, string>> = {
  translation:
    'USFM, USX, USJ, OSIS, USFX, a table with one verse per row, or another format of docs/formats.md',
  commentary: 'CSV, study notes as JSON or XML, or IMP files',
  'cross-references': 'a table of cross references (From Verse, To Verse, Votes)',
  entities: 'tables of people, places, events or groups (CSV, or the JSON of Theographic)',
  lexicon:
    "a brief lexicon of STEPBible, a Strong's dictionary of Open Scriptures, or a table (number, lemma, gloss, definition)",
  plan: 'a table of days (day or date, references)',
};

/** @param unlisted says that a file is not in the list of sources. */
export function noSources(
  file: string,
  kind: ContentKind,
  files: EditionFiles,
  unlisted?: string,
): Diagnostic {
  if (unlisted !== undefined)
    return fileDiagnostic('no-sources', file, `No source files: ${unlisted}. Correct or remove this list.`);
  const [module] = files.names(['mods.d/*.conf', '**/mods.d/*.conf']);
  if (module !== undefined) return swordModule(file, kind, module);
  const foreign = files.names().find((name) => formatOf(name) !== undefined);
  const first =
    foreign === undefined
      ? `No source files${unreadFile(kind, files)}.`
      : `No source files: ${foreign} is ${formatOf(foreign)}, which is not read.`;
  const message = `${first} Add ${sourcesOf[kind]}, or one .zip of them, or remove the folder.`;
  return fileDiagnostic('no-sources', file, message);
}

function unreadFile(kind: ContentKind, files: EditionFiles): string {
  const [other] = files.names().filter((name) => !/\.json$|^(?:licen[cs]e|readme)/i.test(name));
  if (other === undefined) return '';
  return kind === 'translation' && /\.(?:csv|tsv|tab|psv)$/i.test(other)
    ? `: the first row of ${other} does not name the columns Book, Chapter, Verse and Text`
    : `: ${other} is in none of the known formats`;
}

/** Names of unsupported formats by file extension. */
const foreignFormats: readonly (readonly [name: RegExp, format: string])[] = [
  [/\.docx?$/i, 'a Word document'],
  [/\.(?:odt|pages)$/i, 'a word processor document'],
  [/\.rtf$/i, 'an RTF document'],
  [/\.pdf$/i, 'a PDF'],
  [/\.epub$/i, 'an EPUB book'],
  [/\.(?:mobi|azw3?)$/i, 'a Kindle book'],
  [/\.html?$/i, 'a web page'],
  [/\.thml$/i, 'ThML'],
  [/\.gbf$/i, 'the General Bible Format'],
  [/\.(?:xlsx?|xlsm|xlsb|ods|numbers)$/i, 'a spreadsheet'],
  [/\.(?:ont|ot|nt)x$/i, 'an encrypted theWord module'],
  [/\.(?:bblx|cmtx|dctx)$/i, 'an encrypted e-Sword module'],
  [/\.(?:bz[sv]|bzz|nt\.vss)$/i, 'a part of a SWORD module'],
  [/\.(?:lbx\w+|logos4)$/i, 'a Logos resource'],
  [/\.zip$/i, 'a zip next to or inside another'],
  [/\.(?:7z|rar|t?gz|tar|xz|bz2)$/i, 'an archive other than zip'],
];

function formatOf(name: string): string | undefined {
  return foreignFormats.find(([pattern]) => pattern.test(name))?.[1];
}

/** The format is documented only by the code of SWORD, and has no other maintained reader. */
function swordModule(file: string, kind: ContentKind, module: string): Diagnostic {
  const name = module.slice(module.lastIndexOf('/') + 1, -'.conf'.length);
  const [tool, format] = kind === 'commentary' ? ['mod2imp', 'imp'] : ['mod2osis', 'osis'];
  const message = `This is a SWORD module (${module}), whose binary files are not read. If the publisher has its source text, use that. Otherwise install the module, export it with the SWORD tools ("${tool} ${name} > ${name}.${format}") and copy that file here; ${tool === 'mod2osis' ? 'mod2osis does not always write valid OSIS, and the report lists everything that could not be read' : 'the IMP text has the notes with their markup'}.`;
  return fileDiagnostic('no-sources', file, message);
}
