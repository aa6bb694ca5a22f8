import { describe, expect, setDefaultTimeout, test } from 'bun:test';
import { runCommand } from '../end-to-end/command-line.ts';
import { documentationPages } from './documentation-pages.ts';
import { markdownPage } from './markdown-page.ts';

setDefaultTimeout(600_000);

interface InlineCode {
  readonly place: string;
  readonly code: string;
  readonly options: readonly string[];
}

const aboutBenchmarks = [
  'docs/benchmarks.md',
  'docs/quotations.md',
  'docs/scaling.md',
  'docs/decisions/brotli.md',
  'docs/decisions/cost-of-a-build.md',
  'docs/decisions/growth-of-builds.md',
];
const ofOthers = /^(aws|bun|chromium|curl|caddy|garage|mc|radosgw-admin|nginx|npm|docker|systemd-analyze) /;

const inlineCodes: InlineCode[] = documentationPages()
  .filter((page) => !aboutBenchmarks.includes(page))
  .flatMap((page) =>
    markdownPage(page)
      .prose.split('\n')
      .flatMap((line, index) =>
        [...line.matchAll(/`([^`]+)`/g)].map(([, code]) => ({
          place: `${page}:${index + 1}`,
          code: code!,
          options: [...code!.matchAll(/(?<=^|\s)--[a-z][a-z0-9-]*/g)].map(([option]) => option),
        })),
      ),
  )
  .filter(({ code }) => !ofOthers.test(code));

const helps = (async () => {
  const { stdout: overview } = await runCommand('--help');
  const names = [...overview.matchAll(/^ {2}([a-z]+) /gm)].map(([, name]) => name!);
  const told = names
    .filter((name) => name !== 'help')
    .map(async (name) => [name, (await runCommand(name, '--help')).stdout] as const);
  return new Map([['', overview], ...(await Promise.all(told))]);
})();

const hasOption = (help: string, option: string) => new RegExp(`(?<=^|\\s)${option}(?![a-z-])`).test(help);

describe('Options of the command line in prose', () => {
  test('names commands that there are, with options that they have', async () => {
    const named = inlineCodes.flatMap(({ place, code, options }) => {
      const [, command] = /^(?:npm run -s scriptorium -- |scriptorium )([a-z]+)/.exec(code) ?? [];
      return command === undefined ? [] : [{ place, command, options }];
    });
    expect(named.length).toBeGreaterThan(10);
    const known = await helps;
    const faults = named.filter(({ command, options }) => {
      const help = known.get(command);
      return help === undefined || !options.every((option) => hasOption(help, option));
    });
    expect(faults).toEqual([]);
  });

  test('names options that some command has', async () => {
    const all = [...(await helps).values()].join('\n');
    const named = inlineCodes.flatMap(({ place, options }) => options.map((option) => ({ place, option })));
    expect(named.length).toBeGreaterThan(30);
    expect(named.filter(({ option }) => !hasOption(all, option))).toEqual([]);
  });
});
