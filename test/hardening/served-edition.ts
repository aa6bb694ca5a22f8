import { type ServedCommand, startServe } from '../start-serve.ts';
import { noise } from './hardening-library.ts';

export const editionChapter = '/api/EDITION/GEN/1.json';

const versesOfChapter = 100;

/** Sources of a small edition whose first words contain the version. The noise is barely compressible. */
export function editionSources(version: number, noiseBytes = 0): Record<string, unknown> {
  const metadata = { id: 'EDITION', name: `Version ${version}`, englishName: `Version ${version}` };
  const text = noise(noiseBytes).replaceAll(/[+/]/g, ' ');
  const more = text.match(/.{1,4000}/g) ?? [];
  const verses = [`Version ${version}.`, ...more].map((words, index) => {
    const number = (index % versesOfChapter) + 1;
    const chapter = number === 1 ? `\\c ${index / versesOfChapter + 1}\n\\p\n` : '';
    return `${chapter}\\v ${number} ${words}`;
  });
  return {
    'translations/edition/edition.json': {
      ...metadata,
      language: 'eng',
      website: 'https://example.org',
      licenseUrl: 'https://example.org/license',
    },
    'translations/edition/GEN.usfm': `\\id GEN\n\\h Genesis\n${verses.join('\n')}\n`,
  };
}

export class ServedEdition implements AsyncDisposable {
  readonly #command: ServedCommand;

  private constructor(command: ServedCommand) {
    this.#command = command;
  }

  static async start(folder: string, through?: readonly string[]): Promise<ServedEdition> {
    return new ServedEdition(await startServe(folder, through ? { through } : {}));
  }

  get printed(): string {
    return this.#command.printed();
  }

  async versions(): Promise<string[]> {
    const paths = [
      'available_translations.json',
      'EDITION/books.json',
      'EDITION/GEN/1.json',
      'EDITION/complete.json',
    ];
    const versions = paths.map(async (path) => {
      const response = await fetch(`${this.#command.url}/api/${path}`);
      return `${response.status} ${/Version \d+/.exec(await response.text())?.[0]}`;
    });
    return [...new Set(await Promise.all(versions))];
  }

  async serves(version: number): Promise<void> {
    while ((await this.versions()).join() !== `200 Version ${version}`) await Bun.sleep(50);
  }

  async hasPrinted(text: string): Promise<void> {
    while (!this.printed.includes(text)) await Bun.sleep(50);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#command.process.kill('SIGTERM');
    await this.#command.process.exited;
  }
}
