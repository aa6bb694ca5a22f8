/** Writes the test vectors for ports, and the tables of the Python client: `npm run generate`. */
import { join } from 'node:path';
import { vectorFiles } from './vectors.ts';

for (const [name, text] of Object.entries(await vectorFiles()))
  await Bun.write(join(import.meta.dir, name), text);
for (const name of ['tables.json', 'versifications.json'])
  await Bun.write(
    join(import.meta.dir, '../../clients/python/src/scriptorium_client', name),
    Bun.file(join(import.meta.dir, name)),
  );
console.log(`The test vectors are in ${import.meta.dir}`);
process.exit(0);
