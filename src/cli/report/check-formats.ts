import type { CheckPart } from '../../check/check-content.ts';
import { keyOfFinding } from '../../check/settle-findings.ts';
import { SpilledRecords } from '../../check/spilled-records.ts';
import type { ExplainedWords } from '../../documents/report/words-census.ts';
import type { Diagnostic } from '../../formats/diagnostic.ts';
import { type DiagnosticCode, diagnosticCodes } from '../../formats/diagnostic-codes.ts';
import { addToGroup } from '../../lib/group-by.ts';
import { escapeHtml } from '../../lib/html.ts';
import { sha256Of } from '../../lib/sha256.ts';

/** Writes a check incrementally, so that thousands of editions need not fit in memory. */
export interface CheckFormat {
  part(part: CheckPart): Iterable<string>;
  end(): Iterable<string>;
}

export function checkText(format: CheckFormat, parts: Iterable<CheckPart>): string {
  const pieces: string[] = [];
  for (const part of parts) pieces.push(...format.part(part));
  return [...pieces, ...format.end()].join('\n');
}

/** Machine-readable formats. `below` is prefixed to every path: the content folder relative to its repository. */
export const checkFormats = {
  json: (): CheckFormat => new JsonFormat(),
  sarif: (below = ''): CheckFormat => new SarifFormat(below),
  github: (below = ''): CheckFormat => ({
    *part({ diagnostics }) {
      for (const diagnostic of diagnostics) yield annotation(diagnostic, below);
    },
    end: () => [],
  }),
  junit: (below = ''): CheckFormat => new JunitFormat(below),
} as const;

class JsonFormat implements CheckFormat {
  readonly #editions = new JsonList('editions', '  ');
  readonly #words = new SpilledRecords<readonly ExplainedWords[]>();
  readonly #diagnostics = new SpilledRecords<readonly Diagnostic[]>();
  #hasBegun = false;

  *part({ edition, words, diagnostics }: CheckPart): Iterable<string> {
    yield* this.#begin();
    if (edition) yield* this.#editions.add(edition);
    if (words.length > 0) this.#words.add(words);
    if (diagnostics.length > 0) this.#diagnostics.add(diagnostics);
  }

  *end(): Iterable<string> {
    using words = this.#words;
    using diagnostics = this.#diagnostics;
    yield* this.#begin();
    yield* this.#editions.end(',');
    for (const [list, records, after] of [
      [new JsonList('words', '  '), words, ','],
      [new JsonList('diagnostics', '  '), diagnostics, ''],
    ] as const) {
      for (const items of records) for (const item of items) yield* list.add(item);
      yield* list.end(after);
    }
    yield '}';
  }

  *#begin(): Iterable<string> {
    if (!this.#hasBegun) yield '{';
    this.#hasBegun = true;
  }
}

class JsonList {
  readonly #name: string;
  readonly #indent: string;
  #item: string | undefined;

  constructor(name: string, indent: string) {
    this.#name = name;
    this.#indent = indent;
  }

  *add(item: unknown): Iterable<string> {
    yield this.#item === undefined ? `${this.#indent}"${this.#name}": [` : `${this.#item},`;
    this.#item = indented(item, `${this.#indent}  `);
  }

  *end(after: string): Iterable<string> {
    if (this.#item === undefined) yield `${this.#indent}"${this.#name}": []${after}`;
    else yield `${this.#item}\n${this.#indent}]${after}`;
  }
}

function indented(value: unknown, indent: string): string {
  return `${indent}${JSON.stringify(value, null, 2).replaceAll('\n', `\n${indent}`)}`;
}

/** SARIF 2.1.0 (OASIS), for code scanning and editors. The rules follow the results that refer to them. */
class SarifFormat implements CheckFormat {
  readonly #below: string;
  readonly #results = new JsonList('results', '      ');
  readonly #codes = new Map<DiagnosticCode, number>();
  #hasBegun = false;

