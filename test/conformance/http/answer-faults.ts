import type { ExpectedAnswer, ExpectedBody } from './http-row.ts';
import type { RawAnswer } from './raw-answer.ts';
import { fillIn, type ServedFacts } from './served-facts.ts';

export function answerFaults(answer: RawAnswer, expected: ExpectedAnswer, facts: ServedFacts): string[] {
  const wrong = [
    answer.status !== expected.status && `status ${answer.status} instead of ${expected.status}`,
    ...Object.entries(expected.fields).map(([name, value]) => fieldFault(answer, name, value, facts)),
    bodyFault(answer, expected.body, facts),
    closingFault(answer, expected),
    ...everyAnswer.map((check) => check(answer)),
  ];
  return wrong.filter((fault) => typeof fault === 'string');
}

type Fault = string | false;

function fieldFault({ fields }: RawAnswer, name: string, value: string | boolean, facts: ServedFacts): Fault {
  const found = fields.get(name);
  if (typeof value === 'boolean') return (found !== undefined) !== value && `${name} is ${found}`;
  const wanted = fillIn(value, facts);
  return found !== wanted && `${name} is ${found} instead of ${wanted}`;
}

function bodyFault({ body }: RawAnswer, expected: ExpectedBody, facts: ServedFacts): Fault {
  if (expected === 'any') return body.length === 0 && 'the body is empty';
  if (expected === 'none') return body.length > 0 && `the body is ${shown(body)}`;
  if ('error' in expected) return errorFault(body, expected.error);
  const wanted = facts.bodies[expected.of][expected.coding].subarray(expected.start ?? 0, expected.end);
  return !wanted.equals(body) && `the body is ${shown(body)} instead of ${shown(wanted)}`;
}

function errorFault(body: Buffer, code: string): Fault {
  try {
    const { error, ...more } = JSON.parse(body.toString());
    const { code: found, message, hint = 'none', ...others } = error;
    if (found !== code) return `the code is ${found} instead of ${code}`;
    const isShaped = [message, hint].every((text) => typeof text === 'string' && text !== '');
    const strange = Object.keys({ ...more, ...others });
    return (!isShaped || strange.length > 0) && `the error is ${shown(body)}`;
  } catch {
    return `the body is not JSON error: ${shown(body)}`;
  }
}

/** RFC 9112, 9.6: `Connection: close` is sent if and only if the connection is closed. */
function closingFault({ fields }: RawAnswer, { closes }: ExpectedAnswer): Fault {
  const says = (fields.get('connection') ?? '').toLowerCase();
  return (says === 'close') !== (closes === true) && `connection is "${says}"`;
}

const everyAnswer: readonly ((answer: RawAnswer) => Fault)[] = [
  function hasDate({ fields }) {
    // RFC 9110, 6.6.1, in the format of 5.6.7.
    const date = fields.get('date') ?? '';
    return new Date(date).toUTCString() !== date && `date is ${date}`;
  },
  function canBeReadByAnyPage({ fields }) {
    const origin = fields.get('access-control-allow-origin');
    return origin !== '*' && `access-control-allow-origin is ${origin}`;
  },
  function saysWhatItsBodyIs({ fields, body }) {
    return body.length > 0 && !fields.has('content-type') && 'content-type is missing';
  },
];

function shown(bytes: Buffer): string {
  return `${bytes.length} bytes ${JSON.stringify(bytes.toString('latin1', 0, 200))}`;
}
