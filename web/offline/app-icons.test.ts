import { expect, test } from 'bun:test';
import { inflateSync } from 'node:zlib';
import { appIcons } from './app-icons.ts';

function pixelsOf(file: string) {
  const bytes = Buffer.from(appIcons().get(file) as Uint8Array);
  const [width, size] = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
  const start = bytes.indexOf('IDAT');
  const lines = inflateSync(bytes.subarray(start + 4, start + 4 + bytes.readUInt32BE(start - 4)));
  return {
    bytes,
    width,
    size,
    at: (x: number, y: number) => {
      const first = y * (width * 4 + 1) + 1 + x * 4;
      return [...lines.subarray(first, first + 4)];
    },
  };
}

const [rust, paper] = [
  [0x7a, 0x3b, 0x1d, 255],
  [0xfb, 0xf9, 0xf4, 255],
];

test('an icon has round corners, a background and a book in the middle', () => {
  const { size, at } = pixelsOf('icons/icon-192.png');
  expect(size).toBe(192);
  expect(at(0, 0)).toEqual([0, 0, 0, 0]);
  expect(at(96, 6)).toEqual(rust!);
  expect(at(80, 70)).toEqual(paper!);
});

test('a maskable icon fills its square, with the book inside the safe circle', () => {
  const { size, at } = pixelsOf('icons/maskable-512.png');
  expect(size).toBe(512);
  for (let x = 0; x < size; x += 7)
    for (let y = 0; y < size; y += 7) {
      expect(at(x, y)[3]).toBe(255);
      const isOutside = Math.hypot(x - 256, y - 256) > 0.4 * 512;
      if (isOutside) expect(at(x, y)).toEqual(rust!);
    }
});

test('the picture of link previews is wide and small, with the book in the middle', () => {
  const { bytes, width, size, at } = pixelsOf('icons/preview.png');
  expect([width, size]).toEqual([1200, 630]);
  expect(bytes.length).toBeLessThan(40_000);
  for (const [x, y] of [
    [0, 0],
    [1199, 0],
    [0, 629],
    [1199, 629],
    [300, 315],
    [900, 315],
  ] as const) {
    expect(at(x, y)).toEqual(rust!);
  }
  expect(at(560, 240)).toEqual(paper!);
});

test('the SVG icon is well formed', () => {
  expect(String(appIcons().get('icons/icon.svg'))).toMatch(
    /^<svg [^>]*viewBox="0 0 64 64">(?:<polygon [^>]*\/>){9}<\/svg>\n$/,
  );
});
