import '../../location.fixture.ts';
import { expect, test } from 'bun:test';
import { renderToString } from 'preact-render-to-string';
import type { SimpleChapterContent } from '../../../client/src/documents.ts';
import { bookOf, chapterOfRuth, translationOf, verseOf } from '../chapter.fixture.ts';
import { ChapterEnds } from './chapter-ends.tsx';
import { ChapterNotes } from './chapter-notes.tsx';

const neighbours = { previous: { book: 'RUT', chapter: 1 }, next: { book: '1SA', chapter: 1 } };

function ends(chapter = chapterOfRuth(neighbours), translations = [chapter.translation]) {
  const books = [bookOf(), bookOf({ id: '1SA', name: '1 Samuel' })];
  return renderToString(
    <ChapterEnds {...{ chapter, books, translations }} hrefOf={(to) => `#/${to.book}/${to.chapter}`} />,
  );
}

test('a chapter ends with links to its neighbours, each name isolated with its number', () => {
  const html = ends();
  expect(html).toMatch(/class="prev" rel="prev" href="#\/RUT\/1">.*Previous chapter.*←.*<bdi>Ruth 1<\/bdi>/);
  expect(html).toMatch(/class="next" rel="next" href="#\/1SA\/1">.*Next chapter.*<bdi>1 Samuel 1<\/bdi>.*→/);
});

test('the arrows point the other way in a text from right to left', () => {
  const html = ends(chapterOfRuth({ ...neighbours, translation: { textDirection: 'rtl' } }));
  expect(html).toMatch(/rel="prev"[^←]*→/);
  expect(html).toMatch(/rel="next".*←/);
});

test('the first and the last chapter of a translation have one neighbour', () => {
  const html = ends(chapterOfRuth({ previous: neighbours.previous }));
  expect(html).toContain('rel="prev"');
  expect(html).not.toContain('rel="next"');
});

test('every displayed translation is named with its licence, notes and website', () => {
  const other = translationOf({ id: 'TWO', name: 'Second Bible', licenseNotes: 'Share alike' });
  const html = ends(chapterOfRuth(), [translationOf(), other]);
  expect(html).toContain('<bdi>First Bible</bdi>. <a href="https://one.example/terms">Licence</a> · <a');
  expect(html).toContain(
    '<bdi>Second Bible</bdi>. <a href="https://one.example/terms">Licence</a> · Share alike · <a href="https://one.example/">',
  );
});

const note = (noteId: number, text: string) => ({ noteId, caller: '+', text, offset: 0 });
const noted = [
  { type: 'hebrew_subtitle', text: 'Title', footnotes: [note(0, 'of the title')] },
  { ...verseOf(1), footnotes: [note(1, 'of the first')] },
  { ...verseOf(2), footnotes: [note(2, 'of the bridge')] },
] as unknown as readonly SimpleChapterContent[];

test('notes are listed with their callers and verses', () => {
  const html = renderToString(
    <ChapterNotes class="loose-notes" chapter={chapterOfRuth({ content: noted })} bridges={{ 2: 3 }} />,
  );
  expect(html).toContain('<ul class="loose-notes" lang="en" dir="ltr">');
  expect(html.match(/<i>.<\/i> <b>[\d:-]*<\/b> [a-z ]+/g)).toEqual([
    '<i>a</i> <b></b> of the title',
    '<i>b</i> <b>2:1</b> of the first',
    '<i>c</i> <b>2:2-3</b> of the bridge',
  ]);
});

test('in a parallel view, only the notes of the displayed verses of the chapter are listed', () => {
  const listed = (book: string, chapter: number, verse: number) =>
    renderToString(
      <ChapterNotes
        class=""
        chapter={chapterOfRuth({ content: noted })}
        bridges={{}}
        verses={[{ book, chapter, verse }]}
      />,
    );
  expect(listed('RUT', 2, 1)).toContain('of the first');
  expect(listed('RUT', 2, 1)).not.toContain('of the bridge');
  expect(listed('RUT', 3, 1)).toBe('');
  expect(listed('GEN', 2, 1)).toBe('');
});
