import { answerFaults } from './answer-faults.ts';
import { ask } from './ask.ts';
import { type ExpectedAnswer, expectedAnswers, type HttpRow } from './http-row.ts';
import type { RawAnswer } from './raw-answer.ts';
import { RawConnection } from './raw-connection.ts';
import { fillIn, type ServedFacts } from './served-facts.ts';

export type Deliver = (connection: RawConnection, request: Buffer) => void | Promise<void>;

export interface PlayedRow {
  readonly faults: readonly string[];
  readonly answers: readonly RawAnswer[];
}

export async function playRow(
  row: HttpRow,
  facts: ServedFacts,
  deliver: Deliver = atOnce,
): Promise<PlayedRow> {
  const expected = expectedAnswers(row, facts);
  const connection = new RawConnection(facts.port);
  const answers: RawAnswer[] = [];
  const faults: string[] = [];
  try {
    const delivered = deliver(connection, Buffer.from(fillIn(row.send, facts), 'latin1'));
    for (const each of expected) {
      const answer = await connection.answer(each.isToHead);
      answers.push(answer);
      faults.push(...answerFaults(answer, each, facts));
    }
    await delivered;
    await checkConnection(connection, expected.at(-1));
  } catch (error) {
    faults.push((error as Error).message);
  } finally {
    connection.close();
  }
  return { faults, answers };
}

function atOnce(connection: RawConnection, request: Buffer): void {
  connection.send(request);
}

async function checkConnection(connection: RawConnection, last: ExpectedAnswer | undefined): Promise<void> {
  if (!last?.closes) {
    connection.send(Buffer.from(ask('GET', '/nothing/after/this', 'Connection: close')));
    const { status } = await connection.answer();
    if (status !== 404) throw new Error(`The next request on the connection got ${status}.`);
  }
  const rest = await connection.rest();
  if (rest.length > 0) throw new Error(`More came than was asked for: ${JSON.stringify(String(rest))}`);
}
