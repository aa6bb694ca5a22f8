import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { links } from '../src/documents/links.ts';
import { type Library, openLibrary } from '../src/library/library.ts';
import { answerFrom, type DocumentQuery } from '../src/questions/question.ts';
import { answerQuotation, type QuotationAnswer } from '../src/questions/quotation/quotation-answer.ts';
import { allReferenceData } from '../src/questions/reference-data.ts';
import { ParsedDocuments } from '../src/server/documents/parsed-documents.ts';
import { runBenchmark, wholeNumber } from './lib/options.ts';
import { machine, markdownTable } from './lib/report.ts';
import {
  type CaseKind,
  CaseMaker,
  caseKinds,
  isAltered,
  type QuotationCase,
  type QuotedEdition,
} from './quotations/quotation-cases.ts';
import { versesOf } from './search/engines.ts';
import { qualityLibrary } from './search-quality/library.ts';
import { placeOf } from './search-quality/searchers.ts';

const usage = `Usage: node bin/bun.mjs bench/quotations.ts [options]
Checks generated quotations of fifteen editions, and counts the right verdicts. Needs ../shared/data.
  --cases N        cases per edition (default 1800)
  --editions LIST  ids (default: all)
  --seed 1         selects the verses
  --results FILE   saves the results of each edition, and continues with the editions that FILE lacks
  --failures       lists the wrong answers`;

const others: Readonly<Record<string, string>> = { KJV: 'BSB', BSB: 'KJV', ENGWEBP: 'KJV' };
const maxTries = 400;
const isExact = /^(?:exact|partial|exact-in-other-edition|wrong-reference)$/;

await runBenchmark(usage, async (words) => {
  const { values } = parseArgs({
    args: words,
    options: {
      cases: { type: 'string', default: '1800' },
      editions: { type: 'string' },
      seed: { type: 'string', default: '1' },
      results: { type: 'string' },
      failures: { type: 'boolean', default: false },
    },
  });
  const library = openLibrary(await qualityLibrary(), { readOnly: true });
  try {
    const all = translationsIn(library);
    const ids = values.editions?.split(',') ?? [...all.keys()];
    const options = { cases: wholeNumber('cases', values.cases), seed: wholeNumber('seed', values.seed) };
    const saved = new Map(savedIn(values.results).map((each) => [each.edition, each]));
    for (const id of ids.filter((each) => !saved.has(each))) {
      const measured = measureEdition(library, { id, language: all.get(id) ?? '', ...options });
      saved.set(id, measured);
      if (values.results) appendFileSync(values.results, `${JSON.stringify(measured)}\n`);
    }
    const checked = ids.flatMap((edition) =>
      saved.get(edition)!.checked.map((each) => ({ edition, ...each })),
    );
    console.log(`\nBy kind of quotation (${checked.length} quotations):\n`);
    console.log(table('quotation', caseKinds, checked, ({ kind }) => kind));
    console.log('\nBy edition:\n');
    console.log(table('edition', ids, checked, ({ edition }) => edition));
    if (values.failures) for (const { failure } of checked) if (failure) console.log(failure);
    console.log(`\n${machine()}`);
  } finally {
    await library.close();
  }
});

function savedIn(file: string | undefined): Measured[] {
  if (file === undefined || !existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Measured);
}

interface Measured {
  readonly edition: string;
  readonly checked: readonly Checked[];
}

interface Checked {
  readonly kind: CaseKind;
  readonly isRightVerdict: boolean;
  readonly isRightPlace: boolean;
  /** The error that must never happen: altered words that are called exact. */
  readonly isFalselyExact: boolean;
  readonly failure?: string;
  readonly milliseconds: number;
  readonly documents: number;
  readonly bytes: number;
}

interface Options {
  readonly id: string;
  readonly language: string;
  readonly cases: number;
  readonly seed: number;
}

function measureEdition(library: Library, { id, language, cases, seed }: Options): Measured {
  const maker = new CaseMaker(quotedEdition(library, id, language), seed);
  const documents = new ParsedDocuments(library);
  const sizes = new Map<string, number>();
  const sizeOf = (path: string) => sizes.getOrInsertComputed(path, () => library.peek(path)?.bodyLength ?? 0);
  const checked = casesOf(maker, cases).map((each): Checked => {
    const parameters = new URLSearchParams({
      text: each.text,
      in: each.edition ? `${id},${each.edition}` : id,
      claimed: 'true',
      ...(each.ref ? { ref: each.ref } : {}),
    });
    const read = documents.reader();
    const paths = new Set<string>();
    const ask = (): QuotationAnswer =>
      answerFrom(
        answerQuotation(parameters.toString(), allReferenceData) as DocumentQuery<QuotationAnswer>,
        (path) => {
          paths.add(path);
          return read(path);
        },
      );
    ask();
    const started = process.cpuUsage();
    const answer = ask();
    const { user, system } = process.cpuUsage(started);
    const isRightVerdict = each.verdicts.includes(answer.verdict);
    const isRightPlace = isAtPlace(answer, each, maker);
    return {
      kind: each.kind,
      isRightVerdict,
      isRightPlace,
      isFalselyExact: isAltered(each) && isExact.test(answer.verdict),
      ...(isRightVerdict && isRightPlace ? {} : { failure: failureLine(id, each, answer) }),
      milliseconds: (user + system) / 1000,
      documents: paths.size,
      bytes: [...paths].reduce((sum, path) => sum + sizeOf(path), 0),
    };
  });
  const wrong = checked.filter(({ failure }) => failure !== undefined).length;
  console.error(`${id}: ${checked.length} quotations, ${wrong} wrong answers`);
  return { edition: id, checked };
}

