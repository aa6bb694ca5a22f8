import { describe, expect, setDefaultTimeout, test } from 'bun:test';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { bookConservation } from '../../src/documents/report/conservation-of-book.fixture.ts';
import { chapterData } from '../../src/documents/translation/chapter-data.ts';
import { simpleChapterData } from '../../src/documents/translation/simple-chapter-data.ts';
import { readBook } from '../../src/formats/builder/read-books.ts';
import { readUsfm } from '../../src/formats/usfm/read-usfm.ts';
import { sharedData } from '../shared-data.ts';
import { type ChapterDocument, simplifiedWords, standardWords } from './document-words.ts';
import { words } from './first-difference.ts';
import { stripUsfm } from './strip-usfm.ts';
import { usfmMarkerRule } from './usfm-marker-rule.ts';

setDefaultTimeout(600_000);

/** Contains every kind of styled text; used if the real texts are not available. */
const sample = `\\id MAT
\\c 5
\\s1 On \\nd the Lord\\nd*
\\p
\\v 1 Seeing \\add the\\add* crowds\\f + \\fr 5:1 \\ft Or \\fq many people \\ft gathered \\+nd there\\+nd* then\\f*, he went up.
\\v 2 \\wj Blessed are \\+w the|strong="G3588" lemma="ho"\\+w* \\w poor|lemma\\w* in spirit
\\q1 for theirs is \\bk the kingdom\\bk*
\\q2 of heaven.\\wj* He said: \\qt so it is\\qt* written \\rb here|gloss="ru"\\rb*.
\\li1 \\v 3 \\lik Reuben\\lik* \\liv1 was the first\\liv1* \\zaln-s |x-strong="G1"\\*\\w one|x-occurrence="1"\\w*\\zaln-e\\*
\\p \\v 4 \\wj Ask\\f + Or pray\\f* \\x - \\xo 5:4 \\xt Lk 11\\x*and \\it you will \\nd receive\\nd* it\\it* soon\\wj*.
`;

function realChapters(): string[] {
  if (!sharedData) return [];
  const translations = join(sharedData, 'translations');
  const folders = ['bsb', 'engwebp', 'ult-sample', 'ust-sample', 'ugnt-sample', 'uhb-sample'];
  return folders.flatMap((folder) => {
    const files = readdirSync(join(translations, folder)).filter((name) => /JHN|MAT|PSA|TIT|RUT/.test(name));
    return files.slice(0, 3).flatMap((file) => {
      const chapters = readFileSync(join(translations, folder, file), 'utf8').split(/^(?=\\c )/m);
      return [chapters[1], chapters[5]].flatMap((chapter) => {
        const text = `\\id MAT\n${(chapter ?? '')
          .split(/^(?=\\v )/m)
          .slice(0, 7)
          .join('')}`;
        return styledPlaces(text).length > 0 ? [text] : [];
      });
    });
  });
}

const styled = /\\\+?(?:w|wj|nd|add|bk|qt|it|k|qs|lik|liv\d|rb|ft|fq|fqa|xt)\s([^\\|]{2,})/g;

function styledPlaces(usfm: string): number[] {
  return [...usfm.matchAll(styled)].flatMap(({ index, 0: whole, 1: text }) => {
    const start = index + whole.length - text!.length;
    return Array.from({ length: text!.length - 1 }, (_, offset) => start + offset + 1);
  });
}

const insertions = [
  '|',
  '"',
  "'",
  '=',
  '\\',
  ' | ',
  '||',
  '|x="y" ',
  '|x="',
  '|strong=H1 ',
  '="',
  '\\"',
  '|\\',
  '|\n',
  '\\*',
];

/** A backslash that creates a marker of the manual makes a different text, not a damaged one. */
function makesMarker(usfm: string, at: number, inserted: string): boolean {
  if (!inserted.endsWith('\\')) return false;
  const [name] = /^\+?[a-z][a-z\d-]*/i.exec(usfm.slice(at)) ?? [];
  const isLineStart = /(^|\n)\s*$/.test(usfm.slice(Math.max(0, at - 50), at) + inserted.slice(0, -1));
  if (name === undefined) return false;
  const [, closed] = /\\\+?([a-z]+\d*)\*/.exec(usfm.slice(at)) ?? [];
  // The first word of the text without a space: `\ws` for `\w s`
  const isGlued =
    /^\+?[a-z]+(?:\d+[a-z]|\d*[A-Z])/.test(name) || name.replace('+', '').startsWith(closed ?? '-');
  return isLineStart || isGlued || usfmMarkerRule(name.replace('+', '').toLowerCase()).is !== 'unknown';
}

function mutationsOf(usfm: string): fc.Arbitrary<string> {
  const places = styledPlaces(usfm);
  const change = fc.record({ at: fc.constantFrom(...places), inserted: fc.constantFrom(...insertions) });
  return fc
    .array(change, { minLength: 1, maxLength: 4 })
    .map((changes) =>
      changes
        .toSorted((a, b) => b.at - a.at)
        .reduce(
          (text, { at, inserted }) =>
            makesMarker(text, at, inserted) ? text : text.slice(0, at) + inserted + text.slice(at),
          usfm,
        ),
    );
}

const written = (chapter: object) => JSON.parse(JSON.stringify({ chapter })) as ChapterDocument;
const characters = (text: string) => [...text.replace(/\s+/g, '')].join('');

function faultsOf(usfm: string): unknown {
  const book = readBook(readUsfm, usfm, () => {});
  const standard = book.chapters.map(chapterData);
  const simple = book.chapters.map(simpleChapterData);
  const { lost, invented, glued, split } = bookConservation(book, standard, simple);
  const served = book.chapters.map(({ number }, index) => {
    const simplified = simplifiedWords(written(simple[index]!));
    const whole = standardWords(written(standard[index]!));
    return {
      number,
      words: words(simplified.body),
      characters: characters(whole.body),
      notes: simplified.notes.map(characters),
    };
  });
  return { served, proof: { lost, invented, glued, split } };
}

function expectedOf(usfm: string): unknown {
  const served = [...stripUsfm(usfm).chapters].map(([number, { body, notes }]) => ({
    number,
    words: words(body),
    characters: characters(body),
    // The parts of a note are separated by rule, so the words of notes differ from the source
    notes: notes.map(characters),
  }));
  return { served, proof: { lost: 0, invented: 0, glued: 0, split: 0 } };
}

describe('styled text with bars, quotes, equals signs and backslashes', () => {
  test.each([
    ['the sample', [sample], 1000],
    ['real chapters', realChapters(), 800],
  ] as const)('no word is lost or invented: %s', (_, texts, numRuns) => {
    if (texts.length === 0) return;
    for (const text of texts) expect(faultsOf(text)).toEqual(expectedOf(text));
    fc.assert(
      fc.property(fc.constantFrom(...texts).chain(mutationsOf), (usfm) => {
        expect(faultsOf(usfm)).toEqual(expectedOf(usfm));
      }),
      { numRuns },
    );
  });
});
