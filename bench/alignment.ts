import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { links } from '../src/documents/links.ts';
import { type Library, openLibrary } from '../src/library/library.ts';
import { parseStored } from '../src/library/stored-document.ts';
import { goldTexts, writeContent } from './alignment/content.ts';
import { type JudgedWord, judge, scoresOf } from './alignment/gold.ts';
import { runBenchmark } from './lib/options.ts';
import { costOfCommand } from './lib/processes.ts';
import { benchCache } from './lib/project.ts';
import { machine, markdownTable } from './lib/report.ts';

const usage = `Usage: node bin/bun.mjs bench/alignment.ts [options]
Compares computed alignments with the tags of WEB and the alignments of ULT and UST, which the build does not
see. Needs ../shared/data and the starter content.
  --greek FILE   tagged King James Version (OSIS) with the Textus Receptus; default: the file of the Debian
                 package bibledit-cloud-data, if it is installed. Without it, only Hebrew is measured.
  --failures N   lists the most frequent wrong words`;

const installedGreek = '/usr/share/bibledit-cloud/sources/kjv.xml';

await runBenchmark(usage, async (words) => {
  const options = { greek: { type: 'string' }, failures: { type: 'string' } } as const;
  const { values } = parseArgs({ args: words, options });
  const greek = values.greek ?? (existsSync(installedGreek) ? installedGreek : undefined);
  const directory = join(benchCache, 'alignment');
  rmSync(directory, { recursive: true, force: true });
  const content = join(directory, 'content');
  writeContent(content, greek);
  const plain = await build(content, join(directory, 'plain'), []);
  const aligned = await build(content, join(directory, 'aligned'), ['--align']);
  console.log(`Build: ${plain.text}; with --align: ${aligned.text}\n`);
  const library = openLibrary(join(directory, 'aligned'), { readOnly: true });
  try {
    const names = namesIn(library);
    const judged = Object.keys(goldTexts).map((id) => [id, judge(library, id, names)] as const);
    console.log(table(library, judged));
    if (values.failures) for (const line of failures(judged, Number(values.failures))) console.log(line);
    console.log(`\n${machine()}`);
  } finally {
    await library.close();
  }
});

async function build(content: string, library: string, options: readonly string[]) {
  const cost = await costOfCommand(['build', content, '--library', library, ...options]);
  return {
    text: `${cost.seconds.toFixed(1)} s, ${cost.cpuSeconds.toFixed(1)} s of processor time, ${Math.round(cost.peakBytes / 1e6)} MB`,
  };
}

function namesIn(library: Library): Set<string> {
  const glosses = [
    ['strongs-hebrew', 'H'],
    ['strongs-greek', 'G'],
  ].flatMap(([id, letter]) => {
    const stored = library.get(links.lexiconGlosses(id!, letter as 'H' | 'G'));
    const found = stored ? parseStored<{ glosses: Record<string, string> }>(stored.gzip).glosses : {};
    return Object.entries(found);
  });
  return new Set(glosses.flatMap(([number, gloss]) => (/^\p{Lu}/u.test(gloss) ? [number] : [])));
}

function table(library: Library, judged: readonly (readonly [string, readonly JudgedWord[]])[]): string {
  const rows = judged.flatMap(([id, words]) =>
    [true, false].flatMap((isOld) => {
      const own = words.filter((word) => word.isOld === isOld);
      const books = [...new Set(own.map(({ book }) => book))];
      const halves = books.length > 3 ? [0, 1] : [undefined];
      return halves.map((half) => {
        const some = own.filter(({ book }) => half === undefined || books.indexOf(book) % 2 === half);
        const label = half === undefined ? '' : half === 0 ? ', tuned' : ', reported';
        const stored = library.get(links.alignment(id, books[0] ?? '', 1));
        const { quality = null } = stored ? parseStored<{ quality: number | null }>(stored.gzip) : {};
        const content = scoresOf(some.filter(({ isContent }) => isContent));
        const names = scoresOf(some.filter(({ isName }) => isName));
        const every = scoresOf(some);
        const { words: count, precision, recall, f1 } = content;
        const figures = [precision, recall, f1, names.f1, every.f1, quality ?? Number.NaN];
        const testament = isOld ? 'Hebrew' : 'Greek';
        return [
          `${id}, ${testament}${label}`,
          count.toLocaleString('en'),
          ...figures.map((figure) => figure.toFixed(3)),
        ];
      });
    }),
  );
  const head = [
    'text',
    'content words',
    'precision',
    'recall',
    'F1',
    'names, F1',
    'all words, F1',
    'quality',
  ];
  return markdownTable(head, rows, 1);
}

function failures(judged: readonly (readonly [string, readonly JudgedWord[]])[], count: number): string[] {
  const found = new Map<string, number>();
  for (const [id, words] of judged) {
    for (const { isContent, isRight, text, tagged, computed } of words) {
      if (!isContent || isRight) continue;
      const line = `${id} ${text}: ${computed.join(' ') || 'nothing'} instead of ${tagged.join(' ')}`;
      found.set(line, (found.get(line) ?? 0) + 1);
    }
  }
  const sorted = [...found].sort(([, a], [, b]) => b - a).slice(0, count);
  return sorted.map(([line, times]) => `${times} × ${line}`);
}
