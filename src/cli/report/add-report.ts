import type { WriteStream } from 'node:tty';
import type { AddResult } from '../../fetch/add-source.ts';
import type { DownloadEvent } from '../../fetch/download-options.ts';
import { count } from '../../lib/count.ts';

/** Tells of a download while it goes on: one moving line on a terminal, plain lines elsewhere. */
export class AddReport {
  readonly #out: WriteStream;
  readonly #word: string;
  /** The last step that was told of where no terminal is. */
  #step = 0;

  constructor(out: WriteStream, word: string) {
    this.#out = out;
    this.#word = word;
  }

  readonly onEvent = (event: DownloadEvent): void => {
    if (event.type === 'progress') return this.#progress(event.done, event.total);
    if (event.type === 'retry') {
      const seconds = (event.milliseconds / 1000).toFixed(event.milliseconds < 10_000 ? 1 : 0);
      return this.#line(`${event.reason}; trying again in ${seconds} s`);
    }
    this.#step = stepOf(event.from, event.total);
    const begin = event.from === 0 ? 'Downloading' : `Going on at ${megabytes(event.from)} with`;
    this.#line(`${begin} ${event.url}${event.total === undefined ? '' : ` (${megabytes(event.total)})`}`);
  };

  /** Takes the moving line away. */
  readonly clear = (): void => {
    if (this.#out.isTTY) this.#out.write('\r\x1b[K');
  };

  stopped(): void {
    this.#line('Stopped. What has come is kept: run the command again to go on.');
  }

  end(result: AddResult, content: string): void {
    const folder = `${content}/${result.shown}`;
    if (result.outcome === 'up to date') return this.#line(`${this.#word} is up to date in ${folder}.`);
    const { edition, files, bytes, sha256 } = result;
    this.#line(`${result.outcome === 'added' ? 'Added' : 'Updated'} ${edition.name} in ${folder}`);
    this.#line(`  ${count(files, 'file')}, ${megabytes(bytes)} unpacked`);
    this.#line(`  SHA-256 of the archive: ${sha256}`);
    this.#line(`  Licence: ${edition.licence}`);
    for (const advice of edition.advice) this.#line(`  Note: ${advice}`);
    this.#line(`Serve it with: scriptorium serve ${content}`);
  }

  #progress(done: number, total: number | undefined): void {
    const share = total === undefined ? '' : `, ${Math.floor((done / total) * 100)} %`;
    const told = `${this.#word}: ${megabytes(done)}${share}`;
    if (this.#out.isTTY) {
      this.#out.write(`\r\x1b[K${told}`);
      return;
    }
    const step = stepOf(done, total);
    if (step > this.#step && done !== total) this.#line(`  ${told}`);
    this.#step = step;
  }

  #line(text: string): void {
    this.#out.write(this.#out.isTTY ? `\r\x1b[K${text}\n` : `${text}\n`);
  }
}

/** Plain lines come at each tenth, but for no less than 5 MB. */
function stepOf(done: number, total: number | undefined): number {
  return Math.floor(done / Math.max(5e6, (total ?? 0) / 10));
}

function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(1)} MB`;
}
