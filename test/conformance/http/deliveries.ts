import type { Deliver } from './play-row.ts';
import type { RawConnection } from './raw-connection.ts';

const byteByByte: Deliver = (connection, request) => inPieces(connection, request, () => 1);

/** Pieces of the given lengths, again and again. */
function cutInto(lengths: readonly number[]): Deliver {
  return (connection, request) => inPieces(connection, request, (turn) => lengths[turn % lengths.length]!);
}

async function inPieces(
  connection: RawConnection,
  request: Buffer,
  lengthOf: (turn: number) => number,
): Promise<void> {
  let sent = 0;
  // What is sent before the server has the connection comes to it as one piece.
  await connection.opened;
  await Bun.sleep(2);
  for (let turn = 0; sent < request.length && !connection.isOver; turn++) {
    const end = sent + lengthOf(turn);
    connection.send(request.subarray(sent, end));
    sent = end;
    // The server reads each piece before the next one is sent; of the first two turns one passes without reading.
    for (let wait = turn === 0 ? 2 : 1; wait > 0; wait--) {
      await new Promise<void>((resolve) => setImmediate(resolve));
    }
  }
}

/** Ways to send a request other than at once. */
export const deliveries = { byteByByte, cutInto };
