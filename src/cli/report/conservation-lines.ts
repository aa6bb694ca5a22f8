import type { Amount, BookConservation } from '../../documents/report/book-conservation.ts';

import { count } from '../../lib/count.ts';

/** The proof that no text was lost, as a sum that a person can check. */
export function conservationLines(proof: BookConservation): string[] {
  const { read, verses, titles, headings, notes, dropped, lost, invented, glued, split } = proof;
  const rules = Object.entries(dropped);
  const droppedWords = rules.reduce((sum, [, { words }]) => sum + words, 0);
  const parts = [
    `${words(verses)} in verses`,
    `${words(headings)} in headings`,
    `${words(titles)} in titles and names`,
    `${words(notes)} in notes`,
    `${droppedWords.toLocaleString('en')} dropped by rule`,
  ];
  const byRule = rules.map(([rule, amount]) => `${rule} ${words(amount)}`);
  return [
    `${count(read.words, 'word')} read (${count(read.characters, 'character')}) = ${parts.join(' + ')}`,
    ...(byRule.length > 0 ? [`  dropped: ${byRule.join(', ')}`] : []),
    `${count(lost, 'character')} lost, ${invented} invented; ${count(glued, 'word')} run together, ${split} split`,
  ];
}

function words(amount: Amount): string {
  return amount.words.toLocaleString('en');
}
