import { parseAttributes } from './attributes.ts';
import type { UsfmSource } from './usfm-source.ts';

const hasMilestoneName = /-[se]$/;
const attributesOfLine = /[^\S\n]*\|([^\\\n]*)/y;

/**
 * Reads the milestone whose name ends at `from`: `\ts\*`, `\zaln-s |x-strong="H1"\*`. A name on `-s` or `-e`
 * is nothing else, so one without `\*` is read too, its attributes up to the end of the line (the first
 * alignments of unfoldingWord are written so). Gives the offset behind it; undefined when it is none.
 */
export function readMilestone(
  { text, sink, report }: UsfmSource,
  name: string,
  at: number,
  from: number,
): number | undefined {
  const isMilestone = hasMilestoneName.test(name);
  if (!isMilestone && name !== 'ts' && !name.startsWith('z')) return undefined;
  const backslash = nextMarker(text, from);
  const body = backslash !== -1 && text[backslash + 1] === '*' ? text.slice(from, backslash) : undefined;
  const bar = body?.indexOf('|') ?? -1;
  const attributesOf = (source: string | undefined) =>
    source === undefined
      ? undefined
      : parseAttributes(name, source, (what) => {
          const message = `The attributes of \\${name} ${what}; write them as name="value".`;
          report('malformed-attributes', at, message);
        });
  if (body !== undefined && body.slice(0, bar === -1 ? undefined : bar).trim() === '') {
    sink.milestone(name, attributesOf(bar === -1 ? undefined : body.slice(bar + 1)), at);
    return backslash + 2;
  }
  if (!isMilestone) return undefined;
  report('unclosed-milestone', at, `\\${name} is a milestone; it must end with \\*.`);
  attributesOfLine.lastIndex = from;
  const attributes = attributesOfLine.exec(text)?.[1];
  sink.milestone(name, attributesOf(attributes), at);
  return attributes === undefined ? from : attributesOfLine.lastIndex;
}

/** The next backslash that does not escape a quotation mark or itself. */
function nextMarker(text: string, from: number): number {
  let at = text.indexOf('\\', from);
  while (at !== -1 && (text[at + 1] === '"' || text[at + 1] === '\\')) at = text.indexOf('\\', at + 2);
  return at;
}
