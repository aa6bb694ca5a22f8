/** Writes the test vectors for ports, and the tables of the Python client: `npm run generate`. */
import { join } from 'node:path';
import { vectorFiles } from './vectors.ts';

for (const [name, text] of Object.entries(await vectorFiles()))
  await Bun.write(join(import.meta.dir, name), text);
await Bun.write(
  join(import.meta.dir, '../../clients/python/src/scriptorium_client/tables.json'),
  Bun.file(join(import.meta.dir, 'tables.json')),
);
console.log(`The test vectors are in ${import.meta.dir}`);
process.exit(0);
