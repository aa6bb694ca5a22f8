import { expect, setDefaultTimeout, test } from 'bun:test';
import fc from 'fast-check';
import { contrastOf, defaultColours, inkOn, unreadableColours } from './site.ts';

setDefaultTimeout(600_000);

const hex = fc.stringMatching(/^#[0-9a-f]{6}$/);

test.each([
  ['#000000', '#ffffff', 21],
  ['#777777', '#ffffff', 4.48],
  ['#ffffff', '#ffffff', 1],
])('%s on %s has the contrast that WCAG gives it', (text, ground, contrast) => {
  expect(contrastOf(text, ground)).toBeCloseTo(contrast, 2);
  expect(contrastOf(ground, text)).toBe(contrastOf(text, ground));
});

test('the default colours match the style sheet and are readable', async () => {
  const style = await Bun.file(new URL('../../web/styles/colours.css', import.meta.url)).text();
  for (const [name, { light, dark }] of Object.entries(defaultColours))
    expect(style).toContain(`--${name}: light-dark(${light}, ${dark});`);
  expect(unreadableColours(defaultColours)).toEqual([]);
});

test('a pale accent is refused with a shade that is readable', () => {
  const [found, ...others] = unreadableColours({ accent: { light: '#ffcc00', dark: '#ffcc00' } });
  expect(others).toEqual([]);
  expect(found).toMatchObject({ path: ['accent', 'light'] });
  expect(found!.message).toStartWith('#ffcc00 on #fbf9f4 has a contrast of 1.4, and text needs 4.5.');
  const better = /such as (#\w{6})\./.exec(found!.message)![1]!;
  expect(unreadableColours({ accent: { light: better, dark: '#ffcc00' } })).toEqual([]);
});

test('a page on which the text cannot be read is refused', () => {
  const dark = defaultColours.paper.dark;
  expect(unreadableColours({ paper: { light: '#333333', dark } })).toMatchObject([
    { path: ['paper', 'light'], message: expect.stringContaining('Choose a lighter colour') },
  ]);
});

test('links and pressed buttons are readable in all accepted colours', () => {
  fc.assert(
    fc.property(hex, hex, (light, dark) => {
      for (const scheme of ['light', 'dark'] as const) {
        const accent = { light, dark };
        const isRefused = unreadableColours({ accent }).some(({ path }) => path[1] === scheme);
        const contrast = contrastOf(accent[scheme], defaultColours.paper[scheme]);
        expect(isRefused || contrast >= 4.5).toBe(true);
        expect(contrastOf(inkOn(accent[scheme]), accent[scheme])).toBeGreaterThan(4.2);
      }
    }),
  );
});
