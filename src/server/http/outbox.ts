import type { HttpResponse } from './http-response.ts';

/** Who sends an answer when its time has come. */
export interface Sender<Asked> {
  sendPosted(response: HttpResponse, asked: Asked): void;
  /** Ends the connection. */
  cut(): void;
}

/** Longer answers are not held up by those before them. */
const longestPosted = 65_536;
/** With more clients than these, the first would wait for the last. */
const mostPosted = 64;
/** For copies of answers that are good until the next one is made. */
const copiesBytes = 1_048_576;

/**
 * Answers of one round of the event loop, written when every request that had come in it was read. A write wakes the
 * client, or the proxy, where it sleeps; that takes longer than making a chapter, and of clients that are written to in
 * quick succession most are found awake. `docs/decisions/garbage-under-load.md` has the figures.
 */
export class Outbox<Asked> {
  #posted: (readonly [Sender<Asked>, HttpResponse, Asked])[] = [];
  readonly #copies = Buffer.allocUnsafeSlow(copiesBytes);
  #copied = 0;
  #isFlushing = false;

  /**
   * The answer may be sent before this returns. False where the sender has to do it at once: it is long, there is no room,
   * or the round is over.
   */
  post(sender: Sender<Asked>, response: HttpResponse, asked: Asked): boolean {
    const length = response.end - response.start;
    if (length > longestPosted || this.#copied + length > copiesBytes || this.#isFlushing) return false;
    if (this.#posted.length === 0) setImmediate(this.flush);
    this.#posted.push([sender, response.isTransient ? this.#copy(response) : response, asked]);
    if (this.#posted.length === mostPosted) this.flush();
    return true;
  }

  readonly flush = (): void => {
    this.#isFlushing = true;
    for (const [sender, response, asked] of this.#posted) {
      try {
        sender.sendPosted(response, asked);
      } catch (error) {
        console.error(error);
        sender.cut();
      }
    }
    this.#posted = [];
    this.#copied = 0;
    this.#isFlushing = false;
  };

  #copy(response: HttpResponse): HttpResponse {
    const { bytes, start, end } = response;
    const moved = this.#copied - start;
    this.#copied += Buffer.prototype.copy.call(bytes, this.#copies, this.#copied, start, end);
    return {
      ...response,
      bytes: this.#copies,
      start: start + moved,
      end: end + moved,
      bodyStart: response.bodyStart + moved,
      dateStart: response.dateStart + moved,
    };
  }
}
