import { kjvTextToUsfm } from './kjv-text-to-usfm.ts';

/** Each part of the front matter begins with this line, exactly. */
const parts = new Map([
  ['THE HOLY BIBLE', 'title page'],
  ['THE TRANSLATORS TO THE READER', 'preface'],
  ['TO THE MOST HIGH AND MIGHTY PRINCE', 'dedication'],
  ['THE NAMES AND ORDER OF THE BOOKS OF THE HOLY BIBLE WITH THE NUMBER OF THEIR CHAPTERS', 'list of books'],
]);

/** The longest section heading of the preface has 108 characters, the shortest paragraph of all 372. */
const longestHeading = 200;

/** What stands before Genesis: title page, preface, dedication and the list of books, as a `FRT` book. */
export function kjvFrontMatter(rows: readonly string[]): string {
  const lines = ['\\id FRT King James Version', '\\h Front Matter'];
  let part = 'title page';
  for (const row of rows) {
    const opened = parts.get(row);
    part = opened ?? part;
    lines.push(`\\${opened ? openingMarker(part) : marker(part, row)} ${kjvTextToUsfm(row)}`);
  }
  return `${lines.join('\n')}\n`;
}

function openingMarker(part: string): string {
  return part === 'title page' ? 'mt1' : 'imt1';
}

function marker(part: string, row: string): string {
  if (part === 'title page') return 'mt2';
  if (part === 'list of books') return /\d$/.test(row) ? 'ili' : 'is1';
  if (row.length > longestHeading) return 'ip';
  return part === 'dedication' ? 'imt2' : 'is1';
}
