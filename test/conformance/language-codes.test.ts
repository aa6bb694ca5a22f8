import { describe, expect, test } from 'bun:test';
import { isAgainstUsage } from '../../src/check/text/habits.ts';
import { isSameLanguage } from '../../src/fetch/public-api/public-catalogue.ts';
import { languagesTable } from '../../src/generated/languages-table.ts';
import { findLanguage } from '../../src/model/language.ts';
import { relatedCodes } from '../../src/model/macrolanguages.ts';
import { shortestTag } from '../../src/model/shortest-tag.ts';
import { namesOfLanguage } from '../../src/references/names-of-languages.ts';
import { verseSignOf } from '../../src/references/write-references.ts';
import { languagePairs } from './language-pairs.ts';

describe.each(languagePairs)('%s and %s', (member, group, tags) => {
  const [tag, otherTag = tag] = tags.split(' ');

  test('have the same names of books and the same sign before verses', () => {
    // The package has no names in Azerbaijani
    if (member !== 'azj') expect(namesOfLanguage(member)?.size).toBeGreaterThan(150);
    expect(namesOfLanguage(member)).toBe(namesOfLanguage(group)!);
    expect(verseSignOf(member)).toBe(verseSignOf(group));
  });

  test('are written for browsers with tags that have plural rules, hyphenation and number formats', () => {
    expect([shortestTag(member), shortestTag(group)]).toEqual([tag!, otherTag!]);
    expect(Intl.PluralRules.supportedLocalesOf(shortestTag(member))).toEqual([tag!]);
    const counts = new Map([['space-before !', new Map([['space', 1]])]]);
    expect(isAgainstUsage(counts, 'space-before !', 'space', member)).toBe(true);
  });

  test('have a name in their own language, and are one language for who searches for editions', () => {
    expect(findLanguage(member)?.name).toBeTruthy();
    expect(findLanguage(group)?.name).toBeTruthy();
    if (tags.length === 2) expect(isSameLanguage(tag!, member)).toBe(true);
  });
});

test('the languages that write a comma before verses are listed with their macrolanguages and these with their members', () => {
  const all = languagesTable.match(/^[a-z]{3}(?=\t)/gm) ?? [];
  const codes = all.filter((code) => verseSignOf(code) === ',');
  const groups = codes.filter((code) => relatedCodes(code).length > 1 && !/^(?:hrv|bos)$/.test(code));
  expect(groups).toEqual(['nno', 'nob', 'nor']);
  for (const code of groups) for (const related of relatedCodes(code)) expect(codes).toContain(related);
  const expected = 'bos ces dan deu dsb fra gsw hrv hsb hun ita lat lit ltz nds nno nob nor pol slk slv';
  expect(codes.join(' ')).toBe(expected);
  for (const code of codes) expect(verseSignOf(shortestTag(code))).toBe(',');
  const others = all.filter((code) => verseSignOf(code) !== ',');
  for (const code of others) expect(verseSignOf(shortestTag(code))).toBe(':');
});
