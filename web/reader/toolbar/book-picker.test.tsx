import '../../location.fixture.ts';
import { describe, expect, test } from 'bun:test';
import { renderToString } from 'preact-render-to-string';
import { elementsOf, fire } from '../../rendered.fixture.ts';
import { bookOf, route } from '../chapter.fixture.ts';
import { BookList, BookPicker } from './book-picker.tsx';

const books = [bookOf({ id: 'GEN', name: 'Genesis', order: 1, lastChapterNumber: 2 }), bookOf()];

test('the picker opens with the chapters of the current book', () => {
  const picker = <BookPicker {...{ route, books }} lang="en" onClose={() => {}} />;
  const chapters = elementsOf(picker, 'a').map(({ text, props }) => [
    text,
    props.href,
    props['aria-current'],
  ]);
  expect(chapters).toEqual([
    ['1', '#/ONE/RUT/1', undefined],
    ['2', '#/ONE/RUT/2', 'page'],
    ['3', '#/ONE/RUT/3', undefined],
    ['4', '#/ONE/RUT/4', undefined],
  ]);
  const elsewhere = (
    <BookPicker {...{ books }} route={{ ...route, book: 'XXX' }} lang="en" onClose={() => {}} />
  );
  expect(renderToString(elsewhere)).toContain('<section class="places" aria-label="Genesis">');
  expect(renderToString(elsewhere)).not.toContain('aria-current');
});

test('choosing a chapter closes the picker', () => {
  let closed = 0;
  fire(<BookPicker {...{ route, books }} lang="en" onClose={() => closed++} />, '3', 'onClick');
  expect(closed).toBe(1);
});

describe('the list of books', () => {
  test('distinguishes a click from a key, after which the focus moves on', () => {
    const chosen: unknown[] = [];
    const list = (
      <BookList
        {...{ found: books, book: books[0] }}
        lang="en"
        onChoose={(...choice) => chosen.push(choice)}
        onLetter={() => {}}
      />
    );
    fire(list, 'Ruth', 'onClick', { detail: 1 });
    fire(list, 'Ruth', 'onClick', { detail: 0 });
    expect(chosen).toEqual([
      ['RUT', false],
      ['RUT', true],
    ]);
  });

  test('passes letters to the field, but no shortcuts', () => {
    let letters = 0;
    const list = (
      <BookList
        {...{ found: books, book: books[0] }}
        lang="en"
        onChoose={() => {}}
        onLetter={() => letters++}
      />
    );
    const currentTarget = { querySelectorAll: () => [] };
    for (const event of [{ key: 'r' }, { key: 'é' }, { key: '1' }])
      fire(list, 'Books', 'onKeyDown', { ...event, currentTarget });
    expect(letters).toBe(3);
    const others = [
      { key: 'Tab' },
      { key: 'r', ctrlKey: true },
      { key: 'r', metaKey: true },
      { key: 'r', altKey: true },
    ];
    for (const event of others) fire(list, 'Books', 'onKeyDown', { ...event, currentTarget });
    expect(letters).toBe(3);
  });
});

test('Enter in the field chooses the first book that matches', () => {
  const picker = <BookPicker {...{ route, books }} lang="en" onClose={() => {}} />;
  const handled = (key: string) => {
    let isHandled = false;
    const preventDefault = () => {
      isHandled = true;
    };
    Object.assign(globalThis, { requestAnimationFrame: () => 0 });
    fire(picker, 'Find a book', 'onKeyDown', { key, preventDefault });
    return isHandled;
  };
  expect(handled('Enter')).toBe(true);
  expect(handled('a')).toBe(false);
});
