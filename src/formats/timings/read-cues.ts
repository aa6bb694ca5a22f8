import type { Report } from '../diagnostic-collector.ts';
import { sourceLines } from './source-lines.ts';
import { parseTimecode } from './timecode.ts';
import type { TimedCue } from './timed-cue.ts';

/** A cue's text is looked at only for the verse it begins with. */
const mostText = 60;

/** The cues of a WebVTT or SRT file; notes, styles and what else has no times is passed over. */
export function readCues(source: string, report: Report): TimedCue[] {
  const cues: TimedCue[] = [];
  let cue: { start: number; text: string; id: string; at: number } | undefined;
  let lineBefore = '';
  for (const { line, at } of sourceLines(source)) {
    const arrow = line.indexOf('-->');
    if (arrow >= 0) {
      const written = line.slice(0, arrow).trim();
      const start = parseTimecode(written);
      if (start === undefined) report('bad-timing', at, badTime(written));
      cue = start === undefined ? undefined : { start, text: '', id: lineBefore.trim(), at };
      if (cue) cues.push(cue);
      lineBefore = '';
      continue;
    }
    if (line.trim() === '') cue = undefined;
    else if (cue && cue.text.length < mostText) cue.text = withoutTags(`${cue.text} ${line}`);
    lineBefore = cue ? '' : line;
  }
  return cues;
}

function withoutTags(text: string): string {
  return text
    .slice(0, mostText * 4)
    .replace(/<[^<>]*>/g, '')
    .trim();
}

function badTime(written: string): string {
  return `"${written.slice(0, 40)}" is no time; write it like 00:01:02.960. The cue was left out.`;
}
