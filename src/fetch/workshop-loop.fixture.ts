import { rmSync, writeFileSync } from 'node:fs';
import { FetchError } from '../net/network-fault.ts';
import { Workshop } from './workshop.ts';

const [content, marker] = process.argv.slice(2) as [string, string];
let overlaps = 0;
for (let opened = 0; opened < 150; ) {
  try {
    using _ = new Workshop(content);
    opened++;
    try {
      writeFileSync(marker, '', { flag: 'wx' });
    } catch {
      overlaps++;
    }
    rmSync(marker, { force: true });
  } catch (error) {
    if (!(error instanceof FetchError)) throw error;
  }
}
console.log(overlaps);
