import type { Report } from '../diagnostic-collector.ts';
import { placeOfJsonError } from '../json/read-json.ts';
import { sourceLimits, tooLargeMessage } from '../source-limits.ts';
import { ascendingStarts, type ChapterTimings } from './chapter-timings.ts';
import { chaptersOfCues } from './chapters-of-cues.ts';
import { readCues, readLabels } from './cues.ts';
import { fragmentCues, readAlignment, readGeneratorTimings } from './json-timings.ts';
import { chapterOfFileName, type NamedChapter } from './timing-labels.ts';

interface TimingsSource {
  readonly name: string;
  readonly text: string;
  readonly translationId: string;
}

/**
 * Reads verse timings: a Scripture Burrito alignment, a map of aeneas or the public generator's list (JSON), WebVTT, SRT, a
 * timing file of Scripture App Builder or labels of Audacity. Detects the format by content. Never throws.
 */
export function readTimings(source: TimingsSource, report: Report): ChapterTimings[] {
  const { timingsLength } = sourceLimits;
  if (source.text.length > timingsLength) {
    report('too-large', 0, tooLargeMessage(['The file has more than', timingsLength, 'characters']));
    return [];
  }
  let isReported = false;
  const chapters = readFormat(source, (code, at, message) => {
    isReported = true;
    report(code, at, message);
  });
  if (chapters.length === 0 && !isReported) report('unknown-timings', 0, noTimings);
  return chapters.map((timings) => {
    const place = `${timings.book} ${timings.chapter}`;
    return { ...timings, starts: ascendingStarts(timings.starts, place, report) };
  });
}

function readFormat({ name, text, translationId }: TimingsSource, report: Report): ChapterTimings[] {
  const named = chapterOfFileName(name);
  if (/^\s*[[{]/.test(text)) return readJson(text, translationId, named, report);
  if (/^WEBVTT/.test(text) || text.includes('-->'))
    return chaptersOfCues(readCues(text, report), named, report);
  const labels = readLabels(text, report);
  return chaptersOfCues(labels.cues, { ...named, ...labels.named }, report);
}

function readJson(
  text: string,
  translationId: string,
  named: NamedChapter,
  report: Report,
): ChapterTimings[] {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    report('malformed-json', placeOfJsonError(text), 'This is not valid JSON; the file was left out.');
    return [];
  }
  if (Array.isArray(json)) return readGeneratorTimings(json, text, translationId, report);
  const fragments = fragmentCues(json, text, report);
  return fragments ? chaptersOfCues(fragments, named, report) : readAlignment(json, text, report);
}

const noTimings =
  'This file has no verse timings. It must be WebVTT, SRT, lines of start, end and verse separated by tabs, a Scripture Burrito alignment, or a list of {bookId, chapterNumber, reader, verses}.';
