import { isTranslationNotes } from '../../formats/commentary/read-translation-notes.ts';
import { isTyndaleXml } from '../../formats/commentary/read-tyndale-xml.ts';
import {
  hasReferenceHeader,
  isListOfReferences,
} from '../../formats/cross-references/read-cross-references.ts';
import { isTreasury } from '../../formats/cross-references/treasury-rows.ts';
import { lexiconFormat } from '../../formats/lexicon/lexicon-format.ts';
import { isPlan } from '../../formats/plan/plan-format.ts';
import { foreignFormat, sourceFormat } from '../../formats/source-format.ts';
import { csvColumns, delimiterOf, tableType } from '../../formats/table-header.ts';
import type { ContentKind } from '../../model/edition-metadata.ts';
import { isSqlite } from '../translation/sqlite-source.ts';

export interface SourceRule {
  /** Files with these names are read regardless of their content, so that a damaged one is reported. */
  readonly names: RegExp;
  /** Files with these names are only read if `tells` accepts them, because many are something else. */
  readonly possibleNames: RegExp;
  tells(head: string): boolean;
  /**
   * True for a file with a possible name that `tells` does not accept but that is intended as a source. Its
   * reader reports the problem.
   */
  isMeant(head: string): boolean;
  readonly unread?: { readonly names: RegExp; readonly advice: string };
}

const records = 'person|place|event|group|peopleGroup';
const reference = /"?(?:[1-4]\.? ?)?\p{L}[\p{L} ]{0,30} \d{1,3}[:,]\d{1,3}/u.source;
/** Two cells as in `1 John 1:1<tab>John 1:14`. A comma is only one without a space after it, as prose has. */
const writtenReferences = new RegExp(
  `^${reference}(?:[^\\t;\\n]{0,40}[\\t;]\\s*|[^\\t;,\\n]{0,40},)${reference}`,
  'mu',
);
const anyText = /\.txt$|(?:^|\/)[^./]+$/i;
/** Modules of MyBible, MySword and e-Sword, which are SQLite databases. */
const sqliteNames = /\.(?:sqlite3?|db3?|mybible|bbli)$/;
const spreadsheets = {
  names: /\.(xlsx?|xlsm|xlsb|ods|numbers|gsheet|psv|dbf)$/i,
  advice: 'Export it as CSV (comma-separated, UTF-8).',
};

export const sourceRules: Readonly<Record<ContentKind, SourceRule>> = {
  translation: {
    names: /\.(usfm|sfm|ptx|usx|usj|osis|usfx|codex)(\.txt)?$|\.(ont|ot|nt|xml|json)$/i,
    possibleNames: new RegExp(`\\.(csv|tsv|tab|psv|jsonl)$|${sqliteNames.source}|${anyText.source}`, 'i'),
    tells: (head) => sourceFormat(head) !== undefined || isSqlite(head),
    isMeant: (head) => foreignFormat(head) !== undefined,
  },
  commentary: {
    names: /\.(csv|tsv|json|imp)$/i,
    possibleNames: new RegExp(`\\.(tab|xml)$|${anyText.source}`, 'i'),
    tells: isCommentary,
    isMeant: isTable,
    unread: spreadsheets,
  },
  'cross-references': {
    names: /\.(csv|tsv)$/i,
    possibleNames: new RegExp(`\\.(tab|json)$|${anyText.source}`, 'i'),
    tells: (head) =>
      isServed(head, 'dataset', 'book') ||
      isListOfReferences(head) ||
      hasReferenceHeader(head) ||
      isTreasury(head) ||
      /^"?(?:\w+:)?[1-4]?[A-Za-z]+\.\d+\.\d+[^\t,;\n]*[\t,;]/m.test(head) ||
      writtenReferences.test(head),
    isMeant: isTable,
    unread: spreadsheets,
  },
  entities: {
    names: /\.csv$/i,
    possibleNames: new RegExp(`\\.json$|${anyText.source}`, 'i'),
    tells: (head) =>
      tableType(head) !== undefined ||
      /^\s*\[\s*\{[^{[]*"fields"\s*:\s*\{/.test(head) ||
      isServed(head, 'dataset', records),
    // Lists of records begin with `dataset` too, and determine the order of the records
    isMeant: (head) => isTable(head) || /^\s*\{\s*"dataset"\s*:/.test(head),
    unread: { ...spreadsheets, names: new RegExp(`\\.(tsv|tab)$|${spreadsheets.names.source}`, 'i') },
  },
  lexicon: {
    names: /\.(csv|tsv)$/i,
    possibleNames: new RegExp(`\\.(tab|json|js)$|${anyText.source}`, 'i'),
    tells: (head) => lexiconFormat(head) !== undefined,
    isMeant: () => false,
    unread: spreadsheets,
  },
  plan: {
    names: /\.(csv|tsv)$/i,
    possibleNames: new RegExp(`\\.tab$|${anyText.source}`, 'i'),
    tells: isPlan,
    isMeant: isTable,
    unread: spreadsheets,
  },
};

/** XML and JSON may be metadata, styles or settings of any program. */
export function isAnyContent(name: string): boolean {
  return /\.(xml|json)$/i.test(name);
}

export function isScriptureName(name: string): boolean {
  return sourceRules.translation.names.test(name) && !isAnyContent(name);
}

export function isEvidentSource(name: string, head = ''): boolean {
  const rules = Object.values(sourceRules);
  if (!isAnyContent(name) && rules.some(({ names }) => names.test(name))) return true;
  return mayBeSource(name) && rules.some(({ tells }) => tells(head));
}

export function mayBeSource(name: string): boolean {
  return Object.values(sourceRules).some(({ possibleNames }) => possibleNames.test(name));
}

/**
 * True for a document of the public API with one of these members. Lists of books and records have none of
 * them; they are in the folders above the listed documents.
 */
function isServed(head: string, edition: 'commentary' | 'dataset', members: string): boolean {
  if (!new RegExp(`^\\s*\\{\\s*"${edition}"\\s*:\\s*\\{`).test(head)) return false;
  return new RegExp(`"(?:${members})"\\s*:\\s*\\{`).test(head);
}

function isCommentary(head: string): boolean {
  const [firstLine = ''] = head.trimStart().split(/[\r\n]/, 1);
  const cells = firstLine.split(delimiterOf(firstLine)).map((cell) => cell.replaceAll('"', ''));
  return (
    /^\s*\$\$\$/.test(head) ||
    /^\s*\[\s*\{[^}]*"(?:content|index_reference|subject)"\s*:/.test(head) ||
    csvColumns(cells) !== undefined ||
    isTranslationNotes(head) ||
    isServed(head, 'commentary', 'book|profile') ||
    isTyndaleXml(head)
  );
}

function isTable(head: string): boolean {
  const lines = head.split(/\r\n|\n|\r/).filter((line) => line.trim() !== '' && !line.startsWith('#'));
  const [first, second] = lines;
  if (first === undefined || second === undefined) return false;
  const count = (line: string, separator: string) => line.split(separator).length - 1;
  const least = { '\t': 1, ',': 2, ';': 2 };
  return Object.entries(least).some(
    ([separator, fewest]) =>
      count(first, separator) >= fewest && count(first, separator) === count(second, separator),
  );
}
