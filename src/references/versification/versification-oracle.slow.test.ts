import { expect, test } from 'bun:test';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isLong } from '../../../test/long-tests.ts';
import { sharedData } from '../../../test/shared-data.ts';
import { schemeCorrections } from '../../generated/versification-corrections.ts';
import { schemeNames } from '../reference.ts';
import { mapVerses } from './map-verses.ts';

/**
 * Independent reference implementation that reads the scheme files directly and favours simplicity over
 * speed. Every verse is a text such as `PSA 3:0` or `ESG 1:1b`, every relation a set of pairs. It shares no
 * code with the tested implementation.
 */

type Relation = Map<string, Set<string>>;

interface File {
  maxVerses: Record<string, string[]>;
  mappedVerses: Record<string, string>;
  partialVerses: Record<string, string[]>;
}

const folder = sharedData && join(sharedData, 'versification');

function load(): Map<
  string,
  { verses: Set<string>; lines: [string, string][]; letters: Map<string, string[]> }
> {
  const files = new Map(
    schemeNames.map((name) => [
      name,
      JSON.parse(readFileSync(join(folder!, `${name}.json`), 'utf8')) as File,
    ]),
  );
  const lines = new Map<string, [string, string][]>();
  const letters = new Map<string, Map<string, string[]>>();
  const counts = new Map<string, Map<string, number[]>>();
  for (const [name, file] of files) {
    lines.set(name, Object.entries(file.mappedVerses));
    counts.set(name, new Map(Object.entries(file.maxVerses).map(([book, list]) => [book, list.map(Number)])));
    letters.set(
      name,
      new Map(
        Object.entries(file.partialVerses).map(([verse, list]) => [
          verse,
          list.map((letter) => letter.trim()).filter((letter) => letter !== '-'),
        ]),
      ),
    );
  }
  for (const { scheme, remove = [], add = [], counts: own = {}, parts = {} } of schemeCorrections) {
    const kept = lines.get(scheme)!.filter(([left]) => !remove.includes(left));
    lines.set(scheme, [...kept, ...add.map((line) => line.split(' = ') as [string, string])]);
    for (const [book, list] of Object.entries(own)) counts.get(scheme)!.set(book, [...list]);
    for (const [verse, more] of Object.entries(parts))
      letters.get(scheme)!.set(verse, [...(letters.get(scheme)!.get(verse) ?? []), ...more]);
  }
  for (const { scheme, linesOf, partsOf } of schemeCorrections) {
    if (linesOf) {
      const others = lines.get(linesOf.scheme)!.filter(([left]) => left.startsWith(linesOf.book));
      const kept = lines.get(scheme)!.filter(([left]) => !left.startsWith(linesOf.book));
      lines.set(scheme, [...kept, ...others]);
    }
    if (partsOf)
      for (const [verse, list] of letters.get(partsOf.scheme)!)
        if (verse.startsWith(partsOf.book)) letters.get(scheme)!.set(verse, list);
  }
  return new Map(
    schemeNames.map((name) => {
      const verses = new Set<string>();
      for (const [book, chapters] of counts.get(name)!) {
        chapters.forEach((count, index) => {
          const first = book === 'PSA' || book === 'PS2' ? 0 : 1;
          for (let verse = first; verse <= count; verse++) verses.add(`${book} ${index + 1}:${verse}`);
        });
      }
      return [name, { verses, lines: lines.get(name)!, letters: letters.get(name)! }];
    }),
  );
}

function expand(range: string): string[] {
  const [place, last] = range.split('-') as [string, string?];
  if (last === undefined) return [place];
  const [chapter, first] = place.split(':') as [string, string];
  const verses: string[] = [];
  for (let verse = Number(first); verse <= Number(last); verse++) verses.push(`${chapter}:${verse}`);
  return verses;
}

function relationOf(lines: readonly [string, string][]): Relation {
  const relation: Relation = new Map();
  for (const [left, right] of lines) {
    const [from, to] = [expand(left), expand(right)];
    const longest = Math.max(from.length, to.length);
    for (let index = 0; index < longest; index++) {
      const verse = from[index] ?? from.at(-1)!;
      relation.set(verse, (relation.get(verse) ?? new Set()).add(to[index] ?? to.at(-1)!));
    }
  }
  return relation;
}

const whole = (verse: string) => verse.replace(/[a-z]$/, '');

test.skipIf(!folder)(
  'every verse of every scheme maps to the others as the scheme files say',
  () => {
    const files = load();
    const respelled = relationOf(files.get('org')!.lines);
    const originals = new Map(
      [...files].map(([name, { verses, lines, letters }]): [string, Relation] => {
        const mapped = name === 'org' ? new Map<string, Set<string>>() : relationOf(lines);
        const parts = [...letters].flatMap(([verse, list]) => list.map((letter) => verse + letter));
        const relation: Relation = new Map();
        for (const verse of [...verses, ...parts.filter((part) => verses.has(whole(part)))]) {
          const found = [...(mapped.get(verse) ?? [verse])].flatMap((original) => [
            ...(respelled.get(original) ?? [original]),
          ]);
          relation.set(verse, new Set(found));
        }
        return [name, relation];
      }),
    );
    /**
     * Chapters that differ between schemes: every verse is compared. In other chapters every tenth verse is
     * compared, or all in nightly runs.
     */
    const special = new Set(
      [...files.values()].flatMap(({ lines, letters }) =>
        [...lines.flat().flatMap(expand), ...letters.keys()].map((verse) => verse.split(':')[0]),
      ),
    );
    const wrong: string[] = [];
    let checked = 0;
    let index = 0;
    for (const to of schemeNames) {
      const standing: Relation = new Map();
      for (const [verse, there] of originals.get(to)!)
        for (const original of there)
          standing.set(original, (standing.get(original) ?? new Set()).add(verse));
      for (const from of schemeNames.filter((name) => name !== to)) {
        const { verses, letters } = files.get(from)!;
        for (const verse of verses) {
          if (!isLong && index++ % 10 > 0 && !special.has(verse.split(':')[0])) continue;
          const parts = [verse, ...(letters.get(verse) ?? []).map((letter) => verse + letter)];
          const found = parts
            .flatMap((part) => [...originals.get(from)!.get(part)!])
            .flatMap((original) => [...(standing.get(original) ?? [])]);
          const expected = [...new Set(found)]
            .filter((one) => one === whole(one) || !found.includes(whole(one)))
            .sort();
          const [book, place] = verse.split(' ') as [string, string];
          const [chapter, number] = place.split(':').map(Number) as [number, number];
          const given = mapVerses(from, to, { book, chapter, verse: number })
            .map((one) => `${one.book} ${one.chapter}:${one.verse}${one.part ?? ''}`)
            .sort();
          checked++;
          if (given.join() !== expected.join())
            wrong.push(`${from} ${verse} in ${to}: ${given.join(', ')}, not ${expected.join(', ')}`);
        }
      }
    }
    console.log(`${checked} verses of 30 pairs of schemes compared with the scheme files`);
    expect(wrong.slice(0, 20)).toEqual([]);
    expect(checked).toBeGreaterThan(isLong ? 900_000 : 300_000);
  },
  240_000,
);
