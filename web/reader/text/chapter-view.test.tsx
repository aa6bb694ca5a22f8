import '../../location.fixture.ts';
import { describe, expect, test } from 'bun:test';
import type { VNode } from 'preact';
import { renderToString } from 'preact-render-to-string';
import type { SimpleChapterContent, SimpleChapterWord } from '../../../client/src/documents.ts';
import { fire } from '../../rendered.fixture.ts';
import { chapterOfRuth, verseOf } from '../chapter.fixture.ts';
import { defaultSettings, type Settings } from '../settings.tsx';
import { glossed, type WordGloss, withPunctuation } from '../words/interlinear-text.tsx';
import { ChapterHeader, ChapterView, type ReadingChoices } from './chapter-view.tsx';
import { textBlocks } from './text-blocks.ts';

interface Shown extends Partial<Omit<ReadingChoices, 'settings'>> {
  readonly settings?: Partial<Settings>;
  readonly words?: Readonly<Record<string, readonly SimpleChapterWord[]>>;
  readonly bridges?: Readonly<Record<number, number>>;
}

function viewOf(
  content: readonly SimpleChapterContent[],
  { settings, words, bridges, ...choices }: Shown = {},
) {
  return (
    <ChapterView
      blocks={textBlocks(content, words, { bridges: bridges ?? {} })}
      choices={{
        settings: { ...defaultSettings, ...settings },
        isMarked: () => false,
        playingVerse: undefined,
        hrefOf: (verse) => `#${verse}`,
        onNote: () => {},
        onWord: () => {},
        isLit: () => false,
        ...choices,
      }}
    />
  );
}

function view(content: readonly SimpleChapterContent[], shown?: Shown): string {
  return renderToString(viewOf(content, shown));
}

const having = (name: string, html: string) =>
  [...html.matchAll(/class="verse([^"]*)" data-verse="(\d+)"/g)].flatMap(([, names, verse]) =>
    names!.split(' ').includes(name) ? [Number(verse)] : [],
  );

describe('a verse', () => {
  const verses = [verseOf(1), verseOf(2), verseOf(4)];

  test('is marked if it is selected, and its number is the current link', () => {
    const html = view(verses, { isMarked: (verse) => verse === 2 });
    expect(having('marked', html)).toEqual([2]);
    expect(html.match(/aria-current="true"[^>]*>(\d)/)?.[1]).toBe('2');
  });

  test('is played as a whole if it is a bridge', () => {
    const playing = (playingVerse: number | undefined) =>
      having('playing', view(verses, { playingVerse, bridges: { 2: 3 } }));
    expect([1, 2, 3, 4, 5, undefined].map(playing)).toEqual([[1], [2], [2], [4], [], []]);
  });

  test('has a number that links to it, with both ends of a bridge', () => {
    const html = view(verses, { bridges: { 2: 3 } });
    expect(html).toContain('<a class="number" href="#1" tabindex="-1" aria-label="Verse 1">1\u00a0');
    expect(html).toContain('aria-label="Verse 2-3">2-3\u00a0');
    expect(html).toContain('data-verse="2" data-end="3"');
    expect(html).not.toContain('data-verse="1" data-end');
  });

  test('has a number that appears only with the focus if numbers are switched off', () => {
    expect(view(verses, { settings: { verseNumbers: false } })).toContain('class="number unseen"');
    expect(view(verses)).not.toContain('unseen');
  });

  test('has a number that screen readers skip in plain text, and none if numbers are off too', () => {
    const html = view(verses, { settings: { plain: true } });
    expect(html).toContain('<span class="number" aria-hidden="true">1\u00a0');
    expect(html).not.toContain('<a');
    expect(view(verses, { settings: { plain: true, verseNumbers: false } })).not.toContain('number');
  });

  test('shows the signs of a highlight where it begins', () => {
    const markOf = (verse: number) => (verse === 4 ? { class: ' gold', sign: <b>note</b> } : undefined);
    const html = view(verses, { markOf });
    expect(having('gold', html)).toEqual([4]);
    expect(html.match(/<b>note<\/b>/g)).toHaveLength(1);
  });
});

const handledKeys = (component: VNode, text: string) =>
  ['Enter', ' ', 'a'].filter((key) => {
    let isHandled = false;
    const preventDefault = () => {
      isHandled = true;
    };
    const word = { closest: () => null, matches: () => false };
    const click = () => fire(component, text, 'onClick', { detail: 0, preventDefault, currentTarget: word });
    fire(component, text, 'onKeyDown', { key, preventDefault, currentTarget: { click } });
    return isHandled;
  });

