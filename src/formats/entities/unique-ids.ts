import { slug } from './slug.ts';

/** So long may an id be: the library's keys are short. */
const fit = /^[A-Za-z0-9_-]{1,200}$/;

/**
 * Gives every entity of one type an id of its own that can stand in a path. Ids that differ only by case are not two:
 * some file systems would hold them for one.
 */
export class UniqueIds {
  /** Ids of rows to come: no other row is given one of these. */
  readonly #wanted: ReadonlySet<string>;
  readonly #given = new Set<string>();
  readonly #lastNumbers = new Map<string, number>();

  constructor(wanted: readonly string[]) {
    this.#wanted = new Set(wanted.map((id) => id.toLowerCase()));
  }

  /** `wanted` itself where it can be had; `fallback` stands for names that no slug can be made of. */
  next(wanted: string, fallback: string): string {
    const isFit = fit.test(wanted);
    const base = isFit ? wanted : slug(wanted) || fallback;
    const id = this.#isFree(base, isFit) ? base : this.#numbered(base);
    this.#given.add(id.toLowerCase());
    return id;
  }

  #isFree(id: string, isWanted: boolean): boolean {
    const key = id.toLowerCase();
    return !this.#given.has(key) && (isWanted || !this.#wanted.has(key));
  }

  #numbered(base: string): string {
    let number = this.#lastNumbers.get(base) ?? 1;
    do number++;
    while (!this.#isFree(`${base}-${number}`, false));
    this.#lastNumbers.set(base, number);
    return `${base}-${number}`;
  }
}
