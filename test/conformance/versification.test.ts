import { describe, expect, setDefaultTimeout, test } from 'bun:test';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { EditionReport } from '../../src/documents/report/edition-report.ts';
import type { SimpleTranslationComplete } from '../../src/documents/translation/complete-schema.ts';
import type { VersificationDocument } from '../../src/documents/versification/versification-schema.ts';
import { schemeCorrections } from '../../src/generated/versification-corrections.ts';
import type { Library } from '../../src/library/library.ts';
import { versificationOfDocument } from '../../src/references/versification/edition-numbering.ts';
import { mapVerses } from '../../src/references/versification/map-verses.ts';
import { compileContent, compiledOtherEditions, compiledSharedData } from '../compiled.ts';
import { isLong } from '../long-tests.ts';
import { readDocument } from '../read-document.ts';
import { sharedData } from '../shared-data.ts';
import { writeFiles } from '../write-files.ts';

setDefaultTimeout(600_000);

const versification = (library: Library, id: string) =>
  readDocument<VersificationDocument>(library, `/api/x/versification/${id}.json`);
const report = (library: Library, id: string) =>
  readDocument<EditionReport & { kind: 'translation' }>(library, `/api/x/report/${id}.json`);

function edition(folder: string, more: object, files: Record<string, string>): Record<string, unknown> {
  const id = folder.toUpperCase();
  const metadata = { id, name: id, englishName: id, language: 'eng', website: '', licenseUrl: '', ...more };
  return Object.fromEntries([
    [`translations/${folder}/edition.json`, metadata],
    ...Object.entries(files).map(([name, content]) => [`translations/${folder}/${name}`, content]),
  ]);
}

function books(counts: Readonly<Record<string, readonly (number | string)[]>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(counts).map(([id, chapters]) => [
      `${id}.usfm`,
      `\\id ${id}\n${chapters.map((count, index) => chapterOf(id, index + 1, Number(count))).join('')}`,
    ]),
  );
}

function chapterOf(id: string, chapter: number, count: number): string {
  const verses = Array.from(
    { length: count },
    (_, index) => `\\v ${index + 1} ${id} ${chapter} ${index + 1}\n`,
  );
  return `\\c ${chapter}\n\\p\n${verses.join('')}`;
}

const schemeFile = (name: string) =>
  JSON.parse(readFileSync(join(sharedData!, `versification/${name}.json`), 'utf8')) as {
    maxVerses: Record<string, string[]>;
    mappedVerses: Record<string, string>;
    partialVerses: Record<string, string[]>;
  };

const genesis = { GEN: [31, 25, 24] };

