import '../../location.fixture.ts';
import { describe, expect, test } from 'bun:test';
import { hookValue } from '../../rendered.fixture.ts';
import { bookOf, route } from '../chapter.fixture.ts';
import { useSearchBox } from './use-search-box.ts';

interface Early extends Partial<Parameters<typeof useSearchBox>[0]> {
  readonly typed?: string;
}

const box = ({ typed, ...props }: Early) =>
  hookValue(() =>
    useSearchBox({
      ...{ route, books: [bookOf()], language: 'eng', input: { current: null } },
      early: { typed, isOpen: typed !== undefined },
      ...props,
    }),
  );

describe('the search box', () => {
  const searched = { ...route, search: { q: 'grain' } };

  test('shows the search of the address, unless another text was typed before it had loaded', () => {
    expect(box({}).text).toBe('');
    expect(box({ route: searched }).text).toBe('grain');
    expect(box({ route: searched, typed: '' }).text).toBe('');
    expect(box({ route: searched, typed: 'ruth 2' }).text).toBe('ruth 2');
  });

  test('suggests passages for a typed text, and nothing while it is closed', () => {
    expect(box({ typed: 'ruth 2' }).suggestions.map(({ label }) => label)).toEqual(['Ruth 2']);
    expect(box({ typed: 'ruth 2' }).at).toBe(0);
    expect(box({ route: { ...route, search: { q: 'ruth 2' } } }).suggestions).toEqual([]);
    expect(box({ typed: '' }).suggestions).toEqual([]);
  });

  test('suggests the place of a pasted address', () => {
    const { suggestions, at } = box({ typed: 'https://bible.example.org/read/BSB/RUT/2:3' });
    expect([suggestions.map(({ label }) => label), at]).toEqual([['Ruth 2:3 (BSB)'], 0]);
  });

  test('reads the reference in an address of another site, and does not search for others', () => {
    expect(box({ typed: 'https://example.org/ruth/2/3' }).suggestions[0]?.label).toBe('Ruth 2:3');
    const { suggestions, note } = box({ typed: 'https://example.org/about' });
    expect([suggestions, note]).toEqual([[], 'The service does not have this.']);
  });

  test('says why a reference cannot be opened', () => {
    const { note, suggestions, at } = box({ typed: 'ruth 9' });
    expect([note, suggestions[at!]?.label]).toEqual(['Ruth has 4 chapters.', 'Ruth 9']);
    expect(box({ typed: 'ruth 2', books: [] }).note).toMatch(/load/);
  });
});
