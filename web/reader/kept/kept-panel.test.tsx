import '../../location.fixture.ts';
import { expect, test } from 'bun:test';
import { elementsOf } from '../../rendered.fixture.ts';
import { bookOf, route, translationOf } from '../chapter.fixture.ts';
import { KeptPanel } from './kept-panel.tsx';
import { KeptTab } from './kept-tab.tsx';

function panel(wanted: 'home' | 'kept') {
  const component = (
    <KeptPanel
      {...{ route, wanted }}
      translations={[translationOf()]}
      books={[bookOf()]}
      onClose={() => {}}
    />
  );
  const elements = elementsOf(component);
  const textsOf = (type: string) => elements.filter((each) => each.type === type).map(({ text }) => text);
  const tabs = elements.filter(({ props }) => props.role === 'tab');
  return {
    title: textsOf('h2')[0],
    chosen: tabs.filter(({ props }) => props['aria-selected']).map(({ text }) => text),
    tabs: tabs.length,
    isUndoHidden: elements.find(({ props }) => props.class === 'removed')?.props.hidden,
  };
}

test('the home button opens the home page without tabs, and the other one the last list', () => {
  expect(panel('home')).toMatchObject({ title: 'Home', chosen: [], tabs: 0 });
  expect(panel('kept').chosen).toEqual(['Highlights']);
  expect(panel('kept').title).not.toBe('Home');
});

test.each(['highlights', 'notes', 'bookmarks'])('an empty list of %s says how to fill it', (tab) => {
  const lists = { route, translations: [translationOf()], books: [bookOf()] };
  const texts = elementsOf(<KeptTab {...lists} tab={tab} remove={() => {}} refuse={() => {}} />);
  const nothing = texts.filter(({ props }) => props.class === 'nothing').map(({ text }) => text);
  expect(nothing).toEqual([expect.stringContaining('Press a verse')]);
});

test('nothing can be undone at first', () => {
  expect(panel('kept').isUndoHidden).toBe(true);
});
