import { expect, test } from 'bun:test';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readScripture } from '../src/entry-points/formats.ts';
import { newFolder } from '../test/new-folder.ts';
import { packedStarter } from './packed-starter.ts';
import { handWrittenEditions, starterEditions } from './starter-editions.ts';

const textOf = (content: string | Uint8Array) => Buffer.from(content as Uint8Array).toString();

test('editions are read back unchanged from the package', () => {
  const folder = join(newFolder(), 'packed');
  const editions = handWrittenEditions();
  packedStarter.write(editions, folder);
  const unpacked = packedStarter.read(folder);
  expect(unpacked.map((edition) => edition.folder)).toEqual(
    editions.map((edition) => edition.folder).toSorted(),
  );
  for (const edition of editions) {
    const found = unpacked.find((each) => each.folder === edition.folder)!;
    const files = [...edition.files()].map(([name, content]) => [name, textOf(content)]);
    expect([...found.files()].map(([name, content]) => [name, textOf(content)])).toEqual(files);
  }
});

test('books of the Hebrew Bible are read alike from the package, which leaves out attributes', () => {
  const folder = join(newFolder(), 'packed');
  const whole = starterEditions().find((edition) => edition.folder === 'translations/OSHB')!;
  const names = ['Ruth.xml', 'Obad.xml'];
  const files = () => [...whole.files()].filter(([name]) => names.includes(name));
  packedStarter.write([{ ...whole, files }], folder);
  const packed = [...packedStarter.read(folder)[0]!.files()];
  expect(packed.map(([name]) => name).toSorted()).toEqual(names.toSorted());
  for (const [name, content] of files()) {
    const text = textOf(packed.find(([other]) => other === name)![1]);
    expect(text.length).toBeLessThan(textOf(content).length);
    const read = (from: string) => readScripture(name, from).books.map(({ id, chapters }) => [id, chapters]);
    expect(read(text)).toEqual(read(textOf(content)));
    expect(JSON.stringify(read(text))).toContain('morph');
  }
});

test('an edition that was packed again with other files is made again', () => {
  const folder = join(newFolder(), 'packed');
  const edition = (text: string) => ({
    folder: 'translations/X',
    madeFrom: () => 'x',
    files: () => [['a.usfm', text] as const],
  });
  packedStarter.write([edition('one')], folder);
  const before = packedStarter.read(folder)[0]!.madeFrom();
  packedStarter.write([edition('one')], folder);
  expect(packedStarter.read(folder)[0]!.madeFrom()).toBe(before);
  packedStarter.write([edition('two')], folder);
  expect(packedStarter.read(folder)[0]!.madeFrom()).not.toBe(before);
});

test('a file that is not text is refused, as it would be damaged', () => {
  const folder = join(newFolder(), 'packed');
  const files = () => [['a.zip', new Uint8Array([0xff, 0xfe, 0x00])] as const];
  expect(() => packedStarter.write([{ folder: 'x', madeFrom: () => '', files }], folder)).toThrow(TypeError);
  expect(existsSync(folder) ? readdirSync(folder) : []).toEqual([]);
});
