import { httpUrl, httpUrlRule } from '../../lib/http-url.ts';
import { bookInfo } from '../../model/books.ts';
import type { Report } from '../diagnostic-collector.ts';
import type { ChapterTimings, TimedVerse } from './chapter-timings.ts';
import type { TimedCue } from './cues.ts';
import { parseTimecode, readVerseLabel } from './timing-labels.ts';

/**
 * Reads a Scripture Burrito alignment of audio (`"type": "audio-reference"`): groups, each with the document
 * of its timecodes (`docid`) and records of a timecode and a reference. A group may cover several chapters of
 * one audio file.
 */
export function readAlignment(alignment: unknown, text: string, report: Report): ChapterTimings[] {
  const root = membersOf(alignment);
  const places = new JsonPlaces(text);
  const groups = Array.isArray(root.groups) ? root.groups : [root];
  return groups.flatMap((group) => readGroup(membersOf(group), rolesOf(root.roles), places, report));
}

interface Roles {
  readonly timecode: number;
  readonly reference: number;
}

const defaultRoles: Roles = { timecode: 0, reference: 1 };

function rolesOf(roles: unknown, fallback = defaultRoles): Roles {
  const timecode = itemsOf(roles).indexOf('timecode');
  const reference = itemsOf(roles).indexOf('text-reference');
  return timecode >= 0 && reference >= 0 ? { timecode, reference } : fallback;
}

function readGroup(
  group: Readonly<Record<string, unknown>>,
  roles: Roles,
  places: JsonPlaces,
  report: Report,
): ChapterTimings[] {
  const audioUrl = itemsOf(group.documents).flatMap(
    (document) => httpUrl(membersOf(document).docid) ?? [],
  )[0];
  const chapters = new Map<string, ChapterTimings & { starts: TimedVerse[] }>();
  for (const record of itemsOf(group.records)) {
    const { timecode, reference } = readRecord(record, rolesOf(group.roles, roles));
    const at = places.next(reference);
    const label = readVerseLabel(reference);
    const start = parseTimecode(timecode.split('-->', 1)[0]!.trim());
    if (start === undefined || label?.book === undefined || label.chapter === undefined) {
      report('bad-timing', at, badRecord(timecode, reference));
      continue;
    }
    const { book, chapter, verse } = label;
    const key = `${book} ${chapter}`;
    const timings = chapters.get(key) ?? { book, chapter, at, ...(audioUrl ? { audioUrl } : {}), starts: [] };
    timings.starts.push({ verse, start, at });
    chapters.set(key, timings);
  }
  return [...chapters.values()];
}

/** The references are a list in the order of the roles, or an object keyed by role. */
function readRecord(record: unknown, roles: Roles): { timecode: string; reference: string } {
  const references = membersOf(record).references;
  const byRole = membersOf(references);
  const [timecode, reference] = Array.isArray(references)
    ? [references[roles.timecode], references[roles.reference]]
    : [byRole.timecode, byRole['text-reference']];
  return { timecode: firstText(timecode), reference: firstText(reference) };
}

function firstText(value: unknown): string {
  const first = Array.isArray(value) ? value[0] : value;
  return typeof first === 'string' ? first : '';
}

function badRecord(timecode: string, reference: string): string {
  return `A record needs a timecode such as "000:00:03.480 --> 000:00:11.960" and a reference such as "PHM 1:1"; "${timecode.slice(0, 40)}" and "${reference.slice(0, 40)}" were left out.`;
}

/**
 * Reads timings from the public API's generator: `[{translationId, bookId, chapterNumber, reader, verses}]`,
 * where `verses` contains the start of each verse in seconds. Timings of another translation are reported.
 */
export function readGeneratorTimings(
  list: unknown,
  text: string,
  translationId: string,
  report: Report,
): ChapterTimings[] {
  const places = new JsonPlaces(text);
  return itemsOf(list).flatMap((item) => {
    const { translationId: id, bookId, chapterNumber, reader, verses, audioLink } = membersOf(item);
    const at = places.next('bookId');
    const book = typeof bookId === 'string' ? bookInfo(bookId)?.id : undefined;
    const chapter = typeof chapterNumber === 'number' ? chapterNumber : 0;
    if (book === undefined || !Number.isInteger(chapter) || chapter < 1 || !Array.isArray(verses)) {
      report('bad-timing', at, badItem);
      return [];
    }
    if (typeof id === 'string' && id !== translationId) {
      report('unknown-timings', at, `These are timings of ${id.slice(0, 40)}, not of ${translationId}.`);
      return [];
    }
    const starts = verses.flatMap((start: unknown, index) => {
      if (typeof start === 'number' && start >= 0) return { verse: index + 1, start, at };
      const message = `${book} ${chapter}:${index + 1} has ${typeof start === 'number' ? start : typeof start} as its start; it must be a number of seconds, zero or more. It was left out.`;
      report('bad-timing', at, message);
      return [];
    });
    const audioUrl = httpUrl(audioLink);
    if (typeof audioLink === 'string' && audioLink !== '' && !audioUrl)
      report('bad-address', at, `audioLink of ${book} ${chapter} ${httpUrlRule}; it was left out.`);
    return {
      book,
      chapter,
      at,
      starts,
      ...(typeof reader === 'string' ? { reader } : {}),
      ...(audioUrl ? { audioUrl } : {}),
    };
  });
}

const badItem =
  'An item needs "bookId" (a USFM book id), "chapterNumber" and "verses" (starts in seconds); it was left out.';

/**
 * Reads a map of aeneas: `{"fragments": [{"id": "f000001", "begin": "0.000", "lines": ["In the"]}]}`. Undefined
 * for other JSON.
 */
export function fragmentCues(json: unknown, text: string, report: Report): TimedCue[] | undefined {
  const { fragments } = membersOf(json);
  if (!Array.isArray(fragments)) return undefined;
  const places = new JsonPlaces(text);
  return fragments.flatMap((fragment: unknown) => {
    const { id, begin, lines } = membersOf(fragment);
    const at = places.next('begin');
    const start = typeof begin === 'number' || /^\d/.test(firstText(begin)) ? Number(begin) : Number.NaN;
    if (Number.isFinite(start)) return { start, text: firstText(lines), id: firstText(id), at };
    report('bad-timing', at, 'A fragment needs "begin", a start in seconds; it was left out.');
    return [];
  });
}

class JsonPlaces {
  readonly #text: string;
  #at = 0;
  #isLost = false;

  constructor(text: string) {
    this.#text = text;
  }

  next(value: string): number {
    if (this.#isLost) return this.#at;
    const found = this.#text.indexOf(JSON.stringify(value), this.#at);
    // A failed search reads to the end, so searching again would make a hostile file costly
    if (found < 0) this.#isLost = true;
    else this.#at = found + 1;
    return found < 0 ? this.#at : found;
  }
}

function membersOf(value: unknown): Readonly<Record<string, unknown>> {
  return value !== null && typeof value === 'object' ? (value as Record<string, unknown>) : {};
}

function itemsOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
