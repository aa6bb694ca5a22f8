import { beforeAll, describe, expect, setDefaultTimeout, test } from 'bun:test';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import type { Library } from '../../src/library/library.ts';
import { compiledSharedEverything, compiledSmallContent, compiledStarter } from '../compiled.ts';
import { isLong } from '../long-tests.ts';
import { readDocument } from '../read-document.ts';
import { sharedData } from '../shared-data.ts';
import { publicOperations } from './public-types.ts';
import { type Decoder, decoderSchema, decoders } from './strict-decoders.ts';

setDefaultTimeout(600_000);

const maxOfAKind = isLong ? 30 : 10;

const pathPattern = (path: string) =>
  new RegExp(
    `^${path
      .replaceAll('.', '\\.')
      .replace('{chapter}', '\\d+')
      .replace(/\{\w+\}/g, '[^/]+')}$`,
  );

function sample(library: Library, path: string): string[] {
  const pattern = pathPattern(path);
  const paths = library.paths('/api/').filter((each) => pattern.test(each) && !each.startsWith('/api/x/'));
  const step = Math.max(1, Math.floor(paths.length / maxOfAKind));
  return paths.filter((_, index) => index % step === 0);
}

const compiled = new Map<string, ValidateFunction>();
const ajv = new Ajv2020({ allErrors: false, strict: false });

function decode(decoder: Decoder, operation: (typeof publicOperations)[number], document: unknown): string[] {
  const key = `${decoder.name} ${operation.id}`;
  const validate = compiled.get(key) ?? ajv.compile(decoderSchema(decoder, operation.answer));
  compiled.set(key, validate);
  if (validate(document)) return [];
  return validate.errors!.map(({ instancePath, message, params }) => {
    return `${instancePath} ${message} ${JSON.stringify(params)}`;
  });
}

const contents: [string, () => Promise<{ library: Library }>][] = [
  ['the small content', compiledSmallContent],
  ['the starter content', compiledStarter],
];
if (sharedData) contents.push(['the shared content', compiledSharedEverything]);

describe.each([...decoders])('$name', (decoder) => {
  describe.each(contents)('decodes %s', (_, content) => {
    let library: Library;
    beforeAll(async () => {
      library = (await content()).library;
    });

    test.each([...publicOperations])('$id', (operation) => {
      for (const path of sample(library, operation.path)) {
        expect([path, ...decode(decoder, operation, readDocument(library, path))]).toEqual([path]);
      }
    });
  });

  test.skipIf(!sharedData)("decodes the output of the public API's own generator", () => {
    for (const [id, file] of [
      ['getAvailableTranslations', 'available_translations.json'],
      ['getTranslationBooks', 'BSBFOUR/books.json'],
      ['getTranslationComplete', 'BSBFOUR/complete.json'],
      ['getSimpleTranslationComplete', 'BSBFOUR/complete.simple.json'],
    ] as const) {
      const operation = publicOperations.find((each) => each.id === id)!;
      const document = JSON.parse(readFileSync(join(sharedData!, 'public-api/api', file), 'utf8'));
      withNewerMembers(document);
      expect([file, ...decode(decoder, operation, document)]).toEqual([file]);
    }
  });
});

function withNewerMembers(document: {
  translation?: object;
  translations?: object[];
  books?: object[];
}): void {
  for (const translation of [document.translation, ...(document.translations ?? [])])
    if (translation) Object.assign(translation, { license: null });
  for (const book of document.books ?? [])
    if (!('chapters' in book)) Object.assign(book, { translationId: 'BSBFOUR' });
}

test('every operation of the public API has documents here', async () => {
  const { library } = await compiledSmallContent();
  expect(publicOperations.filter(({ path }) => sample(library, path).length === 0)).toEqual([]);
});

describe('the decoders reject', () => {
  const [serde, kotlin, go, python] = decoders;
  const operation = publicOperations.find(({ id }) => id === 'getTranslationBookChapter')!;
  const changed = async (change: (chapter: Record<string, Record<string, unknown> | undefined>) => void) => {
    const { library } = await compiledSmallContent();
    const chapter = readDocument<Record<string, Record<string, unknown>>>(library, '/api/SMALL/GEN/1.json');
    change(chapter);
    return [serde!, kotlin!, go!, python!].map((decoder) => decode(decoder, operation, chapter).length === 0);
  };

  test('an undescribed member', async () => {
    expect(await changed((chapter) => Object.assign(chapter.book!, { colour: 'red' }))).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });

  test('a missing member, unless a zero value replaces it', async () => {
    expect(await changed((chapter) => delete chapter.book!.commonName)).toEqual([false, false, true, false]);
  });

  test('is null where a value was described, where types are checked', async () => {
    expect(await changed((chapter) => Object.assign(chapter.translation!, { name: null }))).toEqual([
      false,
      false,
      true,
      true,
    ]);
  });

  test('a missing link to the next chapter that should be null', async () => {
    expect(await changed((chapter) => delete chapter.previousChapterApiLink)).toEqual([
      true,
      false,
      true,
      false,
    ]);
  });

  test('is a number with a fraction where integers are declared', async () => {
    expect(await changed((chapter) => Object.assign(chapter, { numberOfVerses: 1.5 }))).toEqual([
      false,
      false,
      false,
      true,
    ]);
  });
});
