import { links } from '../../src/documents/links.ts';
import { stemmerAt } from '../../src/lib/stemmer-paths.ts';
import type { Library } from '../../src/library/library.ts';
import { allReferenceData } from '../../src/questions/reference-data.ts';
import { answerSearch } from '../../src/questions/search/search-answer.ts';
import { loadStemmer } from '../../src/server/documents/stemmer-modules.ts';
import { median } from '../lib/report.ts';
import type { Asked } from './loads.ts';

export interface Fetched {
  readonly documents: number;
  readonly bytes: number;
  readonly rounds: number;
}

export function staticHostRows(
  library: Library,
  id: string,
  searches: Readonly<Record<string, readonly Asked[]>>,
): string[][] {
  return Object.entries(searches).map(([name, ofKind]) => {
    const first = ofKind.map((asked) => fetchedFor(library, { ...asked, in: id, limit: '1' }));
    const all = ofKind.map((asked) => fetchedFor(library, { ...asked, in: id, limit: '20' }));
    const small = first.filter(({ documents, bytes }) => documents <= 8 && bytes <= 120_000);
    const share = ((100 * small.length) / first.length).toFixed(0);
    return [name, ...cells(first), `${share} %`, ...cells(all)];
  });
}

export const staticHostHead =
  'search|first result: documents|most|kB|most|8 documents, 120 kB|20 verses: documents|most|kB|most'.split(
    '|',
  );

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

export function fetchedFor(library: Library, parameters: Readonly<Record<string, string>>): Fetched {
  const query = new URLSearchParams(parameters);
  let reports = 0;
  const question = answerSearch(query.toString(), allReferenceData, () => reports++);
  const bytesOf = new Map<string, number>();
  let rounds = 0;
  for (let step = question.next(); !step.done && reports < 2; ) {
    const stemmers = step.value.flatMap((path) => stemmerAt(path) ?? []);
    if (stemmers.length > 0) {
      step = question.next(stemmers.map(loadStemmer));
      continue;
    }
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

export function wholeTextBytes(library: Library, id: string): number {
  return library.peek(links.simpleComplete(id))!.bodyLength;
}
