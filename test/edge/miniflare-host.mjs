// Runs in Node: node miniflare-host.mjs WORKER FOLDER. Puts published files into a bucket of workerd, as `publish s3://` does.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { Miniflare } from 'miniflare';

const [, , worker, folder] = process.argv;
const host = new Miniflare({
  modules: [{ type: 'ESModule', path: 'worker.js', contents: readFileSync(worker, 'utf8') }],
  compatibilityDate: '2025-09-01',
  r2Buckets: ['BUCKET'],
  host: '127.0.0.1',
  port: 0,
});
const bucket = await host.getR2Bucket('BUCKET');
const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
  entry.isFile(),
);
for (const entry of entries) {
  const file = join(entry.parentPath, entry.name);
  if (!file.endsWith('.gz')) continue;
  const body = readFileSync(file);
  const sha256 = createHash('sha256').update(gunzipSync(body)).digest('hex');
  const httpMetadata = { contentEncoding: 'gzip' };
  await bucket.put(relative(folder, file).slice(0, -'.gz'.length), new Uint8Array(body).buffer, {
    httpMetadata,
    customMetadata: { sha256 },
  });
}
console.log(`workerd listens at ${await host.ready}`);
process.on('SIGTERM', () => host.dispose().then(() => process.exit()));
