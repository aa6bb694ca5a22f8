import type { Attributes } from '../scripture-sink.ts';

/** What USX and USJ add for themselves: no attribute of the marker in USFM. */
const bookkeeping = new Set(['style', 'closed', 'status', 'vid']);

/** `<figure>`: the attributes that have another name than in USFM 3 (`desc` is USX 2). */
const figureNames: Readonly<Record<string, string>> = { file: 'src', desc: 'alt' };

/** The attributes of a character style or milestone under their USFM names; undefined when there are none. */
export function markerAttributes(
  element: string,
  attributes: Readonly<Record<string, string>>,
): Attributes | undefined {
  const kept: Record<string, string> = {};
  let some = false;
  for (const name in attributes) {
    if (bookkeeping.has(name)) continue;
    const usfmName = element === 'figure' ? (figureNames[name] ?? name) : name;
    kept[usfmName] = attributes[name]!.trim();
    some = true;
  }
  return some ? kept : undefined;
}
