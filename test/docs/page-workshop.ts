import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { type CompiledContent, copyLibrary } from '../compiled.ts';
import { newFolder } from '../new-folder.ts';
import { type ServedLibrary, serveLibrary } from '../served-library.ts';
import { type ServedCommand, startServing } from '../start-serve.ts';
import { startExampleHost } from './example-host.ts';
import { repository } from './markdown-page.ts';

const commandLine = join(import.meta.dir, '../../src/cli/index.ts');

const foundSomething = /^scriptorium (check|diff) /;
const ofTheSystem = /^(openssl|sha256sum|\(cd content\/translations && zip) /;

export class PageWorkshop implements AsyncDisposable {
  readonly #folder = newFolder();
  readonly #library: ServedLibrary;
  readonly #host = startExampleHost(this.#folder, join(this.#folder, 'DEST'));
  readonly #serving: ServedCommand[] = [];

  private constructor(library: ServedLibrary) {
    this.#library = library;
  }

  static async open(content: CompiledContent, writesFiles: boolean): Promise<PageWorkshop> {
    const workshop = new PageWorkshop(await serveLibrary(content.library));
    if (writesFiles) return workshop;
    cpSync(content.content, join(workshop.#folder, 'content'), { recursive: true });
    for (const library of ['lib', 'LIBRARY']) copyLibrary(content.directory, join(workshop.#folder, library));
    return workshop;
  }

  write(name: string, text: string): void {
    const file = resolve(this.#folder, name);
    if (!file.startsWith(`${this.#folder}/`)) throw new Error(`${name} is outside of the example's folder`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }

  async run(command: string): Promise<string> {
    if (command.startsWith('curl ')) return this.#ask(command);
    if (command.startsWith('alias ')) return this.#tryAlias(command);
    if (ofTheSystem.test(command)) return this.#spawn(command, ['sh', '-c', command]);
    if (!command.startsWith('scriptorium '))
      throw new Error(`"${command}" is new: teach PageWorkshop to run it, or list it in commands-not-run.ts`);
    const words = this.#words(command);
    if (command.includes('[')) return this.#explain(command, words[0]!);
    if (words[0] === 'serve') return this.#serve(words);
    return this.#spawn(command, [process.execPath, commandLine, ...words]);
  }

  #words(command: string): string[] {
    return command
      .replace(/https:\/\/example\.org(\/\S+\.zip)/, (_, path: string) => this.#host.url.origin + path)
      .replace('https://example.org', this.#library.url)
      .replace('https://bible.example.org', this.#host.url.origin)
      .replace(/ \/srv\//, ' srv-')
      .split(/\s+/)
      .slice(1);
  }

  /** An alias defined in the repository is valid if its command also runs in another folder. */
  #tryAlias(command: string): Promise<string> {
    const [, meaning] = /^alias scriptorium="([^"]+)"$/.exec(command) ?? [];
    if (!meaning) throw new Error(`"${command}": no alias for scriptorium`);
    return this.#spawn(command, ['sh', '-c', `${meaning.replaceAll('$PWD', repository)} --version`]);
  }

  /** A command with options in brackets is a synopsis: checks that its options exist. */
  async #explain(command: string, name: string): Promise<string> {
    const help = await this.#spawn(command, [process.execPath, commandLine, name, '--help']);
    const unknown = [...command.matchAll(/--[a-z-]+/g)].filter(([option]) => !help.includes(option));
    if (unknown.length > 0) throw new Error(`"${command}": there is no ${unknown.join(', ')}`);
    return help;
  }

  async #serve([, folder, ...options]: string[]): Promise<string> {
    const more = options
      .join(' ')
      .replace(/--port \d+/, '')
      .replace('0.0.0.0', '127.0.0.1');
    const served = await startServing(['serve', join(this.#folder, folder!)], {
      more: more.split(' ').filter((word) => word !== ''),
    });
    this.#serving.push(served);
    return served.printed();
  }

  async #ask(command: string): Promise<string> {
    const [, address, , file] = /^curl (?:-s )?(?:--compressed )?(\S+)( -o (\S+))?$/.exec(command) ?? [];
    if (!address) throw new Error(`"${command}": only an address, --compressed and -o are understood here`);
    const server = this.#serving.at(-1)?.url ?? this.#library.url;
    const url = address
      .replace('https://bible.example.org', this.#host.url.origin)
      .replace(/^localhost:8080/, server)
      .replace('THAT_HASH', () => this.#hashOf('manifest.json'));
    const answer = await (this.#serving.length > 0 ? answerWhenThere(url) : fetch(url));
    if (answer.status !== 200) throw new Error(`"${command}": status ${answer.status}`);
    const text = await answer.text();
    if (file) this.write(file, text);
    else JSON.parse(text);
    return text;
  }

  #hashOf(name: string): string {
    return new Bun.CryptoHasher('sha256').update(readFileSync(join(this.#folder, name))).digest('hex');
  }

  async #spawn(command: string, words: string[]): Promise<string> {
    const child = Bun.spawn(words, {
      cwd: this.#folder,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, NO_COLOR: '1' },
    });
    const [stdout, stderr, exitCode] = await Promise.all([
      child.stdout.text(),
      child.stderr.text(),
      child.exited,
    ]);
    const isGood = exitCode === 0 || (exitCode === 1 && foundSomething.test(command) && stderr === '');
    if (!isGood) throw new Error(`"${command}" ended with ${exitCode}:\n${stdout}${stderr}`);
    return stdout;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    for (const { process } of this.#serving) {
      process.kill('SIGTERM');
      await process.exited;
    }
    await this.#library.stop();
    await this.#host.stop(true);
  }
}

/** Retries, because a server that watches its content needs a moment to serve a new file. */
async function answerWhenThere(url: string): Promise<Response> {
  for (let tries = 1; ; tries++) {
    const answer = await fetch(url);
    if (answer.status !== 404 || tries === 300) return answer;
    await Bun.sleep(100);
  }
}
