import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  type CodeAction,
  CodeActionKind,
  type Connection,
  createConnection,
  DiagnosticSeverity,
  type Diagnostic as EditorDiagnostic,
  type Range,
  TextDocumentSyncKind,
  type TextEdit,
} from 'vscode-languageserver/node';
import { checkSourceFile } from '../../check/check-file.ts';
import { fixSources, isFixable } from '../../check/fix-sources.ts';
import type { Diagnostic } from '../../formats/diagnostic.ts';
import { sourceFormat } from '../../formats/source-format.ts';
import { failureOf } from '../../lib/failure.ts';
import { temporaryFolder } from '../../lib/system-fault.ts';
import { EditionCheck, editionFolderOf, Repeated } from '../service/edition-check.ts';
import { markerHelp } from './marker-help.ts';
import { headLength, outlineOf } from './outline.ts';
import { TextLines } from './text-lines.ts';

interface OpenDocument {
  readonly uri: string;
  /** Undefined for a document that is not a file yet. */
  readonly path: string | undefined;
  readonly text: string;
  readonly version: number;
  findings?: readonly Diagnostic[];
}

/** Quick fixes for a selection. Each takes as long as reading the document twice. */
const maxFixes = 10;

interface CheckedEdition {
  readonly check: EditionCheck;
  readonly repeated: Repeated;
}

export function serveEditor(input: NodeJS.ReadableStream, output: NodeJS.WritableStream): void {
  const connection = createConnection(input, output);
  const server = new LanguageServer(connection);
  connection.onInitialize(() => ({
    serverInfo: { name: 'scriptorium' },
    capabilities: {
      textDocumentSync: { openClose: true, change: TextDocumentSyncKind.Full, save: true },
      hoverProvider: true,
      documentSymbolProvider: true,
      codeActionProvider: { codeActionKinds: [CodeActionKind.QuickFix, CodeActionKind.SourceFixAll] },
    },
  }));
  connection.onDidOpenTextDocument(({ textDocument: { uri, text, version } }) =>
    server.open(uri, text, version),
  );
  connection.onDidChangeTextDocument(({ textDocument: { uri, version }, contentChanges }) => {
    const last = contentChanges.at(-1);
    if (last) server.open(uri, last.text, version);
  });
  connection.onDidCloseTextDocument(({ textDocument }) => server.close(textDocument.uri));
  connection.onDidSaveTextDocument(() => server.recheck());
  connection.onDidChangeWatchedFiles(() => server.recheck());
  connection.onDocumentSymbol(({ textDocument }) => outlineOf(server.textOf(textDocument.uri)));
  connection.onHover(({ textDocument, position }) => {
    const line = new TextLines(server.textOf(textDocument.uri)).line(position.line);
    const value = markerHelp(line, position.character);
    return value === undefined ? null : { contents: { kind: 'markdown', value } };
  });
  connection.onCodeAction(({ textDocument, range, context }) =>
    server.actions(textDocument.uri, range, context.only ?? []),
  );
  connection.onShutdown(() => server.stop());
  connection.listen();
}

class LanguageServer {
  readonly #connection: Connection;
  readonly #documents = new Map<string, OpenDocument>();
  readonly #editions = new Map<string, CheckedEdition>();

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  textOf(uri: string): string {
    return this.#documents.get(uri)?.text ?? '';
  }

  open(uri: string, text: string, version: number): void {
    const path = pathOfUri(uri);
    const document = { uri, path, text, version };
    this.#documents.set(uri, document);
    if (!isChecked(document)) return;
    if (path !== undefined) return this.#editionOf(path).repeated.request();
    const { diagnostics } = checkSourceFile('', new TextEncoder().encode(text), {});
    this.#publish(document, diagnostics);
  }

  close(uri: string): void {
    this.#documents.delete(uri);
    // The file may differ from the text that was closed without saving
    this.recheck();
    void this.#connection.sendDiagnostics({ uri, diagnostics: [] });
  }

