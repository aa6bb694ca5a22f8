/**
 * Gives the profiles of a commentary their ids, which are part of their paths. Ids that differ only by case are not two:
 * some file systems would hold them for one.
 */
export class ProfileIds {
  readonly #taken = new Set<string>();
  /** By id: the number that was tried last to make another id differ from it. */
  readonly #numbers = new Map<string, number>();

  /**
   * The id as written if that can be one, else one made of what is written or of the subject ("Mary of Magdala":
   * `mary-of-magdala`). A number makes it differ from those that are taken.
   */
  take(written: string, subject: string): string {
    const id =
      (/^[A-Za-z0-9_-]{1,100}$/.test(written) && written) || slug(written) || slug(subject) || 'profile';
    let candidate = id;
    let number = this.#numbers.get(id.toLowerCase()) ?? 1;
    while (this.#taken.has(candidate.toLowerCase())) candidate = `${id}-${++number}`;
    this.#numbers.set(id.toLowerCase(), number);
    this.#taken.add(candidate.toLowerCase());
    return candidate;
  }
}

function slug(text: string): string {
  return text
    .slice(0, 200)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 80)
    .replace(/^-|-$/g, '');
}