describe('a note', () => {
  const note = { noteId: 0, caller: 'a', text: 'Or grain', offset: 5 };
  const verse = { ...verseOf(1), footnotes: [note] } as unknown as SimpleChapterContent;

  test('is a button with its caller', () => {
    const html = view([verse]);
    expect(html).toMatch(/class="caller" role="button"[^>]*aria-label="Note a"[^>]*>a<\/span>/);
  });

  test('opens with a click, Enter and space', () => {
    const opened: string[] = [];
    const component = viewOf([verse], { onNote: ({ text }) => opened.push(text) });
    fire(component, 'a', 'onClick', { currentTarget: null });
    expect(handledKeys(component, 'a')).toEqual(['Enter', ' ']);
    expect(opened).toEqual(['Or grain', 'Or grain', 'Or grain']);
    const plain = viewOf([verse], { onNote: ({ text }) => opened.push(text), settings: { plain: true } });
    fire(plain, 'a', 'onClick', { currentTarget: null });
    expect(opened).toHaveLength(4);
  });

  test('is hidden from screen readers in plain text, and absent if notes are switched off', () => {
    expect(view([verse], { settings: { plain: true } })).toContain('class="caller" aria-hidden="true"');
    expect(view([verse], { settings: { notes: false } })).not.toContain('caller');
  });
});

describe('a word', () => {
  const word = { start: 0, end: 5 } as SimpleChapterWord;
  const words = { 1: [word] };
  const verses = [verseOf(1, 'Grain, and more')];

  test('is a button, lit if it is open, and the rest is text', () => {
    expect(view(verses, { words })).toMatch(/class="word" role="button"[^>]*>Grain<\/span>, and more/);
    expect(view(verses, { words, isLit: () => true })).toContain('class="word lit"');
  });

  test('opens with a click in an original text, Enter and space, with its verse', () => {
    const opened: unknown[] = [];
    const onWord: ReadingChoices['onWord'] = (_, text, _anchor, verse) => opened.push([text, verse]);
    const component = viewOf(verses, { words, onWord });
    const press = (isOriginal: boolean) => {
      const currentTarget = { closest: () => null, matches: () => isOriginal };
      fire(component, 'Grain', 'onClick', { currentTarget, detail: 1 });
    };
    press(false);
    expect(opened).toEqual([]);
    press(true);
    expect(handledKeys(component, 'Grain')).toEqual(['Enter', ' ']);
    expect(opened).toEqual([
      ['Grain', 1],
      ['Grain', 1],
      ['Grain', 1],
    ]);
  });

  const interlinearOf = (gloss: WordGloss): ReadingChoices['interlinear'] => ({
    arranged: withPunctuation,
    explained: (_, text) => glossed(text, gloss),
  });

  test('takes no punctuation from text after other text', () => {
    const interlinear = interlinearOf({ gloss: 'seed', parsing: '' });
    const noted = { ...verses[0]!, footnotes: [{ noteId: 0, caller: 'a', text: '', offset: 5 }] };
    const html = view([noted as unknown as SimpleChapterContent], { words, interlinear });
    expect(html).toContain('<span class="surface">Grain</span>');
    expect(html).toContain(', and more');
  });

  test('has its meaning under it, together with the punctuation that follows', () => {
    const html = view(verses, {
      words,
      interlinear: interlinearOf({ gloss: 'seed', parsing: '' }),
    });
    expect(html).toContain('<span class="surface">Grain,</span>');
    expect(html).toContain('<span class="under" lang="en" dir="ltr">seed</span>');
    expect(html).not.toContain('form');
    const parsed = view(verses, {
      words,
      interlinear: interlinearOf({ gloss: '', parsing: 'noun' }),
    });
    expect(parsed).toContain('dir="ltr">–</span>');
    expect(parsed).toContain('<span class="under form" lang="en" dir="ltr">noun</span>');
  });
});

test('words of Jesus are red unless that is switched off', () => {
  const verse = { ...verseOf(1, 'He said, Come'), wordsOfJesus: [{ start: 9, end: 13 }] };
  expect(view([verse])).toContain('He said, <span class="red">Come</span>');
  expect(view([verse], { settings: { redLetters: false } })).not.toContain('red');
});

test('lines of poetry have a level of at most 4', () => {
  const verse = {
    ...verseOf(1, 'one\ntwo'),
    poem: [
      { start: 0, end: 4, level: 2 },
      { start: 4, end: 7, level: 6 },
    ],
  };
  const html = view([verse]);
  expect(html).toContain('class="line level-2"');
  expect(html).toContain('class="line level-4"');
});

test('the header has the book, the chapter and the translation', () => {
  const html = renderToString(<ChapterHeader chapter={chapterOfRuth()} />);
  expect(html).toContain('<h1 lang="en" dir="ltr" tabindex="-1">');
  expect(html).toContain('<span class="chapter-number">2</span>');
  expect(html).toContain('<bdi lang="en">First Bible</bdi>');
});
