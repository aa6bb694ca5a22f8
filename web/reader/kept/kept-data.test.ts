import { describe, expect, test } from 'bun:test';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import {
  colours,
  deletedKinds,
  firstWords,
  type Highlight,
  highlightedPassages,
  type Kept,
  keyOf,
  kinds,
  markSent,
  mergeKept,
  nothingKept,
  withColour,
  withDeletions,
  withLabel,
  withNoteText,
  withRestored,
} from './kept-data.ts';
import { readKeptFile, writeKeptFile } from './kept-file.ts';

const now = new Date(1_800_000_000_000);

const place = {
  edition: fc.constantFrom('BSB', 'KJV'),
  book: fc.constantFrom('JHN', 'PSA'),
  chapter: fc.integer({ min: 1, max: 3 }),
  title: fc.string({ maxLength: 20 }),
};
const time = fc.integer({ min: 0, max: 1000 });
const verse = fc.integer({ min: 1, max: 3 });
const words = { ...place, verse, words: fc.string({ maxLength: 30 }), made: time };
const visit = fc.record({ ...place, at: time });
const id = fc.constantFrom('a', 'b', 'b-2');
const days = fc.uniqueArray(fc.integer({ min: 1, max: 9 })).map((all) => all.sort((a, b) => a - b));

/** Arbitrary user data whose places and ids often collide. As in a store, no list contains duplicates. */
const anyKept: fc.Arbitrary<Kept> = fc
  .record({
    highlights: fc.array(
      fc.record(
        { ...words, colour: fc.constantFrom(...colours), label: fc.string({ maxLength: 5 }) },
        { requiredKeys: [...(Object.keys(words) as (keyof typeof words)[]), 'colour'] },
      ),
    ),
    deletions: fc.constant([]),
    ownPlans: fc.array(
      fc.record({ id: fc.constantFrom('own-a', 'own-b'), name: fc.string(), days: fc.array(fc.string()) }),
    ),
    notes: fc.uniqueArray(
      fc.record({ ...words, id, text: fc.string({ minLength: 1, maxLength: 5 }), changed: time }),
      {
        selector: (note) => note.id,
      },
    ),
    bookmarks: fc.array(fc.record(words)),
    visits: fc.array(visit),
    places: fc.array(visit),
    plans: fc.array(
      fc.record({ plan: fc.constant('psalms-month'), edition: place.edition, started: time, done: days }),
    ),
  })
  .map((kept) => mergeKept(nothingKept, kept));

const at = {
  edition: 'BSB',
  book: 'JHN',
  chapter: 3,
  verse: 16,
  title: 'John 3:16',
  words: 'For God',
  made: 1,
};

