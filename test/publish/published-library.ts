import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { buildLibrary } from '../../src/compile/build-library.fixture.ts';
import { type Library, openLibrary } from '../../src/library/library.ts';
import type { Destination } from '../../src/publish/destination.ts';
import type { PublishOptions } from '../../src/publish/plan.ts';
import type { PublishSummary } from '../../src/publish/publish.ts';
import { publish } from '../../src/publish/publish.ts';
import { onceInARun } from '../compiled.ts';
import { newFolder } from '../new-folder.ts';
import { writeSmallContent } from '../small-content/small-content.ts';
import { smallTranslation } from '../small-content/small-translation.ts';
import { writeFiles } from '../write-files.ts';

export const compiledCorrected = onceInARun('small-corrected', (content) => {
  writeSmallContent(content);
  const genesis = 'translations/small/01-GEN.usfm';
  const text = String(smallTranslation[genesis]).replace('were finished', 'were completed');
  writeFiles(content, { [genesis]: text });
});

export async function libraryOf(content: string): Promise<{ directory: string; library: Library }> {
  const directory = join(newFolder(), 'library');
  await buildLibrary({ content, library: directory });
  return { directory, library: openLibrary(directory, { readOnly: true }) };
}

export async function rebuild(content: string, directory: string): Promise<void> {
  await buildLibrary({ content, library: directory });
  // A reader caches the library's state for a millisecond
  await Bun.sleep(5);
}

export async function publishNow(
  library: Library,
  destination: Destination,
  options: Partial<PublishOptions> = {},
): Promise<PublishSummary> {
  const snapshot = library.snapshot();
  try {
    const retry = { firstDelay: 1 };
    return await publish({ library: snapshot, destination, concurrency: 4, retry, ...options });
  } finally {
    snapshot.close();
  }
}

export function documentsOf(library: Library): Map<string, string> {
  const paths = library.paths('/api/').filter((path) => !path.startsWith('/api/x/manifest'));
  return new Map(paths.map((path) => [path, String(gunzipSync(library.get(path)!.gzip))]));
}
