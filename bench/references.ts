import { parseArgs } from 'node:util';
import { findLanguage } from '../src/model/language.ts';
import { runBenchmark } from './lib/options.ts';
import { markdownTable } from './lib/report.ts';
import { type LanguageResult, measureLanguages } from './references/reference-cases.ts';

const usage = `Usage: node bin/bun.mjs bench/references.ts [LANGUAGE...]
  Parses and detects every name of every book that npm bible-passage-reference-parser has, and prints the table of
  docs/references.md. LANGUAGE: ISO 639-3 codes (default: all).`;

await runBenchmark(usage, async (words) => {
  const { positionals } = parseArgs({ args: words, options: {}, allowPositionals: true });
  const results = await measureLanguages(positionals);
  const rows = results.map((result) => [findLanguage(result.language)?.englishName ?? '', ...row(result)]);
  const sum = (member: 'cases' | 'parsed' | 'detected' | 'wrong') =>
    results.reduce((total, result) => total + result[member], 0);
  const total = {
    cases: sum('cases'),
    parsed: sum('parsed'),
    detected: sum('detected'),
    wrong: sum('wrong'),
  };
  rows.push(['all', ...row({ language: '', examples: [], ...total })]);
  console.log(markdownTable(['language', 'code', 'texts', 'parsed', 'detected', 'wrong book'], rows, 2));
  for (const { language, examples } of results) {
    if (examples.length > 0) console.error(`${language}, wrong book: ${examples.join(' | ')}`);
  }
});

function row({ language, cases, parsed, detected, wrong }: LanguageResult): string[] {
  const share = (count: number) => `${((100 * count) / cases).toFixed(1)} %`;
  return [language, cases.toLocaleString('en'), share(parsed), share(detected), String(wrong)];
}
