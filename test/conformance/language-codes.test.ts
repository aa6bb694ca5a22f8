import { describe, expect, test } from 'bun:test';
import { isAgainstUsage } from '../../src/check/text/habits.ts';
import { isSameLanguage } from '../../src/fetch/public-api/public-catalogue.ts';
import { findLanguage } from '../../src/model/language.ts';
import { relatedCodes } from '../../src/model/macrolanguages.ts';
import { shortestTag } from '../../src/model/shortest-tag.ts';
import { namesOfLanguage } from '../../src/references/names-of-languages.ts';
import { commaLanguages, verseSignOf } from '../../src/references/write-references.ts';
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
  const codes = Array.from(commaLanguages, (code) => findLanguage(code)!.code);
  const groups = codes.filter((code) => relatedCodes(code).length > 1 && !/^(?:hrv|bos)$/.test(code));
  expect(groups).toEqual(['nor', 'nob', 'nno']);
  for (const code of groups) for (const related of relatedCodes(code)) expect(codes).toContain(related);
});
