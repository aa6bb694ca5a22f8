/**
 * A linter for the words of the project: docs, comments, messages and help. It knows the habits that crept in before,
 * and what a native engineer writes instead. Part of `npm run check`; prints each place as file:line:column.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dir, '..');

/** Pattern and what to write instead. */
const habits: readonly (readonly [pattern: RegExp, advice: string])[] = [
  [
    /(?<!(?:\b|\\n)[Tt]here )\b(?:is|are|was|were) no (?!longer|more|such|place|way|need|doubt|use|room|other)/,
    '"is not a", "are not"',
  ],
  [/\banew\b/, '"again"'],
  [/\bmend(?:s|ed|ing)?\b/, '"fix"'],
  [/\btells? (?:of|what|that|whether|how)\b/, '"print", "show", "report", "say"'],
  [/\bnot told\b|\bis told of\b|\bare told of\b/, '"not shown", "is reported"'],
  [/\bbehind (?:it|them|the)\b/, '"after" (in time or order)'],
  [/\bwrong call\b/, '"usage error"'],
  [/\bstands for (?:it|them|all|the)\b/, '"represents", "identifies", "means"'],
  [/\ban own\b|\bown ones?\b/, '"its own"'],
  [/\bnone that\b/, '"no ... that", "not one that"'],
  [/\bknows no\b/, '"does not have", "does not support"'],
  [/\bas many (?:\w+ )?as it takes\b/, '"has reached its limit"'],
  [/\bone a (?:core|file|document|chapter|verse|second|process|edition)\b/, '"one per ..."'],
];

/** Places where such words are right, as in a quoted text. */
const allowed: ReadonlySet<string> = new Set<string>([]);

const globs = ['*.md', 'docs/**/*.md', 'client/*.md', '{src,web,client,bench,starter}/**/*.{ts,tsx}'];
const generated = /node_modules|\/dist\/|table\.ts$|CHANGELOG/;

let found = 0;
for (const glob of globs) {
  for (const file of [...new Bun.Glob(glob).scanSync(root)].sort()) {
    if (generated.test(file)) continue;
    const lines = readFileSync(join(root, file), 'utf8').split('\n');
    for (const [index, line] of lines.entries()) {
      for (const [pattern, advice] of habits) {
        const match = pattern.exec(line);
        if (!match || allowed.has(line.trim())) continue;
        found++;
        console.log(`${file}:${index + 1}:${match.index + 1} "${match[0].trim()}": write ${advice}.`);
      }
    }
  }
}
if (found > 0) console.log(`${found} sentences that a native engineer would write otherwise.`);
process.exitCode = found > 0 ? 1 : 0;
