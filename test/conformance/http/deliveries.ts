import type { Deliver } from './play-row.ts';
import type { RawConnection } from './raw-connection.ts';

const byteByByte: Deliver = (connection, request) => inPieces(connection, request, () => 1);

function cutInto(lengths: readonly number[]): Deliver {
  return (connection, request) => inPieces(connection, request, (turn) => lengths[turn % lengths.length]!);
}

async function inPieces(
  connection: RawConnection,
  request: Buffer,
  lengthOf: (turn: number) => number,
): Promise<void> {
  let sent = 0;
  // Data that is sent before the server has accepted the connection arrives as one chunk.
  await connection.opened;
  await Bun.sleep(2);
  for (let turn = 0; sent < request.length && !connection.isOver; turn++) {
    const end = sent + lengthOf(turn);
    connection.send(request.subarray(sent, end));
    sent = end;
    // The server reads each chunk before the next one is sent; one of two turns passes without reading.
    for (let wait = turn === 0 ? 2 : 1; wait > 0; wait--) {
      await new Promise<void>((resolve) => setImmediate(resolve));
    }
  }
}

export const deliveries = { byteByByte, cutInto };
