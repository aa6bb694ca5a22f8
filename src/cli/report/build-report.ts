import type { WriteStream } from 'node:tty';
import type { BuildEvent, BuildSummary, EditionResult } from '../../compile/build-summary.ts';
import type { Diagnostic } from '../../formats/diagnostic.ts';
import { count } from '../../lib/count.ts';
import { formatDiagnostic } from './format-diagnostic.ts';

/** More errors than this of one edition are counted, not listed: `scriptorium check` lists them all. */
const mostErrors = 20;

/** Tells of a build while it goes on: one moving line on a terminal, plain lines elsewhere. */
export class BuildReport {
  readonly #out: WriteStream;

  constructor(out: WriteStream) {
    this.#out = out;
  }

  readonly onEvent = (event: BuildEvent): void => {
    if (event.type === 'edition') this.#edition(event.result, event.diagnostics);
    else {
      const step = event.step === 'brotli' ? ' brotli' : '';
      this.#progress(`${event.id}:${step} ${Math.floor((event.done / event.total) * 100)} %`);
    }
  };

  end({ editions, diagnostics, seconds }: BuildSummary): void {
    const total = (of: 'books' | 'verses' | 'documents' | 'bytes') =>
      editions.reduce((sum, { counts }) => sum + (counts?.[of] ?? 0), 0);
    const outcomes = Map.groupBy(editions, ({ outcome }) => outcome);
    const told = [...outcomes].map(([outcome, results]) => `${results.length} ${outcome}`).join(', ');
    this.#line(
      `${count(editions.length, 'edition')} (${told}), ${count(total('books'), 'book')}, ` +
        `${count(total('verses'), 'verse')}, ${count(total('documents'), 'document')}, ` +
        `${megabytes(total('bytes'))}, ${seconds.toFixed(2)} s`,
    );
    const codes = Map.groupBy(diagnostics, ({ code, severity }) => `${severity} ${code}`);
    for (const [code, found] of [...codes].sort()) this.#line(`  ${found.length} × ${code}`);
    if (codes.size > 0) this.#line('  "scriptorium check" lists them with their places.');
  }

  #edition(
    { id, folder, outcome, counts, seconds }: EditionResult,
    diagnostics: readonly Diagnostic[],
  ): void {
    const errors = diagnostics.filter(({ severity }) => severity === 'error');
    for (const error of errors.slice(0, mostErrors)) this.#line(formatDiagnostic(error));
    if (errors.length > mostErrors)
      this.#line(`... and ${count(errors.length - mostErrors, 'more error')} in ${folder}`);
    const told = counts ? `, ${count(counts.books, 'book')}, ${count(counts.verses, 'verse')}` : '';
    const time = outcome === 'compiled' ? `, ${seconds.toFixed(2)} s` : '';
    this.#line(`${id} (${folder}): ${outcome}${told}${time}`);
  }

  #progress(text: string): void {
    if (this.#out.isTTY) this.#out.write(`\r\x1b[K${text}`);
  }

  #line(text: string): void {
    this.#out.write(this.#out.isTTY ? `\r\x1b[K${text}\n` : `${text}\n`);
  }
}

function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(1)} MB`;
}
