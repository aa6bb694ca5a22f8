import { bodyLength, type HttpResponse } from './response.ts';

export interface Sender<SendOptions> {
  sendPosted(response: HttpResponse, asked: SendOptions): void;
  cut(): void;
}

/** Longer responses are sent immediately. */
const maxPostedBytes = 65_536;
/** Flush at this many, so that the first client does not wait for the last. */
const maxPosted = 64;
const maxCopiedBytes = 1_048_576;

/**
 * The responses of one round of the event loop, written after every request received in it was read. A write
 * wakes the client, or the proxy, if it sleeps, which takes longer than making a chapter. Most clients that
 * are written to in quick succession are already awake. `docs/decisions/garbage-under-load.md` has the
 * figures.
 */
export class Outbox<SendOptions> {
  /** When the current round began, by `performance.now`; 0 between rounds. */
  #roundStarted = 0;
  #posted: (readonly [Sender<SendOptions>, HttpResponse, SendOptions])[] = [];
  readonly #copies = Buffer.allocUnsafeSlow(maxCopiedBytes);
  #copied = 0;
  #isFlushing = false;

  /**
   * Returns when the current round began, by `performance.now`. The duration of a request includes its wait
   * for the other requests of its round, and the clock is read once per round.
   */
  beginRound(since?: number): number {
    if (this.#roundStarted === 0) {
      this.#roundStarted = since ?? performance.now();
      setImmediate(this.flush);
    }
    return this.#roundStarted;
  }

  /**
   * The response may be sent before this returns. False when the sender must send it itself: it is long,
   * there is no room, or the outbox is being flushed.
   */
  post(sender: Sender<SendOptions>, response: HttpResponse, asked: SendOptions): boolean {
    const length = response.bodyStart - response.start + bodyLength(response);
    if (length > maxPostedBytes || this.#copied + length > maxCopiedBytes || this.#isFlushing) return false;
    this.beginRound();
    this.#posted.push([sender, response.isTransient ? this.#copy(response) : response, asked]);
    if (this.#posted.length === maxPosted) this.#send();
    return true;
  }

  readonly flush = (): void => {
    this.#send();
    this.#roundStarted = 0;
  };

  #send(): void {
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
  }

  #copy(response: HttpResponse): HttpResponse {
    const { status, bytes, start, end, bodyStart, dateStart } = response;
    const moved = this.#copied - start;
    this.#copied += Buffer.prototype.copy.call(bytes, this.#copies, this.#copied, start, end);
    return {
      status,
      bytes: this.#copies,
      start: start + moved,
      bodyStart: bodyStart + moved,
      end: end + moved,
      dateStart: dateStart + moved,
      isTransient: true,
    };
  }
}

export interface Writer {
  writeMore(): void;
}

/**
 * Writes long responses in turns, one write per round of the event loop. However many clients download, a
 * chapter waits for at most one such write.
 */
export class WriteTurns {
  readonly #waiting = new Set<Writer>();
  #isRunning = false;

  request(writer: Writer): void {
    this.#waiting.add(writer);
    if (this.#isRunning) return;
    this.#isRunning = true;
    setImmediate(this.#next);
  }

  give(turns: number): void {
    let left = turns;
    for (const writer of this.#waiting) {
      if (left-- === 0) return;
      this.#waiting.delete(writer);
      writer.writeMore();
    }
  }

  readonly #next = (): void => {
    this.give(1);
    this.#isRunning = this.#waiting.size > 0;
    if (this.#isRunning) setImmediate(this.#next);
  };
}
