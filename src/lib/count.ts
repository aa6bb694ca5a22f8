export function count(number: number, noun: string): string {
  return `${number.toLocaleString('en')} ${noun}${number === 1 ? '' : 's'}`;
}

/** Counts of an edition: `66 books, 1,189 chapters, 31,086 verses`, or the entries of a lexicon. */
export function contentText(counts: {
  readonly books: number;
  readonly verses: number;
  readonly chapters?: number | undefined;
  readonly entries?: number;
}): string {
  if (counts.entries !== undefined)
    return `${counts.entries.toLocaleString('en')} ${counts.entries === 1 ? 'entry' : 'entries'}`;
  const chapters = counts.chapters === undefined ? [] : [count(counts.chapters, 'chapter')];
  return [count(counts.books, 'book'), ...chapters, count(counts.verses, 'verse')].join(', ');
}

export function tallyText(tally: Readonly<Record<string, number>>): string {
  return Object.entries(tally)
    .map(([name, number]) => {
      const words = name
        .replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
        .replace(/^(?:hebrew|greek)\b/, (language) => `${language[0]!.toUpperCase()}${language.slice(1)}`);
      return `${number.toLocaleString('en')} ${number === 1 ? singular(words) : words}`;
    })
    .join(', ');
}

export function sizeText(bytes: number): string {
  return bytes < 1e6 ? `${(bytes / 1e3).toFixed(1)} kB` : `${(bytes / 1e6).toFixed(1)} MB`;
}

/** Tally nouns are plural, and none of their other words ends like a plural. */
function singular(words: string): string {
  return words.replace('people', 'person').replace(/ies\b|s\b/, (end) => (end === 'ies' ? 'y' : ''));
}
