import { count } from '../../lib/count.ts';
import { type EntityType, entityTypes } from '../../model/entities.ts';
import { decodeSource, type EncodingHints } from '../decode-source.ts';
import { DiagnosticCollector, type Report } from '../diagnostic-collector.ts';
import { findJsonItems, JsonObject, type JsonValue, readJson, reportMalformed } from '../json/read-json.ts';
import { compiledSource } from '../public-api/public-books.ts';
import type { SourceFile } from '../source-file.ts';
import { unlessTooLarge } from '../source-limits.ts';
import { type EntityTable, recordColumns, TableRow } from './entity-tables.ts';

interface EntityRecord {
  readonly type: EntityType;
  readonly fields: ReadonlyMap<string, JsonValue>;
  readonly at: number;
}

interface ReadFile {
  readonly file: string;
  readonly text: string;
  readonly collector: DiagnosticCollector;
  readonly records: readonly EntityRecord[];
  readonly isTooLarge: boolean;
}

/**
 * Reads the tables in JSON files: those of Theographic (`people.json`, ...), and records of the public API,
 * one per file. Theographic's are lists of records with `id` and `fields`, which refer to each other and to
 * the records of `verses.json` by id. Other files are ignored.
 */
export function recordTables(files: readonly SourceFile[], hints: EncodingHints): EntityTable[] {
  const known: Known = { verses: new Map(), order: new Map() };
  const read = files.map((file) => readFile(file, hints, known));
  read.sort((a, b) => listPosition(a.records[0], known) - listPosition(b.records[0], known));
  const firstServed = read.find(({ records }) =>
    records.some(({ fields }) => fields.has(recordColumns.served)),
  );
  firstServed?.collector.report('compiled-source', 0, compiledSource);
  return read.flatMap(({ file, text, collector, records, isTooLarge }) =>
    entityTypes.flatMap((type) => {
      const own = records.filter((record) => record.type === type);
      // Keep an empty table if nothing was readable, because its diagnostics explain why
      if (own.length === 0 && !(type === 'people' && records.length === 0 && collector.hasFound)) return [];
      const { report } = collector;
      const rows = isTooLarge ? [] : tableOf(own, known.verses, report);
      return { file, type, rows, isTooLarge, report, diagnostics: () => collector.diagnostics(text) };
    }),
  );
}

interface Known {
  readonly verses: Map<string, string>;
  readonly order: Map<string, number>;
}

function listPosition(record: EntityRecord | undefined, { order }: Known): number {
  return (record && order.get(`${record.type} ${record.fields.get(recordColumns.id)}`)) ?? order.size;
}

function readFile({ file, bytes }: SourceFile, hints: EncodingHints, known: Known): ReadFile {
  const collector = new DiagnosticCollector(file);
  const text = decodeSource(bytes, collector.report, hints) ?? '';
  const records: EntityRecord[] = [];
  const isRead = unlessTooLarge(() => {
    readRecords(text, collector.report, (object) => {
      const record = recordOf(object, known);
      if (record) records.push(record);
    });
    return true;
  });
  return { file, text, collector, records, isTooLarge: !isRead };
}

