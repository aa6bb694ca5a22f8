import '../../location.fixture.ts';
import { describe, expect, test } from 'bun:test';
import { renderToString } from 'preact-render-to-string';
import { elementsOf } from '../../rendered.fixture.ts';
import { bookOf, chapterOfRuth, route, translationOf, verseOf } from '../chapter.fixture.ts';
import { defaultSettings } from '../settings.tsx';
import { Passage, type PassageProps } from './passage.tsx';

function passage(props: Partial<PassageProps> = {}) {
  const chapter = chapterOfRuth({ content: [verseOf(1), verseOf(2), verseOf(3)] });
  return (
    <Passage
      {...{ route }}
      columns={[{ translation: 'ONE', chapter }]}
      retry={() => {}}
      translations={[translationOf()]}
      books={[bookOf()]}
      language="eng"
      settings={defaultSettings}
      playingVerse={undefined}
      marks={undefined}
      hasCode={false}
      onSelect={() => {}}
      actions={<b class="actions" />}
      {...props}
    />
  );
}

const verses = (name: string, props: Partial<PassageProps>) =>
  elementsOf(passage(props), 'span')
    .filter(({ props: own }) => own['data-verse'] && String(own.class).split(' ').includes(name))
    .map(({ props: own }) => own['data-verse']);

const hasActions = (props: Partial<PassageProps>) =>
  renderToString(passage(props)).includes('class="actions"');
const classOf = (props: Partial<PassageProps>) => elementsOf(passage(props), 'article')[0]!.props.class;
const other = { ...route, chapter: 3, verse: 2 };

describe('a passage', () => {
  test('marks the verses of the address, and shows their actions', () => {
    const selected = { route: { ...route, verse: 2, endVerse: 3 } };
    expect(verses('marked', selected)).toEqual([2, 3]);
    expect(hasActions(selected)).toBe(true);
    expect(verses('marked', {})).toEqual([]);
    expect(hasActions({})).toBe(false);
  });

  test('marks nothing if the address names another chapter', () => {
    expect(verses('marked', { route: other })).toEqual([]);
    expect(hasActions({ route: other })).toBe(false);
    expect(classOf({ route: other })).toContain('other');
    expect(classOf({})).not.toContain('other');
  });

  test('shows the playing verse only in the chapter of the address', () => {
    expect(verses('playing', { playingVerse: 3 })).toEqual([3]);
    expect(verses('playing', { playingVerse: 3, route: other })).toEqual([]);
  });

  test('has links that select a verse, and let the selected one go', () => {
    const hrefs = (verse?: number) =>
      elementsOf(passage({ route: { ...route, ...(verse && { verse }) } }), 'a')
        .filter(({ props }) => props.class === 'number')
        .map(({ props }) => props.href);
    expect(hrefs()).toEqual(['#/ONE/RUT/2?v=1', '#/ONE/RUT/2?v=2', '#/ONE/RUT/2?v=3']);
    expect(hrefs(2)[1]).toBe('#/ONE/RUT/2');
  });

  test('ends with the neighbours and the licence only if it is the last one on the page', () => {
    const footers = (isLast: boolean) => elementsOf(passage({ isLast }), 'footer');
    expect(footers(true)).toHaveLength(1);
    expect(footers(true)[0]!.text).toContain('First Bible. Licence');
    expect(footers(false)).toEqual([]);
  });

  test('shows highlights of its own verses', () => {
    const marks: PassageProps['marks'] = ({ chapter }, verse) =>
      chapter === 2 && verse === 3 ? { class: ' highlighted gold', sign: null } : undefined;
    expect(verses('gold', { marks })).toEqual([3]);
  });
});
