import type { SourceWord, SourceWords } from './source-words.ts';

const token =
  /\\c +(\d+)|\\v +(\d+)|\\(f|x|ef)(\*?)(?![a-z])|\\\+?w +([^|\\]*)(?:\|([^\\]*))?\\\+?w\*|\\(d|s\d?|sp|ms\d?|mt\d?|qa)(?![a-z*])|\\(p|m|q\d?|nb|li\d?|pi\d?|mi)(?![a-z*])|\\zaln-([se])\s*(?:\|([^\\]*))?\\\*/g;

/**
 * The annotated words (`\w text|attributes\w*`) of a USFM text, found by one regular expression without code
 * of the project. Missing attributes are taken from the surrounding alignments (`\zaln-s`).
 */
export function usfmWords(usfm: string): SourceWords {
  const inVerses: SourceWord[] = [];
  let elsewhere = 0;
  let chapter = '0';
  let verse = '0';
  let isTitle = false;
  let isNote = false;
  const alignments: string[] = [];
  for (const [, c, v, note, noteEnds, text, own = '', title, paragraph, side, aligned] of usfm.matchAll(
    token,
  )) {
    if (c) [chapter, verse] = [c, '0'];
    else if (v) [verse, isTitle] = [v, false];
    else if (note) isNote = noteEnds !== '*';
    else if (title) isTitle = true;
    else if (paragraph) isTitle = false;
    else if (side === 's') alignments.push(aligned ?? '');
    else if (side === 'e') alignments.pop();
    else if (text === undefined) continue;
    else if (isTitle || isNote || verse === '0') elsewhere++;
    else {
      const strongs =
        attribute(own, 'strong') || alignments.map((around) => attribute(around, 'x-strong')).join(',');
      inVerses.push({
        verse: `${chapter}:${verse}`,
        text: text.replace(/\s+/g, ' ').trim(),
        strong: strongs,
        morph: attribute(own, 'x-morph') || attribute(alignments.at(-1) ?? '', 'x-morph'),
      });
    }
  }
  return { book: /\\id +(\w+)/.exec(usfm)?.[1] ?? '', inVerses, elsewhere };
}

function attribute(attributes: string, name: string): string {
  return new RegExp(`${name}="([^"]*)"`).exec(attributes)?.[1] ?? '';
}
