import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import packageJson from '../../package.json' with { type: 'json' };
import { withoutSecrets, withShownUrls } from './secrets.ts';
import { explain, systemFault } from './system-fault.ts';
import { exitCodes, UserError } from './user-error.ts';

export const whereToReport = 'the maintainers of Scriptorium';

const root = fileURLToPath(new URL('../..', import.meta.url));
const framesInBrief = 3;
const maxCauses = 5;

interface Failure {
  /** One line for the user. For a bug, everything that a bug report needs. */
  readonly text: string;
  readonly exitCode: number;
}

/**
 * The text and exit code for an error that ends a command. Only a UserError or a system error can be fixed by
 * the user; everything else is a bug.
 * @param words of the command line.
 */
export function failureOf(error: unknown, words: readonly string[] = []): Failure {
  if (error instanceof UserError) return forUser(error.message, error.exitCode);
  if (systemFault(error)) {
    const text = explain(error);
    return forUser(text[0]!.toUpperCase() + text.slice(1), exitCodes.failed);
  }
  return { text: withoutSecrets(bugReport(error, words), given()), exitCode: exitCodes.bug };
}

function forUser(message: string, exitCode: number): Failure {
  return { text: `scriptorium: ${withShownUrls(message, given())}`, exitCode };
}

/** A bug in one line, with its source location, for lists with one entry per line. */
export function bugInBrief(error: unknown): string {
  const [what = '', ...frames] = stackOf(error);
  const places = frames
    .filter((frame) => /:\d+:\d+/.test(frame))
    .slice(0, framesInBrief)
    .map((frame) => frame.trim());
  const brief = places.length > 0 ? `${what} (${places.join(' ')})` : what;
  return withoutSecrets(brief, given());
}

function given(): string[] {
  return [...process.argv, ...Object.values(process.env)].filter((value) => value !== undefined);
}

function bugReport(error: unknown, words: readonly string[]): string {
  const lines = [
    `scriptorium ${packageJson.version}, Bun ${Bun.version}, ${process.platform} ${process.arch}`,
    ...(words.length > 0 ? [`scriptorium ${words.join(' ')}`] : []),
    ...causesOf(error).flatMap((cause, depth) => [...(depth > 0 ? ['caused by'] : []), ...stackOf(cause)]),
  ];
  return [
    'scriptorium: This is a bug in Scriptorium.',
    `Please report it to ${whereToReport} with this text and, if you can, the files that it happened with:`,
    ...lines.map((line) => `  ${line}`),
  ].join('\n');
}

function causesOf(error: unknown): unknown[] {
  const causes = [error];
  for (let at = error; at instanceof Error && at.cause !== undefined && causes.length < maxCauses; ) {
    at = at.cause;
    causes.push(at);
  }
  return causes;
}

function stackOf(error: unknown): string[] {
  if (!(error instanceof Error)) return [`thrown: ${oneLine(Bun.inspect(error))}`];
  const { name, message, stack = '' } = error;
  const frames = stack.split('\n').filter((line) => /^\s*at /.test(line));
  return [`${name}: ${oneLine(message)}`, ...frames.map((frame) => `  ${fromRoot(frame.trim())}`)];
}

function fromRoot(frame: string): string {
  return frame.replace(/\/[^():]+/, (path) => {
    const inside = relative(root, path);
    return inside.startsWith('..') ? path : inside;
  });
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
