import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { basename, isAbsolute, join, relative } from 'node:path';
import { project } from './project.ts';

const serving = [
  'src/server/http/*.ts',
  'src/server/documents/*.ts',
  'src/server/handle-request.ts',
  'src/library/{library,store}.ts',
];
const building = [
  'src/compile/{build-library,build-edition,compile-edition,commit-queue}.ts',
  'src/compile/{plan,translation,workers}/*.ts',
  'src/formats/{builder,usfm}/*.ts',
  'src/documents/translation/*.ts',
  'src/library/{manifests,store,update}.ts',
  'src/search/{analysis,build-index,merge-index}.ts',
];

/**
 * The files on which the figures of each benchmark depend, in addition to the benchmark itself. Only the hot
 * paths are listed: with everything that a command loads, any change would seem to affect every figure.
 * Benchmarks not listed depend only on themselves.
 */
export const tableDependencies: Readonly<Record<string, readonly string[]>> = {
  bundle: ['src/export/sqlite/*.ts', 'src/export/scripture/*.ts', 'src/export/scripture/{docx,epub}/*.ts'],
  'cdn-model': ['bench/cdn/*.ts'],
  'edge-model': ['bench/edge/{reader-day,sampled-requests}.ts'],
  codings: ['src/compile/brotli.ts', 'src/library/stored-document.ts'],
  compile: building,
  corruption: ['src/library/*.ts', 'src/server/documents/*.ts'],
  hostile: ['src/formats/source-limits.ts', 'src/formats/{builder,usfm,usx,xml}/*.ts'],
  'hostile-questions': [
    ...serving,
    'src/server/{answer-question,response-queue}.ts',
    'src/questions/{passage,passage-answer}.ts',
    'src/questions/formats/*.ts',
    'src/questions/search/*.ts',
  ],
  'mcp-connections': ['src/mcp/serve-http.ts'],
  passage: [
    ...serving,
    'src/questions/{passage,passage-answer,read-verses}.ts',
    'src/server/answer-question.ts',
  ],
  publish: ['src/publish/{plan,publish,publisher}.ts', 'src/publish/folder/*.ts'],
  'publish-s3': ['src/publish/{plan,publish,publisher,s3-destination}.ts', 'src/release/s3/*.ts'],
  reader: ['web/{build,bundle-page}.ts', 'web/reader/reader.tsx'],
  references: ['src/references/*.ts'],
  scale: [...building, 'src/documents/catalogues.ts', 'src/library/library.ts'],
  search: ['src/search/*.ts', 'src/questions/search/*.ts'],
  'search-quality': ['src/search/*.ts', 'src/questions/search/*.ts'],
  serve: serving,
  'slow-clients': ['src/server/http/*.ts'],
  soak: ['src/server/http/*.ts', 'src/server/documents/*.ts'],
  start: [
    'src/cli/index.ts',
    'src/cli/commands/serve.ts',
    'src/cli/service/{library-service,serve-folder}.ts',
    'src/server/start-server.ts',
    'src/library/{library,store}.ts',
  ],
};

/** The origin of a table of figures, printed below the table as a Markdown comment. */
export interface TableStamp {
  readonly bench: string;
  readonly words: string;
  /** The measured commit, followed by `+` if files had changed since. */
  readonly commit: string;
  /** Files and patterns, separated by spaces. */
  readonly files: string;
  readonly digest: string;
  /** The last commit for which a developer confirmed that later changes do not affect the figures. */
  readonly confirmed?: string;
}

/** The stamp for the running benchmark; undefined if none is running, as in tests. */
export function currentStamp(): TableStamp | undefined {
  const bench = basename(Bun.main, '.ts');
  if (Bun.main !== join(project, 'bench', `${bench}.ts`) || bench === 'tables') return undefined;
  // Absolute paths are meaningless on other machines: outside the project, only folder names are kept
  const words = process.argv.slice(2).map((word) => {
    if (!isAbsolute(word)) return word;
    const inside = relative(project, word);
    return inside.startsWith('..') ? basename(word) : inside;
  });
  return {
    bench,
    words: words.join(' '),
    commit: currentCommit(),
    files: filesOf(bench).join(' '),
    digest: digestOf(bench),
  };
}

export function filesOf(bench: string): string[] {
  const own = existsSync(join(project, 'bench', bench))
    ? [`bench/${bench}.ts`, `bench/${bench}/*.ts`]
    : [`bench/${bench}.ts`];
  return [...(tableDependencies[bench] ?? []), ...own];
}

/**
 * A hash of the code on which the figures of a benchmark depend. It ignores comments, types and layout, which
 * do not affect figures, and needs no repository.
 * @param root folder of the project.
 */
export function digestOf(bench: string, root: string = project): string {
  const hash = createHash('sha256');
  const files = filesOf(bench).flatMap((pattern) => [...new Bun.Glob(pattern).scanSync(root)]);
  for (const file of [...new Set(files)].sort()) {
    if (/\.(test|fixture|make|rows|type-test)\.tsx?$/.test(file)) continue;
    hash.update(`${file}\0${codeOf(readFileSync(join(root, file), 'utf8'), file)}\0`);
  }
  return hash.digest('hex').slice(0, 16);
}

function codeOf(text: string, file: string): string {
  const loader = file.endsWith('.tsx') ? 'tsx' : 'ts';
  return new Bun.Transpiler({ loader, minifyWhitespace: true }).transformSync(text);
}

export function currentCommit(): string {
  const git = (...words: string[]) => Bun.spawnSync(['git', ...words], { cwd: project, stderr: 'ignore' });
  const head = git('rev-parse', '--short=8', 'HEAD');
  if (head.exitCode !== 0) return 'unknown';
  const isChanged = git('status', '--porcelain', '--', 'src', 'bench', 'web').stdout.length > 0;
  return `${head.stdout.toString().trim()}${isChanged ? '+' : ''}`;
}

export function stampText({ bench, words, commit, files, digest, confirmed }: TableStamp): string {
  const command = `node bin/bun.mjs bench/${bench}.ts ${words}`.trim();
  const suffix = confirmed === undefined ? '' : `; confirmed: ${confirmed}`;
  return `<!-- command: ${command}; commit: ${commit}; depends on: ${files}; digest: ${digest}${suffix} -->`;
}

export function parseStamp(line: string): TableStamp | undefined {
  const found =
    /^<!-- command: node bin\/bun\.mjs bench\/([\w-]+)\.ts ?(.*?); commit: (\S+); depends on: (.*?); digest: (\w+)(?:; confirmed: (\S+))? -->$/.exec(
      line,
    );
  if (!found) return undefined;
  const [, bench, words, commit, files, digest, confirmed] = found as unknown as [
    string,
    string,
    string,
    string,
    string,
    string,
    string?,
  ];
  return { bench, words, commit, files, digest, ...(confirmed && { confirmed }) };
}
