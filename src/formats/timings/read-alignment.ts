import { httpUrl } from '../../lib/http-url.ts';
import type { Report } from '../diagnostic-collector.ts';
import type { ChapterTimings, TimedVerse } from './chapter-timings.ts';
import { JsonPlaces } from './json-places.ts';
import { parseTimecode } from './timecode.ts';
import { itemsOf, membersOf } from './unknown-json.ts';
import { readVerseLabel } from './verse-label.ts';

/**
 * A Scripture Burrito alignment of audio (`"type": "audio-reference"`): groups, each with the document of its
 * timecodes (`docid`) and records of a timecode and a reference. A group may hold several chapters of one audio file.
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

const usualRoles: Roles = { timecode: 0, reference: 1 };

function rolesOf(roles: unknown, fallback = usualRoles): Roles {
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

/** The references are a list in the order of the roles, or an object of them. */
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
