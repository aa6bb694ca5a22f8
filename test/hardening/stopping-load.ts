import type { RawAnswer } from './answer-reader.ts';
import { RawConnection } from './raw-connection.ts';

export interface Fates {
  whole: number;
  other: number;
  cut: number;
  /** Requests written before the signal whose connection ended without a byte of a response. */
  unanswered: number;
  /**
   * Requests written after the signal whose connection ended without a byte of a response. The server had
   * closed the connection, or announced that in the previous response. A client may resend them (RFC 9112,
   * 9.3.1).
   */
  refused: number;
}

/**
 * Runs clients that send requests one after another, each on a keep-alive connection, until the server
 * accepts no new connections. Calls `signal` after `signalAt` complete responses.
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
      // Limits the rate of reconnecting to a server that fails to stop listening
      if (isSignalled) await Bun.sleep(20);
    }
  };

  await Promise.all(pathsOfClients.map(client));
  return fates;
}
