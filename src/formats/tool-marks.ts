import { movedReport, type Report } from './diagnostic-collector.ts';

interface CleanedText {
  readonly text: string;
  readonly report: Report;
  readonly originalOffset: (offset: number) => number;
}

/**
 * Removes artifacts of tools from a source text in any format: byte-order marks (U+FEFF) inside the text, as
 * from joined files, and conflict markers of git. Each is reported. Both sides of a conflict are kept.
 * Offsets are UTF-16 code units.
 */
export function withoutToolMarks(text: string, report: Report): CleanedText {
  const lines = withoutMergeMarks(text, report);
  return withoutByteOrderMarks(lines, report);
}

/** Format of git: seven characters at the start of a line, and the name of a side; `|||||||` occurs with `diff3`. */
const mergeMark = /^(?:(?:<{7}|>{7}|\|{7})(?: [^\n\r]*)?|={7})$/gm;

function withoutMergeMarks(text: string, report: Report): string {
  if (!['<<<<<<<', '=======', '>>>>>>>', '|||||||'].some((mark) => text.includes(mark))) return text;
  return text.replace(mergeMark, (line: string, at: number) => {
    const message = `"${line.slice(0, 40)}" is a conflict marker of git. The line was left out, and the text of all sides is served. Keep the correct side, and remove the others and the markers.`;
    report('merge-conflict', at, message);
    return ' '.repeat(line.length);
  });
}

const byteOrderMark = /\uFEFF/g;
const byteOrderMarkInXml = /\uFEFF|&#(?:x0*feff|0*65279);/gi;
// The lookbehind skips escaped backslashes
const byteOrderMarkInJson = /\uFEFF|\\ufeff(?<=(?<!\\)(?:\\\\)*\\ufeff)/gi;

function withoutByteOrderMarks(text: string, report: Report): CleanedText {
  const begin = /\S/.exec(text)?.[0];
  const pattern = begin === '<' ? byteOrderMarkInXml : begin === '{' ? byteOrderMarkInJson : byteOrderMark;
  const removed: { readonly at: number; readonly length: number }[] = [];
  let length = 0;
  const cleaned = text.replace(pattern, (mark: string, at: number) => {
    // At the start of a file it is valid
    if (at > length) report('byte-order-mark-in-text', at, byteOrderMarkMessage);
    removed.push({ at: at - length, length: length + mark.length });
    length += mark.length;
    return '';
  });
  if (removed.length === 0) return { text, report, originalOffset: (offset) => offset };
  const originalOffset = (offset: number) => {
    let [low, high] = [0, removed.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (removed[middle]!.at <= offset) low = middle + 1;
      else high = middle;
    }
    return offset + (removed[low - 1]?.length ?? 0);
  };
  return { text: cleaned, report: movedReport(report, originalOffset), originalOffset };
}

const byteOrderMarkMessage =
  'A byte-order mark (U+FEFF) is inside the text, as happens when files are joined; it was left out. Remove it.';