function casesOf(maker: CaseMaker, count: number): QuotationCase[] {
  const made: QuotationCase[] = [];
  const triesLeft = new Map(caseKinds.map((kind) => [kind, maxTries]));
  while (made.length < count && triesLeft.size > 0) {
    for (const [kind, left] of triesLeft) {
      const each = made.length < count ? maker.make(kind) : undefined;
      if (each) made.push(each);
      if (each || left > 1) triesLeft.set(kind, each ? maxTries : left - 1);
      else triesLeft.delete(kind);
    }
  }
  return made;
}

function isAtPlace(answer: QuotationAnswer, { places = [] }: QuotationCase, maker: CaseMaker): boolean {
  if (places.length === 0) return true;
  const found = [answer.reference, ...answer.otherPlaces.map(({ reference }) => reference)].join('; ');
  return places.every((place) => maker.same(place).some((same) => mentions(found, same)));
}

function mentions(references: string, place: string): boolean {
  const [book, chapter, verse] = place.split(/[ :]/) as [string, string, string];
  return references.split('; ').some((each) => {
    const [, ownBook, from, first, to, last] = /^(\w+) (\d+):(\d+)(?:-(?:(\d+):)?(\d+))?$/.exec(each) ?? [];
    if (ownBook !== book) return false;
    const number = (ofChapter: string, ofVerse: string) => 1000 * Number(ofChapter) + Number(ofVerse);
    const wanted = number(chapter, verse);
    return wanted >= number(from!, first!) && wanted <= number(to ?? from!, last ?? first!);
  });
}

type CheckedIn = Checked & { readonly edition: string };

function table<Name extends string>(
  title: string,
  names: readonly Name[],
  all: readonly CheckedIn[],
  nameOf: (each: CheckedIn) => string,
): string {
  const head = [
    title,
    'cases',
    'right verdict',
    'right place',
    'falsely exact',
    'p50 ms',
    'p99 ms',
    'documents',
    'kB',
  ];
  const rows = [...names, 'all'].flatMap((name) => {
    const own = name === 'all' ? all : all.filter((each) => nameOf(each) === name);
    return own.length === 0 ? [] : [[name, ...cells(own)]];
  });
  return markdownTable(head, rows, 1);
}

function cells(all: readonly Checked[]): string[] {
  const times = all.map(({ milliseconds }) => milliseconds).sort((a, b) => a - b);
  const share = (count: number) => `${((100 * count) / all.length).toFixed(1)} %`;
  const at = (part: number) => times[Math.min(times.length - 1, Math.floor(part * times.length))]!.toFixed(1);
  return [
    String(all.length),
    share(all.filter(({ isRightVerdict }) => isRightVerdict).length),
    share(all.filter(({ isRightPlace }) => isRightPlace).length),
    String(all.filter(({ isFalselyExact }) => isFalselyExact).length),
    at(0.5),
    at(0.99),
    String(Math.max(...all.map(({ documents }) => documents))),
    (Math.max(...all.map(({ bytes }) => bytes)) / 1000).toFixed(0),
  ];
}

function failureLine(edition: string, each: QuotationCase, answer: QuotationAnswer): string {
  const found = `${answer.verdict} ${answer.reference} ${answer.coverage}`;
  const changes = answer.differences.filter(({ kind }) => !['punctuation', 'case'].includes(kind));
  return `${edition} ${each.kind}: ${JSON.stringify(each.text)}\n    wanted ${each.verdicts[0]} ${each.places?.join()}, found ${found} ${JSON.stringify(changes.slice(0, 3))}`;
}

function quotedEdition(library: Library, id: string, language: string): QuotedEdition {
  const other = others[id];
  const texts = () => new Map(versesOf(library, other!).map((verse) => [placeOf(verse), verse.text]));
  const verses = versesOf(library, id).filter(({ text }) => text !== '');
  return {
    id,
    language,
    verses,
    ...(other && library.edition(other) ? { other: { id: other, texts: texts() } } : {}),
  };
}

function translationsIn(library: Library): Map<string, string> {
  const json = Bun.gunzipSync(new Uint8Array(library.get(links.availableTranslations)!.gzip));
  const { translations } = JSON.parse(new TextDecoder().decode(json)) as {
    translations: { id: string; language: string }[];
  };
  return new Map(translations.map(({ id, language }) => [id, language]));
}
