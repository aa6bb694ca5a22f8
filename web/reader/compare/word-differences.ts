interface ComparedWords {
  readonly text: string;
  readonly isDifferent: boolean;
}

const maxPairs = 400_000;

/**
 * Divides a text into pieces that are in the other text in the same order, and pieces that differ from it. Case
 * and punctuation are ignored. A long text is one piece without differences.
 */
export function wordDifferences(text: string, other: string, language: string): ComparedWords[] {
  const [words, others] = [comparableWords(text, language), comparableWords(other, language)];
  if (words.length === 0) return [];
  if (words.length * others.length > maxPairs) return [{ text, isDifferent: false }];
  const common = commonWords(
    words.map(({ key }) => key),
    others.map(({ key }) => key),
  );
  const pieces: ComparedWords[] = [];
  let from = 0;
  for (const [index, { start, end }] of words.entries()) {
    const isDifferent = !common.has(index);
    const last = pieces.at(-1);
    const gap = text.slice(from, start);
    const word = text.slice(start, end);
    from = end;
    if (last?.isDifferent && isDifferent)
      pieces[pieces.length - 1] = { ...last, text: last.text + gap + word };
    else pieces.push(...(gap ? [{ text: gap, isDifferent: false }] : []), { text: word, isDifferent });
  }
  if (from < text.length) pieces.push({ text: text.slice(from), isDifferent: false });
  return pieces;
}

function comparableWords(text: string, language: string) {
  // Dictionaries divide texts without spaces differently on each device
  const granularity = /[\p{Script=Han}\p{Script=Thai}\p{Script=Khmer}]/u.test(text) ? 'grapheme' : 'word';
  const segments = new Intl.Segmenter(language, { granularity }).segment(text);
  return [...segments].flatMap(({ segment, index }) =>
    /[\p{L}\p{N}]/u.test(segment)
      ? [{ key: segment.toLocaleLowerCase(language), start: index, end: index + segment.length }]
      : [],
  );
}

function commonWords(words: readonly string[], others: readonly string[]): ReadonlySet<number> {
  const width = others.length + 1;
  const lengths = new Uint16Array((words.length + 1) * width);
  for (let at = words.length - 1; at >= 0; at--) {
    for (let to = others.length - 1; to >= 0; to--) {
      const isSame = words[at] === others[to];
      lengths[at * width + to] = isSame
        ? lengths[(at + 1) * width + to + 1]! + 1
        : Math.max(lengths[(at + 1) * width + to]!, lengths[at * width + to + 1]!);
    }
  }
  const common = new Set<number>();
  let [at, to] = [0, 0];
  while (at < words.length && to < others.length) {
    if (words[at] === others[to]) {
      common.add(at);
      at++;
      to++;
    } else if (lengths[(at + 1) * width + to]! >= lengths[at * width + to + 1]!) at++;
    else to++;
  }
  return common;
}
