import { copyFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { checkEditions } from '../../src/check/check-content.ts';
import type { Diagnostic } from '../../src/formats/diagnostic.ts';
import { newFolder } from '../../test/new-folder.ts';
import { runBenchmark, wholeNumber } from '../lib/options.ts';
import { machine, markdownTable } from '../lib/report.ts';
import { nameOf, type Place, places, randomBelow, sourcesAt } from './editions.ts';

const usage = `Usage: node bin/bun.mjs bench/injected-mistakes/published.ts [options]
Checks published editions, each alone and without changes, and counts the findings. Needs ../shared/data.
  --editions TEXT  only editions whose name contains the text
  --sample N       lists N findings, selected at random
  --all            lists all findings
  --seed 1         selects the sample`;

/** In addition to those for injected mistakes; another sample of the same Bible would count its findings twice. */
const others: readonly Place[] = [
  ['WEB', 'eng', 'translations/engwebp', /\.usfm$/],
  ['AAB', 'eng', 'translations/aab', /\.usx$/],
  ['Tamil, Romans', 'tam', 'conformance/usfm-tcdocs/samples-from-wild', /^ta2il-IRV1$/],
  ['Malayalam, Genesis', 'mal', 'conformance/usfm-tcdocs/samples-from-wild', /^doo43-3$/],
  ['Greek, two letters', 'grc', 'translations/ugnt-sample', /\.usfm$/],
];

await runBenchmark(usage, async (words) => {
  const { values } = parseArgs({
    args: words,
    options: {
      editions: { type: 'string', default: '' },
      sample: { type: 'string' },
      all: { type: 'boolean', default: false },
      seed: { type: 'string', default: '1' },
    },
  });
  const found: string[] = [];
  const rows: string[][] = [];
  const published = [...places.filter(([name]) => !name.startsWith('WEB')), ...others];
  for (const place of published.filter(([name]) => name.includes(values.editions))) {
    const { verses, diagnostics } = await checkAlone(place);
    const counts = [...Map.groupBy(diagnostics, ({ code }) => code)]
      .map(([code, list]) => ({ code, count: list.length }))
      .sort((a, b) => b.count - a.count);
    const most = counts.slice(0, 4).map(({ code, count }) => `${code} ${count}`);
    const rate = ((diagnostics.length * 1000) / verses).toFixed(1);
    rows.push([place[0], `${verses}`, `${diagnostics.length}`, rate, most.join(', ')]);
    found.push(...diagnostics.map((diagnostic) => lineOf(place[0], diagnostic)));
    console.error(place[0]);
  }
  const count = values.all ? found.length : values.sample ? wholeNumber('sample', values.sample) : 0;
  const random = randomBelow(wholeNumber('seed', values.seed));
  for (let listed = 0; listed < count && found.length > 0; listed++)
    console.log(found.splice(values.all ? 0 : random(found.length), 1)[0]);
  console.log(markdownTable(['edition', 'verses', 'findings', 'per 1,000', 'most of them'], rows, 1));
  console.log(`\n${machine()}`);
});

async function checkAlone([, language, path, file]: Place) {
  const folder = 'translations/edition';
  const metadata = {
    id: 'EDITION',
    name: 'Edition',
    englishName: 'Edition',
    language,
    website: 'https://example.org',
    licenseUrl: 'https://example.org/license',
  };
  const content = newFolder({ [`${folder}/edition.json`]: metadata });
  for (const source of sourcesAt(path, file)) {
    const name = nameOf(source);
    copyFileSync(source, join(content, folder, name.includes('.') ? name : `${name}.usfm`));
  }
  let verses = 0;
  const diagnostics: Diagnostic[] = [];
  for await (const part of checkEditions(content)) {
    diagnostics.push(...part.diagnostics);
    if (part.edition?.report.kind === 'translation') verses += part.edition.report.census.verses;
  }
  return { verses, diagnostics };
}

function lineOf(edition: string, { code, file, line, place, message, source }: Diagnostic): string {
  return `${edition} ${basename(file)}:${line} ${place} ${code}: ${message} | ${source?.text.slice(0, 160)}`;
}
