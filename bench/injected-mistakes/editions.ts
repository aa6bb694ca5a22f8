import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { readSourceFile } from '../../src/compile/translation/read-source-file.ts';
import { ignoringSink, type ScriptureSink } from '../../src/formats/scripture-sink.ts';
import { bookInfo } from '../../src/model/books.ts';
import { project } from '../lib/project.ts';

export interface BenchEdition {
  readonly name: string;
  readonly language: string;
  readonly files: ReadonlyMap<string, string>;
  readonly isDraft: boolean;
}

const data = join(project, '../shared/data');

export type Place = readonly [name: string, language: string, path: string, file?: RegExp];

/** The New Testament alone, because its files have a marker for each word. */
export const places: readonly Place[] = [
  ['BSB', 'eng', 'translations/bsb', /\.usfm$/],
  ['WEB, New Testament', 'eng', 'translations/engwebp', /^(?:[789]\d).*\.usfm$/],
  ['Hebrew', 'hbo', 'translations/hbomas', /\.usfm$/],
  ['German', 'deu', 'translations/deu-elberfelder/deu-elb1871nt.osis.xml'],
  ['Swahili', 'swh', 'translations/swh-nt/swh-nt.osis.xml'],
  ['Chinese', 'zho', 'translations/cmn-cuv/cmn-cuv-simp.usfx.xml'],
  ['Russian', 'rus', 'records/RusMakarij.csv'],
  ['French', 'fra', 'records/FreSynodale1921.csv'],
  ['Hindi, two books', 'hin', 'conformance/usfm-tcdocs/samples-from-wild', /^hindi-IRV\d$/],
];

const drafts: readonly Place[] = [
  ['BSB Ruth', 'eng', 'translations/bsb', /RUTBSB/],
  ['BSB Acts', 'eng', 'translations/bsb', /ACTBSB/],
  ['WEB Jonah', 'eng', 'translations/engwebp', /JON/],
  ['Hebrew Amos', 'hbo', 'translations/hbomas', /amo/],
  ['Hindi Matthew', 'hin', 'conformance/usfm-tcdocs/samples-from-wild', /^hindi-IRV1$/],
  ['Tamil Romans', 'tam', 'conformance/usfm-tcdocs/samples-from-wild', /^ta2il-IRV1$/],
  ['Malayalam Genesis', 'mal', 'conformance/usfm-tcdocs/samples-from-wild', /^doo43-3$/],
];

export function benchEditions(): BenchEdition[] {
  return [
    ...places.map((place) => editionAt(place, false)),
    ...drafts.map((place) => editionAt(place, true)),
  ];
}

export function sourcesAt(path: string, file: RegExp | undefined): string[] {
  const at = join(data, path);
  if (!file) return [at];
  const names = readdirSync(at).filter((name) => file.test(name));
  return names
    .sort()
    .map((name) => (/\.usfm$|\.usx$/.test(name) ? join(at, name) : join(at, name, 'origin.usfm')));
}

/** Samples of the conformance tests have one name, in folders with the name of the edition. */
export function nameOf(source: string): string {
  const name = basename(source);
  return name === 'origin.usfm' ? basename(dirname(source)) : name;
}

export function randomBelow(seed: number): (below: number) => number {
  let state = seed * 7919;
  return (below) => {
    state = (state * 48271) % 2147483647;
    return state % below;
  };
}

function editionAt([name, language, path, file]: Place, isDraft: boolean): BenchEdition {
  const sources = sourcesAt(path, file);
  const files = file
    ? sources.map((source): [string, string] => [nameOf(source), usfmIn(source)])
    : asUsfm(sources[0]!, language);
  return { name, language, files: new Map(files), isDraft };
}

function usfmIn(path: string): string {
  return readFileSync(path, 'utf8')
    .replace(/^\uFEFF\s*/, '')
    .replaceAll('\r\n', '\n');
}

function asUsfm(path: string, language: string): [string, string][] {
  const books: string[][] = [];
  const observe = () => {
    const lines: string[] = [];
    books.push(lines);
    return usfmSink(lines);
  };
  const bytes = new Uint8Array(readFileSync(path));
  const source = { file: basename(path), bytes };
  readSourceFile(source, { language }, () => {}, { observe, finish: () => [] });
  return books
    .filter((lines) => lines.some((line) => line.startsWith('\\v ') && line.length > 12))
    .map((lines) => [`${lines[0]!.slice(4, 7)}.usfm`, `${lines.join('\n').replace(/ +$/gm, '')}\n`]);
}

function usfmSink(lines: string[]): ScriptureSink {
  let isOpen = false;
  const append = (text: string) => {
    lines[lines.length - 1] += text;
  };
  const add = (line: string) => {
    lines.push(line);
    isOpen = true;
  };
  return {
    ...ignoringSink,
    book: (code) => {
      const name = bookInfo(code)?.commonName ?? code;
      lines.push(
        `\\id ${code}`,
        ...['h', 'toc1', 'toc2', 'toc3', 'mt1'].map((style) => `\\${style} ${name}`),
      );
    },
    chapter: (number) => {
      lines.push(`\\c ${number}`, '\\p');
      isOpen = false;
    },
    verse: (number) => {
      // A verse after a heading without a paragraph would be part of it
      if (/^\\(?:s|ms|mr|sr|r)\d? /.test(lines.at(-1)!)) add('\\p');
      add(`\\v ${number} `);
    },
    paraStart: (style) => void (style !== 'id' && add(`\\${style} `)),
    text: (text) => void (isOpen && append(text.replace(/\s+/g, ' '))),
    noteStart: (style, caller) => append(`\\${style} ${caller} `),
    noteEnd: (style) => append(`\\${style}*`),
    charStart: (style) => append(`\\${style} `),
    charEnd: (style) => append(/^[fx]/.test(style) ? '' : `\\${style}*`),
  };
}
