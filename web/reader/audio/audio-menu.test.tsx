import '../../location.fixture.ts';
import { beforeAll, describe, expect, test } from 'bun:test';
import { elementsOf, fire } from '../../rendered.fixture.ts';
import { chapterOfRuth } from '../chapter.fixture.ts';
import { AudioMenu } from './audio-menu.tsx';
import { defaultChoices } from './listening.ts';
import { PlayerButton, PositionSlider } from './player-controls.tsx';

beforeAll(() => {
  globalThis.matchMedia ??= (() => ({ matches: false })) as unknown as typeof matchMedia;
});

type MenuProps = Parameters<typeof AudioMenu>[0];

function menu(props: Partial<MenuProps> = {}) {
  const asked: unknown[] = [];
  const component = (
    <AudioMenu
      chapter={chapterOfRuth()}
      readers={['anna', 'ben']}
      choices={{ ...defaultChoices, reader: 'anna' }}
      wanted="anna"
      change={(change) => asked.push(change)}
      hasVerses={true}
      selected={undefined}
      repeat={{ kind: 'off' }}
      onRepeat={(repeat) => asked.push(repeat)}
      sleep={undefined}
      onSleep={(sleep) => asked.push(sleep)}
      {...props}
    />
  );
  return { component, asked };
}

const selects = (props: Partial<MenuProps>) => elementsOf(menu(props).component, 'select');

describe('the menu of the player', () => {
  test('offers readers only if there are several', () => {
    expect(selects({})).toHaveLength(4);
    expect(selects({ readers: ['anna'] })).toHaveLength(3);
  });

  test('offers to repeat verses and the selected passage only if the recording has timings', () => {
    const repeats = (props: Partial<MenuProps>) =>
      elementsOf(menu(props).component, 'option')
        .map(({ props }) => props.value)
        .filter((value) => ['off', 'verse', 'passage', 'chapter'].includes(String(value)));
    const selected = { first: 2, last: 4 };
    expect(repeats({})).toEqual(['off', 'verse', 'chapter']);
    expect(repeats({ selected })).toEqual(['off', 'verse', 'passage', 'chapter']);
    expect(repeats({ selected, hasVerses: false })).toEqual(['off', 'chapter']);
  });

  test('names the passage to repeat', () => {
    const passage = (first: number, last: number) =>
      elementsOf(menu({ selected: { first, last } }).component, 'option').find(
        ({ props }) => props.value === 'passage',
      )?.text;
    expect(passage(2, 2)).toBe('Verse 2');
    expect(passage(2, 4)).toBe('Verses 2–4');
    expect(passage(2, Number.POSITIVE_INFINITY)).toMatch(/2/);
    expect(passage(2, Number.POSITIVE_INFINITY)).not.toContain('Infinity');
  });

  test('changes the speed, the repeat and the sleep timer', () => {
    const { component, asked } = menu({ selected: { first: 2, last: 4 }, readers: ['anna'] });
    const [speed, repeat, sleep] = elementsOf(component, 'select').map(
      ({ props }) => props.onChange as (event: object) => void,
    );
    speed!({ currentTarget: { value: '1.25' } });
    repeat!({ currentTarget: { value: 'passage' } });
    repeat!({ currentTarget: { value: 'verse' } });
    sleep!({ currentTarget: { value: 'end' } });
    sleep!({ currentTarget: { value: '' } });
    sleep!({ currentTarget: { value: 'now' } });
    expect(asked).toEqual([
      { speed: 1.25 },
      { kind: 'passage', first: 2, last: 4 },
      { kind: 'verse' },
      'end of chapter',
      undefined,
    ]);
    const before = Date.now();
    sleep!({ currentTarget: { value: '10' } });
    const { at } = asked.at(-1) as { at: number };
    expect(at - before).toBeGreaterThanOrEqual(600_000);
    expect(at - before).toBeLessThan(610_000);
  });

  test('shows the minutes that are left', () => {
    const [timer] = selects({ sleep: { at: Date.now() + 90_000 }, readers: ['anna'] }).slice(-1);
    expect(timer!.props.value).toBe('now');
    expect(timer!.text).toContain('2 min');
    expect(selects({ sleep: 'end of chapter' }).at(-1)!.props.value).toBe('end');
    expect(selects({}).at(-1)!.props.value).toBe('');
  });

  test('switches options off and on', () => {
    const { component, asked } = menu({ choices: { ...defaultChoices, goesOn: false, reader: 'anna' } });
    for (const { props } of elementsOf(component, 'input')) (props.onChange as () => void)();
    expect(asked).toEqual([{ goesOn: true }, { jumps: false }, { keys: false }]);
    expect(elementsOf(menu({ hasVerses: false }).component, 'input')).toHaveLength(2);
  });
});

test('the slider moves within the recording once its length is known', () => {
  const seeks: number[] = [];
  const slider = (duration?: number, verse?: number) => (
    <PositionSlider
      playback={{ time: 65, ...(duration !== undefined && { duration }), seek: (to) => seeks.push(to) }}
      verse={verse}
    >
      place
    </PositionSlider>
  );
  const [input] = elementsOf(slider(130.2, 4), 'input');
  expect(input!.props).toMatchObject({ min: 0, max: 131, value: 65, disabled: false });
  expect(input!.props['aria-valuetext']).toContain('4');
  expect(elementsOf(slider(130.2), 'input')[0]!.props['aria-valuetext']).toContain('1:05');
  expect(elementsOf(slider(), 'input')[0]!.props).toMatchObject({ value: 0, disabled: true });
  (input!.props.onInput as (event: object) => void)({ currentTarget: { valueAsNumber: 12 } });
  expect(seeks).toEqual([12]);
});

test('a button of the player has a label and a tooltip', () => {
  let presses = 0;
  const button = <PlayerButton drawing="play" label="Play" onClick={() => presses++} />;
  fire(button, 'Play', 'onClick');
  expect(presses).toBe(1);
  expect(elementsOf(button, 'button')[0]!.props).toMatchObject({
    class: 'player-button play',
    title: 'Play',
  });
});
