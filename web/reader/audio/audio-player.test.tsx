import '../../location.fixture.ts';
import { describe, expect, test } from 'bun:test';
import { renderToString } from 'preact-render-to-string';
import { chapterOfRuth, route } from '../chapter.fixture.ts';
import { AudioPlayer, Elsewhere, HeardPlace } from './audio-player.tsx';
import { isAtChapter, isSameChapter } from './recorded-chapter.ts';

const place = { translation: 'ONE', book: 'RUT', chapter: 2 };

describe('the link to the playing chapter', () => {
  const link = (isHere: boolean, verse?: number) =>
    renderToString(
      <HeardPlace
        chapter={chapterOfRuth()}
        route={{ ...route, parallels: ['TWO'] }}
        player={{ place, verse, isHere, showVerse: () => {} }}
      />,
    );

  test('keeps the parallel translations only while that chapter is displayed', () => {
    expect(link(true)).toContain('href="#/ONE/RUT/2?with=TWO"');
    expect(link(false)).toContain('href="#/ONE/RUT/2"');
  });

  test('names the chapter, the playing verse and the translation', () => {
    expect(link(true, 5)).toContain('<bdi>Ruth 2:5</bdi>');
    expect(link(true)).toContain('<bdi>Ruth 2</bdi>');
    expect(link(true)).toContain('<bdi>FB</bdi>');
  });

  test('says where it leads', () => {
    expect(link(false, 5)).toContain('title="Go to Ruth 2:5"');
    expect(link(true, 5)).not.toContain('Go to');
  });
});

test('while another chapter plays, it can be stopped, and the displayed one played if it has a recording', () => {
  const elsewhere = (readable?: ReturnType<typeof chapterOfRuth>) =>
    renderToString(<Elsewhere readable={readable} onPlay={() => {}} onStop={() => {}} />);
  expect(elsewhere(chapterOfRuth()).match(/<button/g)).toHaveLength(2);
  expect(elsewhere(chapterOfRuth())).toContain('Play Ruth 2');
  expect(elsewhere().match(/<button/g)).toHaveLength(1);
});

test('a chapter is the same only in the same translation', () => {
  expect(isSameChapter(chapterOfRuth(), chapterOfRuth())).toBe(true);
  expect(isSameChapter(chapterOfRuth(), chapterOfRuth({ translation: { id: 'TWO' } }))).toBe(false);
  expect(isAtChapter(place, chapterOfRuth())).toBe(true);
  expect(isAtChapter({ ...place, chapter: 3 }, chapterOfRuth())).toBe(false);
});

test('a chapter without a recording has no player', () => {
  const player = <AudioPlayer shown={chapterOfRuth()} route={route} onVerse={() => {}} onReady={() => {}} />;
  expect(renderToString(player)).toBe('');
});
