import {
  findNodeAtLocation,
  getNodePath,
  type Node,
  type ParseError,
  parseTree,
  printParseErrorCode,
  stripComments,
} from 'jsonc-parser';
import type { core, ZodMiniType } from 'zod/mini';
import { decodeSource } from '../../formats/decode-source.ts';
import type { Diagnostic } from '../../formats/diagnostic.ts';
import type { DiagnosticCode } from '../../formats/diagnostic-codes.ts';
import { DiagnosticCollector } from '../../formats/diagnostic-collector.ts';
import { suggestionFor } from '../../lib/closest.ts';
import { parsedJson } from '../../lib/json-text.ts';
import jsonFaults from './json-faults.json' with { type: 'json' };
import { ReadMembers, unservedMessage } from './unread-members.ts';

/** No metadata format has more than ten levels; recursive parsers fail at a few thousand. */
const maxNesting = 64;
/** Maximum issues to report: locating each of them takes a search. */
const maxIssues = 100;

type Read<T> =
  | {
      readonly value: T;
      readonly json: unknown;
      /** Members that were added by `complete`. */
      readonly missing: readonly string[];
      readonly tree: Node;
      readonly text: string;
    }
  | { readonly diagnostics: readonly Diagnostic[] };

export type ReportMember = (
  code: DiagnosticCode,
  path: readonly (string | number)[],
  message: string,
) => void;

/**
 * Reads metadata of an edition like `readMetadataFile`, with a warning for the members that `convert` does
 * not use, and one for the members that only `complete` has. `convert` can report further problems.
 */
export function readEditionFile<T extends object, Content>(
  bytes: Uint8Array,
  shown: string,
  schema: ZodMiniType<T>,
  convert: (value: T, report: ReportMember) => Content,
  complete?: (json: object) => object,
): { readonly content?: Content; readonly diagnostics: readonly Diagnostic[] } {
  const read = readMetadataFile(bytes, shown, schema, complete);
  if ('diagnostics' in read) return read;
  const members = new ReadMembers(read.json as T);
  const { report, diagnostics } = new DiagnosticCollector(shown);
  if (read.missing.length > 0) {
    const message = `Add ${read.missing.join(', ')}. Until then, names are the id or the name of the folder, the language is unknown ("und"), and addresses are empty.`;
    report('no-metadata', read.tree.offset, message);
  }
  const reportMember: ReportMember = (code, path, message) =>
    report(code, nearestNode(read.tree, path).offset, message);
  const content = convert(members.value, reportMember);
  const [first, ...others] = members.unread();
  if (first) {
    const message = unservedMessage([first, ...others].map((path) => path.join('.')));
    reportMember('unserved-metadata', first, message);
  }
  return { content, diagnostics: diagnostics(read.text) };
}

/** @param complete adds members that the schema requires. Those that were missing are named in the result. */
export function readMetadataFile<T>(
  bytes: Uint8Array,
  shown: string,
  schema: ZodMiniType<T>,
  complete: (json: object) => object = (json) => json,
): Read<T> {
  const collector = new DiagnosticCollector(shown);
  const decoded = decodeSource(bytes, collector.report);
  // Files written by hand may have comments. Replacing them with spaces keeps all offsets
  const text =
    decoded && /(?:^|\/)(?:edition|site)\.json$/.test(shown) ? stripComments(decoded, ' ') : decoded;
  if (text === undefined) return { diagnostics: collector.diagnostics('') };
  const refuse = (at: number, message: string) => {
    collector.report('bad-metadata', at, message);
    return { diagnostics: collector.diagnostics(text) };
  };
  const tooDeep = offsetOfLevel(text, maxNesting + 1);
  if (tooDeep !== undefined)
    return refuse(tooDeep, `The JSON nests more than ${maxNesting} levels deep here.`);
  if (text.trim() === '')
    return refuse(0, 'The file is empty. Write its members in braces { }, or remove it.');
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, { disallowComments: true });
  // `parseTree` accepts some invalid texts, such as one with no-break spaces between its members
  const json = parsedJson(text);
  if (!tree || json === undefined || errors.length > 0) {
    const { error, offset } = errors[0] ?? { error: 4, offset: 0 };
    const fault = jsonFaults[printParseErrorCode(error) as keyof typeof jsonFaults];
    return refuse(offset, `This is not valid JSON: ${fault}.`);
  }
  const repeated = isOwnFormat.test(shown) ? [...repeatedNames(tree)] : [];
  if (repeated.length > 0) {
    for (const [name, first] of repeated.slice(0, maxIssues)) {
      const line = text.slice(0, first.offset).split(/\r\n|\n|\r/).length;
      const message = `${['$', ...getNodePath(name)].join('.')} was already written in line ${line}. Remove one of them.`;
      collector.report('bad-metadata', name.offset, message);
    }
    return { diagnostics: collector.diagnostics(text) };
  }
  const completed = tree.type === 'object' ? complete(json as object) : json;
  const unknown = new Map<string, string>();
  const result = schema.safeParse(completed, { error: (issue) => plainWords(issue, unknown) });
  if (result.success) {
    const missing = Object.keys(completed as object).filter((name) => !Object.hasOwn(json as object, name));
    return { value: result.data, json: completed, tree, text, missing };
  }
  const issues = result.error.issues.flatMap((issue) => plainIssues(issue, unknown));
  for (const { path: names, message, code } of issues.slice(0, maxIssues)) {
    const isId = names[0] === 'id' && code !== 'invalid_type';
    const name = ['$', ...names].join('.');
    const isMissing = code === 'invalid_type' && !findNodeAtLocation(tree, names);
    const at = nearestNode(tree, names).offset;
    const fault = isMissing ? `${name} is missing.` : `${name}: ${message}`;
    collector.report(isId ? 'bad-edition-id' : 'bad-metadata', at, fault);
  }
  return { diagnostics: collector.diagnostics(text) };
}

