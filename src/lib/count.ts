/** A number with its noun: `1 book`, `1,189 chapters`. */
export function count(number: number, noun: string): string {
  return `${number.toLocaleString('en')} ${noun}${number === 1 ? '' : 's'}`;
}

/** `{notes: 16923, notesLeftOut: 1}` as "16,923 notes, 1 note left out". */
export function tallyText(tally: Readonly<Record<string, number>>): string {
  return Object.entries(tally)
    .map(([name, number]) => {
      const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
      return `${number.toLocaleString('en')} ${number === 1 ? singular(words) : words}`;
    })
    .join(', ');
}

/** `12.3 MB`; `456.7 kB` below one. */
export function sizeText(bytes: number): string {
  return bytes < 1e6 ? `${(bytes / 1e3).toFixed(1)} kB` : `${(bytes / 1e6).toFixed(1)} MB`;
}

/** The nouns of tallies are plurals, and no other word of theirs ends like one. */
function singular(words: string): string {
  return words.replace('people', 'person').replace(/s\b/, '');
}
