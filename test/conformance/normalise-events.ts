import type { Attributes, ScriptureSink } from '../../src/formats/scripture-sink.ts';

/**
 * The events of a source reader as strings, normalised to compare the three spellings of a text. The
 * committee's USX and USJ files do not preserve these properties of the USFM:
 *
 * 1. White space is collapsed. Next to a break (paragraph, chapter, verse, cell, note) and at the edges of a
 *    character style it is layout: USFM ends lines there, and the XML is indented.
 * 2. Attributes are compared by name, not in their order.
 * 3. Text omitted by a rule is ignored: it is not an event of the text.
 * 4. The line `\usfm` is ignored: USX and USJ have the version in their root, not in a paragraph.
 */
export function normaliseEvents(read: (sink: ScriptureSink) => void): string[] {
  const events: string[] = [];
  let text = '';
  let inVersionLine = false;
  const flush = () => {
    const trimmed = text.replace(/[^\S\u00a0]+/g, ' ').trim();
    if (trimmed !== '' && !inVersionLine) events.push(JSON.stringify(trimmed));
    text = '';
  };
  const push = (event: string) => {
    flush();
    if (!inVersionLine) events.push(event);
  };
  read({
    book: (code) => push(`book ${code}`),
    chapter: (number) => push(`chapter ${number}`),
    verse: (number) => push(`verse ${number}`),
    paraStart: (style) => {
      flush();
      inVersionLine = style === 'usfm';
      push(`<${style}>`);
    },
    paraEnd: () => {
      push('</>');
      inVersionLine = false;
    },
    text: (more) => {
      text += more;
    },
    leaveOut: (text, rule) => {
      if (rule === undefined) push(`lost ${JSON.stringify(text)}`);
    },
    charStart: (style) => push(`(${style}`),
    charEnd: (style, attributes) => push(`${style})${written(attributes)}`),
    noteStart: (style, caller) => push(`[${style} ${caller}`),
    noteEnd: (style) => push(`${style}]`),
    milestone: (style, attributes) => push(`{${style}}${written(attributes)}`),
    cell: (style) => push(`|${style}`),
  });
  flush();
  return events;
}

function written(attributes: Attributes | undefined): string {
  if (!attributes) return '';
  const sorted = Object.entries(attributes).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return ` ${JSON.stringify(Object.fromEntries(sorted))}`;
}
