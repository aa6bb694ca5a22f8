import { deflateSync } from 'node:zlib';
import { channels } from '../../src/model/site.ts';

/** In a unit square; the origin is the top left corner. */
type Point = readonly [x: number, y: number];

interface Shape {
  readonly colour: string;
  readonly outline: readonly Point[];
}

const rust = '#7a3b1d';
const paper = '#fbf9f4';
const shade = '#e6d9c4';

/**
 * An open book with lines of text. Maskable icons have a wider margin, because platforms may crop them to
 * their inner circle.
 */
function book(scale: number): Shape[] {
  const place = ([x, y]: Point): Point => [0.5 + (x - 0.5) * scale, 0.5 + (y - 0.5) * scale];
  const mirrored = (outline: readonly Point[]) => outline.map(([x, y]): Point => [1 - x, y]);
  const left: Point[] = [
    ...curve([0.5, 0.31], [0.36, 0.2], [0.16, 0.25]),
    ...curve([0.16, 0.73], [0.36, 0.68], [0.5, 0.79]),
  ];
  const line = (y: number): Point[] => [
    ...curve([0.24, y], [0.34, y - 0.02], [0.43, y + 0.04]),
    ...curve([0.43, y + 0.075], [0.34, y + 0.015], [0.24, y + 0.035]),
  ];
  const lines = [0.36, 0.46, 0.56].map(line);
  return [
    { colour: paper, outline: left },
    { colour: shade, outline: mirrored(left) },
    ...lines.map((outline) => ({ colour: rust, outline })),
    ...lines.map((outline) => ({ colour: rust, outline: mirrored(outline) })),
  ].map(({ colour, outline }) => ({ colour, outline: outline.map(place) }));
}

function curve(from: Point, control: Point, to: Point): Point[] {
  return Array.from({ length: 13 }, (_, step): Point => {
    const t = step / 12;
    const at = (i: 0 | 1) => (1 - t) ** 2 * from[i] + 2 * (1 - t) * t * control[i] + t ** 2 * to[i];
    return [at(0), at(1)];
  });
}

function ground(radius: number): Shape {
  const corner = (x: number, y: number, start: number) =>
    Array.from({ length: 13 }, (_, step): Point => {
      const angle = start + (step / 12) * (Math.PI / 2);
      return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
    });
  const [near, far] = [radius, 1 - radius];
  const outline = [
    ...corner(far, far, 0),
    ...corner(near, far, Math.PI / 2),
    ...corner(near, near, Math.PI),
    ...corner(far, near, 1.5 * Math.PI),
  ];
  return { colour: rust, outline };
}

export function appIcons(): ReadonlyMap<string, string | Uint8Array<ArrayBuffer>> {
  const rounded = [ground(0.2), ...book(1.1)];
  const maskable = [ground(0), ...book(0.85)];
  const wide = [
    {
      colour: rust,
      outline: [
        [-1, 0],
        [2, 0],
        [2, 1],
        [-1, 1],
      ] as const,
    },
    ...book(1),
  ];
  return new Map<string, string | Uint8Array<ArrayBuffer>>([
    ['icons/icon.svg', svg(rounded)],
    ['icons/icon-192.png', png(rounded, { size: 192 })],
    ['icons/icon-512.png', png(rounded, { size: 512 })],
    ['icons/maskable-512.png', png(maskable, { size: 512 })],
    // `previewImage` in src/site names its path and size
    ['icons/preview.png', png(wide, { size: 630, width: 1200 })],
  ]);
}

function svg(shapes: readonly Shape[]): string {
  const paths = shapes.map(({ colour, outline }) => {
    const points = outline.map(([x, y]) => `${round(x * 64)},${round(y * 64)}`).join(' ');
    return `<polygon fill="${colour}" points="${points}"/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">${paths.join('')}</svg>\n`;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

const samples = 4;

interface Picture {
  /** Height in pixels, and the unit of the shapes. */
  readonly size: number;
  readonly width?: number;
}

/** An antialiased picture with 8 bits per channel (PNG specification, RGBA, not interlaced). */
function png(shapes: readonly Shape[], { size, width = size }: Picture): Uint8Array<ArrayBuffer> {
  const pixels = new Float64Array(width * size * 4);
  for (const { colour, outline } of shapes) paint(pixels, { size, width }, outline, channels(colour));
  const stride = width * 4 + 1;
  const lines = new Uint8Array(size * stride);
  for (let y = 0; y < size; y++)
    for (let x = 0; x < width * 4; x++) {
      const alpha = pixels[(y * width + (x >> 2)) * 4 + 3]!;
      const value = pixels[y * width * 4 + x]!;
      lines[y * stride + 1 + x] = Math.round(x % 4 === 3 ? value * 255 : alpha === 0 ? 0 : value / alpha);
    }
  const header = new Uint8Array(13);
  const view = new DataView(header.buffer);
  view.setUint32(0, width);
  view.setUint32(4, size);
  header.set([8, 6], 8);
  const signature = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
  const chunks = [
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(lines, { level: 9 })),
    chunk('IEND', new Uint8Array()),
  ];
  return Buffer.concat([signature, ...chunks]);
}

function paint(
  pixels: Float64Array,
  { size, width }: Required<Picture>,
  outline: readonly Point[],
  colour: readonly number[],
): void {
  const opaque = [...colour, 1];
  const left = (width - size) / 2;
  for (let y = 0; y < size; y++) {
    const covered = new Float64Array(width);
    for (let line = 0; line < samples; line++) {
      const crossings = crossingsOf(outline, (y + (line + 0.5) / samples) / size).map(
        (x) => (left + x * size) * samples,
      );
      for (let index = 0; index + 1 < crossings.length; index += 2) {
        // Samples whose centre is between two crossings
        for (let at = Math.ceil(crossings[index]! - 0.5); at < crossings[index + 1]! - 0.5; at++) {
          const x = Math.floor(at / samples);
          if (x >= 0 && x < width) covered[x]! += 1 / samples ** 2;
        }
      }
    }
    for (let x = 0; x < width; x++) {
      const share = covered[x]!;
      if (share === 0) continue;
      const first = (y * width + x) * 4;
      for (let channel = 0; channel < 4; channel++)
        pixels[first + channel] = opaque[channel]! * share + pixels[first + channel]! * (1 - share);
    }
  }
}

function crossingsOf(outline: readonly Point[], y: number): number[] {
  const found: number[] = [];
  for (const [index, [x1, y1]] of outline.entries()) {
    const [x2, y2] = outline[(index + 1) % outline.length]!;
    if (y1 <= y !== y2 <= y) found.push(x1 + ((y - y1) / (y2 - y1)) * (x2 - x1));
  }
  return found.sort((a, b) => a - b);
}

function chunk(type: string, data: Uint8Array): Uint8Array<ArrayBuffer> {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const bytes = Buffer.alloc(body.length + 8);
  bytes.writeUInt32BE(data.length, 0);
  body.copy(bytes, 4);
  bytes.writeUInt32BE(Bun.hash.crc32(body), body.length + 4);
  return bytes;
}
