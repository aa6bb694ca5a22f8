/** `{notes: 16923, notesLeftOut: 2}` as "16,923 notes, 2 notes left out". */
export function tallyText(tally: Readonly<Record<string, number>>): string {
  return Object.entries(tally)
    .map(([name, number]) => `${number.toLocaleString('en')} ${inWords(name)}`)
    .join(', ');
}

function inWords(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}
