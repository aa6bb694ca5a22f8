import '../../location.fixture.ts';
import { afterEach, describe, expect, test } from 'bun:test';
import { elementsOf, fire } from '../../rendered.fixture.ts';
import { route } from '../chapter.fixture.ts';
import type { Kept } from './kept-data.ts';
import { Bookmarks, contains, Highlights, History, Notes } from './kept-lists.tsx';
import { kept } from './store.ts';

const passage = {
  edition: 'ONE',
  book: 'RUT',
  chapter: 2,
  verse: 3,
  title: 'Ruth 2:3',
  words: 'She left',
  made: 1,
};
const of = kept.of.bind(kept);
afterEach(() => {
  kept.of = of;
});

function keep(items: Partial<Kept>): void {
  kept.of = (kind) => (items[kind] ?? []) as never;
}

const removed: [string, Partial<Kept>][] = [];
const remove = (what: string, gone: Partial<Kept>) => void removed.push([what, gone]);
const links = (list: Parameters<typeof elementsOf>[0]) => elementsOf(list, 'a').map(({ text }) => text);

test.each([
  ['Señor, see John 3:16', 'senor john', true],
  ['Σοφία', 'σοφια', true],
  ['anything', '', true],
  ['one two', 'one three', false],
])('a search in %p for %p', (text, words, expected) => {
  expect(contains(text, words)).toBe(expected);
});

describe('the lists of kept passages', () => {
  test('say so if they are empty', () => {
    keep({});
    for (const List of [Highlights, Notes, Bookmarks, History]) {
      const [text] = elementsOf(<List {...{ route, remove, books: [], language: undefined }} />, 'p');
      expect(text!.props.class).toBe('nothing');
    }
  });

  test('have the latest bookmark first, which can be deleted', () => {
    const later = { ...passage, verse: 5, title: 'Ruth 2:5', made: 2 };
    keep({ bookmarks: [passage, later] });
    const list = <Bookmarks {...{ route, remove }} />;
    expect(links(list)).toEqual(['Ruth 2:5 ONE', 'Ruth 2:3 ONE']);
    fire(list, 'Delete Ruth 2:5', 'onClick');
    expect(removed.at(-1)![1]).toEqual({ bookmarks: [later] });
  });

  test('have the note that changed last first, with its text', () => {
    const note = (id: string, changed: number) => ({ ...passage, id, text: `text of ${id}`, changed });
    keep({ notes: [note('a', 1), note('b', 3), note('c', 2)] });
    const list = <Notes books={[]} language={undefined} {...{ route, remove }} />;
    const texts = elementsOf(list, 'p').filter(({ props }) => props.class === 'own-text');
    expect(texts.map(({ text }) => text)).toEqual(['text of b', 'text of c', 'text of a']);
  });

  test('delete all verses that were highlighted together', () => {
    const highlight = (verse: number) => ({
      ...passage,
      verse,
      title: `Ruth 2:${verse}`,
      colour: 'gold' as const,
    });
    keep({ highlights: [highlight(3), highlight(4)] });
    const list = <Highlights {...{ route, remove }} />;
    expect(links(list)).toEqual(['Ruth 2:3–4 ONE']);
    fire(list, 'Delete Ruth 2:3–4', 'onClick');
    expect(removed.at(-1)![1].highlights).toHaveLength(2);
  });

  test('group visited chapters by day, the latest first, and can be cleared', () => {
    const { verse: _, words: _words, made: _made, ...chapter } = passage;
    const visit = (title: string, day: number) => ({
      ...chapter,
      title,
      at: new Date(2026, 1, day, 12).getTime(),
    });
    const visits = [visit('Ruth 1', 1), visit('Ruth 2', 2), visit('Ruth 3', 2)];
    keep({ visits, places: [] });
    const list = <History {...{ route, remove }} />;
    expect(links(list)).toEqual(['Ruth 3 ONE', 'Ruth 2 ONE', 'Ruth 1 ONE']);
    expect(elementsOf(list, 'h3')).toHaveLength(2);
    const [clear] = elementsOf(list, 'button');
    (clear!.props.onClick as () => void)();
    expect(removed.at(-1)![1]).toEqual({ visits, places: [] });
  });
});