describe('the numbering of an edition', () => {
  const osis = (system: string) => `<?xml version="1.0"?><osis><osisText osisIDWork="X" osisRefWork="Bible">
<header><work osisWork="X"><refSystem>${system}</refSystem></work></header>
<div type="book" osisID="Ruth"><chapter osisID="Ruth.1"><verse osisID="Ruth.1.1">a</verse></chapter></div></osisText></osis>`;
  const compiled = compileContent((content) =>
    writeFiles(content, {
      ...edition('declared', { versification: 'rso' }, books(genesis)),
      ...edition(
        'doubtful',
        { versification: 'org' },
        books({ JOL: [20, 32, 21], MAL: [14, 17, 18, 6], GEN: [31] }),
      ),
      ...edition(
        'custom',
        {},
        {
          ...books({ GEN: [31, 25, 24], JOL: [20, 32, 21], JON: [17, 10, 10, 11], MAL: [14, 17, 24] }),
          'custom.vrs':
            '# Versification "Own"\nMAL 3:24 END\nMAL 3:19-24 = MAL 3:19-24\nGEN 1:1-2 = GEN 1:5\nnonsense\n',
        },
      ),
      ...edition(
        'bundle',
        {},
        { ...books(genesis), 'release/versification.vrs': '-GEN 1:31\n', 'other.vrs': '' },
      ),
      ...edition('several', {}, { ...books(genesis), 'a.vrs': '', 'b.vrs': '' }),
      ...edition('synodal', {}, { 'ruth.xml': osis('Bible.Synodal') }),
      ...edition('bible', {}, { 'ruth.xml': osis('Bible') }),
      ...edition(
        'numbers',
        {},
        {
          'RUT.usfm':
            '\\id RUT\n\\c 1\n\\ca 2\\ca*\n\\cp B\n\\p\n\\v 1-2 a\n\\v 3a b\n\\v 3b c\n\\v 4 \\vp 4bis\\vp* \\va 5\\va* d\n\\v 5 e\n',
        },
      ),
    }),
  );

  test('is what its metadata declares, else what its sources say, else what its verses show', async () => {
    const { library } = await compiled;
    const found = ['DECLARED', 'SYNODAL', 'BIBLE'].map((id) => {
      const { scheme, evidence } = versification(library, id);
      return [id, scheme, evidence.by];
    });
    expect(found).toEqual([
      ['DECLARED', 'rso', 'metadata'],
      ['SYNODAL', 'rso', 'metadata'],
      ['BIBLE', 'eng', 'verses'],
    ]);
    expect(versification(library, 'SYNODAL').evidence.file).toBe('translations/synodal/ruth.xml');
  });

  test('comes from its .vrs file, whose faults are reported', async () => {
    const { library } = await compiled;
    const { scheme, evidence, mappings } = versification(library, 'CUSTOM');
    expect([scheme, evidence.by, evidence.file]).toEqual(['eng', 'vrs', 'translations/custom/custom.vrs']);
    expect(mappings).toContainEqual({ verses: 'GEN 1:1-2', original: 'GEN 1:5' });
    expect(mappings.filter(({ verses }) => verses.startsWith('MAL'))).toEqual([
      { verses: 'MAL 3:19-24', original: 'MAL 3:19-24' },
    ]);
    const { census, diagnostics } = report(library, 'CUSTOM');
    expect(diagnostics.list).toEqual([
      expect.objectContaining({
        code: 'bad-versification',
        file: 'translations/custom/custom.vrs',
        line: 5,
        column: 1,
      }),
      expect.objectContaining({ code: 'missing-end', file: 'translations/custom/GEN.usfm' }),
    ]);
    expect([census.missing.verses, census.extra.verses]).toEqual([0, 0]);
  });

  test('comes from the file with its name if there are several', async () => {
    const { library } = await compiled;
    expect(versification(library, 'BUNDLE').evidence.file).toBe(
      'translations/bundle/release/versification.vrs',
    );
    expect(report(library, 'BUNDLE').diagnostics.codes).toEqual({ 'missing-end': 1 });
    expect(versification(library, 'SEVERAL').evidence.by).toBe('verses');
    expect(report(library, 'SEVERAL').diagnostics.codes).toEqual({
      'bad-versification': 1,
      'missing-end': 1,
    });
  });

  test('is reported as doubtful if the declared scheme does not fit', async () => {
    const { library } = await compiled;
    expect(versification(library, 'DOUBTFUL').scheme).toBe('org');
    expect(report(library, 'DOUBTFUL').diagnostics.codes).toEqual({ 'unlikely-versification': 1 });
  });

  test('has the numbers for which chapters have no room', async () => {
    const { library } = await compiled;
    expect(versification(library, 'NUMBERS').numbers).toEqual([
      { book: 'RUT', chapter: 1, published: 'B', alternate: '2' },
      { book: 'RUT', chapter: 1, verse: 1, endVerse: 2, written: ['1-2'] },
      { book: 'RUT', chapter: 1, verse: 3, written: ['3a', '3b'] },
      { book: 'RUT', chapter: 1, verse: 4, published: '4bis', alternate: '5' },
    ]);
    const document = readDocument<object>(library, '/api/NUMBERS/RUT/1.json');
    expect(JSON.stringify(document)).not.toContain('4bis');
  });

  test('is in the manifest of the edition, and the library is sound', async () => {
    const { library } = await compiled;
    expect([...library.verify()]).toEqual([]);
  });
});

