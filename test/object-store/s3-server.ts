import { join } from 'node:path';
import { scratchFolder } from '../scratch-folder.ts';

export interface S3Server {
  readonly endpoint: string;
  readonly bucket: string;
  get(key: string): Promise<{ readonly body: Buffer; readonly headers: Headers } | undefined>;
  list(prefix: string): Promise<Map<string, string>>;
}

export const s3Environment = {
  AWS_ACCESS_KEY_ID: 'S3RVER',
  AWS_SECRET_ACCESS_KEY: 'S3RVER',
  AWS_EC2_METADATA_DISABLED: 'true',
  HOME: scratchFolder(),
};

/** Variables of the host: tests must not use its credentials or stores. */
const foreignNames = /^AWS_/;

export function useS3Environment(): void {
  for (const name of Object.keys(process.env)) if (foreignNames.test(name)) delete process.env[name];
  Object.assign(process.env, s3Environment);
}

/**
 * Starts the store in a separate process on a free port; it ends with this process.
 * @param options.hasConditions false for a store that ignores If-None-Match and If-Match.
 */
export async function startS3Server({ hasConditions = true } = {}): Promise<S3Server> {
  const bucket = 'books';
  const fixture = join(import.meta.dir, 's3-server.fixture.ts');
  const options = hasConditions ? [] : ['--no-conditions'];
  const child = Bun.spawn([process.execPath, fixture, scratchFolder(), bucket, ...options], {
    stdin: 'pipe',
    stdout: 'pipe',
    stderr: 'inherit',
  });
  child.unref();
  servers.push(child);
  const { value } = await child.stdout.getReader().read();
  const endpoint = `http://127.0.0.1:${Number(new TextDecoder().decode(value))}`;
  const address = (key: string) => `${endpoint}/${bucket}/${key}`;
  return {
    endpoint,
    bucket,
    async get(key) {
      const answer = await fetch(address(key), { decompress: false });
      const body = Buffer.from(await answer.arrayBuffer());
      if (answer.status === 404) return undefined;
      if (answer.status !== 200) throw new Error(`${answer.status} ${body}`);
      return { body, headers: answer.headers };
    },
    async list(prefix) {
      const listed = new Map<string, string>();
      for (let last = '', isLast = false; !isLast; ) {
        const query = new URLSearchParams({ 'list-type': '2', prefix, 'start-after': last });
        const page = await fetch(`${endpoint}/${bucket}?${query}`);
        const xml = await page.text();
        if (!page.ok) throw new Error(xml);
        for (const [, key, etag] of xml.matchAll(/<Key>([^<]*)<\/Key>.*?<ETag>&quot;(\w*)&quot;/gs)) {
          listed.set(key!, etag!);
          last = key!;
        }
        isLast = !xml.includes('<IsTruncated>true');
      }
      return listed;
    },
  };
}

const servers: unknown[] = [];
