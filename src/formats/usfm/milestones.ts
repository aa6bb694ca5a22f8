import { marker } from '../markers.ts';
import {
  accountForAttributes,
  attributeFaults,
  attributesEnd,
  defaultAttribute,
  readAttributeList,
} from './attributes.ts';
import type { UsfmSource } from './usfm-source.ts';

/**
 * Reads the milestone whose name ends at `from`: `\ts\*`, `\zaln-s |x-strong="H1"\*`. Any marker that ends
 * with `\*` after only attributes is a milestone without text. If another kind of marker has the name, the
 * attributes must be well formed, because `\add | words\*` is a mistake. A name that ends with `-s` or `-e`
 * is always a milestone. Without `\*` it is accepted with well-formed attributes up to the end of its line,
 * as in the first alignments of unfoldingWord. Returns the offset after it; undefined if it is not a
 * milestone.
 */
export function readMilestone(
  source: UsfmSource,
  name: string,
  at: number,
  from: number,
  unclosed: UnclosedMilestones,
): number | undefined {
  const { text, sink } = source;
  const hasItsName = isMilestoneName(name);
  const start = afterSpace(text, from, hasItsName);
  if (text[start] !== '|' && text[start] !== '\\') {
    return isStartOrEnd(name) ? readUnclosed(source, name, at, from, unclosed) : undefined;
  }
  const known = marker(name);
  const isOtherKind = !hasItsName && known !== undefined && known.kind !== 'milestone';
  if (text.startsWith('\\*', start)) {
    source.markup(from, start + 2);
    sink.milestone(name, undefined, at);
    return start + 2;
  }
  const end = text[start] === '|' ? attributesEnd(text, start + 1) : -1;
  if (end !== -1 && text.startsWith('\\*', end)) {
    const defaultName = isOtherKind ? undefined : (defaultAttribute(name) ?? 'default');
    const list = readAttributeList(text.slice(start + 1, end), defaultName);
    if (list.isWhole || !isOtherKind) {
      if (list.fault === 'mixed') reportAttributes(source, name, at, 'are mixed with other text; remove it');
      else if (list.fault) reportAttributes(source, name, at, attributeFaults[list.fault]);
      else if (list.attributes?.default !== undefined && !name.startsWith('z')) {
        reportAttributes(
          source,
          name,
          at,
          `are a value without a name, and \\${name} has no default attribute`,
        );
      }
      source.markup(from, end + 2);
      sink.milestone(name, list.attributes, at);
      return end + 2;
    }
  }
  return isStartOrEnd(name) ? readUnclosed(source, name, at, from, unclosed) : undefined;
}

/** More milestones of one name are a habit of the text, and reported as one fault. */
const maxPerName = 5;

export class UnclosedMilestones {
  readonly #places = new Map<string, { count: number; readonly at: number[] }>();

  add(name: string, at: number): void {
    const places = this.#places.get(name) ?? { count: 0, at: [] };
    this.#places.set(name, places);
    if (places.count++ <= maxPerName) places.at.push(at);
  }

  report(report: UsfmSource['report']): void {
    for (const [name, { count, at }] of this.#places) {
      const message = `\\${name} is a milestone; it must end with \\*.`;
      if (count <= maxPerName) for (const place of at) report('unclosed-milestone', place, message);
      else report('unclosed-milestone', at[0]!, `${message} So must ${count - 1} more of them in this book.`);
    }
  }
}

export function isMilestoneName(name: string): boolean {
  return isStartOrEnd(name) || name === 'ts' || name[0] === 'z';
}

function isStartOrEnd(name: string): boolean {
  return name.length > 2 && (name.endsWith('-s') || name.endsWith('-e'));
}

function afterSpace(text: string, from: number, alsoLines: boolean): number {
  const at = text[from] === ' ' ? from + 1 : from;
  const next = text.charCodeAt(at);
  if (next > 0x20 && next < 0x7f) return at;
  const space = alsoLines ? spaceAndLines : spaceInLine;
  space.lastIndex = at;
  space.test(text);
  return space.lastIndex;
}

const spaceInLine = /[^\S\n]*/y;
const spaceAndLines = /\s*/y;

function readUnclosed(
  source: UsfmSource,
  name: string,
  at: number,
  from: number,
  unclosed: UnclosedMilestones,
): number {
  const { text, sink } = source;
  unclosed.add(name, at);
  const bar = afterSpace(text, from, false);
  const [line = ''] =
    text[bar] === '|' ? text.slice(bar + 1, attributesEnd(text, bar + 1)).split('\n', 1) : [];
  const end = bar + 1 + line.length;
  const list = readAttributeList(line, undefined);
  sink.milestone(name, list.attributes, at);
  if (list.attributes === undefined) return from;
  if (!list.isWhole) reportAttributes(source, name, at, attributeFaults.mixed);
  accountForAttributes(source, bar, end, list);
  return end;
}

function reportAttributes({ report }: UsfmSource, name: string, at: number, fault: string): void {
  report('malformed-attributes', at, `The attributes of \\${name} ${fault}.`);
}
