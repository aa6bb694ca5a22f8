import { afterAll, describe, expect, test } from 'bun:test';
import { createHash, createHmac } from 'node:crypto';
import { S3Requests } from './requests.ts';

const keys = { accessKeyId: 'AKIDEXAMPLE', secretAccessKey: 'secret', sessionToken: 'token' };

const strictly = (part: string) =>
  encodeURIComponent(part).replace(
    /[!'()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/** The signature of a request (Signature Version 4), calculated independently from what arrived. */
function signatureOf(request: Request, body: string): string {
  const authorization = request.headers.get('authorization') ?? '';
  const [, scope = '', names = ''] =
    /Credential=[^/]+\/([^,]+), SignedHeaders=([^,]+)/.exec(authorization) ?? [];
  const url = new URL(request.url);
  const query = [...url.searchParams].map((pair) => pair.map(strictly).join('=')).sort();
  const canonical = [
    request.method,
    url.pathname
      .split('/')
      .map((part) => strictly(decodeURIComponent(part)))
      .join('/'),
    query.join('&'),
    ...names.split(';').map((name) => `${name}:${request.headers.get(name)}`),
    '',
    names,
    createHash('sha256').update(body).digest('hex'),
  ].join('\n');
  const text = [
    'AWS4-HMAC-SHA256',
    request.headers.get('x-amz-date'),
    scope,
    createHash('sha256').update(canonical).digest('hex'),
  ].join('\n');
  const hmac = (key: string | Buffer, of: string) => createHmac('sha256', key).update(of).digest();
  const key = scope.split('/').reduce<string | Buffer>(hmac, `AWS4${keys.secretAccessKey}`);
  return hmac(key, text).toString('hex');
}

const servers: Bun.Server<undefined>[] = [];
afterAll(() => {
  for (const server of servers) server.stop(true);
});

function requestsTo(answer: (request: Request) => Response | Promise<Response>, attempts = 3): S3Requests {
  const server = Bun.serve({ port: 0, hostname: '127.0.0.1', fetch: answer });
  servers.push(server);
  const location = { bucket: 'bible', endpoint: server.url.origin, region: 'eu-west-1', pathStyle: true };
  return new S3Requests(location, async () => keys, { attempts, idleSeconds: 10 });
}

const error = (status: number, code: string, headers: Record<string, string> = {}) =>
  new Response(`<Error><Code>${code}</Code><Message>No.</Message></Error>`, { status, headers });

describe('a request to a store', () => {
  test('has a signature of its method, key, query, body and the fields that matter', async () => {
    let arrived: Request | undefined;
    const requests = requestsTo(async (request) => {
      const body = await request.text();
      const signed = /Signature=(\w+)/.exec(request.headers.get('authorization') ?? '')?.[1];
      arrived = request;
      return signed === signatureOf(request, body)
        ? new Response('<Ok/>')
        : error(403, 'SignatureDoesNotMatch');
    });
    const body = new TextEncoder().encode('In the beginning');
    const headers = { 'content-md5': 'x', 'x-amz-meta-sha256': 'y', 'cache-control': 'no-cache' };
    await requests.send({
      method: 'PUT',
      key: 'библия/a+b (1).json',
      query: { 'b c': '/', a: '' },
      headers,
      body,
    });
    expect(arrived!.headers.get('x-amz-security-token')).toBe('token');
    expect(arrived!.headers.get('authorization')).toContain(
      'SignedHeaders=content-md5;host;x-amz-content-sha256;x-amz-date;x-amz-meta-sha256;x-amz-security-token',
    );
    await requests.send({ method: 'GET', key: '', query: { prefix: 'v1/' } });
  });

  test('is dated by the clock of the store if ours is wrong', async () => {
    const ahead = 3 * 3_600_000;
    const dates: number[] = [];
    const requests = requestsTo((request) => {
      const [, ...parts] = /(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z/.exec(
        request.headers.get('x-amz-date')!,
      )!;
      const [year, month, day, hour, minute, second] = parts.map(Number) as [
        number,
        number,
        number,
        number,
        number,
        number,
      ];
      const now = Date.now() + ahead;
      dates.push(Date.UTC(year, month - 1, day, hour, minute, second) - now);
      const isNear = Math.abs(dates.at(-1)!) < 15 * 60_000;
      return isNear
        ? new Response('')
        : error(403, 'RequestTimeTooSkewed', { date: new Date(now).toUTCString() });
    });
    await requests.send({ method: 'GET', key: 'a.json' });
    await requests.send({ method: 'GET', key: 'a.json' });
    expect(dates.map((difference) => Math.round(difference / 3_600_000) + 3)).toEqual([0, 3, 3]);
  });

  test('is sent again for a busy store, and not for a refusal', async () => {
    const answers = [
      error(503, 'SlowDown', { 'retry-after': '0' }),
      error(500, 'InternalError'),
      new Response('{}'),
    ];
    const { body } = await requestsTo(() => answers.shift()!).send({ method: 'GET', key: 'a.json' });
    expect(String(Buffer.from(body))).toBe('{}');
    let count = 0;
    const refusing = requestsTo(() => error(403, ++count === 1 ? 'AccessDenied' : 'Other'));
    const refused = await refusing.send({ method: 'GET', key: 'a.json' }).catch((thrown) => thrown);
    expect(refused).toMatchObject({ code: 'AccessDenied', status: 403, attempts: 1, message: 'No.' });
  });

  test('fails if an error comes with status 200, as at the end of a long copy', async () => {
    const requests = requestsTo(() => error(200, 'InternalError'), 1);
    const failed = await requests.send({ method: 'PUT', key: 'b.json' }).catch((thrown) => thrown);
    expect(failed).toMatchObject({ code: 'InternalError', isTemporary: true });
    const { body } = await requests.send({ method: 'GET', key: 'b.json' });
    expect(String(Buffer.from(body))).toStartWith('<Error>');
  });
});
