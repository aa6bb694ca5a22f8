import type { Attributes, ScriptureSink } from '../../src/formats/scripture-sink.ts';

/**
 * The events of a reader, one string an event, after the one normalisation by which the three spellings
 * of a text are compared. What the committee's USX and USJ files do not keep of the USFM is:
 *
 * 1. White space is collapsed; its place beside a break (paragraph, chapter, verse, cell, note) and at the
 *    edges of a character style is layout: USFM ends lines there, the XML is indented there.
 * 2. Attributes are compared by name, not in their order.
 * 3. What a rule leaves out is left aside: it is not an event of the text.
 * 4. The line `\usfm` is left out: USX and USJ have the version in their root, not in a paragraph.
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
