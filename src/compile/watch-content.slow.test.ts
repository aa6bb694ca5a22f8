import { afterEach, expect, setDefaultTimeout, test } from 'bun:test';
import { mkdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { newFolder } from '../../test/new-folder.ts';
import { writeFiles } from '../../test/write-files.ts';
import { watchContent } from './watch-content.ts';

setDefaultTimeout(60_000);

let stop = () => {};
afterEach(() => stop());

function watched(content: string) {
  let tell = () => {};
  let times = 0;
  const library = join(content, 'library');
  mkdirSync(library);
  const onChange = () => {
    times++;
    tell();
  };
  stop = watchContent(content, library, {
    onChange,
    onFault(error) {
      throw error;
    },
  });
  const next = () =>
    new Promise<void>((resolve) => {
      tell = resolve;
    });
  return { library, next, times: () => times };
}

test('a file that is edited, added, renamed or removed is reported', async () => {
  const content = newFolder({ 'translations/a/GEN.usfm': 'one' });
  const { next } = watched(content);
  const file = join(content, 'translations/a/GEN.usfm');
  const changes = [
    () => writeFileSync(file, 'two'),
    () => writeFileSync(join(content, 'translations/a/EXO.usfm'), 'new'),
    () => renameSync(file, `${file}.bak`),
    () => rmSync(`${file}.bak`),
  ];
  for (const change of changes) {
    const told = next();
    change();
    await told;
  }
});

test('a folder that came while watching is watched too', async () => {
  const content = newFolder({ 'translations/a/GEN.usfm': 'one' });
  const { next } = watched(content);
  let told = next();
  mkdirSync(join(content, 'translations/b'));
  await told;
  told = next();
  writeFileSync(join(content, 'translations/b/GEN.usfm'), 'one');
  await told;
});

test('changes to hidden files are not reported: unfinished downloads are kept there', async () => {
  const content = newFolder({ 'translations/a/GEN.usfm': 'one', '.downloads/part': '' });
  const { next, times } = watched(content);
  writeFileSync(join(content, '.downloads/part'), 'more');
  writeFileSync(join(content, 'translations/a/.swp'), 'more');
  await Bun.sleep(400);
  expect(times()).toBe(0);
  const told = next();
  writeFileSync(join(content, 'translations/a/GEN.usfm'), 'two');
  await told;
});

test('many changes in a row are reported once', async () => {
  const content = newFolder({ 'translations/a/GEN.usfm': 'one' });
  const { next, times } = watched(content);
  const told = next();
  for (let i = 0; i < 20; i++) writeFiles(content, { [`translations/a/${i}.usfm`]: 'text' });
  await told;
  expect(times()).toBe(1);
});

test('changes to a library inside the content folder are not reported', async () => {
  const content = newFolder({ 'translations/a/GEN.usfm': 'one' });
  const { library, next, times } = watched(content);
  writeFileSync(join(library, 'library.mdb'), 'bytes');
  // Longer than the quiet time: a change in the library would have been reported by now
  await Bun.sleep(500);
  expect(times()).toBe(0);
  const told = next();
  writeFileSync(join(content, 'library.txt'), 'a name that only begins like the library');
  await told;
  expect(times()).toBe(1);
});

test('linked folders are watched, and a broken link does no harm', async () => {
  const sources = newFolder({ 'GEN.usfm': 'one' });
  const content = newFolder({ 'translations/a/GEN.usfm': 'one' });
  symlinkSync(sources, join(content, 'translations/linked'));
  symlinkSync('/nowhere/at/all', join(content, 'translations/broken'));
  const { next } = watched(content);
  const told = next();
  writeFileSync(join(sources, 'GEN.usfm'), 'two');
  await told;
});

test('nothing is reported after the watching has ended, not even a change from just before', async () => {
  const content = newFolder({ 'translations/a/GEN.usfm': 'one' });
  const { times } = watched(content);
  writeFileSync(join(content, 'translations/a/GEN.usfm'), 'two');
  // Enough time for the system to report the change, less than the quiet time
  await Bun.sleep(50);
  stop();
  writeFileSync(join(content, 'translations/a/GEN.usfm'), 'three');
  await Bun.sleep(500);
  expect(times()).toBe(0);
});

test('a link to a folder around the content is not watched: all of the disk would be', async () => {
  const around = newFolder({ 'content/translations/a/GEN.usfm': 'one' });
  const content = join(around, 'content');
  for (const [name, target] of Object.entries({ root: '/', around, content }))
    symlinkSync(target, join(content, 'translations', name));
  const { next, times } = watched(content);
  writeFileSync(join(around, 'other.txt'), 'text');
  await Bun.sleep(500);
  expect(times()).toBe(0);
  const told = next();
  writeFileSync(join(content, 'translations/a/GEN.usfm'), 'two');
  await told;
});

test('a content folder that was replaced, and one that was linked meanwhile, are watched', async () => {
  const content = newFolder({ 'translations/a/GEN.usfm': 'one' });
  const sources = newFolder({ 'GEN.usfm': 'one' });
  const { next } = watched(content);
  let told = next();
  renameSync(content, `${content}-old`);
  writeFiles(content, { 'translations/a/GEN.usfm': 'two' });
  await told;
  for (const change of [
    () => writeFileSync(join(content, 'translations/a/GEN.usfm'), 'three'),
    () => symlinkSync(sources, join(content, 'translations/linked')),
    () => writeFileSync(join(sources, 'GEN.usfm'), 'two'),
    () => rmSync(content, { recursive: true }),
    () => writeFiles(content, { 'translations/a/GEN.usfm': 'four' }),
  ]) {
    // Longer than the quiet time: another report of the previous change would have come by now
    await Bun.sleep(600);
    told = next();
    change();
    await told;
  }
});