describe('merging', () => {
  test('loses nothing: keeps every key of both, every text of a note, every completed day', () => {
    fc.assert(
      fc.property(anyKept, anyKept, (own, other) => {
        const both = mergeKept(own, other);
        for (const kind of kinds) {
          const keys = (from: Kept) => from[kind].map((item) => keyOf[kind](item as never));
          expect(new Set(keys(both))).toEqual(new Set([...keys(own), ...keys(other)]));
          expect(new Set(keys(both)).size).toBe(both[kind].length);
        }
        expect(new Set(both.notes.map((note) => note.id)).size).toBe(both.notes.length);
        for (const plan of [...own.plans, ...other.plans]) {
          const merged = both.plans.find((each) => each.edition === plan.edition)!;
          expect(merged.done).toEqual(expect.arrayContaining([...plan.done]));
        }
      }),
    );
  });

  test('replaces a note by one that was edited from it, on either device', () => {
    const at = { edition: 'BSB', book: 'JHN', chapter: 3, verse: 16, title: 'John 3:16', words: '', made: 1 };
    const first = markSent({ ...nothingKept, notes: [{ ...at, id: 'a', text: 'one', changed: 1 }] });
    const edited = { ...first, notes: [{ ...first.notes[0]!, text: 'two', changed: 2 }] };
    expect(mergeKept(first, edited).notes).toEqual(edited.notes);
    expect(mergeKept(edited, first).notes).toEqual(edited.notes);
    const elsewhere = { ...first, notes: [{ ...first.notes[0]!, text: 'three', changed: 3 }] };
    expect(mergeKept(edited, elsewhere).notes.map(({ text }) => text)).toEqual(['two', 'three']);
  });

  test('of the same again changes nothing', () => {
    fc.assert(
      fc.property(anyKept, anyKept, (own, other) => {
        const both = mergeKept(own, other);
        expect(mergeKept(both, other)).toEqual(both);
        expect(mergeKept(both, both)).toEqual(both);
      }),
    );
  });

  test('does not bring back what was deleted on either device, except what was changed later', () => {
    fc.assert(
      fc.property(anyKept, fc.array(fc.nat({ max: 30 })), fc.boolean(), (own, picks, isOwn) => {
        const notes = own.notes.map((note, index) => ({ ...note, changed: note.changed + index * 1001 }));
        const copy = markSent({ ...own, notes });
        const isPicked = (_: unknown, index: number) => picks.includes(index);
        const gone = Object.fromEntries(
          deletedKinds.map((kind) => [kind, copy[kind].filter(isPicked as never)]),
        );
        const left = Object.fromEntries(
          deletedKinds.map((kind) => [kind, copy[kind].filter((each, index) => !isPicked(each, index))]),
        );
        const cleaned = { ...copy, ...left, deletions: withDeletions(copy.deletions, gone, 2000) };
        const both = isOwn ? mergeKept(cleaned, copy) : mergeKept(copy, cleaned);
        for (const kind of deletedKinds) {
          const keys = (from: Partial<Kept>) => from[kind]?.map((item) => keyOf[kind](item as never)) ?? [];
          expect(new Set(keys(both))).toEqual(new Set(keys(left)));
        }
      }),
    );
  });

  test('keeps what was made or edited after a deletion', () => {
    const note = { ...at, id: 'a', text: 'one', changed: 1, earlier: [1] };
    const bookmark = { ...at, made: 1 };
    const old = { ...nothingKept, notes: [note], bookmarks: [bookmark] };
    const deleted = { ...nothingKept, deletions: withDeletions([], old, 5) };
    expect(mergeKept(old, deleted)).toMatchObject({ notes: [], bookmarks: [] });
    const later = { ...old, notes: [{ ...note, text: 'two', changed: 3 }], bookmarks: [{ ...at, made: 6 }] };
    expect(mergeKept(deleted, later)).toMatchObject({ notes: later.notes, bookmarks: later.bookmarks });
    const edited = { ...old, notes: [{ ...note, text: 'two', changed: 3 }], bookmarks: [] };
    const then = { ...nothingKept, deletions: withDeletions([], edited, 5) };
    expect(mergeKept(then, old).notes).toEqual([]);
  });

  test('restores what is chosen again: by undo, or from an older file', () => {
    const old = { ...nothingKept, bookmarks: [{ ...at, made: 1 }] };
    const deleted = { ...nothingKept, deletions: withDeletions([], old, 5) };
    expect(mergeKept(withRestored(deleted, old), old).bookmarks).toEqual(old.bookmarks);
    expect(mergeKept(withRestored(deleted, old, 4), old).bookmarks).toEqual(old.bookmarks);
    expect(mergeKept(withRestored(deleted, old, 6), old).bookmarks).toEqual([]);
  });

  test('keeps the own notes with their ids, and the later colour of a verse', () => {
    const note = { ...at, id: 'a', text: 'mine', changed: 1 };
    const own = { ...nothingKept, notes: [note], highlights: [{ ...at, colour: 'gold' as const }] };
    const other = {
      notes: [{ ...note, text: 'theirs' }],
      highlights: [{ ...at, made: 2, colour: 'blue' as const }],
    };
    const both = mergeKept(own, other);
    expect(both.notes.map(({ id, text }) => [id, text])).toEqual([
      ['a', 'mine'],
      ['a-2', 'theirs'],
    ]);
    expect(both.highlights.map(({ colour }) => colour)).toEqual(['blue']);
  });
});

