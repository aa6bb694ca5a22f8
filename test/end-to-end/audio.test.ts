import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from 'bun:test';
import { join } from 'node:path';
import { buildLibrary } from '../../src/compile/build-library.fixture.ts';
import { audioTimingsSchema } from '../../src/documents/translation/audio-timings-schema.ts';
import type { Diagnostic } from '../../src/formats/diagnostic.ts';
import type { EditionRecord } from '../../src/library/edition-record.ts';
import { type Library, openLibrary } from '../../src/library/library.ts';
import { newFolder } from '../new-folder.ts';
import { readDocument } from '../read-document.ts';
import { type ServedLibrary, serveLibrary } from '../served-library.ts';
import { writeSharedTranslations } from '../shared-content.ts';
import { sharedData } from '../shared-data.ts';
import { writeFiles } from '../write-files.ts';

setDefaultTimeout(600_000);

type Links = Record<string, string>;

interface Chapter {
  readonly thisChapterLink: string;
  readonly thisChapterAudioLinks: Links;
  readonly thisChapterAudioTimings: Links;
  readonly nextChapterApiLink: string | null;
  readonly nextChapterAudioLinks: Links | null;
  readonly nextChapterAudioTimings: Links | null;
  readonly previousChapterApiLink: string | null;
  readonly previousChapterAudioLinks: Links | null;
  readonly previousChapterAudioTimings: Links | null;
  readonly numberOfVerses: number;
  readonly chapter: { readonly number: number; readonly content: { type: string; number: number }[] };
}

interface Download {
  readonly books: {
    readonly id: string;
    readonly chapters: {
      readonly thisChapterAudioLinks: Links;
      readonly thisChapterAudioTimings: Record<string, number[]>;
      readonly chapter: { readonly number: number };
    }[];
  }[];
}

const audio = {
  audioUrl: 'https://audio.example.org/bsb',
  readers: {
    'aquifer.v1.2': { timings: ['timings/*.timing.json'] },
    hays: { url: '{audio_url}/{order2}_{name}_{chapter3}.mp3', books: ['GEN', '1JN 2-3'] },
  },
};

