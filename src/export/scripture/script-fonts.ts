import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Packages of `@fontsource` for scripts that many e-readers lack or render incompletely, as in the reader of
 * the service. The last word of a name is the script.
 */
const packages = [
  ...['serif-armenian', 'serif-bengali', 'serif-devanagari', 'sans-ethiopic', 'serif-georgian'],
  ...['serif-gujarati', 'sans-gurmukhi', 'serif-hebrew', 'sans-kannada', 'serif-khmer', 'serif-lao'],
  ...['serif-malayalam', 'serif-myanmar', 'sans-oriya', 'serif-sinhala', 'sans-syriac', 'serif-tamil'],
  ...['serif-telugu', 'serif-thai', 'serif-tibetan'],
];

interface ScriptFont {
  readonly script: string;
  readonly letters: RegExp;
  readonly family: string;
  readonly file: string;
}

const fonts: readonly ScriptFont[] = [
  ...packages.map((name) => {
    const subset = name.split('-')[1]!;
    const script = capitalized(subset);
    const letters = new RegExp(`\\p{Script=${script}}`, 'u');
    const family = `Noto ${name.split('-').map(capitalized).join(' ')}`;
    return { script, letters, family, file: `noto-${name}-${subset}-400-normal.woff2` };
  }),
  {
    script: 'polytonic Greek',
    letters: /[\u1f00-\u1fff]/,
    family: 'Cardo Extended',
    file: 'cardo-greek-ext-400-normal.woff2',
  },
  // Follows the extended letters, so that both parts of a polytonic text come from one typeface
  {
    script: 'polytonic Greek',
    letters: /[\u1f00-\u1fff]/,
    family: 'Cardo',
    file: 'cardo-greek-400-normal.woff2',
  },
];

export class ScriptFonts {
  readonly #folder: string | undefined;
  readonly #needed = new Set<ScriptFont>();

  constructor(folder: string | undefined) {
    this.#folder = folder;
  }

  add(text: string): void {
    for (const font of fonts) if (!this.#needed.has(font) && font.letters.test(text)) this.#needed.add(font);
  }

  embedded(): { readonly family: string; readonly file: string; readonly bytes: Uint8Array }[] {
    return [...this.#needed]
      .filter((font) => this.#has(font))
      .map(({ family, file }) => ({ family, file, bytes: readFileSync(join(this.#folder!, file)) }));
  }

  missing(): string[] {
    return [...new Set([...this.#needed].filter((font) => !this.#has(font)).map(({ script }) => script))];
  }

  #has({ file }: ScriptFont): boolean {
    return this.#folder !== undefined && existsSync(join(this.#folder, file));
  }
}

function capitalized(word: string): string {
  return word[0]!.toUpperCase() + word.slice(1);
}
