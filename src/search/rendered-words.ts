export interface WordToIndex {
  readonly start: number;
  readonly end: number;
  readonly annotation: {
    readonly strongs?: readonly string[];
    readonly lemma?: string;
    readonly morph?: string;
  };
  /** Words of a verse with the same key are one rendering. */
  readonly alignment?: { readonly key: string };
}

interface RenderedRun {
  readonly annotation: WordToIndex['annotation'];
  readonly from: number;
  readonly count: number;
  /** Numbers of the listed words of the rendering; `undefined` separates runs. Empty if the run is not listed. */
  readonly form: readonly (number | undefined)[];
}

type Run = { readonly word: WordToIndex; readonly from: number; count: number };

/** Separates the runs of a rendering with other words in between: `have … made`. */
export const runSeparator = '…';

export function runsOf(form: string): number {
  return form.split(runSeparator).length;
}

/** True for a rendering that does not explain a word: function words of English only, or several runs. */
export function isFunctionForm(form: string): boolean {
  const isFunctionWord = (word: string) => leadingWords.has(word) || otherFunctionWords.has(word);
  return form.includes(runSeparator) || form.split(' ').every(isFunctionWord);
}

/** They keep their place in renderings, as in "went up", but alone they are parts of others. */
const otherFunctionWords = new Set(
  'up out off down away not no don t be is am are was were been will shall have has had do did let s'.split(
    ' ',
  ),
);

/**
 * Joins words that share an alignment into one rendering. Words between them stay outside it. Function words
 * at the edges are not listed, so "in his covenant faithfulness" counts as "covenant faithfulness".
 * @param runs annotated words in text order. @param textOf the folded word at a position.
 */
export function renderedRuns(runs: readonly Run[], textOf: (position: number) => string): RenderedRun[] {
  const groups = new Map<string, Run[]>();
  const joined: Run[] = [];
  for (const run of runs) {
    const last = joined.at(-1);
    const alignment = run.word.alignment?.key;
    const isContinued = alignment !== undefined && last?.word.alignment?.key === alignment;
    if (isContinued && last.from + last.count === run.from) {
      last.count += run.count;
      continue;
    }
    const own = { ...run };
    joined.push(own);
    if (alignment === undefined) continue;
    const group = groups.get(alignment);
    if (group) group.push(own);
    else groups.set(alignment, [own]);
  }
  const forms = new Map(Array.from(groups, ([alignment, group]) => [alignment, formOf(group, textOf)]));
  return joined.map((run) => {
    const { word, from, count } = run;
    const group = word.alignment && forms.get(word.alignment.key);
    const form = group ? (group.unlisted.has(run) ? [] : group.form) : positions(from, count);
    return { annotation: word.annotation, from, count, form };
  });
}

function positions(from: number, count: number): number[] {
  return Array.from({ length: count }, (_, index) => from + index);
}

function formOf(group: readonly Run[], textOf: (position: number) => string) {
  const isLeading = (position: number) => leadingWords.has(textOf(position));
  // Not the pronoun of "kind to me"
  const isTrailing = (position: number, index: number, { [index - 1]: before }: readonly number[]) => {
    const word = textOf(position);
    const isObject = before !== undefined && (isLeading(before) || otherPrepositions.has(textOf(before)));
    return trailingWords.has(word) || (pronouns.has(word) && !isObject);
  };
  const runs = group.map((run) => ({ run, words: positions(run.from, run.count) }));
  const unlisted = new Set<Run>();
  // A rendering of function words only, such as "with him", stays whole
  if (!runs.every(({ words }) => words.every(isLeading))) {
    while (runs[0]!.words.every(isLeading)) unlisted.add(runs.shift()!.run);
    const first = runs[0]!.words;
    while (isLeading(first[0]!)) first.shift();
    while (runs.length > 1 && runs.at(-1)!.words.every(isTrailing)) unlisted.add(runs.pop()!.run);
    const last = runs.at(-1)!.words;
    while (last.length > 1 && isTrailing(last.at(-1)!, last.length - 1, last)) last.pop();
  }
  const form = runs.flatMap(({ words }, index) => (index === 0 ? words : [undefined, ...words]));
  return { form, unlisted };
}

/** English. Aligned texts in other languages keep such words. */
const pronouns = new Set(
  'i me my mine you your he him his she her it its we us our they them their thou thee thy thine ye'.split(
    ' ',
  ),
);
const otherPrepositions = new Set('about after against before over through under behind'.split(' '));
const trailingWords = new Set('a an and of the o will shall'.split(' '));
const leadingWords = new Set([
  ...[
    'a an the this that these those o',
    'and but or so then now for',
    'in of to from with at by on into upon as unto',
  ].flatMap((line) => line.split(' ')),
  ...pronouns,
]);
