/**
 * A linter for the English of docs, comments, messages, help and test titles. It detects unidiomatic habits
 * and suggests alternatives. Part of `npm run check`; prints each place as file:line:column.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dir, '..');

const habits: readonly (readonly [pattern: RegExp, advice: string])[] = [
  [
    /(?<!(?:\b|\\n)[Tt]here )\b(?:is|are|was|were) no (?!longer|more|such|(?:place|way|room)\b(?! for)|need|doubt|use|other)/,
    '"is not a", "are not"',
  ],
  [/\banew\b/, '"again"'],
  [/\bmend(?:s|ed|ing)?\b/, '"fix"'],
  [
    /\btells? (?:of|what|that|whether|how|when|no|its|their|every|each|none)\b/,
    '"print", "show", "report", "say"',
  ],
  [/\b(?:not|is|are|was|were|be|been) told\b(?! to\b| apart| what to)/, '"is reported", "is recognized by"'],
  [
    /(?<!\b(?:[Ll]eft|leaves?|leave|running) (?:\w+ )?)\bbehind (?!a (?:base path|proxy)|one interface|lmdb|`|=)/,
    '"after" (in time or order)',
  ],
  [/\bset apart by\b/, '"separated by"'],
  [/\bstands? twice\b/, '"appears twice"'],
  [/\blies? (?:in|at|on|below|under|there|beside|inside|outside|after)\b/, '"is", "is stored"'],
  [/\bholds? no (?!more)\b/, '"has no", "contains no"'],
  [/\bcomes? whole\b|\bto come whole\b/, '"is complete", "is received"'],
  [/\b(?:what|which) (?:\w+ ){1,2}says? of\b/, '"what ... says about"'],
  [/\bfor each (?:process|second|core)\b/, '"per process", "per second", "per core"'],
  [
    /\b(?:once|twice|times?|line|file|string|request) an? (?:second|minute|line|file|book|verse|process|core)\b/,
    '"per"',
  ],
  [/\bit takes no\b/, '"accepts no", "needs no"'],
  [
    /\bof a class of (?:its|their) own\b|\ba (?:page|process|file|folder|thread|user) of (?:its|their) own\b/,
    '"its own", "a separate"',
  ],
  [/\bfault of its own\b/, '"bug"'],
  [/\bwrong call\b/, '"usage error"'],
  [/\bstands for (?:it|them|all|the)\b/, '"represents", "identifies", "means"'],
  [/\ban own\b|\bown ones?\b/, '"its own"'],
  [/\bnone that\b/, '"no ... that", "not one that"'],
  [/\bknows no\b/, '"does not have", "does not support"'],
  [/\bas many (?:\w+ )?as it takes\b/, '"has reached its limit"'],
  [/\bone a (?:core|file|document|chapter|verse|second|process|edition)\b/, '"one per ..."'],
];

/** Lines with a correct match, such as a quotation. */
const allowed: ReadonlySet<string> = new Set<string>([]);

const globs = [
  '*.md',
  'docs/**/*.md',
  'client/*.md',
  'web/strings/strings-en.json',
  '{src,web,client,bench,starter,packaging,test}/**/*.{ts,tsx}',
];
const generated = /node_modules|\/dist\/|table\.ts$|CHANGELOG|plain-english/;

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
if (found > 0) console.log(`${found} sentences that a native engineer would write differently.`);
process.exitCode = found > 0 ? 1 : 0;