describe.skipIf(!sharedData)('Bibles of several numberings', () => {
  const ids = ['BSB', 'ENGWEBP', 'HBOMAS', 'AAB', 'DOUAY', 'SEPTUAGINT'] as const;
  const compiled = sharedData
    ? Promise.all([
        compiledSharedData(),
        compiledOtherEditions(),
        compileContent((content) => {
          for (const [folder, scheme] of [
            ['douay', 'vul'],
            ['septuagint', 'lxx'],
          ] as const)
            writeFiles(content, edition(folder, {}, books(schemeFile(scheme).maxVerses)));
        }),
      ])
    : undefined;
  const libraryOf = async (id: string) => {
    const libraries = (await compiled!).map(({ library }) => library);
    return libraries.find((library) => library.edition(id))!;
  };

  test('are found to follow them', async () => {
    const found = [];
    for (const id of ids) found.push([id, versification(await libraryOf(id), id).scheme]);
    expect(Object.fromEntries(found)).toEqual({
      BSB: 'eng',
      ENGWEBP: 'eng',
      HBOMAS: 'org',
      AAB: 'eng',
      DOUAY: 'vul',
      SEPTUAGINT: 'lxx',
    });
  });

  test('are measured against them: nothing is extra', async () => {
    for (const id of ['DOUAY', 'SEPTUAGINT', 'HBOMAS', 'BSB', 'AAB']) {
      const { census } = report(await libraryOf(id), id);
      expect([id, census.extra, census.missingChapters]).toEqual([id, { verses: 0, places: [] }, []]);
    }
    for (const id of ['DOUAY', 'SEPTUAGINT']) {
      const { census } = report(await libraryOf(id), id);
      expect([census.missing.verses, census.missingBooks]).toEqual([0, []]);
    }
  });

  test('each verse maps to the others as the documents and the scheme files say', async () => {
    const respelled = new Map(
      [
        ...Object.entries(schemeFile('org').mappedVerses),
        ...schemeCorrections.flatMap(({ scheme, add = [] }) =>
          scheme === 'org' ? add.map((line) => line.split(' = ') as [string, string]) : [],
        ),
      ].flatMap(([left, right]) => pairs(left, right)),
    );
    const letters = new Map(Object.entries(schemeFile('lxx').partialVerses));
    for (const { scheme, parts = {} } of schemeCorrections)
      if (scheme === 'lxx')
        for (const [verse, more] of Object.entries(parts))
          letters.set(verse, [...letters.get(verse)!, ...more]);
    const partsOf = (id: string, verse: string) =>
      id === 'SEPTUAGINT' && letters.has(verse)
        ? [verse, ...letters.get(verse)!.map((letter) => verse + letter.trim().replace('-', ''))]
        : [verse];
    const editions = new Map<string, { verses: Set<string>; standing: Map<string, Set<string>> }>();
    const documents = new Map<string, VersificationDocument>();
    for (const id of ids) {
      const library = await libraryOf(id);
      const document = versification(library, id);
      documents.set(id, document);
      const verses = versesOf(
        readDocument<SimpleTranslationComplete>(library, `/api/${id}/complete.simple.json`),
      );
      const mapped = new Map<string, string[]>();
      for (const { verses: left, original } of document.mappings)
        for (const [verse, there] of pairs(left, original))
          mapped.set(verse, [...(mapped.get(verse) ?? []), there]);
      const standing = new Map<string, Set<string>>();
      for (const verse of verses)
        for (const part of partsOf(id, verse))
          for (const there of mapped.get(part) ?? [part]) {
            const original = respelled.get(there) ?? there;
            standing.set(original, (standing.get(original) ?? new Set()).add(verse));
          }
      editions.set(id, { verses, standing });
    }
    const wrong: string[] = [];
    const counts: string[] = [];
    for (const [index, from] of ids.entries()) {
      const others = [...ids.slice(index + 1), ...ids.slice(0, index)].slice(0, isLong ? ids.length : 2);
      for (const to of others) {
        const [here, there] = [documents.get(from)!, documents.get(to)!].map(versificationOfDocument);
        const expected = new Map<string, Set<string>>();
        for (const [original, verses] of editions.get(from)!.standing)
          for (const verse of verses)
            for (const found of editions.get(to)!.standing.get(original) ?? [])
              expected.set(verse, (expected.get(verse) ?? new Set()).add(found));
        let mapped = 0;
        for (const verse of editions.get(from)!.verses) {
          const [, book, chapter, number] = /^(\w+) (\d+):(\d+)$/.exec(verse)!;
          const given = mapVerses(here!, there!, {
            book: book!,
            chapter: Number(chapter),
            verse: Number(number),
          })
            .map((found) => `${found.book} ${found.chapter}:${found.verse}`)
            .filter((found) => editions.get(to)!.verses.has(found))
            .sort()
            .filter((found, index, all) => found !== all[index - 1]);
          if (given.length > 0) mapped++;
          if (given.join() !== [...(expected.get(verse) ?? [])].sort().join())
            wrong.push(
              `${from} ${verse} in ${to}: ${given.join()}, not ${[...(expected.get(verse) ?? [])].join()}`,
            );
        }
        counts.push(`${from} in ${to}: ${mapped} of ${editions.get(from)!.verses.size}`);
      }
    }
    console.log(counts.join('\n'));
    expect(wrong.slice(0, 10)).toEqual([]);
    // English and Hebrew divide the same text, so every verse has a counterpart
    const hebrew = editions.get('HBOMAS')!.standing;
    const english = [...editions.get('BSB')!.standing.keys()];
    const oldTestament = new Set([...hebrew.keys()].map((verse) => verse.slice(0, 3)));
    expect(
      english.filter(
        (verse) => oldTestament.has(verse.slice(0, 3)) && !hebrew.has(verse) && !/:0$/.test(verse),
      ),
    ).toEqual([]);
    expect(
      [...hebrew.keys()].filter((verse) => !editions.get('BSB')!.standing.has(verse) && !/:0$/.test(verse)),
    ).toEqual([]);
  });
});

function versesOf({ books }: SimpleTranslationComplete): Set<string> {
  const verses = new Set<string>();
  for (const { id, chapters } of books)
    for (const { chapter } of chapters) {
      if (id === 'PSA' || id === 'PS2') verses.add(`${id} ${chapter.number}:0`);
      for (const item of chapter.content)
        if (item.type === 'verse') verses.add(`${id} ${chapter.number}:${item.number}`);
    }
  return verses;
}

function pairs(left: string, right: string): [string, string][] {
  const expand = (span: string) => {
    const [, place, first, letter, last = first] = /^(\w+ \d+:)(\d+)([a-z]?)(?:-(\d+))?$/.exec(span)!;
    const verses: string[] = [];
    for (let verse = Number(first); verse <= Number(last); verse++) verses.push(`${place}${verse}${letter}`);
    return verses;
  };
  const [from, to] = [expand(left), expand(right)];
  return Array.from({ length: Math.max(from.length, to.length) }, (_, index) => [
    from[index] ?? from.at(-1)!,
    to[index] ?? to.at(-1)!,
  ]);
}
