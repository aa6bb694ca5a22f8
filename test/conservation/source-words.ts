/** A word as it stands in a source: `\w text|attributes\w*`. */
export interface SourceWord {
  /** `1:3` */
  readonly verse: string;
  readonly text: string;
  /** The `strong` attribute, '' when there is none. */
  readonly strong: string;
}

export interface SourceWords {
  readonly book: string;
  readonly inVerses: readonly SourceWord[];
  /** Words of titles, headings and notes, which words files have no place for. */
  readonly elsewhere: number;
}

const token =
  /\\c +(\d+)|\\v +(\d+)|\\(f|x|ef)(\*?)(?![a-z])|\\\+?w +([^|\\]*)(?:\|([^\\]*))?\\\+?w\*|\\(d|s\d?|sp|ms\d?|mt\d?|qa)(?![a-z*])|\\(p|m|q\d?|nb|li\d?|pi\d?|mi)(?![a-z*])/g;

/** The annotated words of a USFM text, found by one regular expression and by none of the project's code. */
export function sourceWords(usfm: string): SourceWords {
  const inVerses: SourceWord[] = [];
  let elsewhere = 0;
  let chapter = '0';
  let verse = '0';
  let isTitle = false;
  let isNote = false;
  for (const [, c, v, note, noteEnds, text, attributes, title, paragraph] of usfm.matchAll(token)) {
    if (c) [chapter, verse] = [c, '0'];
    else if (v) [verse, isTitle] = [v, false];
    else if (note) isNote = noteEnds !== '*';
    else if (title) isTitle = true;
    else if (paragraph) isTitle = false;
    else if (text === undefined) continue;
    else if (isTitle || isNote || verse === '0') elsewhere++;
    else {
      const strong = /strong="([^"]*)"/.exec(attributes ?? '')?.[1] ?? '';
      inVerses.push({ verse: `${chapter}:${verse}`, text: text.replace(/\s+/g, ' ').trim(), strong });
    }
  }
  return { book: /\\id +(\w+)/.exec(usfm)?.[1] ?? '', inVerses, elsewhere };
}
