import { recordEvents } from '../recorded-events.fixture.ts';
import { readOsis } from './read-osis.ts';

export function osisBook(body: string, osisId = 'Gen'): string {
  return `<osis><osisText><div type="book" osisID="${osisId}">${body}</div></osisText></osis>`;
}

export function readEvents(source: string): { events: string; reported: string[] } {
  const reported: string[] = [];
  const events = recordEvents((sink) =>
    readOsis(
      source,
      () => sink,
      (code, at) => reported.push(`${code}@${source.slice(at, at + 8)}`),
    ),
  );
  return { events: events.join(' '), reported };
}
