const maxLastLetters = 24;
/** A word at the end of several texts, after the mark, is `Selah` in the language. */
const minUsesOfLast = 3;

/** Texts that end without a mark. Those that end with `Selah` after the mark are not reported. */
export class UnmarkedEnds {
  readonly #ends: { readonly last: string; readonly report: () => void }[] = [];
  readonly #uses = new Map<string, number>();

  /** @param report called by `finish` if the end is a mistake. */
  add(text: string, report: () => void): void {
    const last = /[^\p{L}\p{M}\s]\s+([\p{L}\p{M}]+)$/u.exec(text.slice(-maxLastLetters))?.[1] ?? '';
    this.#ends.push({ last, report });
    this.#uses.set(last, (this.#uses.get(last) ?? 0) + 1);
  }

  finish(): void {
    for (const { last, report } of this.#ends)
      if (last === '' || this.#uses.get(last)! < minUsesOfLast) report();
  }
}
