import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { coreTerms } from '../../src/align/source-terms.ts';
import { links } from '../../src/documents/links.ts';
import { readScripture } from '../../src/entry-points/formats.ts';
import type { Library } from '../../src/library/library.ts';
import { parseStored } from '../../src/library/stored-document.ts';
import type { ChapterAlignment } from '../../src/model/alignment.ts';
import { bookInfo } from '../../src/model/books.ts';
import { foldedWords } from '../../src/search/analysis.ts';
import { goldFolder } from './content.ts';

export interface JudgedWord {
  readonly book: string;
  readonly isOld: boolean;
  readonly text: string;
  readonly isContent: boolean;
  readonly isName: boolean;
  readonly tagged: readonly string[];
  readonly computed: readonly string[];
  readonly isRight: boolean;
}

const functionWords = new Set(
  [
    'a an the this that these those such and but or nor so then than now for if as yet because while when where',
    'whether though although lest until unless since therefore also however in of to from with at by on into',
    'upon onto out up down off over under through throughout about against among between before after behind',
    'beside besides beyond above below within without toward towards during concerning according around along',
    'across near till i me my mine myself you your yours yourself yourselves thou thee thy thine ye he him his',
    'himself she her hers herself it its itself we us our ours ourselves they them their theirs themselves who',
    'whom whose which what whoever whatever whichever one ones is am are was were be been being have has had',
    'having do does did doing done will would shall should may might must can could let not no there here how',
    'why very too didn doesn isn aren wasn weren won wouldn couldn shouldn haven hasn hadn don oh yes only just',
    'even both either neither each every all any some other another same own again ever',
  ].flatMap((line) => line.split(' ')),
);

/**
 * Strong gave numbers of their own to some forms of a word. The texts differ in whether they use them, so
 * these count as equal.
 */
const formsOfOneWord = [
  'G3004 G2036 G2046 G4483',
  'G3708 G1492 G3700 G2400',
  'G2068 G5315',
  'G757 G756',
  'G3778 G5023 G5124 G5026 G5129 G5130 G5125 G5127 G5126 G3779',
  'G4413 G4412',
  'G2413 G2411',
  'G2117 G2112',
  'G4183 G4119',
  'G3173 G3187',
  'G3398 G3397',
  'G681 G680',
  'G1510 G2258 G2070 G1511 G5600 G5607 G2071 G1526',
];
const wordOf = new Map(
  formsOfOneWord.flatMap((line) => line.split(' ').map((form) => [form, line.split(' ')[0]!])),
);

function numbersOf(strongs: readonly string[]): string[] {
  return coreTerms({ text: '', strongs }).flatMap((number) => (number ? [wordOf.get(number) ?? number] : []));
}

export function judge(library: Library, id: string, names: ReadonlySet<string>): JudgedWord[] {
  return readdirSync(goldFolder(id))
    .filter((name) => /\.u?sfm$/.test(name))
    .flatMap((name) => {
      const { books } = readScripture(name, readFileSync(join(goldFolder(id), name)));
      return books.flatMap((book) =>
        book.chapters.flatMap(({ number, blocks }) => {
          const computed = computedIn(library, links.alignment(id, book.id, number));
          const isOld = bookInfo(book.id)!.order < 40;
          return blocks.flatMap((block) => {
            if (block.type !== 'verse') return [];
            const { text, words } = block.content;
            return words.flatMap(({ start, end, annotation }): JudgedWord[] => {
              const tagged = numbersOf(annotation.strongs ?? []);
              if (tagged.length === 0) return [];
              const word = text.slice(start, end);
              const found = computed.get(`${block.number} ${start}`) ?? [];
              const isContent = !functionWords.has(foldedWords(word)[0] ?? 'a');
              const isName = isContent && /^\p{Lu}/u.test(word) && tagged.some((each) => names.has(each));
              const isRight = found.some((each) => tagged.includes(each));
              return [
                { book: book.id, isOld, text: word, isContent, isName, tagged, computed: found, isRight },
              ];
            });
          });
        }),
      );
    });
}

function computedIn(library: Library, path: string): Map<string, string[]> {
  const stored = library.get(path);
  const found = new Map<string, string[]>();
  for (const { source, target } of stored ? parseStored<ChapterAlignment>(stored.gzip).groups : []) {
    const numbers = numbersOf(source.flatMap(({ strongs }) => strongs));
    for (const { verse, start } of target) found.set(`${verse} ${start}`, numbers);
  }
  return found;
}

export function scoresOf(words: readonly JudgedWord[]) {
  const right = words.filter(({ isRight }) => isRight).length;
  const precision = right / words.filter(({ computed }) => computed.length > 0).length;
  const recall = right / words.length;
  return { words: words.length, precision, recall, f1: (2 * precision * recall) / (precision + recall) };
}