/** @throws TooLarge */
function readRecords(text: string, report: Report, take: (record: JsonObject) => void): void {
  const read = (at: number) => {
    const value = readJson(text, report, at);
    if (value instanceof JsonObject) take(value);
  };
  if (/^\s*\[/.test(text)) {
    const { isCutOff } = findJsonItems(text, report, ({ at }) => read(at));
    if (isCutOff) reportMalformed(report, text.length, 'the last record was left out');
  } else if (/^\s*\{/.test(text)) read(text.indexOf('{'));
}

const tellingFields: Readonly<Record<EntityType, readonly string[]>> = {
  people: ['personLookup'],
  places: ['placeLookup'],
  events: ['eventID', 'ID'],
  groups: ['groupName'],
};

const renamed: Readonly<Record<EntityType, Readonly<Record<string, string>>>> = {
  people: { timeline: 'events' },
  places: {},
  events: { eventID: 'ID' },
  groups: { events_dev: 'events' },
};

/** Undefined for a record that is not an entity. A verse is stored under its id. */
function recordOf(object: JsonObject, known: Known): EntityRecord | undefined {
  const fields = object.object('fields');
  if (!fields) return servedRecordOf(object, known);
  const id = object.text('id') ?? '';
  const verse = fields.text('osisRef');
  if (verse !== undefined && fields.members.has('verseNum')) known.verses.set(id, verse);
  // Lookups of other entities have the same name, but are lists
  const type = entityTypes.find((candidate) =>
    tellingFields[candidate].some(
      (name) => fields.members.has(name) && !Array.isArray(fields.members.get(name)),
    ),
  );
  if (!type) return undefined;
  const members = new Map<string, JsonValue>([[recordColumns.id, id]]);
  for (const [name, value] of fields.members) {
    const column = renamed[type][name] ?? name;
    if (column === name || !fields.members.has(column)) members.set(column, value);
  }
  return { type, fields: members, at: object.at };
}

const servedMembers: Readonly<Record<EntityType, readonly string[]>> = {
  people: ['person'],
  places: ['place'],
  events: ['event'],
  groups: ['group', 'peopleGroup'],
};

const servedColumns: Readonly<Record<string, string>> = {
  description: 'dictText',
  references: 'verses',
  rootPlace: 'rootID',
  duplicateOf: 'duplicate_of',
};

const servedColumnsOf: Readonly<Record<EntityType, Readonly<Record<string, string>>>> = {
  people: { id: 'personLookup', name: 'displayTitle' },
  places: { id: 'placeLookup', name: 'displayTitle', people: 'hasBeenHere', events: 'eventsHere' },
  events: { name: 'title' },
  groups: { name: 'groupName' },
};

function servedRecordOf(object: JsonObject, { order }: Known): EntityRecord | undefined {
  if (!object.object('dataset')) return undefined;
  for (const type of entityTypes) {
    for (const item of object.objects(type)) order.set(`${type} ${item.text('id')}`, order.size);
    const record = servedMembers[type]
      .map((name) => object.object(name))
      .find((found) => found !== undefined);
    if (!record) continue;
    const id = record.text('id') ?? '';
    const members = new Map<string, JsonValue>([
      [recordColumns.id, id],
      [recordColumns.served, id],
    ]);
    for (const [name, value] of record.members) {
      members.set(servedColumnsOf[type][name] ?? servedColumns[name] ?? name, value);
    }
    return { type, fields: members, at: object.at };
  }
  return undefined;
}

function tableOf(
  records: readonly EntityRecord[],
  verses: ReadonlyMap<string, string>,
  report: Report,
): TableRow[] {
  const names = new Set(records.flatMap(({ fields }) => [...fields.keys()]));
  const columns = new Map([...names].map((name, index) => [name, index]));
  let unknownVerses = 0;
  let firstUnknown = 0;
  const rows = records.map(({ fields, at }) => {
    const cells = [...names].map((name) => {
      const value = fields.get(name);
      if (name !== 'verses' || !Array.isArray(value)) return cellOf(name, value);
      const references = value.map((item) => writtenVerse(item, verses));
      const unknown = references.filter((reference) => reference === undefined).length;
      if (unknownVerses === 0 && unknown > 0) firstUnknown = at;
      unknownVerses += unknown;
      return references.filter((reference) => reference !== undefined).join(' ');
    });
    return new TableRow(columns, { cells, raw: '', at });
  });
  if (unknownVerses > 0) {
    const message = `${count(unknownVerses, 'verse')} of these records cannot be found in verses.json. Add verses.json of the same version; without it, verses are left out.`;
    report('unknown-verse', firstUnknown, message);
  }
  return rows;
}

/** A verse in OSIS form; undefined if the id of its record is unknown. */
function writtenVerse(item: JsonValue, verses: ReadonlyMap<string, string>): string | undefined {
  if (typeof item === 'string') return item.includes('.') ? item : verses.get(item);
  if (!(item instanceof JsonObject)) return undefined;
  const [book, chapter] = [item.text('book'), item.number('chapter')];
  const [verse, endVerse] = [item.number('verse'), item.number('endVerse')];
  const first = `${book}.${chapter}.${verse}`;
  return endVerse === undefined || endVerse === verse ? first : `${first}-${book}.${chapter}.${endVerse}`;
}

/** Formats a value as a table cell: a list is a line of CSV, and paragraphs are separated by blank lines. */
function cellOf(column: string, value: JsonValue | undefined): string {
  if (value === undefined || value === null) return '';
  if (!Array.isArray(value)) return value instanceof JsonObject ? (value.text('id') ?? '') : String(value);
  const items = value.map((item) => cellOf(column, item)).filter((item) => item !== '');
  if (column === 'dictText') return items.join('\n\n');
  return items.map((item) => `"${item.replaceAll('"', '""')}"`).join(',');
}
