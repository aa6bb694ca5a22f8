import { createScanner } from 'jsonc-parser';
import type { Report } from '../diagnostic-collector.ts';
import { refuseTooLarge, sourceLimits } from '../source-limits.ts';
import { type PlacedStudyNote, studyNotePlace } from './note-place.ts';
import type { NoteTaker } from './note-taker.ts';
import { takeProfile } from './take-profile.ts';

/** Members of an item that have the type they should; others are as if they were not there. */
interface Item extends PlacedStudyNote {
  readonly id?: string | undefined;
  readonly subject?: string | undefined;
  readonly reference?: string | undefined;
  readonly content?: string | undefined;
}

/**
 * Reads a JSON list of study notes (`{title, index_reference, content, associations: {passage: [{start_ref}]}}`), or of
 * profiles (`{id?, subject, reference?, content}`). Returns whether it is damaged.
 * @throws TooLarge
 */
export function readJsonList(text: string, notes: NoteTaker): boolean {
  const { unreadable, isDamaged } = readJsonItems(text, notes.report, (item) => readItem(item, notes));
  notes.builder.leaveNotesOut(unreadable);
  return isDamaged;
}

function readItem({ value, at }: JsonItem, notes: NoteTaker): void {
  const item = itemOf(value);
  const name = (item.title ?? item.subject ?? '').slice(0, 60);
  if (item.content === undefined) {
    const message = `The item "${name}" has no "content" that is text; it was left out. Add the text, or remove the item.`;
    return notes.leaveOut('bad-list-item', at, message);
  }
  if (item.subject !== undefined)
    return takeProfile({ ...item, subject: item.subject, content: item.content }, at, notes);
  const found = studyNotePlace(item);
  if (!found) {
    const message = `The note "${name}" names no verse in "index_reference", "title" or "associations"; it was left out. Add one of them.`;
    return notes.leaveOut('bad-list-item', at, message);
  }
  const { isDisputed, ...place } = found;
  if (isDisputed) {
    const message = `Index, title and passage of the note "${name}" begin with different verses; it is served on the verse that two of them name, or else on that of the index. Correct the wrong one.`;
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

interface JsonItem {
  readonly value: unknown;
  /** Its offset in the text. */
  readonly at: number;
}

interface ReadItems {
  /** How many items could not be read. */
  readonly unreadable: number;
  /** Something is not well formed: the items that could not be read were reported. */
  readonly isDamaged: boolean;
}

/**
 * Gives the items of a JSON array that holds objects to `take`, each with its place. Each is parsed by itself, so that a
 * damaged one does not take the others away.
 * @throws TooLarge
 */
function readJsonItems(text: string, report: Report, take: (item: JsonItem) => void): ReadItems {
  const { tableRows } = sourceLimits;
  let items = 0;
  let isDamaged = false;
  let unreadable = 0;
  const malformed = (at: number, what: string) => {
    isDamaged = true;
    report(
      'malformed-json',
      at,
      `The JSON is not well formed: ${what}. Export the file again, or fix it there.`,
    );
  };
  const scanner = createScanner(text, true);
  let depth = 0;
  let start = 0;
  for (scanner.scan(); scanner.getTokenOffset() < text.length; scanner.scan()) {
    const at = scanner.getTokenOffset();
    const token = text[at]!;
    if (depth === 1 && !'{},]'.includes(token)) malformed(at, 'the list holds something other than objects');
    if (token === '{' || token === '[') {
      if (depth === 1) start = at;
      depth++;
    } else if (token === '}' || token === ']') {
      depth--;
      if (depth === 1) {
        const value = parsed(text.slice(start, at + 1));
        if (value === undefined) {
          unreadable++;
          malformed(start, 'this item cannot be read; it was left out');
        } else take({ value, at: start });
        if (++items > tableRows) {
          refuseTooLarge(report, start, ['The list has more than', tableRows, 'items']);
        }
      }
      if (depth === 0) break;
    }
  }
  if (depth > 1) unreadable++;
  if (depth > 0) malformed(text.length, 'its end is missing');
  else if (text.slice(scanner.getTokenOffset() + 1).trim() !== '') {
    malformed(scanner.getTokenOffset() + 1, 'the text after its end was not read');
  }
  return { unreadable, isDamaged };
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
