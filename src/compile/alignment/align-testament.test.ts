import { expect, test } from 'bun:test';
import { withoutStrays } from './align-testament.ts';

/** Words of one rendering by position: capitals are content words, `!` marks a high score. */
const kept = (...words: readonly string[]) => {
  const links = words.flatMap((word, target) =>
    word === '' ? [] : [{ source: 0, target, score: word.endsWith('!') ? 0.6 : 0.2 }],
  );
  const found = withoutStrays(links, ({ target }) => /^[A-Z]/.test(words[target]!));
  return found.map(({ target }) => words[target]).join(' ');
};

test('function words next to a content word stay with it', () => {
  expect(kept('the', '', 'of', 'the', 'JUDGES', '', 'the')).toBe('of the JUDGES');
});

test('content words stay, also with other words in between', () => {
  expect(kept('HAVE', '', '', 'MADE')).toBe('HAVE MADE');
});

test('a function word with a high score stays', () => {
  expect(kept('WENT', '', 'out!')).toBe('WENT out!');
});

test('of a rendering with function words only, one run stays', () => {
  expect(kept('to', '', 'with', 'him')).toBe('to');
});
