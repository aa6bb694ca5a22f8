import type { Report } from '../diagnostic-collector.ts';
import { offsetAfter } from '../source-line.ts';
import { readXml } from '../xml/read-xml.ts';
import { placeOfReference } from './record-shape.ts';
import type { TakeRecord } from './verse-records.ts';

export function readXmlRecords(text: string, report: Report, take: TakeRecord): void {
  let depth = 0;
  let open: OpenVerse | undefined;
  const idOf = (name: string, { id = '', b, c, v }: Readonly<Record<string, string>>) =>
    name === 'seg' ? id : name === 'v' ? `${b}.${c}.${v}` : undefined;
  const handler = {
    open(name: string, attributes: Readonly<Record<string, string>>, at: number) {
      depth++;
      const id = idOf(name.toLowerCase(), attributes);
      if (id !== undefined && !open) open = { id, at, depth, textAt: at, text: '' };
    },
    text(piece: string, at: number) {
      if (!open) return;
      if (open.text.trim() === '') Object.assign(open, { text: '', textAt: at });
      open.text += piece;
    },
    close() {
      if (open?.depth === depth) {
        const place = placeOfReference(open.id);
        if (place) take({ ...place, ...textOf(open, text) });
        else report('bad-verse-number', open.at, badId(open.id));
        open = undefined;
      }
      depth--;
    },
  };
  readXml(text, handler, report);
}

interface OpenVerse {
  readonly id: string;
  readonly at: number;
  readonly depth: number;
  textAt: number;
  text: string;
}

/** The text has no markup left, so escape anything that looks like a tag. */
function textOf({ at, text, textAt }: OpenVerse, source: string) {
  const indent = text.slice(0, text.length - text.trimStart().length);
  return {
    at,
    text: text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').trim(),
    textAt: offsetAfter(indent, source, textAt),
  };
}

function badId(id: string): string {
  return `"${id.slice(0, 40)}" is not a verse id. The verse was left out. Write one such as b.GEN.1.1.`;
}
