import type { AlignmentMisfit } from '../../formats/alignment/align-book.ts';
import {
  type AlignmentFiles,
  type BookAlignment,
  readBurritoAlignment,
} from '../../formats/alignment/read-alignment.ts';
import { decodeSource } from '../../formats/decode-source.ts';
import type { Diagnostic } from '../../formats/diagnostic.ts';
import { DiagnosticCollector } from '../../formats/diagnostic-collector.ts';
import type { SourceFile } from '../../formats/source-file.ts';
import { shared } from './book-json.ts';

/** The alignments of each book as JSON in shared memory: every worker gets all, and only parses its books. */
export type PackedAlignments = ReadonlyMap<string, readonly PackedAlignment[]>;

interface PackedAlignment {
  readonly number: number;
  readonly json: Uint8Array<SharedArrayBuffer>;
}

export interface AlignmentFindings {
  readonly number: number;
  readonly misfits: readonly AlignmentMisfit[];
}

interface ReadAlignments {
  readonly packed: PackedAlignments;
  readonly diagnostics: (
    bookIds: ReadonlySet<string>,
    findings: readonly AlignmentFindings[],
  ) => Diagnostic[];
}

export function readAlignments(alignments: readonly AlignmentFiles<SourceFile>[]): ReadAlignments {
  const packed = new Map<string, PackedAlignment[]>();
  const reads = alignments.map(({ file, source, target, edition }, number) => {
    const read = { alignment: decoded(file), source: decoded(source), target: decoded(target) };
    const texts = { alignment: read.alignment.text, source: read.source.text, target: read.target.text };
    const reports = {
      alignment: read.alignment.collector.report,
      source: read.source.collector.report,
      target: read.target.collector.report,
    };
    const books = readBurritoAlignment({ ...texts, edition }, reports);
    for (const [book, alignment] of books) {
      const json = shared(new TextEncoder().encode(JSON.stringify(alignment satisfies BookAlignment)));
      packed.set(book, [...(packed.get(book) ?? []), { number, json }]);
    }
    return { read, bookIds: [...books.keys()] };
  });
  return {
    packed,
    diagnostics: (bookIds, findings) =>
      reads.flatMap(({ read, bookIds: aligned }, number) => {
        const { target, alignment, source } = read;
        const others = aligned.filter((id) => !bookIds.has(id));
        if (aligned.length > 0 && others.length === aligned.length) {
          const message = `The text has none of the aligned books (${others.slice(0, 8).join(', ')}).`;
          target.collector.report('bad-alignment', 0, message);
        }
        const misfits = findings.flatMap((each) => (each.number === number ? each.misfits : []));
        for (const { at, message } of misfits) target.collector.report('unaligned-word', at, message);
        return [alignment, source, target].flatMap(({ collector, text }) => collector.diagnostics(text));
      }),
  };
}

function decoded({ file, bytes }: SourceFile) {
  const collector = new DiagnosticCollector(file);
  return { collector, text: decodeSource(bytes, collector.report) ?? '' };
}
