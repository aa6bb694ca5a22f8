import '../../location.fixture.ts';
import { describe, expect, test } from 'bun:test';
import type { VNode } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { elementsOf, fire } from '../../rendered.fixture.ts';
import { bookOf, route } from '../chapter.fixture.ts';
import { ReferenceLink } from '../references/reference-link.tsx';
import { PassageContext, type Route } from '../route.ts';
import { EntityList } from './entity-list.tsx';
import { isSelected, Nothing, Source, VerseHeading } from './panel-parts.tsx';
import { Tabs } from './tabs.tsx';

const at = (of: Partial<Route>, component: VNode) => (
  <PassageContext.Provider value={{ route: { ...route, ...of }, books: [bookOf()], language: 'eng' }}>
    {component}
  </PassageContext.Provider>
);

test('verses are selected from the first to the last, and all of them without a selection', () => {
  const selected = (of: Partial<Route>) =>
    [1, 2, 3, 4].filter((verse) => isSelected({ ...route, ...of }, verse));
  expect(selected({})).toEqual([1, 2, 3, 4]);
  expect(selected({ verse: 2 })).toEqual([2]);
  expect(selected({ verse: 2, endVerse: 3 })).toEqual([2, 3]);
});

test('verses have headings unless a single one is selected', () => {
  const heading = (of: Partial<Route>) => renderToString(at(of, <VerseHeading verse={3} />));
  expect(heading({})).toContain('<a href="#/ONE/RUT/2?v=3">Verse 3</a>');
  expect(heading({ verse: 3, endVerse: 4 })).toContain('Verse 3');
  expect(heading({ verse: 3 })).toBe('');
});

test('an empty panel distinguishes the chapter from the selected verses', () => {
  const nothing = (of: Partial<Route>) => renderToString(at(of, <Nothing of="Notes" />));
  expect(nothing({})).not.toBe(nothing({ verse: 3 }));
  expect(nothing({})).toMatch(/chapter/);
});

test('a source is named with its website and its licence', () => {
  const edition = {
    name: 'Notes',
    website: 'https://notes.example/',
    licenseUrl: 'https://notes.example/terms',
  };
  expect(renderToString(<Source edition={edition} />)).toBe(
    '<p class="source"><a href="https://notes.example/">Notes</a> · <a href="https://notes.example/terms">Licence</a></p>',
  );
});

describe('a list of people or places', () => {
  const entity = (verses: readonly number[], remark?: string) => ({
    id: 'boaz',
    name: 'Boaz',
    remark,
    apiLink: '/boaz',
    verses,
  });
  const list = (verses: readonly number[], remark?: string) =>
    at({}, <EntityList title="People" entities={[entity(verses, remark)]} onOpen={() => {}} />);
  const links = (component: VNode) => elementsOf(component, 'a').map(({ text, props }) => [text, props.href]);

  test('links to the verses that name them, in ranges', () => {
    expect(links(list([1, 2, 3, 5]))).toEqual([
      ['1–3', '#/ONE/RUT/2?v=1-3'],
      ['5', '#/ONE/RUT/2?v=5'],
    ]);
  });

  test('is cut after eight ranges', () => {
    const odd = (count: number) => list(Array.from({ length: count }, (_, index) => 2 * index + 1));
    expect(links(odd(8))).toHaveLength(8);
    expect(renderToString(odd(8))).not.toContain('…');
    expect(links(odd(9))).toHaveLength(8);
    expect(renderToString(odd(9))).toContain('…');
  });

  test('opens a record, and shows remarks', () => {
    const opened: string[] = [];
    const entities = [entity([1], 'of Bethlehem')];
    const component = at(
      {},
      <EntityList title="People" entities={entities} onOpen={(link) => opened.push(link)} />,
    );
    fire(component, 'Boaz of Bethlehem', 'onClick');
    expect(opened).toEqual(['/boaz']);
    expect(renderToString(list([1]))).not.toContain('remark');
  });

  test('is absent without entities', () => {
    expect(renderToString(at({}, <EntityList title="People" entities={[]} onOpen={() => {}} />))).toBe('');
  });
});

test('the chosen tab is selected, is the stop of the Tab key and labels the panel', () => {
  const chosen: string[] = [];
  const component = (
    <Tabs
      label="Study"
      tabs={[
        { id: 'a', name: 'First' },
        { id: 'b', name: 'Second' },
      ]}
      chosen="b"
      onChoose={(id) => chosen.push(id)}
    >
      content
    </Tabs>
  );
  const tabs = elementsOf(component, 'button').map(({ text, props }) => [
    text,
    props['aria-selected'],
    props.tabIndex,
  ]);
  expect(tabs).toEqual([
    ['First', false, -1],
    ['Second', true, 0],
  ]);
  const html = renderToString(component);
  const [, id] = /role="tabpanel"[^>]*aria-labelledby="([^"]*)"/.exec(html)!;
  expect(html).toContain(`id="${id}" aria-selected="true"`);
  fire(component, 'First', 'onClick');
  expect(chosen).toEqual(['a']);
});

describe('a link to other verses', () => {
  const link = (book: string, text?: string) =>
    renderToString(
      at(
        { parallels: ['TWO'] },
        <ReferenceLink
          class="ref"
          reference={{ from: { book, chapter: 1, verse: 3 }, to: { book, chapter: 1, verse: 5 } }}
          {...(text !== undefined && { text })}
        />,
      ),
    );

  test('opens them with the same translations', () => {
    expect(link('RUT')).toContain('href="#/ONE/RUT/1?v=3-5&amp;with=TWO"');
    expect(link('RUT')).toContain('<bdi>Ruth 1:3–5</bdi>');
  });

  test('is labelled with the whole reference if its text is shorter', () => {
    expect(link('RUT', 'v. 3')).toContain('aria-label="v. 3 (Ruth 1:3–5)"');
    expect(link('RUT', 'Ruth 1:3–5')).not.toContain('aria-label');
    expect(link('RUT')).not.toContain('aria-label');
  });

  test('is text if the translation lacks the book', () => {
    expect(link('GEN')).toMatch(/^<span class="ref absent" title="[^"]+">.*1:3–5<\/span>$/);
    expect(link('GEN', 'see there')).toContain('>see there</span>');
  });
});
