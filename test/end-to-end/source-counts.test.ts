import { describe, expect, setDefaultTimeout, test } from 'bun:test';
import type { CommentaryChapter } from '../../src/documents/commentary/commentary-schema.ts';
import type { CrossReferenceChapter } from '../../src/documents/cross-references/cross-reference-chapter-schema.ts';
import type { AvailableDatasets } from '../../src/documents/dataset/dataset-schema.ts';
import type { EntityChapter } from '../../src/documents/entities/entity-schema.ts';
import { links } from '../../src/documents/links.ts';
import type { ReportDocument } from '../../src/documents/report/report-schema.ts';
import type { TranslationBookChapterAudioTimings } from '../../src/documents/translation/audio-timings-schema.ts';
import type { TranslationBookChapter } from '../../src/documents/translation/chapter-schema.ts';
import { compiledSharedEverything } from '../compiled.ts';
import { readDocument } from '../read-document.ts';
import { sharedData } from '../shared-data.ts';

setDefaultTimeout(600_000);

async function read<Document>(path: string): Promise<Document> {
  return readDocument<Document>((await compiledSharedEverything()).library, path);
}

async function chapters<Chapter>(edition: string): Promise<Chapter[]> {
  const { library } = await compiledSharedEverything();
  const paths = library.paths(`/api/${edition}/`).filter((path) => /\/[A-Z0-9]{3}\/\d+\.json$/.test(path));
  return paths.map((path) => readDocument<Chapter>(library, path));
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

describe.skipIf(!sharedData)('a library of the real sources has the counts of the sources', () => {
  test('3,069 people, 1,274 places, 395 events and 20 groups: in catalogue, lists and records', async () => {
    const { library } = await compiledSharedEverything();
    const { datasets } = await read<AvailableDatasets>(links.availableDatasets);
    const dataset = datasets.find(({ id }) => id === 'theographic')!;
    const inCatalogue = {
      people: dataset.totalNumberOfPeople,
      places: dataset.totalNumberOfPlaces,
      events: dataset.totalNumberOfEvents,
      groups: dataset.totalNumberOfPeopleGroups,
    };
    expect(inCatalogue).toEqual({ people: 3069, places: 1274, events: 395, groups: 20 });
    for (const type of ['people', 'places', 'events', 'groups'] as const) {
      const list = await read<Record<string, { id: string }[]>>(links.entities('theographic', type));
      const ids = list[type]!.map(({ id }) => id);
      expect(new Set(ids).size).toBe(inCatalogue[type]!);
      const records = ids.map((id) => links.entity('theographic', type, id));
      expect(library.paths(`/api/d/theographic/${type}/`)).toEqual(records.toSorted());
    }
  });

  test('as many mentions of entities in the chapters as the catalogue says', async () => {
    const { datasets } = await read<AvailableDatasets>(links.availableDatasets);
    const dataset = datasets.find(({ id }) => id === 'theographic')!;
    const mentions = (await chapters<EntityChapter>('d/theographic')).flatMap(({ chapter }) =>
      [...chapter.people, ...chapter.places, ...chapter.events].map(({ verses }) => verses.length),
    );
    expect(sum(mentions)).toBe(dataset.totalNumberOfReferences);
  });

  test('344,799 cross references from 29,364 verses', async () => {
    const { datasets } = await read<AvailableDatasets>(links.availableDatasets);
    const dataset = datasets.find(({ id }) => id === 'open-cross-ref')!;
    expect([dataset.totalNumberOfReferences, dataset.totalNumberOfVerses]).toEqual([344_799, 29_364]);
    const all = await chapters<CrossReferenceChapter>('d/open-cross-ref');
    const verses = all.flatMap(({ chapter }) => chapter.content);
    expect(verses.length).toBe(29_364);
    expect(sum(verses.map(({ references }) => references.length))).toBe(344_799);
    expect(sum(all.map(({ numberOfReferences }) => numberOfReferences))).toBe(344_799);
  });

  test('360 cross references in Revelation 22, the last chapter', async () => {
    const chapter = await read<CrossReferenceChapter>('/api/d/open-cross-ref/REV/22.json');
    expect(chapter.numberOfReferences).toBe(360);
    expect(chapter.nextChapterApiLink).toBeNull();
  });

  test('16,923 study notes', async () => {
    const all = await chapters<CommentaryChapter>('c/tyndale');
    const notes = all.flatMap(({ chapter }) => chapter.content.map(({ content }) => content.length));
    expect(sum(notes)).toBe(16_923);
    const report = await read<ReportDocument>(links.report('tyndale'));
    if (report.kind === 'translation') throw new Error('the study notes are not a translation');
    expect(report.tally).toMatchObject({ notes: 16_923, notesServed: 16_923, notesLeftOut: 0 });
  });

  test('31,085 timed verses of 31,086, and a word on the one without', async () => {
    const { library } = await compiledSharedEverything();
    const untimed: string[] = [];
    let timed = 0;
    for (const {
      thisChapterLink,
      thisChapterAudioTimings,
      chapter,
    } of await chapters<TranslationBookChapter>('BSB')) {
      const { verses } = readDocument<TranslationBookChapterAudioTimings>(
        library,
        thisChapterAudioTimings.aquifer!,
      );
      for (const block of chapter.content) {
        if (block.type !== 'verse') continue;
        if (verses[block.number - 1] === undefined) untimed.push(`${thisChapterLink} ${block.number}`);
        else timed++;
      }
    }
    expect(timed).toBe(31_085);
    expect(untimed).toEqual(['/api/BSB/REV/22.json 21']);
    const { diagnostics } = await read<ReportDocument>(links.report('BSB'));
    const told = diagnostics.list.filter(({ code }) => code === 'untimed-verse');
    expect(told.map(({ message }) => /REV 22:21/.test(message))).toEqual([true]);
  });

  test('the timings of Philemon begin as their source does', async () => {
    const path = '/api/BSB/PHM/1.aquifer.audioTimings.json';
    const { verses } = await read<TranslationBookChapterAudioTimings>(path);
    expect(verses.slice(0, 3)).toEqual([3.48, 11.96, 20.44]);
    expect(verses).toHaveLength(25);
  });
});
