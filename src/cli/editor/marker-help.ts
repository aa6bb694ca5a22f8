import { type DropRule, marker, type UsfmMarker } from '../../formats/markers.ts';
import names from './marker-names.json' with { type: 'json' };

export function markerHelp(line: string, offset: number): string | undefined {
  for (const form of forms) {
    for (const found of line.matchAll(form)) {
      if (found.index > offset) break;
      if (offset < found.index + found[0].length) return describe(found[1]!);
    }
  }
  return undefined;
}

const forms = [
  /\\\+?([A-Za-z][\w-]{0,30})\*?/g,
  /\bstyle="([A-Za-z][\w-]{0,30})"/g,
  /"marker"\s{0,9}:\s{0,9}"([A-Za-z][\w-]{0,30})"/g,
];

function describe(style: string): string {
  const known = style === 'c' || style === 'v' ? 'number' : marker(style);
  const title = `**\\\\${style}**`;
  if (!known) return `${title}: ${style.startsWith('z') ? own : unknown}`;
  const name = markerName(style);
  return `${title}: ${name}.\n\n${known === 'number' ? numbers : useOf(known, style)}`;
}

const own = 'a custom marker.';
const unknown = 'not a marker of USFM. Custom markers begin with `\\z`.';
const numbers = 'The number is followed by a space.';

export function markerName(style: string): string | undefined {
  const base = style.replace(/-[se]$/, '').replace(/\d+(?:-\d+)?$/, '');
  const known: Readonly<Record<string, string>> = names;
  return Object.hasOwn(known, base) ? known[base] : undefined;
}

function useOf(known: UsfmMarker, style: string): string {
  if (known.kind === 'milestone') return 'A milestone: it marks a point and has no text.';
  const closing =
    known.kind === 'para'
      ? 'A paragraph: it ends where the next one begins.'
      : known.role === 'cell' || known.role === 'note-part' || known.role === 'note-paragraph'
        ? 'It ends where the next one begins.'
        : `Close it with \`\\${style}*\`.`;
  return known.role === 'drop' ? `${closing} ${omitted(known.rule)}` : closing;
}

function omitted(rule: DropRule): string {
  return rule === 'cross-reference-note' || rule === 'parallel-passage'
    ? 'Its text is not part of a verse.'
    : 'Its text is not part of the chapter.';
}
