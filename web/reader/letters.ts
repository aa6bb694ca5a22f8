/**
 * Fonts for scripts that many devices lack or render incompletely. Each is a file of the service, which a
 * browser loads when a text has one of its characters. Chinese, Japanese and Korean are left to the device:
 * their fonts have megabytes, and every system that displays pages in these languages has one.
 */
import { serviceRoot } from '../service/service-root.ts';

const letterFamily = 'Scriptorium Letters';

/** The typeface of Latin, Greek and Cyrillic text; its basic Latin letters are in the first style of a page. */
export const bookFamily = 'Scriptorium Serif';

interface LetterFont {
  readonly family: string;
  readonly name: string;
  readonly subset: string;
  readonly range: string;
}

/** In the first style of a page, with `font-display: optional`. */
export const basicLetters: LetterFont = {
  family: bookFamily,
  name: 'literata',
  subset: 'latin',
  range: 'U+0-FF,U+131,U+152-153,U+2C6,U+2DA,U+2DC,U+2000-206F,U+20AC',
};

const books: readonly Omit<LetterFont, 'family'>[] = [
  {
    name: 'literata',
    subset: 'latin-ext',
    range: 'U+0100-0130,U+0132-0151,U+0154-02BA,U+02C7-02C9,U+02D8-02D9,U+02DB,U+02DD,U+1E00-1E9F',
  },
  { name: 'literata', subset: 'vietnamese', range: 'U+0300-0303,U+0309,U+0323,U+1EA0-1EF9' },
  { name: 'literata', subset: 'cyrillic', range: 'U+0400-045F,U+0490-0491,U+04B0-04B1,U+2116' },
  { name: 'literata', subset: 'cyrillic-ext', range: 'U+0460-048F,U+0492-04AF,U+04B2-052F' },
  { name: 'literata', subset: 'greek', range: 'U+0370-03FF' },
  { name: 'literata', subset: 'greek-ext', range: 'U+1F00-1FFF' },
];

const letters: readonly Omit<LetterFont, 'family'>[] = [
  { name: 'noto-serif-tibetan', subset: 'tibetan', range: 'U+0F00-0FFF' },
  { name: 'noto-sans-ethiopic', subset: 'ethiopic', range: 'U+1200-1399,U+2D80-2DDE,U+AB01-AB2E' },
  { name: 'noto-serif-myanmar', subset: 'myanmar', range: 'U+1000-109F,U+A92E,U+A9E0-A9FE,U+AA60-AA7F' },
  { name: 'noto-serif-bengali', subset: 'bengali', range: 'U+0980-09FE' },
  {
    name: 'noto-serif-devanagari',
    subset: 'devanagari',
    range: 'U+0900-0963,U+0966-097F,U+1CD0-1CF9,U+A8E0-A8FF',
  },
  { name: 'noto-sans-oriya', subset: 'oriya', range: 'U+0B01-0B77' },
  { name: 'noto-serif-telugu', subset: 'telugu', range: 'U+0C00-0C7F' },
  { name: 'noto-serif-gujarati', subset: 'gujarati', range: 'U+0A80-0AFF' },
  { name: 'noto-serif-sinhala', subset: 'sinhala', range: 'U+0D81-0DF4' },
  { name: 'noto-serif-khmer', subset: 'khmer', range: 'U+1780-17FF,U+19E0-19FF' },
  { name: 'noto-sans-kannada', subset: 'kannada', range: 'U+0C80-0CF3' },
  { name: 'noto-serif-malayalam', subset: 'malayalam', range: 'U+0D00-0D7F' },
  { name: 'noto-serif-georgian', subset: 'georgian', range: 'U+10A0-10FF,U+1C90-1CBF,U+2D00-2D2F' },
  { name: 'noto-sans-syriac', subset: 'syriac', range: 'U+0700-074F,U+0860-086A' },
  { name: 'noto-serif-tamil', subset: 'tamil', range: 'U+0B82-0BFA' },
  { name: 'noto-serif-thai', subset: 'thai', range: 'U+0E01-0E5B' },
  { name: 'noto-serif-armenian', subset: 'armenian', range: 'U+0530-058F,U+FB13-FB17' },
  { name: 'noto-serif-lao', subset: 'lao', range: 'U+0E81-0EDF' },
  // Many Indic scripts share the danda (U+0964-0965), so it comes from the smallest of their fonts
  { name: 'noto-sans-gurmukhi', subset: 'gurmukhi', range: 'U+0964-0965,U+0A01-0A76' },
];

/** If ranges overlap, browsers prefer the later font. */
export const letterFonts: readonly LetterFont[] = [
  ...books.map((font) => ({ ...font, family: bookFamily })),
  ...letters.map((font) => ({ ...font, family: letterFamily })),
];

export function letterFile({ name, subset }: Pick<LetterFont, 'name' | 'subset'>): string {
  return `${name}-${subset}-400-normal.woff2`;
}

let areKnown = false;

export function addLetterFonts(): void {
  if (areKnown) return;
  areKnown = true;
  for (const font of letterFonts) document.fonts.add(faceOf(font));
}

function faceOf(font: LetterFont): FontFace {
  const folder = new URL(`${serviceRoot()}fonts/`, location.href).href;
  const source = `url(${JSON.stringify(folder + letterFile(font))}) format("woff2")`;
  return new FontFace(font.family, source, { display: 'swap', unicodeRange: font.range });
}

/**
 * Loads the typeface for a page that was opened without it. The displayed text keeps its font, because new line breaks
 * would move it.
 * @returns a function that adds the typeface; call it when the displayed text changes.
 */
export async function loadBookFont(): Promise<() => void> {
  const { connection } = navigator as Navigator & { connection?: { readonly saveData?: boolean } };
  const face = faceOf(basicLetters);
  if (!connection?.saveData) await face.load();
  return () => {
    if (face.status === 'loaded') document.fonts.add(face);
  };
}