  recheck(): void {
    const used = new Set(this.#openPaths().map((path) => editionFolderOf(path).path));
    for (const [folder, { check, repeated }] of this.#editions) {
      if (used.has(folder)) repeated.request();
      else {
        this.#editions.delete(folder);
        repeated.stop();
        void check.stop();
      }
    }
  }

  async stop(): Promise<void> {
    for (const { repeated } of this.#editions.values()) repeated.stop();
    await Promise.all([...this.#editions.values()].map(({ check }) => check.stop()));
  }

  actions(uri: string, range: Range, only: readonly string[]): CodeAction[] {
    const document = this.#documents.get(uri);
    const fixable = document?.findings?.filter(isFixable) ?? [];
    if (!document || fixable.length === 0) return [];
    const isWanted = (kind: string) =>
      only.length === 0 || only.some((each) => kind === each || kind.startsWith(`${each}.`));
    const action = (title: string, kind: string, found: readonly Diagnostic[]): CodeAction[] => {
      const edits = isWanted(kind) ? fixesOf(document.text, found) : [];
      return edits.length === 0 ? [] : [{ title, kind, edit: { changes: { [uri]: edits } } }];
    };
    const inRange = fixable
      .filter(({ line }) => range.start.line < line && line <= range.end.line + 1)
      .slice(0, maxFixes);
    return [
      ...inRange.flatMap((found) => action(`Fix ${found.code}`, CodeActionKind.QuickFix, [found])),
      ...action('Apply all automatic fixes', CodeActionKind.SourceFixAll, fixable),
    ];
  }

  #openPaths(): string[] {
    return [...this.#documents.values()].filter(isChecked).flatMap(({ path }) => path ?? []);
  }

  #editionOf(path: string): CheckedEdition {
    const folder = editionFolderOf(path);
    const known = this.#editions.get(folder.path);
    if (known) return known;
    const openText = (name: string) => this.#documents.values().find((each) => each.path === name)?.text;
    const check = new EditionCheck(folder, openText);
    const repeated = new Repeated(
      () => this.#check(folder.path, check),
      (error) => this.#connection.console.error(failureOf(error).text),
    );
    const edition = { check, repeated };
    this.#editions.set(folder.path, edition);
    return edition;
  }

  async #check(folder: string, check: EditionCheck): Promise<void> {
    const open = [...this.#documents.values()].filter(
      (each) => isChecked(each) && each.path !== undefined && editionFolderOf(each.path).path === folder,
    );
    const found = await check.run(open.flatMap(({ path }) => path ?? []));
    for (const document of open) this.#publish(document, found.get(document.path!) ?? []);
  }

  #publish(document: OpenDocument, findings: readonly Diagnostic[]): void {
    const { uri, text, version } = document;
    if (this.#documents.get(uri) !== document) return;
    document.findings = findings;
    const lines = new TextLines(text);
    const diagnostics = findings.map((finding) => shownInEditor(finding, lines));
    void this.#connection.sendDiagnostics({ uri, version, diagnostics });
  }
}

function pathOfUri(uri: string): string | undefined {
  try {
    return fileURLToPath(uri);
  } catch {
    return undefined;
  }
}

/** False for other files that editors open with the same language ids, such as any XML or JSON. */
function isChecked({ path = '', text }: OpenDocument): boolean {
  const format = sourceFormat(text.slice(0, headLength));
  return (
    format === 'USFM' || format === 'USX' || format === 'USJ' || /[/\\](?:edition|check)\.json$/.test(path)
  );
}

function shownInEditor(
  { severity, code, message, line, column }: Diagnostic,
  lines: TextLines,
): EditorDiagnostic {
  const text = lines.line(line - 1);
  const start = Math.min(Math.max(column - 1, 0), text.length);
  const length = column === 0 ? text.length : (marked.exec(text.slice(start, start + 100))?.[0].length ?? 0);
  const row = Math.max(line - 1, 0);
  return {
    range: { start: { line: row, character: start }, end: { line: row, character: start + length } },
    severity: severity === 'error' ? DiagnosticSeverity.Error : DiagnosticSeverity.Warning,
    code,
    source: 'scriptorium',
    message,
  };
}

const marked = /^(?:\\\+?[\w-]*\*?|[\p{L}\p{M}\p{N}]+|\s+|.)/su;

/** The edits of `check --fix` for a text that is not saved. Empty if they would change words. */
function fixesOf(text: string, found: readonly Diagnostic[]): TextEdit[] {
  const folder = temporaryFolder('scriptorium-fix-');
  try {
    writeFileSync(join(folder, fixedFile), text);
    const here = found.map((diagnostic) => ({ ...diagnostic, file: fixedFile }));
    return fixSources(folder, here)
      .flatMap(({ lines }) => lines)
      .map(({ line, before, after }) => ({
        range: { start: { line: line - 1, character: 0 }, end: { line: line - 1, character: before.length } },
        newText: after,
      }));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const fixedFile = 'source.usfm';
