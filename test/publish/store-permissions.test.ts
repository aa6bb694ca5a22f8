import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from 'bun:test';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { commonFields } from '../../src/site/fields.ts';
import { compileContent } from '../compiled.ts';
import { runCommand, startCommand } from '../end-to-end/command-line.ts';
import { type ProxiedRequest, type S3Proxy, startS3Proxy } from '../object-store/s3-proxy.ts';
import { startS3Server, useS3Environment } from '../object-store/s3-server.ts';
import { writeFiles } from '../write-files.ts';
import { growingContent } from './growing-content.ts';

setDefaultTimeout(600_000);

interface Statement {
  readonly Effect: string;
  readonly Principal?: unknown;
  readonly Action: string | readonly string[];
  readonly Resource: string | readonly string[];
  readonly Condition?: { readonly StringLike: { readonly 's3:prefix': string | readonly string[] } };
}
type Json = Record<string, unknown> | readonly unknown[];

const documents = new Map<string, readonly Json[]>(
  readFileSync(join(import.meta.dir, '../../docs/object-stores.md'), 'utf8')
    .split(/^## /m)
    .slice(1)
    .map((section) => {
      const texts = [...section.matchAll(/^```json\n(.*?)^```/gms)].map(([, text]) => text!);
      return [section.slice(0, section.indexOf('\n')), texts.map((text) => JSON.parse(text))];
    }),
);
const statementsOf = (store: string): readonly Statement[] =>
  documents
    .get(store)!
    .flatMap((document) => ('Statement' in document ? (document.Statement as Statement[]) : []));
const isPublic = ({ Principal }: Statement) =>
  /^("\*"|\{"AWS":\["\*"\]\})$/.test(JSON.stringify(Principal ?? ''));

interface Needed {
  readonly action: string;
  readonly resource: string;
  readonly prefix?: string;
}

const bucket = 'arn:aws:s3:::bible';

function neededBy({ method, key, query, headers, body }: ProxiedRequest): Needed[] {
  const parameters = new URLSearchParams(query);
  const object = (action: string, name = key) => ({ action, resource: `${bucket}/${name}` });
  if (method === 'GET' && key === '' && parameters.get('list-type') === '2')
    return [{ action: 's3:ListBucket', resource: bucket, prefix: parameters.get('prefix') ?? '' }];
  if ((method === 'GET' || method === 'HEAD') && key !== '') return [object('s3:GetObject')];
  if (method === 'POST' && key === '' && parameters.has('delete'))
    return [...body.toString().matchAll(/<Key>(.*?)<\/Key>/g)].map(([, name]) =>
      object('s3:DeleteObject', name),
    );
  if (method === 'PUT' && key !== '') {
    const source = headers['x-amz-copy-source'] as string | undefined;
    const copied = source?.replace(/^books\//, '');
    return [object('s3:PutObject'), ...(copied === undefined ? [] : [object('s3:GetObject', copied)])];
  }
  throw new Error(`${method} ${key}?${query} is of no known kind`);
}

const all = (value: string | readonly string[]) => [value].flat();
const isLike = (pattern: string, text: string) =>
  new RegExp(`^${pattern.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*')}$`, 's').test(text);

function allows(
  { Effect, Action, Resource, Condition }: Statement,
  { action, resource, prefix = '' }: Needed,
) {
  const prefixes = Condition ? all(Condition.StringLike['s3:prefix']) : ['*'];
  return (
    Effect === 'Allow' &&
    all(Action).includes(action) &&
    all(Resource).some((pattern) => isLike(pattern, resource)) &&
    (action !== 's3:ListBucket' || prefixes.some((pattern) => isLike(pattern, prefix)))
  );
}

let proxy: S3Proxy;
const done = new Map<string, Needed>();

beforeAll(async () => {
  useS3Environment();
  const server = await startS3Server();
  let stop = Number.POSITIVE_INFINITY;
  let onStop = () => {};
  proxy = await startS3Proxy({
    target: server.endpoint,
    answer: () => {
      if (--stop === 0) onStop();
      return undefined;
    },
  });
  const version = (text: string) =>
    compileContent((content) => {
      const source = growingContent({ books: text === 'one' ? { GEN: 3, EXO: 2 } : { GEN: 3, LEV: 1 } });
      for (const file of new Bun.Glob('**/*').scanSync(source))
        writeFiles(content, { [file]: readFileSync(join(source, file), 'utf8') });
    });
  const [one, two] = [await version('one'), await version('two')];
  const place = ['s3://books/v1', '--endpoint', proxy.endpoint];
  const run = async (...words: string[]) => {
    const { exitCode, stderr } = await runCommand(...words);
    expect({ words, exitCode, stderr }).toEqual({ words, exitCode: 0, stderr: '' });
  };
  await run('publish', one.directory, ...place, '--keep', '3');
  // Killed, so that the next publication lists the bucket and takes over the lease
  const child = startCommand('publish', two.directory, ...place, '--keep', '3');
  onStop = () => child.kill('SIGKILL');
  stop = 60;
  await child.exited;
  await run('publish', two.directory, ...place, '--keep', '3');
  await run('rollback', ...place, 'previous');
  await run('verify', ...place);
  await run('publish', two.directory, ...place, '--dry-run');
  for (const needed of proxy.requests.flatMap(neededBy))
    done.set(`${needed.action} ${needed.resource} ${needed.prefix}`, needed);
});
afterAll(() => proxy.close());

test('every kind of request was recorded', () => {
  expect([...new Set([...done.values()].map(({ action }) => action))].sort()).toEqual([
    's3:DeleteObject',
    's3:GetObject',
    's3:ListBucket',
    's3:PutObject',
  ]);
  expect(proxy.requests.some(({ headers }) => headers['x-amz-copy-source'])).toBe(true);
  expect(proxy.requests.some(({ headers }) => headers['if-none-match'] === '*')).toBe(true);
});

test('the page has a section for each store', () => {
  expect([...documents.keys()]).toEqual(['Amazon S3', 'Cloudflare R2', 'MinIO', 'Ceph', 'Garage']);
});

describe.each(['Amazon S3', 'MinIO', 'Ceph'])('%s', (store) => {
  const ofPublisher = statementsOf(store).filter((statement) => !isPublic(statement));
  const ofReaders = statementsOf(store).filter(isPublic);

  test('allows the publisher each request that the commands made', () => {
    for (const needed of done.values())
      expect({ needed, isAllowed: ofPublisher.some((statement) => allows(statement, needed)) }).toEqual({
        needed,
        isAllowed: true,
      });
  });

  test('allows it nothing that they never did, and nothing outside of the prefix', () => {
    const made = new Set([...done.values()].map(({ action }) => action));
    for (const action of ofPublisher.flatMap(({ Action }) => all(Action))) expect(made).toContain(action);
    for (const action of made) {
      const elsewhere = {
        action,
        resource: action === 's3:ListBucket' ? bucket : `${bucket}/v2/a.json`,
        prefix: 'v2/',
      };
      expect(ofPublisher.some((statement) => allows(statement, elsewhere))).toBe(false);
    }
  });

  test('lets everyone read published objects, and nothing else', () => {
    expect(ofReaders.flatMap(({ Action }) => all(Action))).toEqual(['s3:GetObject']);
    const published = { action: 's3:GetObject', resource: `${bucket}/v1/api/available_translations.json` };
    expect(ofReaders.some((statement) => allows(statement, published))).toBe(true);
    expect(ofReaders.some((statement) => allows(statement, { ...published, resource: `${bucket}/a` }))).toBe(
      false,
    );
  });
});

describe.each(['Amazon S3', 'Cloudflare R2', 'Ceph', 'Garage'])('CORS of %s', (store) => {
  test('lets pages of every site read, and see the same fields as on a server', () => {
    const rules = documents
      .get(store)!
      .flatMap((document) =>
        'CORSRules' in document ? document.CORSRules : Array.isArray(document) ? document : [],
      );
    const exposed = commonFields('*', 'no-cache').all['Access-Control-Expose-Headers']!.split(', ');
    expect(rules).toEqual([
      {
        AllowedOrigins: ['*'],
        AllowedMethods: ['GET', 'HEAD'],
        AllowedHeaders: ['*'],
        ExposeHeaders: exposed,
        MaxAgeSeconds: expect.any(Number),
      },
    ]);
  });
});
