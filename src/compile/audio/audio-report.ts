import { decodeSource } from '../../formats/decode-source.ts';
import type { Diagnostic } from '../../formats/diagnostic.ts';
import { DiagnosticCollector } from '../../formats/diagnostic-collector.ts';
import type { SourceFile } from '../../formats/source-file.ts';
import type { AudioFinding } from './audio-finding.ts';

/** Collects what is wrong with the audio files of a translation. */
export class AudioReport {
  readonly #files = new Map<string, { readonly source: SourceFile; collector?: DiagnosticCollector }>();

  addFile(source: SourceFile): void {
    this.#files.set(source.file, { source });
  }

  /** Text of a file that was added, decoded anew each time: few files are asked for twice. */
  textOf(file: string): string {
    const { source } = this.#files.get(file)!;
    return decodeSource(source.bytes, () => {}) ?? '';
  }

  /** `file` must have been added. */
  readonly report = ({ file, code, at, message }: AudioFinding): void => {
    const entry = this.#files.get(file)!;
    entry.collector ??= new DiagnosticCollector(file);
    entry.collector.report(code, at, message);
  };

  diagnostics(): Diagnostic[] {
    return [...this.#files].flatMap(
      ([file, { collector }]) => collector?.diagnostics(this.textOf(file)) ?? [],
    );
  }
}
