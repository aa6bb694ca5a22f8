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
  type QuotationCase,
  type QuotedEdition,
} from './quotations/quotation-cases.ts';
import { versesOf } from './search/engines.ts';
import { qualityLibrary } from './search-quality/library.ts';
import { placeOf } from './search-quality/searchers.ts';

const usage = `Usage: node bin/bun.mjs bench/quotations.ts [options]
Checks generated quotations of twelve editions, and counts the right verdicts. Needs ../shared/data.
  --cases N        cases per edition (default 1800)
  --editions LIST  ids (default: all)
  --seed 1         selects the verses
  --failures       lists the wrong answers`;

const others: Readonly<Record<string, string>> = { KJV: 'BSB', BSB: 'KJV', ENGWEBP: 'KJV' };
const maxTries = 400;

await runBenchmark(usage, async (words) => {
  const { values } = parseArgs({
    args: words,
    options: {
      cases: { type: 'string', default: '1800' },
      editions: { type: 'string' },
      seed: { type: 'string', default: '1' },
      failures: { type: 'boolean', default: false },
    },
  });
  const library = openLibrary(await qualityLibrary(), { readOnly: true });
  try {
    const all = translationsIn(library);
    const ids = values.editions?.split(',') ?? [...all.keys()];
    const options = { cases: wholeNumber('cases', values.cases), seed: wholeNumber('seed', values.seed) };
    const measured = ids.map((id) =>
      measureEdition(library, { id, language: all.get(id) ?? '', ...options }),
    );
    const checked = measured.flat();
    console.log(`\nBy kind of quotation (${checked.length} quotations):\n`);
    console.log(table('quotation', caseKinds, checked, (each) => each.case.kind));
    console.log('\nBy edition:\n');
    console.log(table('edition', ids, checked, (each) => each.edition));
    if (values.failures) for (const each of checked.filter(isWrong)) console.log(failureLine(each));
    console.log(`\n${machine()}`);
  } finally {
    await library.close();
  }
});

interface Checked {
  readonly edition: string;
  readonly case: QuotationCase;
  readonly answer: QuotationAnswer;
  readonly isRightPlace: boolean;
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

function measureEdition(library: Library, { id, language, cases, seed }: Options): Checked[] {
  const maker = new CaseMaker(quotedEdition(library, id, language), seed);
  const documents = new ParsedDocuments(library);
  const sizes = new Map<string, number>();
  const checked: Checked[] = [];
  const made: QuotationCase[] = [];
  const perKind = Math.ceil(cases / caseKinds.length);
  for (const kind of caseKinds) made.push(...casesOf(maker, kind, perKind));
  for (const each of made) {
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
    // Once before, so that the documents are parsed as on a server in use
    ask();
    const started = process.cpuUsage();
    const answer = ask();
    const { user, system } = process.cpuUsage(started);
    const milliseconds = (user + system) / 1000;
    let bytes = 0;
    for (const path of paths)
      bytes += sizes.getOrInsertComputed(path, () => library.peek(path)?.bodyLength ?? 0);
    const isRightPlace = isAtPlace(answer, each, maker);
    checked.push({
      edition: id,
      case: each,
      answer,
      isRightPlace,
      milliseconds,
      documents: paths.size,
      bytes,
    });
  }
  console.error(`${id}: ${checked.length} quotations, ${checked.filter(isWrong).length} wrong answers`);
  return checked;
}

function casesOf(maker: CaseMaker, kind: CaseKind, count: number): QuotationCase[] {
  const made: QuotationCase[] = [];
  for (let tries = 0; made.length < count && tries < count + maxTries; tries++) {
    const each = maker.make(kind);
    if (each) made.push(each);
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

function isRightVerdict({ answer, case: { verdicts } }: Checked): boolean {
  return verdicts.includes(answer.verdict);
}

function isWrong(each: Checked): boolean {
  return !isRightVerdict(each) || !each.isRightPlace;
}

/** The error that must never happen: altered words that are called exact. */
function isFalselyExact({ answer, case: { verdicts } }: Checked): boolean {
  const isAltered = verdicts[0] === 'altered' || verdicts[0] === 'not-found';
  return isAltered && /^(?:exact|partial|exact-in-other-edition|wrong-reference)$/.test(answer.verdict);
}

function table<Name extends string>(
  title: string,
  names: readonly Name[],
  all: readonly Checked[],
  nameOf: (each: Checked) => string,
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
    share(all.filter(isRightVerdict).length),
    share(all.filter(({ isRightPlace }) => isRightPlace).length),
    String(all.filter(isFalselyExact).length),
    at(0.5),
    at(0.99),
    String(Math.max(...all.map(({ documents }) => documents))),
    (Math.max(...all.map(({ bytes }) => bytes)) / 1000).toFixed(0),
  ];
}

function failureLine({ edition, case: each, answer }: Checked): string {
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
