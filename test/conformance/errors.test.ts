import { describe, expect, test } from 'bun:test';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dir, '../..');
const sources = [...new Bun.Glob('src/**/*.ts').scanSync(root)]
  .filter((file) => !/\.(test|fixture|make|rows)\.ts$/.test(file))
  .sort();
const textOf = (file: string) => readFileSync(join(root, file), 'utf8');

/** Functions that return a message for a UserError or a system error, and rethrow every other error. */
const explaining = [
  'explain',
  'reasonOf',
  'dataFault',
  's3Failure',
  'zipFault',
  'parseFault',
  'addressProblem',
  'editionFault',
  'insteadOfUnreadable',
];
/** Functions that return an explained error or the original one; their result is thrown. */
const passingOn = [
  'explainNetworkFault',
  'networkError',
  'explainDiskFault',
  'explainListenError',
  'systemFault',
  'fileError',
  'writeError',
  '#notWritten',
  '#damaged',
  '#undefinedWhenMissing',
  '#inWords',
  'notWritten',
  'temporaryFileFault',
];
const reporting = ['failureOf', 'reportFailure', 'sendError', 'errorText', 'faultResponse'];

interface CatchBlock {
  readonly file: string;
  readonly line: number;
  readonly error: string | undefined;
  readonly tried: string;
  readonly caught: string;
}

function braced(text: string, open: number): string {
  let depth = 0;
  for (let at = open; at < text.length; at++) {
    if (text[at] === '{') depth++;
    if (text[at] === '}' && --depth === 0) return text.slice(open + 1, at);
  }
  throw new Error('The braces do not match.');
}

function openingBrace(text: string, close: number): number {
  let depth = 0;
  for (let at = close; at >= 0; at--) {
    if (text[at] === '}') depth++;
    if (text[at] === '{' && --depth === 0) return at;
  }
  throw new Error('The braces do not match.');
}

function catchBlocks(file: string): CatchBlock[] {
  const text = textOf(file);
  const lineOf = (at: number) => text.slice(0, at).split('\n').length;
  const blocks = [...text.matchAll(/\} catch (?:\((\w+)\) )?\{/g)].map((found): CatchBlock => {
    const open = found.index + found[0].length - 1;
    const tried = braced(text, openingBrace(text, found.index));
    return { file, line: lineOf(found.index), error: found[1], tried, caught: braced(text, open) };
  });
  const handlers = [...text.matchAll(/\.catch\((?:async )?\(?(\w+)?(?:: \w+)?\)? =>/g)].map(
    (found): CatchBlock => {
      const end = text.indexOf('\n', found.index);
      const isBlock = text.slice(found.index, end).trimEnd().endsWith('{');
      const caught = isBlock ? braced(text, text.lastIndexOf('{', end)) : text.slice(found.index + 6, end);
      return { file, line: lineOf(found.index), error: found[1], tried: '', caught };
    },
  );
  return [...blocks, ...handlers];
}

const blocks = sources.flatMap(catchBlocks);

describe('a bug is never shown as a mistake of the user:', () => {
  test('errors for people are of one class', () => {
    const allowed = [
      'src/lib/user-error.ts: UserError',
      // Its message is a part of a sentence: the code that catches it creates a ReleaseError from it
      'src/release/release-error.ts: CorruptObjectError',
      // These end the reading of a book or a file. The cause has been reported, or becomes a diagnostic
      'src/formats/source-limits.ts: TooLarge',
      'src/lib/confined-folder.ts: FolderFault',
      'src/release/s3/s3-error.ts: S3Error',
      // These are results: of a question, of a search, and of a text that is not a reference
      'src/questions/question.ts: QuestionError',
      'src/references/place-reader.ts: ReferenceSyntaxError',
      'src/search/evaluate.ts: TooBroadError',
      'src/search/query.ts: QueryError',
      'src/edge/published-files.ts: StoreError',
      // An answer is begun again after these
      'src/edge/published-tables.ts: TablesNotLoadedError',
      'src/edge/release-state.ts: ManifestNeededError',
      'src/server/documents/parsed-documents.ts: LibraryMovedError',
    ];
    const classes = sources.flatMap((file) =>
      [...textOf(file).matchAll(/class (\w+) extends (?:\w+\.)?Error\b/g)].map(
        ([, name]) => `${file}: ${name}`,
      ),
    );
    expect(classes.toSorted()).toEqual(allowed.toSorted());
  });

  test('no error that could be any gives its message away', () => {
    const allowed = [
      'src/edge/published-files.ts',
      'src/lib/failure.ts',
      'src/lib/system-fault.ts',
      'src/lib/thread-errors.ts',
      'src/net/listen-address.ts',
      'src/lib/zip.ts',
      'src/formats/xml/read-xml.ts',
      'src/release/sources/zip-source.ts',
    ];
    const blind = /\bas Error\b|\(\w+: Error\b|\binstanceof Error\b|\bany\) *=> *\w+\.message/;
    expect(sources.filter((file) => blind.test(textOf(file)))).toEqual(allowed.toSorted());
  });

  test('every catch rethrows unknown errors or reports them as bugs', () => {
    const knows = (error: string) =>
      new RegExp(
        [
          `throw ${error}\\b`,
          `: ${error};`,
          `${error} instanceof`,
          `\\b(${[...explaining, ...reporting].join('|')})\\(`,
          `(${passingOn.join('|')})\\([^)]*\\b${error}\\b`,
          // The error is passed on to the waiting code
          `\\breject\\(${error}\\)|failures\\.push\\(${error}\\)|onFault\\([^)]*\\b${error}\\)|console\\.error\\(${error}\\)`,
        ].join('|'),
      );
    const blind = blocks.filter(({ error, caught }) => error !== undefined && !knows(error).test(caught));
    expect(blind.map(({ file, line, caught }) => `${file}:${line} ${caught.trim()}`)).toEqual([]);
    expect(blocks.length).toBeGreaterThan(60);
  });

  test('a catch that ignores the error surrounds at most two calls', () => {
    const statements = ({ tried }: CatchBlock) =>
      tried.split('\n').filter((line) => /;$/.test(line) && !/^\s*\/\//.test(line)).length;
    const wide = blocks.filter((block) => block.error === undefined && statements(block) > 2);
    expect(wide.map(({ file, line }) => `${file}:${line}`)).toEqual([]);
  });
});
