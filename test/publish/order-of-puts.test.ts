import { describe, expect, setDefaultTimeout, test } from 'bun:test';
import { brokenLinks } from './broken-links.ts';
import { changeVerse, type GrowingState, growingContent, writeGrowing } from './growing-content.ts';
import { MemoryDestination } from './memory-destination.ts';
import { documentsOf, libraryOf, publishNow, rebuild } from './published-library.ts';

setDefaultTimeout(600_000);

const first: GrowingState = { books: { GEN: 3, EXO: 2, JHN: 2 } };
const states: Readonly<Record<string, GrowingState>> = {
  'chapters and a book more': { books: { GEN: 5, EXO: 2, LEV: 1, JHN: 2 } },
  'chapters and a book fewer': { books: { GEN: 1, JHN: 2 } },
  'one edition more': { ...first, hasSecondEdition: true },
  'editions of every kind fewer': { ...first, isWithoutSmall: true },
};

function textOf(destination: MemoryDestination): (path: string) => string | undefined {
  return (path) => destination.files.get(path)?.toString();
}

describe('a reachable document never links to a missing one', () => {
  for (const [name, state] of Object.entries(states)) {
    test(`with ${name}`, async () => {
      const content = growingContent(first);
      const { directory, library } = await libraryOf(content);
      const destination = new MemoryDestination();
      await publishNow(library, destination);
      writeGrowing(content, state);
      await rebuild(content, directory);
      let looked = 0;
      destination.after = (step) => {
        looked++;
        expect({ step, broken: brokenLinks(textOf(destination)) }).toEqual({ step, broken: [] });
      };
      await publishNow(library, destination);
      expect(looked).toBeGreaterThan(10);
      for (const [path, text] of documentsOf(library)) expect(textOf(destination)(path)).toBe(text);
      await library.close();
    });
  }

  test('in the first publication', async () => {
    const { library } = await libraryOf(growingContent(first));
    const destination = new MemoryDestination();
    destination.after = () => expect(brokenLinks(textOf(destination))).toEqual([]);
    await publishNow(library, destination);
    expect(destination.files.has('/api/available_translations.json')).toBe(true);
    await library.close();
  });
});

test('the manifest is uploaded after every document, and deletions follow it', async () => {
  const content = growingContent(first);
  const { directory, library } = await libraryOf(content);
  const destination = new MemoryDestination();
  await publishNow(library, destination);
  writeGrowing(content, { books: { GEN: 4 } });
  await rebuild(content, directory);
  destination.steps.length = 0;
  await publishNow(library, destination);
  const at = (step: string) => destination.steps.indexOf(step);
  const lastDocument = destination.steps.findLastIndex((step) =>
    /^put \/api\/(?!x\/manifest|x\/re|x\/pub)/.test(step),
  );
  const firstRemoval = destination.steps.findIndex((step) => step.startsWith('remove '));
  expect(at('put /api/x/publishing.json')).toBeLessThan(
    destination.steps.findIndex((step) => /^put \/api\/(?!x\/)/.test(step)),
  );
  expect(lastDocument).toBeLessThan(at('put /api/x/manifest.json'));
  expect(at('put /api/x/manifest.json')).toBeLessThan(at('put /api/x/releases.json'));
  expect(at('put /api/x/releases.json')).toBeLessThan(firstRemoval);
  expect(destination.steps.at(-1)).toBe('remove /api/x/publishing.json');
  await library.close();
});

describe('the uploads', () => {
  test('is exactly the documents whose bytes changed with one verse, and the manifests', async () => {
    const content = growingContent(first);
    const { directory, library } = await libraryOf(content);
    const destination = new MemoryDestination();
    await publishNow(library, destination);
    const before = documentsOf(library);
    changeVerse(content, 'EXO');
    await rebuild(content, directory);
    const after = documentsOf(library);
    const moved = [...after].filter(([path, text]) => before.get(path) !== text).map(([path]) => path);
    destination.steps.length = 0;
    const summary = await publishNow(library, destination);
    console.log(`one verse of one chapter: ${moved.length} of ${after.size} documents move`);
    expect(summary.changed).toEqual(moved.sort());
    expect([summary.added, summary.deleted]).toEqual([[], []]);
    const put = destination.steps.filter((step) => step.startsWith('put ')).map((step) => step.slice(4));
    const documents = put.filter((path) => !/^\/api\/x\/(?:manifest|publishing|releases)/.test(path));
    expect(documents.sort()).toEqual(moved);
    const others = put
      .filter((path) => !documents.includes(path))
      .map((path) => path.replace(/[0-9a-f]{64}/, '#'));
    expect(others.sort()).toEqual([
      '/api/x/manifest.json',
      '/api/x/manifests/#.json',
      '/api/x/manifests/GROWING/#.json',
      '/api/x/publishing.json',
      '/api/x/releases.json',
    ]);
    expect(destination.steps.filter((step) => step.startsWith('remove '))).toEqual([
      'remove /api/x/publishing.json',
    ]);
    await library.close();
  });

  test('is nothing where nothing changed', async () => {
    const { library } = await libraryOf(growingContent(first));
    const destination = new MemoryDestination();
    await publishNow(library, destination);
    destination.steps.length = 0;
    const summary = await publishNow(library, destination);
    expect([summary.outcome, destination.steps]).toEqual(['nothing to do', []]);
    await library.close();
  });

  test('leaves no document of an edition that is gone, and no emptied list of them', async () => {
    const content = growingContent({ ...first, hasSecondEdition: true });
    const { directory, library } = await libraryOf(content);
    const destination = new MemoryDestination();
    await publishNow(library, destination);
    writeGrowing(content, first);
    await rebuild(content, directory);
    const summary = await publishNow(library, destination);
    expect(summary.deleted.length).toBeGreaterThan(4);
    expect(summary.deleted.every((path) => path.includes('SECOND'))).toBe(true);
    const left = [...destination.files.keys()].filter((path) => path.startsWith('/api/SECOND/'));
    expect(left).toEqual([]);
    await library.close();
  });
});
