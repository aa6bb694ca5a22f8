import { describe, setDefaultTimeout } from 'bun:test';
import { fails, named, usfm } from './hostile-content.ts';

setDefaultTimeout(600_000);

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

function files(ids: readonly string[], chapters: number, verses: number): Record<string, string> {
  const text = numbers(verses)
    .map((verse) => `\\v ${verse} a\n`)
    .join('');
  const book = numbers(chapters)
    .map((chapter) => `\\c ${chapter}\n\\p\n${text}`)
    .join('');
  return Object.fromEntries(ids.map((id) => [`${id}.usfm`, `\\id ${id}\n${book}`]));
}

const ids = 'GEN EXO LEV NUM DEU JOS JDG RUT 1SA 2SA 1KI 2KI 1CH 2CH EZR NEH EST JOB PSA PRO ECC'.split(' ');

describe('an edition fails that is larger than any Bible:', () => {
  fails([
    [
      'its chapters',
      (content) => content.write({ ...named(), ...files(ids.slice(0, 4), 751, 1) }),
      'translations/hostile/EXO.usfm: too-large: The edition has more than 3,000 chapters',
    ],
    [
      'its verses',
      (content) => content.write({ ...named(), ...files(ids, 10, 960) }),
      'translations/hostile/1CH.usfm: too-large: The edition has more than 200,000 verses',
    ],
    [
      'one file',
      (content) => content.write({ ...named(), 'GEN.usfm': usfm('a '.repeat(600_000)) }),
      'translations/hostile/GEN.usfm: too-large: Chapter 1 has more than 1,000,000 characters',
    ],
  ]);
});