/** Formats of this project. Other programs may repeat names, and the last one counts. */
const isOwnFormat = /(?:^|\/)(?:edition|check|site|audio)\.json$/;

function* repeatedNames(node: Node): Generator<readonly [name: Node, first: Node]> {
  const names = new Map<string, Node>();
  for (const child of node.children ?? []) {
    const [name] = (child.type === 'property' && child.children) || [];
    const first = name && names.get(name.value);
    if (first) yield [name, first];
    else if (name) names.set(name.value, name);
    yield* repeatedNames(child);
  }
}

interface PlainIssue {
  readonly path: (string | number)[];
  readonly message: string;
  readonly code: string;
}

/** One issue per fault: unknown names one by one, and those of the only kind of value that may be meant. */
function plainIssues(issue: core.$ZodIssue, unknown: ReadonlyMap<string, string>): PlainIssue[] {
  const path = issue.path.map((name) => (typeof name === 'symbol' ? String(name) : name));
  const { code, message } = issue;
  const inner = (issues: readonly core.$ZodIssue[]) =>
    issues.flatMap((each) => plainIssues({ ...each, path: [...path, ...each.path] }, unknown));
  if (code === 'invalid_key') return inner(issue.issues);
  if (code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({ path: [...path, key], message: unknown.get(key) ?? message, code }));
  }
  const isGeneral = code === 'invalid_union' && message === wordsOfUnion(issue.errors);
  const isMeant = ([first]: readonly core.$ZodIssue[]) =>
    first?.code !== 'invalid_type' || first.path.length > 0;
  const meant = isGeneral ? issue.errors.filter(isMeant) : [];
  return meant.length === 1 ? inner(meant[0]!) : [{ path, message, code }];
}

/** The message of a fault that a schema does not explain. @param unknown gets those of unknown members. */
function plainWords(issue: core.$ZodRawIssue, unknown: Map<string, string>): string {
  switch (issue.code) {
    case 'invalid_type':
      return `must be ${typeWords[issue.expected] ?? issue.expected}, not ${kindOf(issue.input)}`;
    case 'too_big':
    case 'too_small': {
      const unit = { string: ' characters', array: ' values' }[issue.origin as string];
      if (unit && issue.code === 'too_small' && issue.minimum === 1) return 'must not be empty';
      const limit = issue.code === 'too_big' ? `at most ${issue.maximum}` : `at least ${issue.minimum}`;
      return unit ? `must have ${limit}${unit}` : `must be ${limit}`;
    }
    case 'invalid_value': {
      const values = issue.values.map((value) => JSON.stringify(value));
      return `must be ${values.join(', ').replace(/, (?=[^,]*$)/, ' or ')}`;
    }
    case 'unrecognized_keys': {
      const { shape } = (issue.inst as core.$ZodObject)._zod.def;
      const known = Object.keys(shape).filter((name) => name !== '$schema');
      const list = ` Known members: ${known.join(', ')}`;
      for (const key of issue.keys) unknown.set(key, `unknown member.${suggestionFor(key, known) || list}`);
      return 'unknown member';
    }
    case 'invalid_union':
      return wordsOfUnion(issue.errors);
  }
  return 'has the wrong form';
}

function wordsOfUnion(options: readonly (readonly core.$ZodIssue[])[]): string {
  const types = options.flatMap(([first]) =>
    first?.code === 'invalid_type' ? (typeWords[first.expected] ?? first.expected) : [],
  );
  return types.length > 0 ? `must be ${types.join(', or ')}` : 'has the wrong form';
}

const typeWords: Readonly<Record<string, string>> = {
  string: 'text in double quotes',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  object: 'an object in braces { }',
  record: 'an object in braces { }',
  array: 'a list in brackets [ ]',
};

function kindOf(value: unknown): string {
  if (value === null || typeof value === 'boolean') return String(value);
  if (typeof value === 'object') return Array.isArray(value) ? 'a list' : 'an object';
  return typeof value === 'string' ? 'text' : `the number ${value}`;
}

function offsetOfLevel(text: string, level: number): number | undefined {
  let open = 0;
  let isInString = false;
  for (let at = 0; at < text.length; at++) {
    const character = text[at]!;
    if (character === '"') isInString = !isInString;
    else if (isInString) at += character === '\\' ? 1 : 0;
    else if (character === '[' || character === '{') {
      if (++open === level) return at;
    } else if (character === ']' || character === '}') open--;
  }
  return undefined;
}

export function nearestNode(tree: Node, path: readonly (string | number)[]): Node {
  for (let length = path.length; length > 0; length--) {
    const node = findNodeAtLocation(tree, path.slice(0, length));
    if (node) return node;
  }
  return tree;
}
