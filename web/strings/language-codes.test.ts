import { describe, expect, test } from 'bun:test';
import { shortestTag } from '../../src/model/shortest-tag.ts';
import { languagePairs } from '../../test/conformance/language-pairs.ts';
import { embedFiles } from '../embed/embed-files.ts';
import { chosenLanguage } from './languages.ts';

describe.each(languagePairs)('%s and %s', (member, group, _tags) => {
  test('choose the same interface language', () => {
    expect(chosenLanguage('auto', [member]).code).toBe(chosenLanguage('auto', [group]).code);
  });
});

test('a page in such a language loads its book names', async () => {
  const files = await embedFiles();
  const script = files.get('embed.js')!;
  const withNames = [...files.keys()].flatMap((path) => /names-([a-z]{3})-/.exec(path)?.[1] ?? []);
  const tags = languagePairs.flatMap(([member]) => (member === 'azj' ? [] : [shortestTag(member)]));
  for (const tag of tags) {
    const [, language] = new RegExp(`\\b${tag}:"([a-z]{3})"`).exec(script) ?? [];
    expect(withNames).toContain(language!);
  }
});
