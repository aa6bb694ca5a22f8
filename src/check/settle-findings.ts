import { type Diagnostic, fileDiagnostic } from '../formats/diagnostic.ts';
import type { CheckSettings } from './check-settings.ts';

type Accepted = NonNullable<CheckSettings['accepted']>[number];

interface Settled {
  readonly diagnostics: readonly Diagnostic[];
  readonly accepted: number;
}

/**
 * Applies check.json to the findings of an edition: removes accepted findings, and changes severities. Unused
 * acceptances are reported, so that the list stays short.
 * @param shown display path of check.json.
 */
export function settleFindings(
  found: readonly Diagnostic[],
  { severity = {}, accepted = [] }: CheckSettings,
  shown: string,
): Settled {
  const used = new Set<Accepted>();
  let count = 0;
  const diagnostics = found.flatMap((diagnostic) => {
    const acceptance = accepted.find((entry) => isAccepted(diagnostic, entry));
    if (acceptance) {
      used.add(acceptance);
      count++;
      return [];
    }
    const given = severity[diagnostic.code];
    if (given === 'off') return [];
    return [given === undefined ? diagnostic : { ...diagnostic, severity: given }];
  });
  const unused = accepted.filter((entry) => !used.has(entry)).map((entry) => unusedAcceptance(entry, shown));
  return { diagnostics: [...diagnostics, ...unused], accepted: count };
}

/** Line numbers change with every edit; the verse and its words do not. */
function isAccepted(diagnostic: Diagnostic, { code, place, text }: Accepted): boolean {
  if (diagnostic.code !== code) return false;
  if (place !== undefined && diagnostic.place !== place) return false;
  return (
    text === undefined ||
    diagnostic.message.includes(text) ||
    (diagnostic.source?.text.includes(text) ?? false)
  );
}

function unusedAcceptance({ code, place, text }: Accepted, shown: string): Diagnostic {
  const what = [place, text && `“${text}”`].filter((part) => part !== undefined).join(', ');
  const message = `"${code}" is no longer found at ${what}. Remove the entry from "accepted".`;
  return fileDiagnostic('unused-acceptance', shown, message);
}

export function keyOfFinding({ code, file, place, source, message }: Diagnostic): string {
  const where = place === undefined ? (source?.text.trim() ?? '') : place;
  return JSON.stringify([code, file, where, message]);
}

export class EarlierFindings {
  readonly #left = new Map<bigint, number>();

  add(findings: readonly Diagnostic[]): void {
    for (const finding of findings) {
      const key = hashOfFinding(finding);
      this.#left.set(key, (this.#left.get(key) ?? 0) + 1);
    }
  }

  /** Removes findings that the earlier check had. Each earlier finding removes at most one. */
  newOf(findings: readonly Diagnostic[]): Diagnostic[] {
    return findings.filter((finding) => {
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
