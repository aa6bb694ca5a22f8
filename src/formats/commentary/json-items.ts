import { createScanner } from 'jsonc-parser';
import type { Report } from '../diagnostic-collector.ts';

export interface JsonItem {
  readonly value: unknown;
  /** Its offset in the text. */
  readonly at: number;
}

export interface JsonItems {
  readonly items: readonly JsonItem[];
  /** How many items could not be read. */
  readonly unreadable: number;
  /** Something is not well formed: the items that could not be read were reported. */
  readonly isDamaged: boolean;
}

/**
 * The items of a JSON array that holds objects, each with its place. Each is parsed by itself, so that a damaged
 * one does not take the others away. Never throws.
 */
export function jsonItems(text: string, report: Report): JsonItems {
  const items: JsonItem[] = [];
  let isDamaged = false;
  let unreadable = 0;
  const malformed = (at: number, what: string) => {
    isDamaged = true;
    report(
      'malformed-json',
      at,
      `The JSON is not well formed: ${what}. Export the file again, or mend it there.`,
    );
  };
  const scanner = createScanner(text, true);
  let depth = 0;
  let start = 0;
  for (scanner.scan(); scanner.getTokenOffset() < text.length; scanner.scan()) {
    const at = scanner.getTokenOffset();
    const token = text[at]!;
    if (depth === 1 && !'{},]'.includes(token)) malformed(at, 'the list holds something else than objects');
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
        } else items.push({ value, at: start });
      }
      if (depth === 0) break;
    }
  }
  if (depth > 1) unreadable++;
  if (depth > 0) malformed(text.length, 'its end is missing');
  else if (text.slice(scanner.getTokenOffset() + 1).trim() !== '') {
    malformed(scanner.getTokenOffset() + 1, 'something follows its end, which was not read');
  }
  return { items, unreadable, isDamaged };
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
