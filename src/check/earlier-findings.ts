import { existsSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { Diagnostic } from '../formats/diagnostic.ts';
import { explain, temporaryFolder } from '../lib/system-fault.ts';
import { UserError } from '../lib/user-error.ts';
import { type CheckOptions, checkEditions } from './check-content.ts';
import { habitOf } from './edition/consequences.ts';
import { keyOfFinding } from './settle-findings.ts';

/**
 * The findings of an earlier check: the output of `check --json`, or a git state of the content folder.
 * @param since path of a file, or a commit, branch or tag.
 */
export async function earlierFindings(
  content: string,
  since: string,
  options: CheckOptions = {},
): Promise<EarlierFindings> {
  const findings = new EarlierFindings();
  if (existsSync(since) && statSync(since).isFile()) {
    findings.add(reportOf(since));
    return findings;
  }
  const top = git(content, ['rev-parse', '--show-toplevel']).trim();
  const below = relative(top, realpathSync(content)) || '.';
  const folder = temporaryFolder('scriptorium-check-');
  try {
    const archive = join(folder, 'content.tar');
    git(top, ['archive', '--format=tar', `--output=${archive}`, since, '--', below]);
    run('tar', ['-xf', archive, '-C', folder]);
    for await (const { diagnostics } of checkEditions(join(folder, below), options))
      findings.add(diagnostics);
    return findings;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function reportOf(file: string): readonly Diagnostic[] {
  let report: unknown;
  try {
    report = JSON.parse(readFileSync(file, 'utf8'));
  } catch (cause) {
    if (cause instanceof SyntaxError) throw notAReport(file, cause);
    throw new UserError(`The report ${file} could not be read: ${explain(cause)}`, { cause });
  }
  const { diagnostics } = (report ?? {}) as { readonly diagnostics?: unknown };
  if (!Array.isArray(diagnostics)) throw notAReport(file);
  return diagnostics as Diagnostic[];
}

function notAReport(file: string, cause?: unknown): UserError {
  return new UserError(`${file} is not a report. Give a file that "check --json" printed.`, { cause });
}

function git(folder: string, options: readonly string[]): string {
  return run('git', ['-C', folder, ...options]);
}

function run(program: string, options: readonly string[]): string {
  const found = Bun.which(program);
  if (!found) throw new UserError(`${program} was not found. Install it, or give --new-since a report.`);
  const { exitCode, stdout, stderr } = Bun.spawnSync([found, ...options]);
  if (exitCode === 0) return stdout.toString();
  const reason = stderr.toString().trim().split('\n')[0] ?? '';
  throw new UserError(
    `The earlier state could not be read from git: ${reason.replace(/\.$/, '')}. Give a commit, branch or tag of the repository of the content folder, or a report of "check --json".`,
  );
}

export class EarlierFindings {
  readonly #left = new Map<bigint, number>();
  readonly #habits = new Map<string, number>();

  add(findings: readonly Diagnostic[]): void {
    for (const finding of findings) {
      if (finding.times !== undefined) this.#habits.set(habitOf(finding)!, finding.times);
      const key = hashOfFinding(finding);
      this.#left.set(key, (this.#left.get(key) ?? 0) + 1);
    }
  }

  newOf(findings: readonly Diagnostic[]): Diagnostic[] {
    return findings.filter((finding) => {
      const times = this.#habits.get(habitOf(finding) ?? '');
      if (times !== undefined) return (finding.times ?? 0) > times;
      const key = hashOfFinding(finding);
      const left = this.#left.get(key) ?? 0;
      if (left > 0) this.#left.set(key, left - 1);
      return left === 0;
    });
  }
}

function hashOfFinding(finding: Diagnostic): bigint {
  return Bun.hash.xxHash64(keyOfFinding(finding));
}