  constructor(below: string) {
    this.#below = below;
  }

  *part({ diagnostics }: CheckPart): Iterable<string> {
    yield* this.#begin();
    for (const diagnostic of diagnostics) {
      const { code, severity, message } = diagnostic;
      if (!this.#codes.has(code)) this.#codes.set(code, this.#codes.size);
      yield* this.#results.add({
        ruleId: code,
        ruleIndex: this.#codes.get(code),
        level: severity,
        message: { text: message },
        locations: [sarifLocation(diagnostic, this.#below)],
        partialFingerprints: { 'finding/v1': fingerprintOf(diagnostic) },
      });
    }
  }

  *end(): Iterable<string> {
    yield* this.#begin();
    yield* this.#results.end(',');
    const rules = [...this.#codes.keys()].map((id) => ({
      id,
      shortDescription: { text: id.replaceAll('-', ' ') },
      defaultConfiguration: { level: diagnosticCodes[id] },
    }));
    const tool = indented({ driver: { name: 'scriptorium', rules } }, '      ').trimStart();
    yield `      "tool": ${tool}\n    }\n  ]\n}`;
  }

  *#begin(): Iterable<string> {
    if (this.#hasBegun) return;
    this.#hasBegun = true;
    yield '{\n  "$schema": "https://json.schemastore.org/sarif-2.1.0.json",\n  "version": "2.1.0",';
    yield '  "runs": [\n    {\n      "columnKind": "utf16CodeUnits",';
  }
}

/** A command of GitHub Actions. */
export function annotation(
  finding: Pick<Diagnostic, 'file' | 'line' | 'column' | 'message'> & {
    severity: string | undefined;
    code: string;
  },
  below: string,
): string {
  const { severity, file, line, column, code, message } = finding;
  const place = line === 0 ? '' : `,line=${line}${column > 0 ? `,col=${column}` : ''}`;
  return `::${severity} file=${annotationProperty(below + file)}${place},title=${annotationProperty(code)}::${annotationText(message)}`;
}

/**
 * JUnit XML: a suite for each file, a case for each finding. The root element has the totals, so suites are
 * spilled.
 */
class JunitFormat implements CheckFormat {
  readonly #below: string;
  readonly #suites = new SpilledRecords<string>();
  #tests = 0;
  #failures = 0;

  constructor(below: string) {
    this.#below = below;
  }

  part({ edition, diagnostics }: CheckPart): Iterable<string> {
    const files = new Map<string, Diagnostic[]>();
    const { report } = edition ?? {};
    if (report?.kind === 'translation') for (const { file } of report.books) files.set(file, []);
    for (const diagnostic of diagnostics) addToGroup(files, diagnostic.file, diagnostic);
    for (const [file, found] of files) {
      const { text, tests } = suiteOf(this.#below + file, found);
      this.#suites.add(text);
      this.#tests += tests;
      this.#failures += found.length;
    }
    return [];
  }

  *end(): Iterable<string> {
    using suites = this.#suites;
    yield '<?xml version="1.0" encoding="UTF-8"?>';
    yield `<testsuites name="scriptorium check" tests="${this.#tests}" failures="${this.#failures}">`;
    yield* suites;
    yield '</testsuites>';
  }
}

/** @param below prefix of the path, with a slash at its end. */
export function sarifLocation(
  { file, line, column }: Pick<Diagnostic, 'file' | 'line' | 'column'>,
  below: string,
) {
  const region =
    line === 0 ? {} : { region: { startLine: line, ...(column > 0 ? { startColumn: column } : {}) } };
  const uri = `${below}${file}`.split('/').map(encodeURIComponent).join('/');
  return { physicalLocation: { artifactLocation: { uri }, ...region } };
}

function fingerprintOf(diagnostic: Diagnostic): string {
  return sha256Of(keyOfFinding(diagnostic)).slice(0, 32);
}

function annotationText(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function annotationProperty(text: string): string {
  return annotationText(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
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
