import type { ContentCheck } from '../../compile/check/check-content.ts';
import { keyOfFinding } from '../../compile/check/settle-findings.ts';
import type { Diagnostic } from '../../formats/diagnostic.ts';
import { diagnosticCodes } from '../../formats/diagnostic-codes.ts';
import { escapeHtml } from '../../lib/html.ts';

/** A check in the forms that other programs read. `below` is put before every path: the content folder in its repository. */
export const checkFormats = {
  /** SARIF 2.1.0 (OASIS), for code scanning and editors. */
  sarif({ diagnostics }: ContentCheck, below = ''): string {
    const codes = [...new Set(diagnostics.map(({ code }) => code))].sort();
    const rules = codes.map((id) => ({
      id,
      shortDescription: { text: id.replaceAll('-', ' ') },
      defaultConfiguration: { level: diagnosticCodes[id] },
    }));
    const results = diagnostics.map((diagnostic) => ({
      ruleId: diagnostic.code,
      ruleIndex: codes.indexOf(diagnostic.code),
      level: diagnostic.severity,
      message: { text: diagnostic.message },
      locations: [locationOf(diagnostic, below)],
      partialFingerprints: { 'finding/v1': fingerprintOf(diagnostic) },
    }));
    const driver = { name: 'scriptorium', rules };
    const run = { tool: { driver }, columnKind: 'utf16CodeUnits', results };
    const log = { $schema: 'https://json.schemastore.org/sarif-2.1.0.json', version: '2.1.0', runs: [run] };
    return JSON.stringify(log, null, 2);
  },

  /** Annotations of GitHub Actions: one command per line. */
  github({ diagnostics }: ContentCheck, below = ''): string {
    return diagnostics
      .map(({ severity, file, line, column, code, message }) => {
        const place = line === 0 ? '' : `,line=${line}${column > 0 ? `,col=${column}` : ''}`;
        return `::${severity} file=${property(below + file)}${place},title=${property(code)}::${escaped(message)}`;
      })
      .join('\n');
  },

  /** JUnit XML: a suite for each file, a case for each code in it. */
  junit({ editions, diagnostics }: ContentCheck, below = ''): string {
    const files = new Map<string, Diagnostic[]>();
    for (const { report } of editions) {
      if (report.kind === 'translation') for (const { file } of report.books) files.set(file, []);
    }
    for (const diagnostic of diagnostics) {
      files.set(diagnostic.file, [...(files.get(diagnostic.file) ?? []), diagnostic]);
    }
    const suites = [...files].map(([file, found]) => suiteOf(below + file, found));
    const failures = diagnostics.length;
    const tests = suites.reduce((sum, suite) => sum + suite.tests, 0);
    return [
      '<?xml version="1.0" encoding="UTF-8"?>',
      `<testsuites name="scriptorium check" tests="${tests}" failures="${failures}">`,
      ...suites.map(({ text }) => text),
      '</testsuites>',
    ].join('\n');
  },
} as const;

function locationOf({ file, line, column }: Diagnostic, below: string) {
  const region =
    line === 0 ? {} : { region: { startLine: line, ...(column > 0 ? { startColumn: column } : {}) } };
  const uri = `${below}${file}`.split('/').map(encodeURIComponent).join('/');
  return { physicalLocation: { artifactLocation: { uri }, ...region } };
}

function fingerprintOf(diagnostic: Diagnostic): string {
  return new Bun.CryptoHasher('sha256').update(keyOfFinding(diagnostic)).digest('hex').slice(0, 32);
}

function escaped(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function property(text: string): string {
  return escaped(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}

function suiteOf(
  file: string,
  found: readonly Diagnostic[],
): { readonly text: string; readonly tests: number } {
  const cases = found.map(({ line, column, code, severity, message }) => {
    const name = `${code} ${line}:${column}`;
    return `    <testcase classname="${escapeHtml(file)}" name="${escapeHtml(name)}"><failure type="${severity}" message="${escapeHtml(message)}">${escapeHtml(`${file}:${line}:${column}`)}</failure></testcase>`;
  });
  if (cases.length === 0) cases.push(`    <testcase classname="${escapeHtml(file)}" name="check"/>`);
  const head = `  <testsuite name="${escapeHtml(file)}" tests="${cases.length}" failures="${found.length}">`;
  return { text: [head, ...cases, '  </testsuite>'].join('\n'), tests: cases.length };
}
