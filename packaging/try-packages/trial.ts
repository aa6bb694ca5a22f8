import { existsSync, lstatSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { sizeText } from '../../src/lib/count.ts';

export const repository = join(import.meta.dir, '../..');

export interface Packed {
  readonly name: string;
  readonly file: string;
  readonly declarationBytes: number;
}

interface Ran {
  readonly exitCode: number;
  readonly output: string;
}

/** Runs steps in a temporary folder. A failed step does not prevent the others. */
export class Trial {
  readonly folder: string;
  readonly #failed: string[] = [];

  constructor(folder: string) {
    this.folder = folder;
  }

  async pack(folder: string): Promise<Packed> {
    const words = ['npm', 'pack', '--json', '--pack-destination', this.folder];
    const { output } = await this.mustRun(words, join(repository, folder));
    const [packed] = Object.values(JSON.parse(output.slice(output.search(/^[[{]/m)))) as {
      readonly name: string;
      readonly filename: string;
      readonly size: number;
      readonly unpackedSize: number;
      readonly entryCount: number;
      readonly files: readonly { readonly path: string; readonly size: number }[];
    }[];
    const { name, filename, size, unpackedSize, entryCount, files } = packed!;
    console.log(`${name}: ${sizeText(size)} packed, ${sizeText(unpackedSize)} unpacked, ${entryCount} files`);
    const declarations = files.filter(({ path }) => path.endsWith('.d.ts'));
    return {
      name,
      file: join(this.folder, basename(filename)),
      declarationBytes: declarations.reduce((sum, each) => sum + each.size, 0),
    };
  }

  async install(name: string, ...packages: readonly string[]): Promise<string> {
    const project = join(this.folder, name);
    this.write(join(name, 'package.json'), '{ "private": true }\n');
    const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error'];
    await this.mustRun(['npm', 'install', ...options, ...packages], project);
    return project;
  }

  write(name: string, text: string): string {
    const file = join(this.folder, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    return file;
  }

  check(what: string, isGood: boolean, found = ''): void {
    console.log(`${isGood ? 'ok    ' : 'FAILED'} ${what}${isGood ? '' : `: ${found.trim()}`}`);
    if (!isGood) this.#failed.push(what);
  }

  atMost(what: string, bytes: number, most: number): void {
    this.check(`${what}: ${sizeText(bytes)}, at most ${sizeText(most)}`, bytes <= most, 'too large');
  }

  async run(words: readonly string[], cwd: string): Promise<Ran> {
    const child = Bun.spawn([...words], { cwd, env: this.environment, stdio: ['ignore', 'pipe', 'pipe'] });
    const [stdout, stderr] = await Promise.all([child.stdout.text(), child.stderr.text()]);
    const exitCode = await child.exited;
    return { exitCode, output: exitCode === 0 ? stdout : stdout + stderr };
  }

  async mustRun(words: readonly string[], cwd: string): Promise<Ran> {
    const ran = await this.run(words, cwd);
    if (ran.exitCode !== 0) throw new Error(`${words.join(' ')} ended with ${ran.exitCode}:\n${ran.output}`);
    return ran;
  }

  get environment(): Record<string, string | undefined> {
    const own = Object.entries(process.env).filter(([name]) => !/^npm_(?!config_)|^SCRIPTORIUM/.test(name));
    return { ...Object.fromEntries(own), SCRIPTORIUM_CACHE: join(this.folder, 'cache'), NO_COLOR: '1' };
  }

  report(): void {
    console.log(this.#failed.length === 0 ? 'All of it works.' : `${this.#failed.length} steps failed.`);
    process.exitCode = this.#failed.length === 0 ? 0 : 1;
  }
}

export function sizeOfFolder(folder: string): number {
  if (!existsSync(folder)) return 0;
  return readdirSync(folder, { recursive: true }).reduce((sum, name) => {
    const stat = lstatSync(join(folder, String(name)));
    return sum + (stat.isFile() ? stat.size : 0);
  }, 0);
}
