import type { RawAnswer } from './answer-reader.ts';
import { RawConnection } from './raw-connection.ts';

/** What became of the requests of one client, from the client's view. */
export interface Fates {
  /** Whole answers with status 200. */
  whole: number;
  /** Whole answers with any other status. */
  other: number;
  /** Requests of whose answer some bytes came, and not all. */
  cut: number;
  /** Requests written before the signal whose connection ended without a byte of an answer. */
  unanswered: number;
  /**
   * Requests written after the signal whose connection ended without a byte of an answer: the server had closed it,
   * or said in the answer before that it would. A client may send them again (RFC 9112, 9.3.1).
   */
  refused: number;
}

/**
 * Clients that ask one request after the other, each on a connection that it keeps as long as the server does, until
 * the server takes no new connections. `signal` is called when the clients have `signalAt` whole answers.
 */
export async function loadUntilGone(
  port: number,
  pathsOfClients: readonly (readonly string[])[],
  signalAt: number,
  signal: () => void,
): Promise<Fates> {
  const fates: Fates = { whole: 0, other: 0, cut: 0, unanswered: 0, refused: 0 };
  let isSignalled = false;

  const count = (answer: RawAnswer | undefined, connection: RawConnection, wasSignalled: boolean) => {
    if (answer?.status === 200) fates.whole++;
    else if (answer) fates.other++;
    else if (connection.pendingBytes > 0) fates.cut++;
    else if (wasSignalled) fates.refused++;
    else fates.unanswered++;
    if (!isSignalled && fates.whole >= signalAt) {
      isSignalled = true;
      signal();
    }
  };

  const client = async (paths: readonly string[]) => {
    let turn = 0;
    for (;;) {
      const connection = await RawConnection.open(port).catch(() => undefined);
      if (!connection) return;
      for (let isKept = true; isKept; ) {
        const wasSignalled = isSignalled;
        const answer = await connection.get(paths[turn++ % paths.length]!);
        count(answer, connection, wasSignalled);
        isKept = answer !== undefined && answer.fields.get('connection')?.toLowerCase() !== 'close';
      }
      connection.close();
      // A server that listens no more refuses; one that still does would let this go on for ever.
      if (isSignalled) await Bun.sleep(20);
    }
  };

  await Promise.all(pathsOfClients.map(client));
  return fates;
}
