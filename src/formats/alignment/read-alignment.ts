import { isObject } from '../../lib/json-text.ts';
import type { AlignedGroup, SourceWord } from '../../model/alignment.ts';
import { allBooks } from '../../model/books.ts';
import type { Report } from '../diagnostic-collector.ts';
import { placeOfJsonError } from '../json/read-json.ts';

interface AlignedToken {
  readonly chapter: number;
  readonly verse: number;
  readonly text: string;
  readonly at: number;
  readonly record?: number;
}

export interface BookAlignment {
  readonly tokens: readonly AlignedToken[];
  readonly records: Readonly<Record<number, AlignedGroup['source']>>;
}

export interface AlignmentFiles<File = string> {
  readonly file: File;
  readonly source: File;
  readonly target: File;
  readonly edition?: string | undefined;
}

interface AlignmentTexts {
  readonly alignment: string;
  readonly source: string;
  readonly target: string;
  /** Id of the edition with the original text, if it differs from the name in the file. */
  readonly edition?: string | undefined;
}

type Reports = Readonly<Record<'alignment' | 'source' | 'target', Report>>;

export function readBurritoAlignment(texts: AlignmentTexts, reports: Reports): Map<string, BookAlignment> {
  const records = readRecords(texts.alignment, reports.alignment);
  const sources = readSourceTable(texts.source, reports.source);
  const placeOfId = placesOfIds(texts.alignment);
  const reportId = (id: string, message: string) =>
    reports.alignment('bad-alignment', placeOfId(id), message);
  const joined = joinRecords(records, sources, { edition: texts.edition, reportId });
  const books = new Map<string, { tokens: AlignedToken[]; records: Record<number, SourceWord[]> }>();
  for (const { id, text, at } of readTable(texts.target, ['id', 'text'], reports.target)) {
    const place = parseTokenId(tokenId(id!));
    if (!place) {
      const message = `"${id!.slice(0, 40)}" is not the id of a word, such as 41004003001.`;
      reports.target('bad-alignment', at, message);
      continue;
    }
    const { book, chapter, verse } = place;
    const record = joined.take(wordId(place.id));
    const own = books.get(book) ?? { tokens: [], records: {} };
    books.set(book, own);
    own.tokens.push({ chapter, verse, text: text!, at, ...(record && { record: record.number }) });
    if (!record || own.records[record.number]) continue;
    own.records[record.number] = record.source.map(({ id: _, book: _book, chapter: there, ...word }) => ({
      ...word,
      ...(there === chapter ? {} : { chapter: there }),
    }));
  }
  for (const id of joined.missing()) {
    if (!books.has(parseTokenId(id)?.book ?? '')) continue;
    const message = `The table of the translation does not have the word ${id.slice(0, 40)}; it was left out.`;
    reportId(id, message);
  }
  return books;
}

/** The offset of the first record with a token, or 0. */
function placesOfIds(text: string): (id: string) => number {
  let places: Map<string, number> | undefined;
  return (id) => {
    places ??= new Map(
      [...text.matchAll(/"(\w{11,13})"/g)].reverse().map(({ 1: id, index }) => [id!, index]),
    );
    return places.get(id) ?? 0;
  };
}

/** Records that share a word of the translation are one rendering: all their words render each other. */
function joinRecords(
  records: readonly AlignmentRecord[],
  sources: ReadonlyMap<string, TokenPlace>,
  {
    edition,
    reportId,
  }: { readonly edition: string | undefined; readonly reportId: (id: string, message: string) => void },
) {
  const recordOf = new Map<string, number>();
  const originals: Map<string, TokenPlace>[] = [];
  const joinedWith: number[] = [];
  const first = (record: number): number => {
    let found = record;
    while (joinedWith[found] !== found) found = joinedWith[found]!;
    return found;
  };
  for (const { source, target, docid } of records) {
    const found = new Map<string, TokenPlace>();
    const unknown: string[] = [];
    for (const written of source) {
      const word = sources.get(tokenId(written) ?? '');
      if (word) found.set(word.id, { ...word, edition: edition ?? docid });
      else unknown.push(written.slice(0, 40));
    }
    if (unknown.length > 0) {
      const rest = found.size > 0 ? 'the other words stay' : 'the record was left out';
      const message = `The table of the original does not have ${unknown.slice(0, 5).join(', ')}; ${rest}.`;
      reportId(unknown[0]!, message);
    }
    if (found.size === 0) continue;
    const words = target.map((written) => wordId(tokenId(written) ?? written));
    const others = [...new Set(words.flatMap((word) => recordOf.get(word) ?? []).map(first))];
    const record = others[0] ?? originals.push(new Map()) - 1;
    joinedWith[record] = record;
    for (const other of others.slice(1)) joinedWith[other] = record;
    const all = originals[record]!;
    for (const words of [...others.slice(1).map((other) => originals[other]!), found])
      for (const [id, word] of words) all.set(id, word);
    for (const word of words) recordOf.set(word, record);
  }
  const taken = new Set<string>();
  return {
    take(word: string) {
      const record = recordOf.get(word);
      if (record === undefined) return undefined;
      taken.add(word);
      const number = first(record);
      return { number, source: [...originals[number]!.values()] };
    },
    missing: () => [...recordOf.keys()].filter((word) => !taken.has(word)),
  };
}

