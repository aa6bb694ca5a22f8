const shortest = 100;
const longest = 10_000;
/** Who has lived so long is not failing at its start. */
const steadyMilliseconds = 60_000;

/** Milliseconds until a process that ended is started again: longer each time that it ends soon. */
export class RestartDelay {
  #next = shortest;

  /** @param lived milliseconds from the start of the process to its end. */
  after(lived: number): number {
    if (lived > steadyMilliseconds) this.#next = shortest;
    const delay = this.#next;
    this.#next = Math.min(delay * 2, longest);
    return delay;
  }
}
