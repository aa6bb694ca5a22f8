export const siteParts = ['home', 'kept', 'offline', 'study', 'words', 'map', 'audio', 'explorer'] as const;

type SitePart = (typeof siteParts)[number];

/** `#rrggbb` for the light and dark colour scheme. */
export interface SiteColour {
  readonly light: string;
  readonly dark: string;
}

interface SiteColours {
  readonly accent?: SiteColour | undefined;
  readonly paper?: SiteColour | undefined;
}

export interface SiteSettings {
  readonly name?: string | undefined;
  readonly description?: string | undefined;
  readonly colours?: SiteColours | undefined;
  readonly start?: SiteStart | undefined;
  readonly parts?: { readonly [Part in SitePart]?: boolean | undefined } | undefined;
  readonly links?: readonly SiteLink[] | undefined;
}

export interface SiteStart {
  readonly edition: string;
  readonly book: string;
  readonly chapter: number;
  readonly with?: readonly string[] | undefined;
}

interface SiteLink {
  readonly text: string;
  readonly url: string;
}

export const defaultColours = {
  accent: { light: '#7a3b1d', dark: '#e2a27c' },
  paper: { light: '#fbf9f4', dark: '#191714' },
  raised: { light: '#ffffff', dark: '#23201c' },
  ink: { light: '#1f1b16', dark: '#e9e3d8' },
  soft: { light: '#5f574c', dark: '#b3a996' },
  red: { light: '#a4161a', dark: '#f28b82' },
} as const satisfies Readonly<Record<string, SiteColour>>;

/** Minimum text contrast for WCAG 2.2 level AA. */
const minContrast = 4.5;

interface UnreadableColour {
  readonly path: readonly [colour: 'accent' | 'paper', scheme: 'light' | 'dark'];
  readonly message: string;
}

export function unreadableColours(colours: SiteColours): UnreadableColour[] {
  const { accent = defaultColours.accent, paper = defaultColours.paper } = colours;
  return (['light', 'dark'] as const).flatMap((scheme): UnreadableColour[] => {
    const on = (name: string, text: string, ground: string) => ({ name, contrast: contrastOf(text, ground) });
    const least = (pairs: readonly { readonly name: string; readonly contrast: number }[]) =>
      pairs.reduce((worst, each) => (each.contrast < worst.contrast ? each : worst));
    const ofPaper = least(
      (['ink', 'soft', 'red'] as const).map((name) => on(name, defaultColours[name][scheme], paper[scheme])),
    );
    if (ofPaper.contrast < minContrast) {
      const says = `Text on ${paper[scheme]} would have a contrast of ${rounded(ofPaper.contrast)}`;
      const kind = scheme === 'light' ? 'a lighter' : 'a darker';
      const path = ['paper', scheme] as const;
      const message = `${says}, and needs ${minContrast}. Choose ${kind} colour, such as ${defaultColours.paper[scheme]}.`;
      return [{ path, message }];
    }
    const grounds = [paper[scheme], defaultColours.raised[scheme]];
    const worst = (text: string) => least(grounds.map((ground) => on(ground, text, ground)));
    const found = worst(accent[scheme]);
    if (found.contrast >= minContrast) return [];
    const better = readableShade(accent[scheme], scheme, (shade) => worst(shade).contrast >= minContrast);
    const kind = scheme === 'light' ? 'a darker' : 'a lighter';
    const says = `${accent[scheme]} on ${found.name} has a contrast of ${rounded(found.contrast)}`;
    const message = `${says}, and text needs ${minContrast}. Choose ${kind} colour, such as ${better}.`;
    return [{ path: [colours.accent ? 'accent' : 'paper', scheme], message }];
  });
}

function readableShade(
  colour: string,
  scheme: 'light' | 'dark',
  isGood: (colour: string) => boolean,
): string {
  const end = scheme === 'light' ? 0 : 255;
  for (let share = 0.05; share < 1; share += 0.05) {
    const shade = channels(colour).map((value) => Math.round(value + (end - value) * share));
    const text = `#${shade.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
    if (isGood(text)) return text;
  }
  return scheme === 'light' ? '#000000' : '#ffffff';
}

export function inkOn(colour: string): string {
  const [light, dark] = ['#ffffff', '#1f1208'];
  return contrastOf(light, colour) >= contrastOf(dark, colour) ? light : dark;
}

export function contrastOf(one: string, other: string): number {
  const [darker, lighter] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter! + 0.05) / (darker! + 0.05);
}

function luminance(colour: string): number {
  const [red, green, blue] = channels(colour).map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

/** Red, green and blue of `#rrggbb`, from 0 to 255. */
export function channels(colour: string): number[] {
  return [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16));
}

/** Rounds down, so that a rejected contrast never appears sufficient. */
function rounded(contrast: number): string {
  return (Math.floor(contrast * 10) / 10).toFixed(1);
}

export const defaultSiteName = 'Scriptorium';