interface AlignmentRecord {
  readonly source: readonly string[];
  readonly target: readonly string[];
  readonly docid: string | null;
}

type Json = Readonly<Record<string, unknown>>;

function readRecords(text: string, report: Report): AlignmentRecord[] {
  let root: unknown;
  try {
    root = JSON.parse(text);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    report('bad-alignment', placeOfJsonError(text), 'This is not valid JSON; no word was aligned.');
    return [];
  }
  const { format, groups, version } = isObject(root) ? root : {};
  if (!isObject(root) || (format !== undefined && format !== 'alignment')) {
    report('bad-alignment', 0, 'This is not a Scripture Burrito alignment; no word was aligned.');
    return [];
  }
  if (version !== undefined && !/^0\.[34]/.test(String(version))) {
    const message = `Version ${String(version).slice(0, 20)} of alignments is unknown; it was read as 0.4.`;
    report('bad-alignment', 0, message);
  }
  const all = Array.isArray(groups) ? groups.filter(isObject) : [];
  const found = [root, ...all].flatMap(recordsOfGroup);
  if (found.length === 0) report('bad-alignment', 0, 'This alignment has no records; no word was aligned.');
  return found;
}

function recordsOfGroup({ records, documents, roles }: Json): AlignmentRecord[] {
  if (!Array.isArray(records)) return [];
  const order = Array.isArray(roles) && roles[0] === 'target' ? [1, 0] : [0, 1];
  const document = Array.isArray(documents) ? documents[order[0]!] : undefined;
  const docid = isObject(document) && typeof document.docid === 'string' ? document.docid : null;
  return records.filter(isObject).flatMap(({ source, target, references, meta }) => {
    if (isObject(meta) && meta.status === 'rejected') return [];
    const both = Array.isArray(references) ? order.map((at) => references[at]) : [source, target];
    const [from, to] = both.map((ids) =>
      (Array.isArray(ids) ? ids : []).filter((id) => typeof id === 'string'),
    );
    return from!.length > 0 && to!.length > 0 ? [{ source: from!, target: to!, docid }] : [];
  });
}

interface TokenPlace extends SourceWord {
  readonly id: string;
  readonly book: string;
  readonly chapter: number;
}

function readSourceTable(text: string, report: Report): Map<string, TokenPlace> {
  const words = new Map<string, TokenPlace>();
  for (const { id, text: word, strongs, lemma, morph, at } of readTable(text, ['id', 'text'], report)) {
    const place = parseTokenId(tokenId(id!));
    if (!place) {
      report('bad-alignment', at, `"${id!.slice(0, 40)}" is not the id of a word, such as n41004003001.`);
      continue;
    }
    const letter = newTestament <= place.order ? 'G' : 'H';
    const numbers = (strongs ?? '').split(/[\s,]+/).filter((number) => number !== '');
    words.set(place.id, {
      id: place.id,
      book: place.book,
      edition: null,
      chapter: place.chapter,
      verse: place.verse,
      index: place.word - 1,
      lemma: lemma || null,
      strongs: numbers.map((number) => (/^\d/.test(number) ? `${letter}${number}` : number)),
      morph: morph || null,
      ...(word ? { text: word } : {}),
    });
  }
  return words;
}

function* readTable(text: string, required: readonly string[], report: Report) {
  const [head = ''] = /^[^\n]*/.exec(text) ?? [];
  const names = head
    .replace(/^\uFEFF/, '')
    .trimEnd()
    .split('\t');
  const missing = required.filter((name) => !names.includes(name));
  if (missing.length > 0) {
    const message = `This table has no column ${missing.map((name) => `"${name}"`).join(' and no ')}; no word was aligned.`;
    return report('bad-alignment', 0, message);
  }
  for (let at = head.length + 1; at < text.length; ) {
    const end = text.indexOf('\n', at);
    const line = text.slice(at, end === -1 ? undefined : end).replace(/\r$/, '');
    const cells = line.split('\t');
    if (line.trim() !== '') {
      const row: Record<string, string> = Object.fromEntries(
        names.map((name, index) => [name, cells[index] ?? '']),
      );
      yield { id: row.id, text: row.text, strongs: row.strongs, lemma: row.lemma, morph: row.morph, at };
    }
    at = end === -1 ? text.length : end + 1;
  }
}

const newTestament = 40;
const bookIds = allBooks().filter(({ canon }) => canon === 'canonical');

/** The digits of `n41004003001` and `o010010010011`; undefined for anything else. */
function tokenId(written: string): string | undefined {
  return /^[a-z]?(\d{11,12})$/i.exec(written.trim())?.[1];
}

/** A token without its part, which translations do not have. */
function wordId(id: string): string {
  return id.slice(0, 11);
}

function parseTokenId(id: string | undefined) {
  if (id === undefined) return undefined;
  const [order, chapter, verse, word] = [id.slice(0, 2), id.slice(2, 5), id.slice(5, 8), id.slice(8, 11)].map(
    Number,
  );
  const book = bookIds[order! - 1]?.id;
  return book && chapter! > 0 && word! > 0
    ? { id, order: order!, book, chapter: chapter!, verse: verse!, word: word! }
    : undefined;
}
