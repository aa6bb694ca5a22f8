import { expect, setDefaultTimeout, test } from 'bun:test';
import { compiledSmallContent } from '../../test/compiled.ts';
import { serveLibrary } from '../../test/served-library.ts';
import { checkServer, serveHeaders } from './check.ts';

setDefaultTimeout(600_000);

test('the headers that other servers are set up to send are those that Scriptorium sends', async () => {
  const { library } = await compiledSmallContent();
  const served = await serveLibrary(library);
  try {
    const chapters = library.paths('/api/').filter((path) => /\/[A-Z0-9]{3}\/\d+\.json$/.test(path));
    expect(chapters.length).toBeGreaterThan(3);
    expect(await checkServer(Number(new URL(served.url).port), library, chapters)).toEqual([]);

    const ours = new Set(Object.keys(serveHeaders).map((name) => name.toLowerCase()));
    const others = ['content-length', 'date', 'etag', 'vary'];
    const { headers } = await fetch(served.url + chapters[0], { decompress: false });
    expect([...headers.keys()].filter((name) => !ours.has(name)).sort()).toEqual(others);
  } finally {
    await served.stop();
  }
});
