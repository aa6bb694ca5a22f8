import { parseArgs } from 'node:util';
import { type Library, openLibrary } from '../src/library/library.ts';
import { runBenchmark, wholeNumber } from './lib/options.ts';
import { machine, markdownTable } from './lib/report.ts';
import { type Verse, versesOf } from './search/engines.ts';
import { costHead, costRow, queryCosts } from './search-quality/cost.ts';
import { findForms, versesByLemma } from './search-quality/dictionary-forms.ts';
import { generatedQueries } from './search-quality/generated.ts';
import {
  halves,
  type LabelledQuery,
  labelledQueries,
  queryKinds,
} from './search-quality/labelled-queries.ts';
import { qualityLibrary } from './search-quality/library.ts';
import { type Ranked, rankAll, ranksCell, ranksHead, recall, shownResults } from './search-quality/ranks.ts';
import { fullTextSearcher, miniSearcher, ownSearcher, type Searcher } from './search-quality/searchers.ts';

const engineNames = ['scriptorium', 'fts5', 'minisearch'] as const;

const usage = `Usage: node bin/bun.mjs bench/search-quality.ts [options]
Measures how well searches find the wanted verse for queries as people type them. Needs ../shared/data.
  --parameters TEXT    parameters of our search: "match=all&sort=relevance" (default: none)
  --engines LIST       ${engineNames.join()}
  --failures HALF      also list the queries without a wanted verse in first place: ${halves.join(', ')}
  --generated N        instead: N random verses per translation, with missing and replaced words
  --seed 1             selects these verses
  --forms 40           instead: so many frequent Hebrew and Greek words by their dictionary forms
  --cost               instead: processor time, and the bytes that a static host serves up to the first result`;

const three = ['BSB', 'ENGWEBP', 'KJV'];
const bySpelling = ['HBOMAS', 'CMNCUV'];

await runBenchmark(usage, async (words) => {
  const { values } = parseArgs({
    args: words,
    options: {
      parameters: { type: 'string', default: '' },
      engines: { type: 'string', default: engineNames.join() },
      failures: { type: 'string' },
      generated: { type: 'string' },
      seed: { type: 'string', default: '1' },
      forms: { type: 'string' },
      cost: { type: 'boolean', default: false },
    },
  });
  const parameters = Object.fromEntries(new URLSearchParams(values.parameters));
  const library = openLibrary(await qualityLibrary(), { readOnly: true });
  try {
    const english = three.filter((id) => library.edition(id));
    if (english.length < three.length) console.log('KJV is missing: the first `npm start` makes it.\n');
    if (values.cost) printCosts(library, english, parameters);
    else if (values.forms !== undefined) printForms(library, wholeNumber('forms', values.forms));
    else if (values.generated !== undefined) {
      const count = wholeNumber('generated', values.generated);
      const options = { count, seed: wholeNumber('seed', values.seed) };
      printGenerated(library, [...english, ...bySpelling], options, parameters);
    } else {
      const engines = values.engines.split(',');
      printRanks(english, (ids) => enginesFor(library, ids, engines, parameters), values.failures);
    }
  } finally {
    await library.close();
  }
});

type Parameters = Readonly<Record<string, string>>;

function printRanks(
  english: readonly string[],
  enginesOver: (ids: readonly string[]) => NamedSearchers,
  failures?: string,
) {
  const all = labelledQueries();
  const queries = all.filter(({ language }) => language === 'eng');
  for (const ids of [english.slice(0, 1), english]) {
    const ranked = rankEach(enginesOver(ids), queries);
    console.log(`\n${queries.length} queries in English, over ${ids.join(', ')}:\n`);
    console.log(ranksTable('kind', queryKinds, ranked, ({ kind }) => kind));
    if (failures) console.log(failureList(ranked[0]!.ranked, failures));
  }
  const others = Map.groupBy(
    all.filter(({ language }) => language !== 'eng'),
    ({ translation }) => translation,
  );
  const ranked = [...others].map(([id, ofLanguage]) => rankEach(enginesOver([id]), ofLanguage));
  const byEngine = ranked[0]!.map(({ name }, engine) => ({
    name,
    ranked: ranked.flatMap((ofLanguage) => ofLanguage[engine]!.ranked),
  }));
  console.log(`\n${byEngine[0]!.ranked.length} queries in other languages, each over one translation:\n`);
  console.log(ranksTable('language', [...others.keys()], byEngine, ({ translation }) => translation));
  console.log(`\nThe same queries by kind:\n`);
  console.log(ranksTable('kind', queryKinds, byEngine, ({ kind }) => kind));
  if (failures) console.log(failureList(byEngine[0]!.ranked, failures));
}

type NamedSearchers = readonly (readonly [name: string, searcher: Searcher])[];

function enginesFor(
  library: Library,
  ids: readonly string[],
  wanted: readonly string[],
  parameters: Parameters,
): NamedSearchers {
  const verses = ids.flatMap((id) => versesOf(library, id));
  const engines: Record<(typeof engineNames)[number], () => NamedSearchers> = {
    scriptorium: () => [['Scriptorium', ownSearcher(library, ids.join(), parameters)]],
    fts5: () => [
      ['FTS5 AND', fullTextSearcher(verses, 'AND')],
      ['FTS5 OR', fullTextSearcher(verses, 'OR')],
    ],
    minisearch: () => [['MiniSearch', miniSearcher(verses)]],
  };
  return engineNames.filter((name) => wanted.includes(name)).flatMap((name) => engines[name]());
}

