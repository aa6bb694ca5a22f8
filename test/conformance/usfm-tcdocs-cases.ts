import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sharedData } from '../shared-data.ts';

export interface CommitteeCase {
  readonly name: string;
  readonly passes: boolean;
  readonly usfm: string;
  readonly usx: string | undefined;
  readonly usj: string | undefined;
}

export function usfmTcdocsCases(): CommitteeCase[] {
  if (!sharedData) return [];
  const folder = join(sharedData, 'conformance/usfm-tcdocs');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('metadata.xml'))
    .map((path) => path.slice(0, -'/metadata.xml'.length).replaceAll('\\', '/'))
    .sort()
    .flatMap((name) => {
      const files = readdirSync(join(folder, name));
      const read = (file: string) =>
        files.includes(file) ? readFileSync(join(folder, name, file), 'utf8') : undefined;
      const usfm = read('origin.usfm');
      if (usfm === undefined) return [];
      const passes = /<validated>\s*pass/.test(read('metadata.xml')!);
      return [{ name, passes, usfm, usx: read('origin.xml'), usj: read('origin.json') }];
    });
}
