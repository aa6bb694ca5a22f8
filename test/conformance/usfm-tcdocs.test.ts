import { describe, expect, test } from 'bun:test';
import { readSourceFile } from '../../src/compile/translation/read-source-file.ts';
import { readBook, type ScriptureReader } from '../../src/formats/builder/read-books.ts';
import { type DiagnosticCode, diagnosticCodes } from '../../src/formats/diagnostic-codes.ts';
import type { Report } from '../../src/formats/diagnostic-collector.ts';
import { readUsfm } from '../../src/formats/usfm/read-usfm.ts';
import { readUsj } from '../../src/formats/usj/read-usj.ts';
import { readUsx } from '../../src/formats/usx/read-usx.ts';
import { sharedData } from '../shared-data.ts';
import { normaliseEvents } from './normalise-events.ts';
import { usfmTcdocsCases } from './usfm-tcdocs-cases.ts';

const disagreeing: Readonly<Record<string, { readonly file: 'usx' | 'usj'; readonly why: string }>> = {
  'paratextTests/NoErrorsPartiallyEmptyBook': {
    file: 'usx',
    why: 'it has the markers of "\\rem\\n\\h\\n\\mt1" as text of <para style="rem">',
  },
  'biblica/PublishingVersesWithFormatting': { file: 'usj', why: 'its book is XXA where the others have MAT' },
  'special-cases/empty-attributes': {
    file: 'usj',
    why: 'it has the attributes of \\w in verse 2 as text, where the USX has them as attributes',
  },
  'usfmjsTests/usfmBodyTestD': {
    file: 'usj',
    why: 'in one note its \\fv ends the \\fqa it stands in, where the USX nests it, as all other cases do',
  },
};

const faultless: Readonly<Record<string, string>> = {
  'specExamples/character': 'it fails for the place of a verse end in the USX, says its description',
  'special-cases/empty-attributes2': 'its USFM has the quotes that its description and its USX miss',
};

const cases = usfmTcdocsCases();
const passing = cases.filter(({ passes }) => passes);
const failing = cases.filter(({ passes }) => !passes);

const ignore: Report = () => {};

function eventsOf(read: ScriptureReader, text: string): string[] {
  return normaliseEvents((sink) => read(text, sink, ignore));
}

function errorsOf(read: ScriptureReader, text: string): DiagnosticCode[] {
  const errors: DiagnosticCode[] = [];
  readBook(read, text, (code) => diagnosticCodes[code] === 'error' && errors.push(code));
  return errors;
}

test.skipIf(!sharedData)('the cases of the committee are all there', () => {
  expect({ passing: passing.length, failing: failing.length }).toEqual({ passing: 208, failing: 52 });
});

describe.skipIf(!sharedData)('a case marked pass gives the same events', () => {
  for (const { name, usfm, usx, usj } of passing) {
    const exception = disagreeing[name]?.file;
    test(`as USFM and as USX: ${name}`, () => {
      const agrees = expect(eventsOf(readUsx, usx!));
      (exception === 'usx' ? agrees.not : agrees).toEqual(eventsOf(readUsfm, usfm));
    });
    if (usj === undefined) continue;
    test(`as USFM and as USJ: ${name}`, () => {
      const agrees = expect(eventsOf(readUsj, usj));
      (exception === 'usj' ? agrees.not : agrees).toEqual(eventsOf(readUsfm, usfm));
    });
  }
});

describe.skipIf(!sharedData)('a case marked pass has no error', () => {
  const books = passing.filter(({ name }) => name !== 'advanced/periph');
  test.each(books.map((book) => [book.name, book] as const))('%s', (_name, { usfm, usx, usj }) => {
    expect(errorsOf(readUsfm, usfm)).toEqual([]);
    expect(errorsOf(readUsx, usx!)).toEqual([]);
    if (usj !== undefined) expect(errorsOf(readUsj, usj)).toEqual([]);
  });
});

describe.skipIf(!sharedData)('a case marked fail has an error', () => {
  for (const { name, usfm, usx, usj } of failing) {
    test(name, () => {
      const { diagnostics } = readSourceFile(
        { file: `${name}.usfm`, bytes: new TextEncoder().encode(usfm) },
        {},
        () => {},
      );
      const ofBuild = diagnostics.filter(({ severity }) => severity === 'error').map(({ code }) => code);
      // The build skips glossaries, so the source reader is called too
      const errors = [...ofBuild, ...errorsOf(readUsfm, usfm)];
      expect(errors.length > 0).toBe(!(name in faultless));
      if (usx !== undefined) expect(() => readBook(readUsx, usx, ignore)).not.toThrow();
      if (usj !== undefined) expect(() => readBook(readUsj, usj, ignore)).not.toThrow();
    });
  }
});

test.skipIf(!sharedData)('every exception is the name of a case', () => {
  const names = new Set(cases.map(({ name }) => name));
  for (const name of [...Object.keys(disagreeing), ...Object.keys(faultless)]) expect(names).toContain(name);
});
