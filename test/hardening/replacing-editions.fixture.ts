/**
 * A process that repeatedly replaces ten editions of a library and adds one. Arguments: the library's
 * folder, number of replacements. Waits for input before each replacement after the first; prints the
 * version that it has written.
 */
import { openLibrary } from '../../src/library/library.ts';
import { sampleDocument, sampleRecord } from '../../src/library/sample-edition.fixture.ts';
import { noise } from './hardening-library.ts';

const [directory = '', times = ''] = process.argv.slice(2);
const library = openLibrary(directory);
const texts = noise(600_000);

const body = (version: number, path: string, length: number) => ({
  version,
  path,
  text: texts.slice(version * 37, version * 37 + length + version * 11),
});

function replace(version: number): void {
  const replaced = Array.from({ length: 10 }, (_, index) => `E${index}`);
  const added = Array.from({ length: version }, (_, index) => `New${index + 1}`);
  const translations = [...replaced, ...added].map((id) => ({
    id,
    listOfBooksApiLink: `/api/${id}/books.json`,
  }));
  library.update((update) => {
    for (const id of [...replaced, `New${version}`]) {
      const files = { 'books.json': 300, 'GEN/1.json': 4000, 'complete.json': id === 'E0' ? 500_000 : 9000 };
      const documents = Object.entries(files).map(([file, length]) => {
        const path = `/api/${id}/${file}`;
        return [path, sampleDocument(body(version, path, length))] as const;
      });
      update.putEdition(sampleRecord(id, 'translation', String(version)), documents);
    }
    update.putDocument('/api/available_translations.json', sampleDocument({ version, translations }));
  });
}

replace(1);
process.stdout.write('1\n');
let version = 1;
for await (const _ of Bun.stdin.stream()) {
  if (version > Number(times)) break;
  replace(++version);
  process.stdout.write(`${version}\n`);
}
await library.close();
