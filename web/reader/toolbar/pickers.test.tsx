import '../../location.fixture.ts';
import { describe, expect, test } from 'bun:test';
import { renderToString } from 'preact-render-to-string';
import type { TranslationBook } from '../../../client/src/documents.ts';
import { bookOf, route, translationOf } from '../chapter.fixture.ts';
import { BookList } from './book-picker.tsx';
import { ChapterGrid } from './number-grid.tsx';
import { TranslationBadges } from './translation-badges.tsx';
import { TranslationRow } from './translation-picker.tsx';

const [genesis, ruth, tobit] = [
  bookOf({ id: 'GEN', name: 'Genesis', order: 1 }),
  bookOf(),
  bookOf({ id: 'TOB', name: 'Tobit', order: 67, isApocryphal: true }),
];

function booksWith(attribute: string, found: readonly TranslationBook[], book?: TranslationBook) {
  const html = renderToString(
    <BookList {...{ found, book }} lang="en" onChoose={() => {}} onLetter={() => {}} />,
  );
  const buttons = html.match(/<button.*?<\/button>/g) ?? [];
  return buttons.filter((button) => button.includes(attribute)).map((button) => button.replace(/<.*?>/g, ''));
}

describe('the list of books', () => {
  const all = [genesis, ruth, tobit];

  test('presses the chosen book and makes it the stop of the Tab key', () => {
    expect(booksWith('aria-pressed="true"', all, ruth)).toEqual(['Ruth']);
    expect(booksWith('tabindex="0"', all, ruth)).toEqual(['Ruth']);
  });

  test('makes the first book the stop if the chosen one is filtered out', () => {
    expect(booksWith('tabindex="0"', [genesis, tobit], ruth)).toEqual(['Genesis']);
    expect(booksWith('tabindex="0"', all)).toEqual(['Genesis']);
  });

  test('distinguishes the deuterocanon', () => {
    expect(booksWith('class="apocryphal"', all)).toEqual(['Tobit']);
  });

  test('says if no book matches', () => {
    const empty = <BookList found={[]} book={ruth} lang="en" onChoose={() => {}} onLetter={() => {}} />;
    expect(renderToString(empty)).toContain('<p role="status">No book matches');
    const some = <BookList found={all} book={ruth} lang="en" onChoose={() => {}} onLetter={() => {}} />;
    expect(renderToString(some)).not.toContain('role="status"');
  });
});

test('the chapters of a book are links, of which the current one is the stop of the Tab key', () => {
  const html = renderToString(
    <ChapterGrid
      book={bookOf({ firstChapterNumber: 0, lastChapterNumber: 2 })}
      isCurrent={(chapter) => chapter === 1}
      hrefOf={(chapter) => `#${chapter}`}
    />,
  );
  expect(html.match(/<a.*?<\/a>/g)).toEqual([
    '<a href="#0" tabindex="-1">0</a>',
    '<a href="#1" tabindex="0" aria-current="page">1</a>',
    '<a href="#2" tabindex="-1">2</a>',
  ]);
  expect(html).toContain('aria-label="Chapters of Ruth"');
});

describe('a translation in the picker', () => {
  const row = (id: string, parallels: readonly string[] = []) =>
    renderToString(
      <TranslationRow
        route={{ ...route, parallels }}
        translation={translationOf({ id, name: `Bible ${id}`, shortName: '' })}
        features={undefined}
        onClose={() => {}}
      />,
    );

  test('has its name and its short name, or else its id', () => {
    expect(row('TWO')).toContain(
      '<bdi class="name" lang="en">Bible TWO</bdi> <span class="short">TWO</span>',
    );
  });

  test('is current, and not compared with itself, if it is being read', () => {
    expect(row('ONE')).toContain('aria-current="true"');
    expect(row('ONE')).not.toContain('checkbox');
    expect(row('TWO')).toContain('aria-current="false"');
  });

  test('is checked if it is parallel, and disabled if there are three others', () => {
    expect(row('TWO')).toMatch(/type="checkbox"(?! checked)/);
    expect(row('TWO', ['TWO'])).toContain('checked');
    const three = ['TWO', 'THREE', 'FOUR'];
    expect(row('TWO', three)).not.toContain('disabled');
    expect(row('FIVE', three)).toContain('disabled');
    expect(row('FIVE', three.slice(1))).not.toContain('disabled');
  });
});

test('the badges of a translation say which parts are whole, and what else it has', () => {
  const features = {
    oldTestament: 39,
    newTestament: 26,
    otherBooks: 0,
    audio: true,
    words: false,
    notes: true,
  };
  const html = renderToString(
    <TranslationBadges
      features={{ ...features, id: 'ONE' } as unknown as Parameters<typeof TranslationBadges>[0]['features']}
    />,
  );
  const badges = [...html.matchAll(/<span class(?:="(\w*)")? title="([^"]*)">([^<]*)/g)];
  expect(badges.map(([, kind, title, name]) => [name, kind ?? '', title])).toEqual([
    ['OT', '', 'Old Testament: all books'],
    ['NT', 'part', 'New Testament: 26 of 27 books'],
    ['audio', '', 'Has recordings'],
    ['notes', '', 'Has footnotes'],
  ]);
  expect(renderToString(<TranslationBadges features={undefined} />)).toBe('');
});
