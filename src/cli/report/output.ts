import type { WriteStream } from 'node:tty';
import type { Command } from 'commander';
import { Terminal } from './terminal.ts';

export interface OutputOptions {
  readonly json?: true | undefined;
  readonly quiet?: true | undefined;
}

export interface WriteOptions extends OutputOptions {
  readonly dryRun?: boolean | undefined;
}

export function addWriteOptions(command: Command): Command {
  return addOutputOptions(
    command.option('-n, --dry-run', 'report what would be written, without writing it'),
  );
}

export function addOutputOptions(command: Command): Command {
  return command
    .option('--json', 'print one JSON object instead of text')
    .option('--quiet', 'print problems only');
}

/**
 * The rule for the output of commands: text has news and problems, `--quiet` omits the news, and `--json` prints
 * only the result. Errors that end a command are always on standard error.
 */
export class Output {
  readonly #json: boolean;
  readonly #quiet: boolean;
  readonly #lines: Terminal;
  readonly #progress: Terminal;

  constructor({ json, quiet }: OutputOptions, progress: WriteStream = process.stdout) {
    this.#json = json ?? false;
    this.#quiet = quiet ?? false;
    this.#lines = new Terminal(process.stdout);
    this.#progress = progress === process.stdout ? this.#lines : new Terminal(progress);
  }

  get moves(): boolean {
    return this.#progress.isTerminal && this.#hasNews;
  }

  news(text: string): void {
    if (this.#hasNews) this.#line(text);
  }

  problem(text: string): void {
    if (!this.#json) this.#line(text);
  }

  move(text: string): void {
    if (this.#hasNews) this.#progress.move(text);
  }

  clear(): void {
    this.#progress.clear();
  }

  result(result: object): void {
    if (this.#json) this.#line(JSON.stringify(result));
  }

  get #hasNews(): boolean {
    return !this.#json && !this.#quiet;
  }

  #line(text: string): void {
    this.#progress.clear();
    this.#lines.line(text);
  }
}
