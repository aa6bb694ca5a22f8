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

/** Habits in prose only: comments, docs and test titles. In code the same words are often right. */
const proseHabits: readonly (readonly [pattern: RegExp, advice: string])[] = [
  [/^(?:What|Of|Those|So (?:many|much|long|few))\b(?!.*\?)/, 'a noun or a third-person verb first'],
  [/(?:^|[.;:] )Where (?:it|there|the|a|an|no|none|this|that|one|nothing)\b(?!.*\?)/, '"If"'],
  [/, where (?:it|there|that|this|they) (?:is|are|has|have|can|does)\b/, '"if"'],
  [/(?<!-)\b(?:[Ww]hoever|[Ss]omebody|[Nn]obody)\b/, 'the role: "the caller", "the client", "the user"'],
  [/\b(?:is|are|was|were) (?:not )?there(?=[.,;:)]|$)/, '"exists", "is available", "has loaded"'],
  [
    /\bthe (?:ones?|state|version|verse|chapter|release|build|book|line|page|word) before(?=[.,;:)]|$)/,
    '"the previous ..."',
  ],
  [/\bbut for\b/, '"except"'],
  [/(?<!-)\b[Bb]esides?\b/, '"next to", "in addition to"'],
  [/\b(?:at once(?! %)|all the same|in vain)\b/, '"immediately", "at the same time", "anyway"'],
  [/\bby (?:itself|themselves)\b/, '"automatically", "alone"'],
  [/\bgo(?:es)? on (?:with|to|where|after|from|until)\b|\bgo(?:es)? on\b[.,;]/, '"continue"'],
];

const limitName =
  /\b(?:const|readonly|static)\s+#?(?:most|least|usual|longest|largest|highest|fewest)[A-Z]\w* = \d/;

const allowed: ReadonlySet<string> = new Set<string>([]);

const globs = [
  '*.md',
  'docs/**/*.md',
  'client/*.md',
  'web/strings/strings-en.json',
  '{src,web,client,bench,starter,packaging,test}/**/*.{ts,tsx}',
];
const generated = /node_modules|\/dist\/|table\.ts$|CHANGELOG|plain-english/;

const testTitle =
  /\b(?:test|describe)(?:\.\w+(?:\([^)]*\))?)*\(\s*(?:'((?:[^'\\]|\\.)+)'|`([^`]+)`|"([^"]+)")/;

function proseOf(file: string, line: string, isCode: boolean): string | undefined {
  if (file.endsWith('.md'))
    return isCode || line.startsWith('#')
      ? undefined
      : line.replace(/`[^`]*`/g, '`x`').replace(/^[#>*\s-]+/, '');
  const comment = /^\s*(?:\/\*\*?|\*(?!\/)|\/\/)\s?(.*?)(?:\*\/)?$/.exec(line)?.[1];
  return (
    comment ??
    testTitle
      .exec(line)
      ?.slice(1)
      .find((title) => title !== undefined)
  );
}

let found = 0;

function report(file: string, index: number, at: number, text: string, advice: string): void {
  found++;
  console.log(`${file}:${index + 1}:${at + 1} "${text.trim()}": write ${advice}.`);
}

for (const glob of globs) {
  for (const file of [...new Bun.Glob(glob).scanSync(root)].sort()) {
    if (generated.test(file)) continue;
    let isCode = false;
    for (const [index, line] of readFileSync(join(root, file), 'utf8').split('\n').entries()) {
      if (allowed.has(line.trim())) continue;
      if (/^\s*```/.test(line)) isCode = !isCode;
      for (const [pattern, advice] of habits) {
        const match = pattern.exec(line);
        if (match) report(file, index, match.index, match[0], advice);
      }
      const limit = file.endsWith('.md') ? undefined : limitName.exec(line);
      if (limit) report(file, index, limit.index, limit[0], '"max...", "min..." or "default..."');
      const prose = proseOf(file, line, isCode);
      if (prose === undefined) continue;
      for (const [pattern, advice] of proseHabits) {
        const match = pattern.exec(prose.replace(/`[^`]*`/g, (code) => 'x'.repeat(code.length)));
        if (match) report(file, index, line.indexOf(prose) + match.index, match[0], advice);
      }
    }
  }
}
if (found > 0) console.log(`${found} sentences that a native engineer would write differently.`);
process.exitCode = found > 0 ? 1 : 0;
