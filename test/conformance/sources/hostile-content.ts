import { expect, test } from 'bun:test';
import { symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type BuildSummary, buildLibrary } from '../../../src/compile/build-library.fixture.ts';
import { openLibrary } from '../../../src/library/library.ts';
import { newFolder } from '../../new-folder.ts';
import { writeFiles } from '../../write-files.ts';

export const secret = 'Private words of nobody else';

export const usfm = (words: string, book = 'GEN') => `\\id ${book}\n\\c 1\n\\p\n\\v 1 ${words}\n`;

export const metadata = (id: string, more: object = {}) => ({
  id,
  name: id,
  englishName: id,
  language: 'eng',
  website: '',
  licenseUrl: '',
  ...more,
});

export class HostileContent {
  readonly #root = newFolder();
  readonly path = join(this.#root, 'content');
  readonly library = join(this.#root, 'library');
  readonly outside = join(this.#root, 'outside');
  readonly edition = join(this.path, 'translations/hostile');

  constructor() {
    writeFiles(this.path, {
      'translations/sound/edition.json': metadata('SOUND'),
      'translations/sound/GEN.usfm': usfm('Sound words.'),
    });
    writeFiles(this.outside, { 'private.usfm': usfm(secret, 'EXO'), 'edition.json': metadata('OUTSIDE') });
  }

  write(files: Readonly<Record<string, unknown>>): this {
    writeFiles(this.edition, files);
    return this;
  }

  link(name: string, target: string): this {
    const path = join(this.edition, name);
    writeFiles(dirname(path), {});
    symlinkSync(target, path);
    return this;
  }

  run(...command: string[]): this {
    writeFiles(this.edition, {});
    const { exitCode, stderr } = Bun.spawnSync(command, { cwd: this.edition });
    if (exitCode !== 0) throw new Error(stderr.toString());
    return this;
  }

  build(onEvent?: Parameters<typeof buildLibrary>[0]['onEvent']): Promise<BuildSummary> {
    return buildLibrary({ content: this.path, library: this.library, ...(onEvent ? { onEvent } : {}) });
  }

  async served(): Promise<{ readonly ids: readonly string[]; readonly text: string }> {
    const library = openLibrary(this.library, { readOnly: true });
    try {
      const bodies = library.paths().map((path) => Bun.gunzipSync(new Uint8Array(library.get(path)!.gzip)));
      return { ids: library.editions().map(({ id }) => id), text: Buffer.concat(bodies).toString() };
    } finally {
      await library.close();
    }
  }
}

export const outcomes = ({ editions }: BuildSummary): Record<string, string> =>
  Object.fromEntries(editions.map(({ folder, outcome }) => [folder.split('/').at(-1)!, outcome]));

export const errors = ({ diagnostics }: BuildSummary): string[] =>
  diagnostics
    .filter(({ severity }) => severity === 'error')
    .map(({ file, code, message }) => `${file}: ${code}: ${message}`);

export const named = (more: object = {}) => ({ 'edition.json': metadata('HOSTILE', more) });
export const text = { 'GEN.usfm': usfm('Hostile words.') };

export type Row = readonly [what: string, arrange: (content: HostileContent) => unknown, ...told: string[]];

export function fails(rows: readonly Row[]): void {
  test.each(rows.map((row) => [row[0], row] as const))('%s', async (_, [, arrange, ...told]) => {
    const content = new HostileContent();
    await arrange(content);
    const summary = await content.build();
    expect(outcomes(summary)).toMatchObject({ sound: 'compiled', hostile: 'failed' });
    const found = errors(summary);
    expect(found).toHaveLength(1);
    for (const words of told) expect(found[0]).toContain(words);
    const { ids, text } = await content.served();
    expect(ids).toEqual(['SOUND']);
    expect(text.includes(secret)).toBe(false);
  });
}
