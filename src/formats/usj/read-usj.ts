import type { Report } from '../diagnostic-collector.ts';
import type { ScriptureSink } from '../scripture-sink.ts';
import { ElementReader } from '../usx/read-usx.ts';
import { parseUsj, type UsjNode } from './parse-usj.ts';

/** USJ types whose name differs from the USX element. */
const elementNames: Readonly<Record<string, string>> = {
  USJ: 'usx',
  'table:row': 'row',
  'table:cell': 'cell',
};

/** Reads USJ into scripture events. Never throws; of malformed JSON, all text before the error is kept. */
export function readUsj(text: string, sink: ScriptureSink, report: Report): void {
  const elements = new ElementReader(sink, report);
  const open = [{ node: parseUsj(text, report), next: 0 }];
  while (open.length > 0) {
    const { node, next } = open.at(-1)!;
    const item = node.content[next];
    open.at(-1)!.next++;
    if (item === undefined) {
      open.pop();
      if (open.length > 0) elements.close(Math.max(node.at, node.end - 1));
    } else if ('text' in item) {
      elements.text(item.text, item.at);
    } else {
      openElement(elements, item);
      open.push({ node: item, next: 0 });
    }
  }
  elements.finish(text.length);
}

function openElement(elements: ElementReader, { members, at }: UsjNode): void {
  const { type = '', marker, ...others } = members;
  const attributes: Record<string, string> = others;
  const name = Object.hasOwn(elementNames, type) ? elementNames[type]! : type;
  // USX also stores the marker of `<unmatched>` under that name
  if (marker !== undefined) attributes[name === 'unmatched' ? 'marker' : 'style'] = marker;
  elements.open(name, attributes, at);
}
