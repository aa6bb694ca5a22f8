// sirv on node:http, for bench/serve.ts, run by Node. Arguments: folder, port, headers as JSON.
import { createServer } from 'node:http';
import sirv from 'sirv';

const [folder, port, headers] = process.argv.slice(2);
const added = Object.entries(JSON.parse(headers));
const serve = sirv(folder, {
  dev: false,
  etag: true,
  gzip: true,
  // By default it first tries the path with ".html" and ".htm" appended
  extensions: [],
  setHeaders(response) {
    for (const [name, value] of added) response.setHeader(name, value);
  },
});
createServer((request, response) => serve(request, response)).listen({
  host: '127.0.0.1',
  port: Number(port),
  backlog: 4096,
});
