/** The forms in which lexicons are read. */
type LexiconFormat = 'STEPBible' | 'Open Scriptures' | 'table';

/** What a column of a table of one's own may hold. */
export type LexiconColumn =
  | 'number'
  | 'lemma'
  | 'transliteration'
  | 'pronunciation'
  | 'partOfSpeech'
  | 'gloss'
  | 'definition'
  | 'derivation';

/** Names of columns, in small letters and without spaces. */
const columnNames: Readonly<Record<LexiconColumn, RegExp>> = {
  number: /^(?:number|strongs?|strongs?number|strongs?no|id)$/,
  lemma: /^(?:lemma|headword|word)$/,
  transliteration: /^(?:transliteration|translit|xlit)$/,
  pronunciation: /^(?:pronunciation|pron)$/,
  partOfSpeech: /^(?:partofspeech|pos)$/,
  gloss: /^(?:gloss|shortdefinition)$/,
  definition: /^(?:definition|meaning)$/,
  derivation: /^(?:derivation|etymology|origin)$/,
};

/** The columns that a header names, in any order and case; undefined for a row that is not the header of a lexicon. */
export function lexiconColumns(
  header: readonly string[],
): readonly (LexiconColumn | undefined)[] | undefined {
  const columns = header.map((cell) => {
    const name = cell.toLowerCase().replace(/[^a-z]/g, '');
    return (Object.keys(columnNames) as LexiconColumn[]).find((column) => columnNames[column].test(name));
  });
  const has = (column: LexiconColumn) => columns.includes(column);
  return has('number') && has('lemma') && (has('gloss') || has('definition')) ? columns : undefined;
}

/** A row of STEPBible's lexicons: extended number, disambiguated number with its relation, unified number, head word. */
const stepRow = /^[GH]\d{4,5}[A-Za-z]?\t[GH]\d{4,5}[A-Za-z]? ?=[^\t\n]*\t/m;
/** Their preamble is longer than what is read to find out what a file is. */
const stepTitle = /^\s*TBES[GH] - Translators Brief lexicon/;
/** `"H1": {"lemma": ...`, `"G1615":{"strongs_def"...` */
const dictionaryEntry =
  /["'][GH]\d{1,5}[A-Za-z]?["']\s*:\s*\{\s*["'](?:lemma|xlit|translit|pron|derivation|strongs_def|kjv_def)["']/;

/** The form of a lexicon that a text, or the beginning of one, is in; undefined for anything else. */
export function lexiconFormat(text: string): LexiconFormat | undefined {
  const head = text.slice(0, 4096);
  if (stepTitle.test(head) || stepRow.test(head)) return 'STEPBible';
  if (/[{=]/.test(head) && dictionaryEntry.test(head)) return 'Open Scriptures';
  const [firstLine = ''] = head.trimStart().split(/[\r\n]/, 1);
  return lexiconColumns(firstLine.split(delimiterOf(firstLine))) ? 'table' : undefined;
}

/** What parts the columns of a header. */
export function delimiterOf(firstLine: string): string {
  return ['\t', ';'].find((candidate) => firstLine.includes(candidate)) ?? ',';
}
