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

export function keyOfFinding({ code, file, place, source, message, summary = message }: Diagnostic): string {
  const where = place === undefined ? (source?.text.trim() ?? '') : place;
  return JSON.stringify([code, file, where, summary]);
}