describe('the file', () => {
  test('that docs/reader.md shows is read in full', () => {
    const page = readFileSync(join(import.meta.dir, '../../../docs/reader.md'), 'utf8');
    const [, example] = /```json\n([^`]*)```/.exec(page)!;
    const result = readKeptFile(example!);
    const { format: _, version: _version, exported, ...lists } = JSON.parse(example!);
    expect(result).toEqual({ kept: lists, exported: Date.parse(exported) });
  });

  test('returns the written data', () => {
    fc.assert(
      fc.property(anyKept, (kept) => {
        expect(readKeptFile(writeKeptFile(kept, now))).toEqual({ kept, exported: now.getTime() });
      }),
    );
  });

  test('is rejected or read for any content, and can be written again', () => {
    const spoiled = fc
      .tuple(anyKept, fc.constantFrom(...kinds), fc.anything())
      .map(([kept, kind, value]) => ({
        ...(JSON.parse(writeKeptFile(kept, now)) as object),
        [kind]: [value],
      }));
    const anyText = fc.oneof(
      fc.string(),
      fc.json(),
      spoiled.map((file) => JSON.stringify(file)),
    );
    fc.assert(
      fc.property(anyText, (text) => {
        const result = readKeptFile(text);
        if ('problems' in result) expect(result.problems.length).toBeGreaterThan(0);
        else
          expect(readKeptFile(writeKeptFile(result.kept, now))).toEqual({
            ...result,
            exported: now.getTime(),
          });
      }),
    );
  });

  test.each([
    ['{', /^The file is not JSON: /],
    ['[]', /"format" is not "scriptorium-kept"/],
    ['{"format":"scriptorium-kept","version":2}', /version 2, and this reader reads version 1/],
    ['{"format":"scriptorium-kept","version":1,"notes":{}}', /^notes: expected a list, found \{\}\.$/],
    [
      '{"format":"scriptorium-kept","version":1,"visits":[{"edition":"../x","book":"JHN","chapter":3,"title":"","at":1}]}',
      /^visits\[0\]\.edition: expected the id of an edition, found "\.\.\/x"\.$/,
    ],
    [
      '{"format":"scriptorium-kept","version":1,"visits":[{"edition":"B","book":"JHN","chapter":3.5,"title":"","at":1}]}',
      /^visits\[0\]\.chapter: expected a whole number from 0 to 999, found 3\.5\.$/,
    ],
    [
      '{"format":"scriptorium-kept","version":1,"plans":[{"plan":"a","edition":"B","started":1,"done":[2,1]}]}',
      /^plans\[0\]\.done: expected a list of days in ascending order/,
    ],
  ])('with a fault is refused, with its place: %s', (text, message) => {
    const result = readKeptFile(text);
    expect('problems' in result && result.problems[0]).toMatch(message);
  });

  test('brings no member that is not known, nor a prototype', () => {
    const text =
      '{"format":"scriptorium-kept","version":1,"__proto__":{"x":1},"visits":[{"edition":"B","book":"JHN","chapter":3,"title":"t","at":1,"__proto__":{"verse":1},"script":"x"}]}';
    const result = readKeptFile(text);
    const visits = [{ edition: 'B', book: 'JHN', chapter: 3, title: 't', at: 1 }];
    expect(result).toEqual({ kept: { ...nothingKept, visits }, exported: Number.POSITIVE_INFINITY });
    expect(({} as { x?: number }).x).toBeUndefined();
  });

  test('that is too large, or has many faults, is rejected with a short message', () => {
    expect(readKeptFile(' '.repeat(20_000_001))).toEqual({ problems: ['The file is larger than 20 MB.'] });
    const visits = Array.from({ length: 50 }, () => 1);
    const result = readKeptFile(JSON.stringify({ format: 'scriptorium-kept', version: 1, visits }));
    expect('problems' in result && result.problems.length).toBe(6);
  });
});

const highlight = (verse: number, made: number, colour: Highlight['colour'] = 'gold'): Highlight => ({
  ...{ edition: 'BSB', book: 'JHN', chapter: 3, verse, made, colour },
  ...{ title: `John 3:${verse}`, words: `words ${verse}` },
});

test('verses that were highlighted together are one passage, others are not', () => {
  const groups = highlightedPassages([
    highlight(17, 1),
    highlight(16, 1),
    highlight(19, 1),
    highlight(18, 2),
  ]);
  expect(groups.map(({ title, words }) => [title, words])).toEqual([
    ['John 3:18', 'words 18'],
    ['John 3:16–17', 'words 16 words 17'],
    ['John 3:19', 'words 19'],
  ]);
});

test('highlighted bridges are listed with their last verse', () => {
  const bridge = { ...highlight(17, 1), endVerse: 18, title: 'John 3:17–18' };
  const groups = highlightedPassages([highlight(16, 1), bridge, highlight(19, 1), highlight(21, 1)]);
  expect(groups.map(({ title, endVerse }) => [title, endVerse])).toEqual([
    ['John 3:16–19', 19],
    ['John 3:21', undefined],
  ]);
  expect(highlightedPassages([bridge, highlight(19, 1)])[0]!.title).toBe('John 3:17–19');
});

describe('of highlights in several colours,', () => {
  const both = [highlight(16, 1), { ...highlight(17, 1, 'green'), label: 'Love' }];
  const verses = [16, 17, 18].map((verse) => highlight(verse, 0));
  const marks = (highlights: readonly Highlight[]) =>
    highlights.map(({ verse, colour, label }) => [verse, colour, label]);

  test('a label changes neither the colours nor the verses', () => {
    expect(marks(withLabel(both, verses, { label: ' Promises ', made: 2 }))).toEqual([
      [16, 'gold', 'Promises'],
      [17, 'green', 'Promises'],
    ]);
    expect(marks(withLabel(both, verses, { label: '', made: 2 }))).toEqual([
      [16, 'gold', undefined],
      [17, 'green', undefined],
    ]);
    expect(withLabel(both, [highlight(18, 0)], { label: 'Promises', made: 2 })).toEqual(both);
  });

  test('a colour changes no labels', () => {
    expect(marks(withColour(both, verses, { colour: 'rose', label: 'New', made: 2 }))).toEqual([
      [16, 'rose', undefined],
      [17, 'rose', 'Love'],
      [18, 'rose', 'New'],
    ]);
  });
});

describe('an edited note', () => {
  const passage = highlight(16, 1);
  const note = { ...passage, id: 'a', text: 'one', changed: 1, earlier: [1] };
  const edit = (text: string, read: string) => {
    const change = { id: 'a', text, read, passage, separateId: 'b', now: 2 };
    return withNoteText([note], change).map(({ id, text, earlier }) => [id, text, earlier]);
  };

  test('replaces the text that was read', () => {
    expect(edit('one!', 'one')).toEqual([['a', 'one!', [1]]]);
    expect(edit(' ', 'one')).toEqual([]);
  });

  test('becomes another note if the text was changed elsewhere', () => {
    expect(edit('two', '')).toEqual([
      ['a', 'one', [1]],
      ['b', 'two', undefined],
    ]);
    expect(edit(' ', '')).toEqual([['a', 'one', [1]]]);
  });
});

test('long words are cut between two of them', () => {
  expect(firstWords(' For  God\nso ')).toBe('For God so');
  expect(firstWords('x'.repeat(160))).toBe('x'.repeat(160));
  expect(firstWords('x'.repeat(161))).toBe(`${'x'.repeat(159)}…`);
  const cut = firstWords('word '.repeat(100));
  expect(cut.length).toBeLessThanOrEqual(160);
  expect(cut).toEndWith('word…');
});
