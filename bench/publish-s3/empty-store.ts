// An object store that responds immediately and stores nothing except the lease of the publisher, so that only
// the work of the client is measured.
const empty =
  '<?xml version="1.0"?><ListBucketResult><Name>books</Name><MaxKeys>1000</MaxKeys><IsTruncated>false</IsTruncated></ListBucketResult>';
const missing = '<?xml version="1.0"?><Error><Code>NoSuchKey</Code></Error>';

let lease: Uint8Array<ArrayBuffer> | undefined;

const server = Bun.serve({
  hostname: '127.0.0.1',
  port: 0,
  async fetch(request) {
    const body = await request.bytes();
    const isLease = request.url.endsWith('/publisher.json');
    if (request.method === 'POST') lease = undefined;
    if (request.method === 'PUT' && isLease) lease = body;
    if (request.method !== 'GET') return new Response(null, { headers: { etag: '"0"' } });
    if (isLease && lease) return new Response(lease, { headers: { etag: '"0"' } });
    return request.url.includes('list-type') ? new Response(empty) : new Response(missing, { status: 404 });
  },
});
console.log(server.port);
process.stdin.resume().on('end', () => process.exit());