describe.skipIf(!sharedData)('BSB with 31,085 timings and an audio.json', () => {
  let library: Library;
  let server: ServedLibrary;
  let diagnostics: readonly Diagnostic[];
  let record: EditionRecord;
  const chapters = new Map<string, Chapter>();

  beforeAll(async () => {
    const content = newFolder();
    writeSharedTranslations(content, ['bsb']);
    writeFiles(content, { 'translations/bsb/audio.json': audio });
    const directory = join(newFolder(), 'library');
    ({ diagnostics } = await buildLibrary({ content, library: directory, withSearch: false }));
    library = openLibrary(directory, { readOnly: true });
    server = await serveLibrary(library);
    record = library.edition('BSB')!;
    const chapterPath = /^\/api\/BSB\/[A-Z0-9]{3}\/\d+\.json$/;
    for (const path of library.paths('/api/BSB/')) {
      if (chapterPath.test(path)) chapters.set(path, readDocument<Chapter>(library, path));
    }
  });
  afterAll(async () => {
    await server?.stop();
    await library?.close();
  });

  const timingsOf = (path: string) => audioTimingsSchema.parse(readDocument(library, path));

  test('every chapter has a timings file, ascending and with a start for each verse but one', () => {
    expect(chapters.size).toBe(1189);
    const untimed: string[] = [];
    let timed = 0;
    for (const [path, chapter] of chapters) {
      const { verses } = timingsOf(chapter.thisChapterAudioTimings['aquifer.v1.2']!);
      expect(verses).toEqual(verses.toSorted((a, b) => a - b));
      expect(verses[0]).toBeGreaterThanOrEqual(0);
      const numbers = chapter.chapter.content.filter(({ type }) => type === 'verse');
      expect(verses.length).toBeLessThanOrEqual(Math.max(...numbers.map(({ number }) => number)));
      for (const { number } of numbers) {
        if (verses[number - 1] === undefined) untimed.push(`${path} ${number}`);
        else timed++;
      }
    }
    expect(timed).toBe(31_085);
    expect(record.counts.verses).toBe(31_086);
    expect(untimed).toEqual(['/api/BSB/REV/22.json 21']);
  });

  test('the one verse without a timing is reported with its place, and nothing else', () => {
    const ofAudio = diagnostics.filter(({ code, file }) => /tim(ing|ed)|audio/.test(code + file));
    expect(ofAudio).toMatchObject([
      { code: 'untimed-verse', file: 'translations/bsb/timings/66REVBSB.timing.json' },
    ]);
    expect(ofAudio[0]!.message).toContain('REV 22:21');
    expect(ofAudio[0]!.line).toBeGreaterThan(1);
  });

  test('the timings files contain the alignment in verse order', async () => {
    const phm = timingsOf('/api/BSB/PHM/1.aquifer.v1.2.audioTimings.json');
    expect(phm.verses.slice(0, 3)).toEqual([3.48, 11.96, 20.44]);
    expect(phm.audioLink).toEndWith('/ENG_BSB_58_001.mp3');
    const { verses } = timingsOf('/api/BSB/MAT/17.aquifer.v1.2.audioTimings.json');
    expect(verses.slice(19, 22)).toEqual([verses[19]!, 180.04, 180.04]);
  });

  test('links point to existing documents, and neighbours agree about their audio', () => {
    const known = new Set(library.paths('/api/BSB/'));
    for (const chapter of chapters.values()) {
      for (const link of Object.values(chapter.thisChapterAudioTimings)) expect(known.has(link)).toBe(true);
      const { nextChapterApiLink: next, previousChapterApiLink: previous } = chapter;
      const after = next === null ? undefined : chapters.get(next);
      const before = previous === null ? undefined : chapters.get(previous);
      expect([
        chapter.nextChapterAudioLinks,
        chapter.nextChapterAudioTimings,
        chapter.previousChapterAudioLinks,
        chapter.previousChapterAudioTimings,
      ]).toEqual([
        after?.thisChapterAudioLinks ?? null,
        after?.thisChapterAudioTimings ?? null,
        before?.thisChapterAudioLinks ?? null,
        before?.thisChapterAudioTimings ?? null,
      ]);
      const simplePath = chapter.thisChapterLink.replace('.json', '.simple.json');
      const simple = readDocument<Chapter>(library, simplePath);
      expect(simple.thisChapterAudioLinks).toEqual(chapter.thisChapterAudioLinks);
      expect(simple.thisChapterAudioTimings).toEqual(chapter.thisChapterAudioTimings);
    }
  });

  test('timings files go from the first chapter to the last and back', () => {
    const seen: string[] = [];
    let path: string | null = '/api/BSB/GEN/1.aquifer.v1.2.audioTimings.json';
    let before: string | null = null;
    while (path !== null) {
      const file = timingsOf(path);
      const chapter = chapters.get(file.thisChapterLink)!;
      expect(file).toMatchObject({
        translationId: 'BSB',
        reader: 'aquifer.v1.2',
        audioLink: chapter.thisChapterAudioLinks['aquifer.v1.2'],
        nextChapterLink: chapter.nextChapterApiLink,
        previousChapterLink: chapter.previousChapterApiLink,
        thisChapterAudioTimingsLink: path,
        previousChapterAudioTimingsLink: before,
      });
      seen.push(path);
      before = path;
      path = file.nextChapterAudioTimingsLink;
    }
    expect(seen).toHaveLength(1189);
  });

  test('both downloads contain the audio of the chapters', () => {
    for (const name of ['complete', 'complete.simple']) {
      const { books } = readDocument<Download>(library, `/api/BSB/${name}.json`);
      for (const { id, chapters: entries } of books) {
        for (const { chapter, thisChapterAudioLinks, thisChapterAudioTimings } of entries) {
          const document = chapters.get(`/api/BSB/${id}/${chapter.number}.json`)!;
          const starts = Object.entries(document.thisChapterAudioTimings).map(([reader, path]) => [
            reader,
            timingsOf(path).verses,
          ]);
          expect(thisChapterAudioLinks).toEqual(document.thisChapterAudioLinks);
          expect(thisChapterAudioTimings).toEqual(Object.fromEntries(starts));
        }
      }
    }
  });

  test('a template gives the audio of the chosen chapters, without timings', () => {
    const read = [...chapters.values()].filter(({ thisChapterAudioLinks: { hays } }) => hays !== undefined);
    expect(read).toHaveLength(52);
    expect(chapters.get('/api/BSB/1JN/3.json')).toMatchObject({
      thisChapterAudioLinks: { hays: 'https://audio.example.org/bsb/62_1%20John_003.mp3' },
      thisChapterAudioTimings: { 'aquifer.v1.2': expect.any(String) },
    });
    expect(read.every(({ thisChapterAudioTimings }) => !('hays' in thisChapterAudioTimings))).toBe(true);
  });

  test('timings are served for a reader with dots in its id, and not for one without timings', async () => {
    const found = await fetch(`${server.url}/api/BSB/PHM/1.aquifer.v1.2.audioTimings.json`);
    expect(found.status).toBe(200);
    expect(audioTimingsSchema.parse(await found.json()).verses).toHaveLength(25);
    for (const reader of ['hays', 'aquifer', 'aquifer.v1']) {
      const { status } = await fetch(`${server.url}/api/BSB/GEN/1.${reader}.audioTimings.json`);
      expect(status).toBe(404);
    }
  });
});
