import { htmlToText } from '../html-to-text.ts';
import type { EventFlow, Span } from '../osis/event-flow.ts';
import { htmlParser } from '../xml/html-entities.ts';

const lineElements = new Set(['p', 'div', 'br', 'li', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6']);

/**
 * Reads the value of a cell, which is HTML or plain text. Each paragraph or line after the first text begins
 * a new line, and `<sup data-footnote="...">` is a note.
 * @param style paragraph style of the cell; undefined if the cell continues another paragraph.
 */
export function readCellText(value: string, flow: EventFlow, at: number, style?: string): void {
  let hasText = false;
  const write = (text: string) => {
    if (text === '') return;
    flow.text(text, at);
    hasText ||= text.trim() !== '';
  };
  const startLine = () => {
    if (!hasText) return;
    if (style === undefined) flow.endParagraph(at);
    else flow.text(' ', at);
  };
  if (!/[<&]/.test(value)) {
    for (const [index, line] of value.split(/\r\n|\n/).entries()) {
      if (index > 0) startLine();
      write(line);
    }
    return;
  }
  const marks: (Span | undefined)[] = [];
  const parser = new (htmlParser().Parser)(
    {
      onopentag(name, attributes) {
        if (lineElements.has(name)) startLine();
        const note = attributes['data-footnote'];
        if (note !== undefined) {
          flow.startNote('f', '+', at);
          flow.text(htmlToText(note), at);
          flow.endNote(at);
        }
        const isMark = note !== undefined || /\bfootnote-marker\b/.test(attributes.class ?? '');
        marks.push(isMark ? flow.startSpan('fm', undefined, at) : undefined);
      },
      onclosetag() {
        const mark = marks.pop();
        if (mark) flow.endSpan(mark, at);
      },
      ontext: write,
    },
    { decodeEntities: true },
  );
  parser.end(value);
  for (const mark of marks) if (mark) flow.endSpan(mark, at);
}
