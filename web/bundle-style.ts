import type { BunPlugin } from 'bun';

/**
 * The style that a file is or that a script imports, as browsers get it: minified, with what it imports itself. For the target that it
 * takes by default, the bundler would write each `inset-inline-start` as six rules with lists of right-to-left languages, for browsers of
 * before 2021.
 */
export async function bundleStyle(entry: string): Promise<string> {
  const { outputs } = await Bun.build({ entrypoints: [entry], minify: true, target: 'bun' });
  const style = outputs.find(({ path }) => path.endsWith('.css'));
  return forOlderBrowsers((await style?.text()) ?? '');
}

/**
 * Gives scripts the styles that they have as texts: `import styles from './map.css' with { type: 'text' }`. All are made before, as a
 * bundler that waits for another one waits forever.
 */
export async function bundledStyles(files: Iterable<string>): Promise<BunPlugin> {
  const styles = new Map<string, string>();
  for (const file of files) if (file.endsWith('.css')) styles.set(file, await bundleStyle(file));
  return {
    name: 'styles as texts',
    setup(build) {
      build.onLoad({ filter: /\.css$/ }, ({ path }) => {
        const contents = styles.get(path);
        return contents === undefined ? undefined : { contents, loader: 'text' };
      });
    },
  };
}

/** What `color-scheme` says, as custom properties: of two values beside each other, one is there, and the other is empty. */
const schemes = { light: '--light:initial;--dark: ;', dark: '--light: ;--dark:initial;' } as const;

const value = String.raw`((?:[^(),]|\((?:[^()]|\([^()]*\))*\))+)`;
const lightDark = new RegExp(String.raw`light-dark\(${value},${value}\)`, 'g');

/** Writes `light-dark()`, which browsers have since 2024, in a way that phones of 2020 read too. */
export function forOlderBrowsers(style: string): string {
  const ofDevice = `@media (prefers-color-scheme:dark){:root{${schemes.dark}}}`;
  return style
    .replace(lightDark, 'var(--light,$1)var(--dark,$2)')
    .replace(/color-scheme:light dark([^}]*\})/g, (whole) => schemes.light + whole + ofDevice)
    .replace(/color-scheme:(light|dark)(?=[;}])/g, (whole, only: 'light' | 'dark') => schemes[only] + whole);
}
