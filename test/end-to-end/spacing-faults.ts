export interface SimpleText {
  readonly text: string;
  readonly footnotes: readonly { readonly offset: number }[];
  readonly headings?: readonly { readonly offset: number }[] | undefined;
  readonly wordsOfJesus?: readonly Range[] | undefined;
  readonly poem?: readonly Range[] | undefined;
}

interface Range {
  readonly start: number;
  readonly end: number;
}

const faults: readonly [name: string, pattern: RegExp][] = [
  ['white space at the end', /^\s|\s$/],
  ['double space', / {2}/],
  ['space beside a line break', / \n|\n /],
  ['empty line', /\n\n/],
  ['space before a closing mark', /[^\S\n][.,;:!?…)\]”’—](?!\.\.)/],
  ['space after an opening mark', /[“‘([]\s/],
  ['space before a maqqef or sof pasuq', /\s[־׃]/],
  ['space after a maqqef', /־\s(?!\()/],
  ['words glued at a sof pasuq', /׃\p{L}/u],
  ['words glued at a capital letter', /\p{Ll}\p{Lu}/u],
  ['words glued at a mark', /[.,;:!?)”]\p{L}|[.,;!?]’\p{L}/u],
];

export function spacingFaults({
  text,
  footnotes,
  headings = [],
  wordsOfJesus = [],
  poem = [],
}: SimpleText): string[] {
  const found = faults.flatMap(([name, pattern]) => {
    const match = pattern.exec(text);
    return match ? [`${name} at ${match.index}`] : [];
  });
  for (const { offset } of [...footnotes, ...headings]) {
    if (offset < 0 || offset > text.length) found.push(`offset ${offset} outside of the text`);
    else if (/\p{L}\p{L}/u.test(text.slice(offset - 1, offset + 1)))
      found.push(`offset ${offset} inside a word`);
  }
  return [...found, ...rangeFaults(text, wordsOfJesus, 'wordsOfJesus'), ...rangeFaults(text, poem, 'poem')];
}

function rangeFaults(text: string, ranges: readonly Range[], name: string): string[] {
  return ranges.flatMap(({ start, end }, index) => {
    const what = `${name} ${start}-${end}`;
    if (start < 0 || end > text.length) return [`${what} outside of the text`];
    if (start >= end) return [`${what} is empty`];
    const found: string[] = [];
    if (text.slice(start, end).trim() !== text.slice(start, end))
      found.push(`${what} with white space at its ends`);
    if (index > 0 && start < ranges[index - 1]!.end) found.push(`${what} overlaps the one before`);
    return found;
  });
}