interface EngineRanks {
  readonly name: string;
  readonly ranked: readonly Ranked[];
}

function rankEach(engines: NamedSearchers, queries: readonly LabelledQuery[]): readonly EngineRanks[] {
  return engines.map(([name, searcher]) => ({ name, ranked: rankAll(searcher, queries) }));
}

function ranksTable(
  of: string,
  groups: readonly string[],
  engines: readonly EngineRanks[],
  groupOf: (query: LabelledQuery) => string,
): string {
  const rows = [...groups, 'all'].flatMap((group) =>
    halves.map((half) => {
      const cells = engines.map(({ ranked }) =>
        ranked.filter((each) => each.half === half && (group === 'all' || groupOf(each) === group)),
      );
      const count = String(cells[0]!.length);
      return [group, half, count, ...cells.map((each) => (each.length > 0 ? ranksCell(each) : '-'))];
    }),
  );
  const names = engines.map(({ name }, index) => (index === 0 ? `${name} ${ranksHead}` : name));
  return markdownTable([of, 'half', 'queries', ...names], rows, 2);
}

function failureList(ranked: readonly Ranked[], half: string): string {
  const failed = ranked.filter((each) => each.half === half && each.rank > 1);
  const lines = failed.map(({ rank, kind, translation, query, wanted }) => {
    const place = rank <= shownResults ? `at ${rank}` : 'not shown';
    return `  ${place}: ${translation}, ${kind}: ${query} (${wanted.join(', ')})`;
  });
  return `\nQueries without a wanted verse in first place, of the half "${half}":\n${lines.join('\n')}`;
}

function printGenerated(
  library: Library,
  ids: readonly string[],
  options: { readonly count: number; readonly seed: number },
  parameters: Parameters,
) {
  const rows = ids.map((id) => {
    const verses: Verse[] = versesOf(library, id);
    const { language } = library.edition(id)!.catalogueEntry as { language: string };
    const queries = generatedQueries(verses, { ...options, language });
    const searcher = ownSearcher(library, id, parameters);
    const ranks = queries.map(({ query, wanted }) => {
      const index = searcher(query).findIndex((verse) => wanted.has(verse));
      return index === -1 ? Number.POSITIVE_INFINITY : index + 1;
    });
    return [id, String(ranks.length), ...[1, shownResults].map((most) => percent(recall(ranks, most)))];
  });
  console.log('\nVerses of 8 words or more; 40 % of their words are missing, and one is replaced:\n');
  console.log(markdownTable(['translation', 'queries', 'first', 'in the first ten'], rows, 1));
}

const searchedForForms = [
  { annotated: 'OSHB', searched: 'OSHB' },
  { annotated: 'OSHB', searched: 'HBOMAS' },
  { annotated: 'UHB', searched: 'UHB' },
  { annotated: 'UGNT', searched: 'UGNT' },
];

function printForms(library: Library, count: number) {
  const rows = searchedForForms.flatMap(({ annotated, searched }) => {
    if (!library.edition(annotated)) return [];
    const all = versesByLemma(library, annotated, 'strongs-hebrew');
    const groups = [all.slice(0, count), all.slice(200, 200 + count)].filter(({ length }) => length > 0);
    return groups.map((lemmas) => {
      const found = (['all', 'best'] as const).map((match) => findForms(library, searched, lemmas, match));
      const cells = found.flatMap(({ recall, precision }) => [percent(recall), percent(precision)]);
      const words = `${lemmas.length}, in ${lemmas.at(-1)![1].size} to ${lemmas[0]![1].size} verses`;
      return [searched, searched === annotated ? 'yes' : 'no', words, ...cells];
    });
  });
  console.log('\nVerses found by dictionary forms without points or accents:\n');
  const head = ['translation', 'annotated', 'words', 'as written', 'precision', 'in any form', 'precision'];
  console.log(markdownTable(head, rows, 3));
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}

function printCosts(library: Library, english: readonly string[], parameters: Parameters) {
  console.log(machine());
  const queries = labelledQueries();
  const inEnglish = queries.filter(({ language }) => language === 'eng');
  const others = Map.groupBy(
    queries.filter(({ language }) => language !== 'eng'),
    ({ translation }) => translation,
  );
  const loads = [
    [english[0]!, inEnglish] as const,
    [english.join(), inEnglish] as const,
    ...[...others].map(([id, ofLanguage]) => [id, ofLanguage] as const),
  ];
  const measured = loads.map(([ids, ofLoad]) => {
    const texts = ofLoad.map(({ query }) => query);
    return { ids, costs: queryCosts(library, texts, { ...parameters, in: ids }) };
  });
  console.log('\nProcessor time with warm caches; documents and kB up to the first result from files:\n');
  console.log(
    markdownTable(
      costHead,
      measured.map(({ ids, costs }) => costRow(ids, costs)),
      1,
    ),
  );
  for (const { ids, costs } of measured.slice(0, 2)) {
    const most = costs.toSorted((a, b) => b.fetched.bytes - a.fetched.bytes).slice(0, 5);
    const lines = most.map(
      ({ query, milliseconds, fetched: { documents, bytes } }) =>
        `  ${documents} documents, ${(bytes / 1000).toFixed(0)} kB, ${milliseconds.toFixed(2)} ms: ${query}`,
    );
    console.log(`\nThe most in ${ids}:\n${lines.join('\n')}`);
  }
}
