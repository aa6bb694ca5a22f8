import { parseArgs } from 'node:util';
import { runBenchmark, wholeNumber } from '../lib/options.ts';
import { machine, markdownTable } from '../lib/report.ts';
import { benchEditions, randomBelow } from './editions.ts';
import { CheckedEdition, type Injection, kindsOfMistakes, planInjections } from './inject.ts';

const usage = `Usage: node bin/bun.mjs bench/injected-mistakes/run.ts [options]
Injects mistakes of translators into real editions, and counts those that "check" finds. Needs ../shared/data.
  --count N        injections of each kind (default 10)
  --editions TEXT  only editions whose name contains the text
  --kinds TEXT     only kinds whose name or code contains the text
  --seed 1         selects the places
  --failures       lists the mistakes that are not found, on another line, or reported twice`;

const maxLinesAway = 30;

await runBenchmark(usage, (words) => {
  const { values } = parseArgs({
    args: words,
    options: {
      count: { type: 'string', default: '10' },
      editions: { type: 'string', default: '' },
      kinds: { type: 'string', default: '' },
      seed: { type: 'string', default: '1' },
      failures: { type: 'boolean', default: false },
    },
  });
  const count = wholeNumber('count', values.count);
  const kinds = kindsOfMistakes.filter(({ what, code }) => `${what} ${code}`.includes(values.kinds));
  const editions = benchEditions().filter(({ name }) => name.includes(values.editions));
  const random = randomBelow(wholeNumber('seed', values.seed));
  const injections: Injection[] = [];
  for (const isDraft of [false, true]) {
    const chosen = editions.filter((edition) => edition.isDraft === isDraft);
    if (chosen.length === 0) continue;
    const perKind = isDraft ? Math.ceil(count / 2) : count;
    for (const [edition, rounds] of planInjections(chosen, kinds, perKind, random)) {
      const checked = new CheckedEdition(edition);
      for (const round of rounds) injections.push(...checked.inject(round));
      console.error(edition.name);
    }
  }
  if (values.failures) for (const each of injections) console.log(failureLines(each));
  report(injections);
});

function report(injections: readonly Injection[]): void {
  const by = (nameOf: (each: Injection) => string) =>
    [...Map.groupBy(injections, nameOf)].map(([name, list]) => [name, ...shares(list)]);
  const head = ['found', 'on the line', 'once'];
  console.log(
    markdownTable(
      ['kind', 'places', ...head],
      by(({ kind }) => kind.what),
      1,
    ),
  );
  console.log(
    `\n${markdownTable(
      ['edition', 'mistakes', ...head],
      by(({ edition }) => edition.name),
      1,
    )}`,
  );
  const groups = by(({ edition }) => (edition.isDraft ? 'drafts of one book' : 'editions'));
  console.log(`\n${markdownTable(['', 'mistakes', ...head], groups, 1)}`);
  console.log(`\n${machine()}`);
}

function shares(list: readonly Injection[]): string[] {
  const found = list.filter(isFound);
  const percent = (part: number, whole: number) =>
    whole === 0 ? '' : `${((part * 100) / whole).toFixed(1)} %`;
  return [
    `${list.length}`,
    percent(found.length, list.length),
    percent(found.filter(isOnLine).length, found.length),
    percent(found.filter(({ found: findings }) => findings.length === 1).length, found.length),
  ];
}

function isFound({ found, line }: Injection): boolean {
  return found.some((finding) => finding.line === 0 || Math.abs(finding.line - line) <= maxLinesAway);
}

function isOnLine({ found, line }: Injection): boolean {
  return found.some((finding) => finding.line === line);
}

function failureLines(each: Injection): string {
  const { edition, kind, file, line, found } = each;
  const what = !isFound(each) ? 'MISSED' : !isOnLine(each) ? 'LINE' : found.length > 1 ? 'TWICE' : '';
  if (what === '') return '';
  const list = found.map(({ line: at, code, message: said }) => `\n    ${at} ${code}: ${said.slice(0, 150)}`);
  return `${what} ${edition.name} ${file}:${line} ${kind.what} (${kind.code})${list.join('')}`;
}
