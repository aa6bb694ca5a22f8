import {
  findNodeAtLocation,
  type Node,
  type ParseError,
  parseTree,
  printParseErrorCode,
  stripComments,
} from 'jsonc-parser';
import { config, type ZodMiniType } from 'zod/mini';
import english from 'zod/v4/locales/en.js';
import { decodeSource } from '../../formats/decode-source.ts';
import type { Diagnostic } from '../../formats/diagnostic.ts';
import type { DiagnosticCode } from '../../formats/diagnostic-codes.ts';
import { DiagnosticCollector } from '../../formats/diagnostic-collector.ts';
import { parsedJson } from '../../lib/json-text.ts';
import { ReadMembers, unservedMessage } from './unread-members.ts';

// zod/mini has no messages by default, only "Invalid input"
config(english());

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
    const message = `Add ${read.missing.join(', ')}. Until then, names are the id or that of the folder, the language is unknown ("und"), and addresses are empty.`;
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
  const tooDeep = offsetOfLevel(text, maxNesting + 1);
  if (tooDeep !== undefined) {
    collector.report('bad-metadata', tooDeep, `The JSON nests more than ${maxNesting} levels deep here.`);
    return { diagnostics: collector.diagnostics(text) };
  }
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, { disallowComments: true });
  // `parseTree` accepts some invalid texts, such as one with no-break spaces between its members
  const json = parsedJson(text);
  if (!tree || json === undefined || errors.length > 0) {
    const { error, offset } = errors[0] ?? { error: 4, offset: 0 };
    collector.report(
      'bad-metadata',
      offset,
      `This is not valid JSON: ${inWords[printParseErrorCode(error)]}.`,
    );
    return { diagnostics: collector.diagnostics(text) };
  }
  const completed = tree.type === 'object' ? complete(json as object) : json;
  const result = schema.safeParse(completed);
  if (result.success) {
    const missing = Object.keys(completed as object).filter((name) => !Object.hasOwn(json as object, name));
    return { value: result.data, json: completed, tree, text, missing };
  }
  for (const issue of result.error.issues.slice(0, maxIssues)) {
    const { path, message, code } = issue;
    const names = path.map((name) => (typeof name === 'symbol' ? String(name) : name));
    const unknown = code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : [];
    const at = nearestNode(tree, [...names, ...unknown]).offset;
    const isId = names[0] === 'id' && code !== 'invalid_type';
    const name = ['$', ...names].join('.');
    const isMissing = code === 'invalid_type' && !findNodeAtLocation(tree, names);
    const isEmpty = code === 'too_small' && issue.minimum === 1 && issue.origin !== 'number';
    collector.report(
      isId ? 'bad-edition-id' : 'bad-metadata',
      at,
      isMissing ? `${name} is missing.` : `${name}: ${isEmpty ? 'must not be empty' : message}`,
    );
  }
  return { diagnostics: collector.diagnostics(text) };
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
const inWords: Readonly<Record<string, string>> = {
  InvalidSymbol:
    'only true, false and null may be written without quotes; write other words in double quotes',
  InvalidNumberFormat: 'this is not a JSON number, such as 7 or 0.5',
  PropertyNameExpected:
    'the name of a member in double quotes is expected here. Remove a comma after the last member',
  ValueExpected: 'a value is expected here. Remove a comma after the last value of a list',
  ColonExpected: 'a colon is expected here, between the name of a member and its value',
  CommaExpected: 'a comma is expected here, before the next member or value',
  CloseBraceExpected: 'a closing brace } is expected here',
  CloseBracketExpected: 'a closing bracket ] is expected here',
  EndOfFileExpected: 'there is text after the end of the value. Remove it',
  InvalidCommentToken: 'comments are not allowed in JSON. Remove this one',
  UnexpectedEndOfComment: 'comments are not allowed in JSON. Remove this one',
  UnexpectedEndOfString: 'this text has no closing double quote',
  UnexpectedEndOfNumber: 'this number is cut off',
  InvalidUnicode: '\\u must be followed by four hexadecimal digits',
  InvalidEscapeCharacter:
    'a backslash must be followed by one of " \\ / b f n r t u. Write it twice for a literal backslash',
  InvalidCharacter: 'a control character, such as a tab or the end of a line, is not allowed inside a text',
};

export function nearestNode(tree: Node, path: readonly (string | number)[]): Node {
  for (let length = path.length; length > 0; length--) {
    const node = findNodeAtLocation(tree, path.slice(0, length));
    if (node) return node;
  }
  return tree;
}
