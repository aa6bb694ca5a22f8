import { links } from '../../src/documents/links.ts';
import type { Library } from '../../src/library/library.ts';
import { allKnowledge } from '../../src/questions/knowledge.ts';
import { questions } from '../../src/questions/questions.ts';
import { median } from '../lib/report.ts';
import { type Load, ourQuery } from './loads.ts';

/** What a client that has nothing yet fetches from a host of files for one answer. */
interface Fetched {
  readonly documents: number;
  readonly bytes: number;
  /** Requests that wait for others. */
  readonly rounds: number;
}

/** Rows of a table: for each kind of search, what the first result and a page of 20 take. */
export function staticHostRows(
  library: Library,
  id: string,
  loads: Readonly<Record<string, Load[]>>,
): string[][] {
  return Object.entries(loads).map(([name, ofKind]) => {
    const first = ofKind.map((load) => fetchedFor(library, id, load, 1));
    const all = ofKind.map((load) => fetchedFor(library, id, load, 20));
    return [name, ...cells(first), ...cells(all)];
  });
}

export const staticHostHead = [
  'search',
  'first result: documents',
  'most',
  'kB',
  'most',
  '20 verses: documents',
  'most',
  'kB',
  'most',
];

function cells(fetched: readonly Fetched[]): string[] {
  const documents = fetched.map((each) => each.documents);
  const kilobytes = fetched.map(({ bytes }) => bytes / 1000);
  return [
    median(documents).toFixed(0),
    String(Math.max(...documents)),
    median(kilobytes).toFixed(0),
    Math.max(...kilobytes).toFixed(0),
  ];
}

function fetchedFor(library: Library, id: string, load: Load, limit: number): Fetched {
  const query = new URLSearchParams({ q: ourQuery(load), in: id, sort: load.sort, limit: String(limit) });
  const question = questions.search(query.toString(), allKnowledge);
  const bytesOf = new Map<string, number>();
  let rounds = 0;
  for (let step = question.next(); !step.done; ) {
    const paths = step.value;
    if (paths.some((path) => !bytesOf.has(path))) rounds++;
    step = question.next(
      paths.map((path) => {
        const stored = library.peek(path);
        bytesOf.set(path, stored?.bodyLength ?? 0);
        return stored && JSON.parse(new TextDecoder().decode(Bun.gunzipSync(stored.body)));
      }),
    );
  }
  const bytes = [...bytesOf.values()].reduce((sum, each) => sum + each, 0);
  return { documents: bytesOf.size, bytes, rounds };
}

/** Bytes of all verses as one document: what a client without an index has to fetch. */
export function wholeTextBytes(library: Library, id: string): number {
  return library.peek(links.simpleComplete(id))!.bodyLength;
}
