/** Documents that are watched at a time. */
const places = 1024;

/**
 * Tells the documents that many ask for from those that somebody asks for now and then: to keep the latter pushes out
 * others, and gives the garbage collector work for nothing. Each document has a place by its fingerprint, which it shares
 * with others; who is asked for several times in a row there is popular.
 */
export class Popularity {
  readonly #timesOfPopular: number;
  readonly #fingerprints = new Uint32Array(places);
  readonly #times = new Uint8Array(places);

  /** @param timesOfPopular from 2 to 255. */
  constructor(timesOfPopular: number) {
    this.#timesOfPopular = timesOfPopular;
  }

  /** Counts a request: true for the one that makes the document popular. @param fingerprint 32 bits, evenly spread. */
  rises(fingerprint: number): boolean {
    const place = fingerprint % places;
    const times = this.#fingerprints[place] === fingerprint ? this.#times[place]! + 1 : 1;
    this.#fingerprints[place] = fingerprint;
    this.#times[place] = times % this.#timesOfPopular;
    return times === this.#timesOfPopular;
  }
}
