import type { UsfmSource } from './usfm-source.ts';

const fieldNames = ['alt', 'src', 'size', 'loc', 'copy', undefined, 'ref'];
const captionField = 5;

/**
 * Reads a figure of USFM 2, `\fig DESC|FILE|SIZE|LOC|COPY|CAP|REF\fig*` (USFM 2 manual, "Special features"),
 * from behind `\fig `. Gives the offset behind it; undefined when it is none.
 */
export function readOldFigure(
  { text, sink, report }: UsfmSource,
  at: number,
  from: number,
): number | undefined {
  const end = text.indexOf('\\', from);
  if (end === -1 || !text.startsWith('\\fig*', end)) return undefined;
  const fields = text.slice(from, end).split('|');
  if (fields.length !== fieldNames.length) return undefined;
  const attributes: Record<string, string> = {};
  fields.forEach((field, index) => {
    const name = fieldNames[index];
    if (name && field.trim() !== '') attributes[name] = field.trim();
  });
  sink.charStart('fig', at);
  const caption = fields[captionField]!;
  const captionAt = from + fields.slice(0, captionField).join('|').length + 1;
  if (caption !== '') sink.text(caption, captionAt);
  if (!attributes.src) {
    report('malformed-attributes', at, 'The figure names no file; write src="..." or remove it.');
  }
  sink.charEnd('fig', Object.keys(attributes).length > 0 ? attributes : undefined, end);
  return end + '\\fig*'.length;
}
