/** Maximum id length; keys of the library are short. */
const validId = /^[A-Za-z0-9_-]{1,200}$/;

/**
 * Assigns unique ids that are valid in a path. Ids that differ only by case are equal, because some file
 * systems do not distinguish them.
 */
export class UniqueIds {
  readonly #wanted: ReadonlySet<string>;
  readonly #given = new Set<string>();
  readonly #lastNumbers = new Map<string, number>();

  /** @param wanted ids that only their own item may get. */
  constructor(wanted: readonly string[] = []) {
    this.#wanted = new Set(wanted.map((id) => id.toLowerCase()));
  }

  /** Returns `wanted` if possible; `fallback` is used for names that cannot become a slug. */
  next(wanted: string, fallback: string): string {
    const isFit = validId.test(wanted);
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

const maxSlugLength = 100;

/** Converts a name to a path segment: `Tribe of Benjamin` is `tribe-of-benjamin`. May be empty: `利未`. */
export function slug(name: string): string {
  return name
    .slice(0, maxSlugLength * 4)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, maxSlugLength)
    .replace(/^-|-$/g, '');
}
