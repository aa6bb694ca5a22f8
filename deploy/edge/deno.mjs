// FOLDER=/srv/bible deno run --allow-net --allow-env --allow-read deno.mjs
import { withFolder } from './folder-bucket.mjs';
import worker from './worker.js';

const env = withFolder(Deno.env.toObject());
Deno.serve(
  {
    port: Number(env.PORT ?? 3000),
    onListen: ({ port }) => console.log(`Scriptorium listens at http://localhost:${port}/`),
  },
  (request) => worker.fetch(request, env),
);
