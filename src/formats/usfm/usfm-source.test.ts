import { describe, expect, setDefaultTimeout, spyOn, test } from 'bun:test';
import fc from 'fast-check';
import { runs } from '../../../test/long-tests.ts';
import { recordEvents } from '../recorded-events.fixture.ts';
import { readUsfm } from './read-usfm.ts';
import { usfmLike } from './usfm-like.fixture.ts';
import { UsfmSource } from './usfm-source.ts';

setDefaultTimeout(600_000);

describe('the account of a source', () => {
  const accounted = (text: string, read: (source: UsfmSource) => void) =>
    recordEvents((sink) => {
      const source = new UsfmSource(text, sink, () => {});
      read(source);
      source.finish();
    });

  test('has all that was written, left out, or is markup', () => {
    const events = accounted('\\p one two', (source) => {
      source.markup(0, 3);
      source.write(3, 6);
      source.leaveOut(6, 10, 'figure');
    });
    expect(events).toEqual(['"one"', '-figure " two"']);
  });

  test('shows the text skipped between two stretches, before the first and after the last', () => {
    const events = accounted('a b c d', (source) => {
      source.write(2, 3);
      source.markup(6, 6);
    });
    expect(events).toEqual(['-lost "a "', '"b"', '-lost " c "', '-lost "d"']);
    expect(accounted('a', () => {})).toEqual(['-lost "a"']);
  });

  test('asks for no white space', () => {
    expect(accounted(' a\n\t', (source) => source.write(1, 2))).toEqual(['"a"']);
  });

  test('continues while a rule omits everything', () => {
    const events = accounted('a b c d', (source) => {
      source.leaveAllOut('bad-chapter');
      source.sink.paraStart('p', 0);
      source.write(0, 1);
      source.leaveOut(2, 3, 'figure');
      source.markup(6, 6);
      source.leaveAllOut(undefined);
      source.write(6, 7);
    });
    expect(events).toEqual(['-bad-chapter "a"', '-figure "b"', '-lost " c "', '"d"']);
  });
});

describe('a reader that throws text away', () => {
  const usfm = '\\id GEN\n\\c 1\n\\p\n\\v 1 \\wj one [two|three] four\\wj* five\\f + \\ft six\\f*';

  const lostWhenSkipping = (word: string) => {
    const { write } = UsfmSource.prototype;
    const skipping = spyOn(UsfmSource.prototype, 'write').mockImplementation(function (
      this: UsfmSource,
      from: number,
      to: number,
    ) {
      if (!this.text.slice(from, to).includes(word)) write.call(this, from, to);
    });
    try {
      return recordEvents((sink) => readUsfm(usfm, sink, () => {})).filter((event) => /^-lost/.test(event));
    } finally {
      skipping.mockRestore();
    }
  };

  test('is found out, wherever it does so', () => {
    expect(lostWhenSkipping('one')).toEqual(['-lost " one [two"']);
    expect(lostWhenSkipping('four')).toEqual(['-lost "|three] four"']);
    expect(lostWhenSkipping('five')).toEqual(['-lost " five"']);
    expect(lostWhenSkipping('six')).toEqual(['-lost " six"']);
    expect(lostWhenSkipping('seven')).toEqual([]);
  });
});

test('the reader accounts for every character of any text', () => {
  fc.assert(
    fc.property(usfmLike, (usfm) => {
      const events = recordEvents((sink) => readUsfm(usfm, sink, () => {}));
      expect(events.filter((event) => event.startsWith('-lost'))).toEqual([]);
    }),
    { numRuns: runs(2000) },
  );
});
