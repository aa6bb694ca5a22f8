/** `{notes: 16923, notesLeftOut: 1}` as "16,923 notes, 1 note left out". */
export function tallyText(tally: Readonly<Record<string, number>>): string {
  return Object.entries(tally)
    .map(([name, number]) => {
      const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
      return `${number.toLocaleString('en')} ${number === 1 ? singular(words) : words}`;
    })
    .join(', ');
}

/** The nouns of tallies are plurals, and no other word of theirs ends like one. */
function singular(words: string): string {
  return words.replace('people', 'person').replace(/s\b/, '');
}
