import type { Report } from '../diagnostic-collector.ts';
import type { ChapterTimings, TimedVerse } from './chapter-timings.ts';
import type { TimedCue } from './cues.ts';
import { type NamedChapter, readVerseLabel, type VerseLabel } from './timing-labels.ts';

const headingLabel = /^(mt|ms|mr|is|ip|s|sr|r|c|h|d|t|sp|b|intro|title|heading|chapter)\d*[a-z]?$/i;

/**
 * Assigns cues to chapters. If at least half of the cues have a text or id that begins with a verse number or
 * a reference, those cues are verses, and the others (headings) are ignored. Otherwise each cue is a verse in
 * the order of the text. `named` is the chapter of cues without one.
 */
export function chaptersOfCues(
  cues: readonly TimedCue[],
  named: NamedChapter,
  report: Report,
): ChapterTimings[] {
  const labels = labelsOf(cues);
  const verses = labels
    ? cues.flatMap((cue, index) => (labels[index] ? [{ ...cue, ...labels[index] }] : []))
    : cues
        .filter(({ text }) => !headingLabel.test(text.slice(0, 20)))
        .map((cue, index) => ({ ...cue, verse: index + 1 }));
  const chapters = new Map<string, ChapterTimings & { starts: TimedVerse[] }>();
  let isTold = false;
  for (const { verse, start, at, ...label } of verses as (TimedCue & VerseLabel)[]) {
    const book = label.book ?? named.book;
    const chapter = label.chapter ?? named.chapter;
    if (book === undefined || chapter === undefined) {
      if (!isTold) report('unknown-timings', at, unknownChapter);
      isTold = true;
      continue;
    }
    const key = `${book} ${chapter}`;
    const timings = chapters.get(key) ?? { book, chapter, at, starts: [] };
    timings.starts.push({ verse, start, at });
    chapters.set(key, timings);
  }
  return [...chapters.values()].map((found) => (labels ? found : { ...found, isByOrder: true as const }));
}

const unknownChapter =
  'The chapter of this file is unknown; the file was left out. Name it after the USFM book id and the chapter, such as RUT-01.vtt.';

function labelsOf(cues: readonly TimedCue[]): (VerseLabel | undefined)[] | undefined {
  const isCounted = cues.every(({ id }, index) => Number(id) === index + 1);
  const sources = [cues.map(({ text }) => text), ...(isCounted ? [] : [cues.map(({ id }) => id)])];
  return sources
    .map((texts) => texts.map(readVerseLabel))
    .find((labels) => labels.filter((label) => label !== undefined).length * 2 >= labels.length);
}
