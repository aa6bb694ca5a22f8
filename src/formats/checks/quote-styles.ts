import type { Report } from '../diagnostic-collector.ts';

/** Straight and curly marks of a kind, and where the first of each stands. */
interface Marks {
  count: number;
  at: number;
}

/** Rarer than this beside the other kind, it is a slip and not a way of writing (' may be a letter). */
const slip = 0.1;

/** Tells of a book that has straight quotation marks or apostrophes among curly ones, or the other way round. */
export class QuoteStyles {
  readonly #marks: Record<'straight' | 'curly', Record<'double' | 'single', Marks>> = {
    straight: { double: { count: 0, at: 0 }, single: { count: 0, at: 0 } },
    curly: { double: { count: 0, at: 0 }, single: { count: 0, at: 0 } },
  };

  add(mark: string, at: number): void {
    const style = mark === '"' || mark === "'" ? 'straight' : 'curly';
    const kind = mark === '"' || mark === '“' || mark === '”' ? 'double' : 'single';
    const marks = this.#marks[style][kind];
    if (marks.count++ === 0) marks.at = at;
  }

  finish(report: Report): void {
    for (const kind of ['double', 'single'] as const) {
      const straight = this.#marks.straight[kind];
      const curly = this.#marks.curly[kind];
      const [rare, common] = straight.count < curly.count ? [straight, curly] : [curly, straight];
      if (rare.count === 0 || rare.count > common.count * slip) continue;
      const names =
        kind === 'double' ? 'quotation marks (", “”)' : "apostrophes or single quotation marks (', ‘’)";
      const [few, many] = rare === straight ? ['straight', 'curly'] : ['curly', 'straight'];
      const message = `This book has ${rare.count} ${few} among ${common.count} ${many} ${names}; the first is here. Write all in one way.`;
      report('mixed-quotes', rare.at, message);
    }
  }
}
