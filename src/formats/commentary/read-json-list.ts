import { parsedJson } from '../../lib/json-text.ts';
import { findJsonItems, reportMalformed } from '../json/read-json.ts';
import { type PlacedStudyNote, studyNotePlace } from './note-place.ts';
import type { NoteTaker } from './note-taker.ts';
import { takeProfile } from './take-profile.ts';

interface Item extends PlacedStudyNote {
  readonly id?: string | undefined;
  readonly subject?: string | undefined;
  readonly reference?: string | undefined;
  readonly content?: string | undefined;
}

/**
 * Reads a JSON list of study notes (`{title, index_reference, content, associations: {passage:
 * [{start_ref}]}}`), or of profiles (`{id?, subject, reference?, content}`). Returns true if it is damaged.
 * @throws TooLarge
 */
export function readJsonList(text: string, notes: NoteTaker): boolean {
  let unreadable = 0;
  const { isCutOff, isDamaged } = findJsonItems(text, notes.report, ({ at, end }) => {
    const value = parsedJson(text.slice(at, end));
    if (value !== undefined) return readItem(value, at, notes);
    unreadable++;
    reportMalformed(notes.report, at, 'this item cannot be read; it was left out');
  });
  notes.builder.leaveNotesOut(unreadable + (isCutOff ? 1 : 0));
  return isDamaged || unreadable > 0;
}

function readItem(value: unknown, at: number, notes: NoteTaker): void {
  const item = itemOf(value);
  const name = (item.title ?? item.subject ?? '').slice(0, 60);
  if (item.content === undefined) {
    const message = `The item "${name}" has no text in "content"; it was left out. Add the text, or remove the item.`;
    return notes.leaveOut('bad-list-item', at, message);
  }
  if (item.subject !== undefined)
    return takeProfile({ ...item, subject: item.subject, content: item.content }, at, notes);
  const found = studyNotePlace(item);
  if (!found) {
    const message = `The note "${name}" has no verse in "index_reference", "title" or "associations"; it was left out. Add a verse to one of them.`;
    return notes.leaveOut('bad-list-item', at, message);
  }
  const { isDisputed, ...place } = found;
  if (isDisputed) {
    const message = `Index, title and passage of the note "${name}" begin with different verses. The note is attached to the verse that two of them name, or else to the verse of the index. Correct the wrong one.`;
    notes.report('disputed-place', at, message);
  }
  notes.take({ ...place, text: item.content }, at);
}

function itemOf(value: unknown): Item {
  const members = asRecord(value);
  const passages = asRecord(members.associations).passage;
  return {
    title: textIn(members.title),
    index_reference: textIn(members.index_reference),
    id: textIn(members.id),
    subject: textIn(members.subject),
    reference: textIn(members.reference),
    content: textIn(members.content),
    associations: {
      passage: Array.isArray(passages)
        ? passages.map((passage: unknown) => ({ start_ref: textIn(asRecord(passage).start_ref) }))
        : undefined,
    },
  };
}

function asRecord(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

function textIn(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
