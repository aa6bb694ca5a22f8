import { delimiterOf } from '../table-header.ts';

type LexiconFormat = 'STEPBible' | 'Open Scriptures' | 'table';

export type LexiconColumn =
  | 'number'
  | 'lemma'
  | 'transliteration'
  | 'pronunciation'
  | 'partOfSpeech'
  | 'gloss'
  | 'definition'
  | 'derivation';

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

/**
 * A row of STEPBible's lexicons: extended number, disambiguated number with its relation, unified number,
 * head word.
 */
const stepRow = /^[GH]\d{4,5}[A-Za-z]?\t[GH]\d{4,5}[A-Za-z]? ?=[^\t\n]*\t/m;
/** Title line; the preamble is longer than the part of the file used to detect its format. */
const stepTitle = /^\s*TBES[GH] - Translators Brief lexicon/;
const dictionaryEntry =
  /["'][GH]\d{1,5}[A-Za-z]?["']\s*:\s*\{\s*["'](?:lemma|xlit|translit|pron|derivation|strongs_def|kjv_def)["']/;

export function lexiconFormat(text: string): LexiconFormat | undefined {
  const head = text.slice(0, 4096);
  if (stepTitle.test(head) || stepRow.test(head)) return 'STEPBible';
  if (/[{=]/.test(head) && dictionaryEntry.test(head)) return 'Open Scriptures';
  const [firstLine = ''] = head.trimStart().split(/[\r\n]/, 1);
  return lexiconColumns(firstLine.split(delimiterOf(firstLine))) ? 'table' : undefined;
}
