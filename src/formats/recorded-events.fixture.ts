import type { ScriptureSink } from './scripture-sink.ts';

export function recordEvents(read: (sink: ScriptureSink) => void): string[] {
  const events: string[] = [];
  const json = (value: unknown) => (value === undefined ? '' : ` ${JSON.stringify(value)}`);
  read({
    book: (code) => events.push(`book ${code}`),
    chapter: (number) => events.push(`chapter ${number}`),
    verse: (number) => events.push(`verse ${number}`),
    paraStart: (style) => events.push(`<${style}>`),
    paraEnd: () => events.push('</>'),
    text: (text) => events.push(JSON.stringify(text)),
    leaveOut: (text, rule) => events.push(`-${rule ?? 'lost'} ${JSON.stringify(text)}`),
    charStart: (style) => events.push(`(${style}`),
    charEnd: (style, attributes) => events.push(`${style})${json(attributes)}`),
    noteStart: (style, caller) => events.push(`[${style} ${caller}`),
    noteEnd: (style) => events.push(`${style}]`),
    milestone: (style, attributes) => events.push(`{${style}}${json(attributes)}`),
    cell: (style) => events.push(`|${style}`),
  });
  return events;
}
