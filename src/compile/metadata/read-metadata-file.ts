import { findNodeAtLocation, type Node, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser';
import type { ZodMiniType } from 'zod/mini';
import { decodeSource } from '../../formats/decode-source.ts';
import type { Diagnostic } from '../../formats/diagnostic.ts';
import { DiagnosticCollector } from '../../formats/diagnostic-collector.ts';

/** No shape of metadata has more than ten levels; parsers that recurse take some thousands. */
const deepest = 64;
/** A file can be wrong in any number of places; each costs a search for where it stands. */
const mostIssues = 100;

type Read<T> = { readonly value: T } | { readonly diagnostics: readonly Diagnostic[] };

/** Reads a JSON file of a given shape; each thing wrong with it becomes a diagnostic with its place. */
export function readMetadataFile<T>(bytes: Uint8Array, shown: string, schema: ZodMiniType<T>): Read<T> {
  const collector = new DiagnosticCollector(shown);
  const text = decodeSource(bytes, collector.report);
  if (text === undefined) return { diagnostics: collector.diagnostics('') };
  const tooDeep = offsetOfLevel(text, deepest + 1);
  if (tooDeep !== undefined) {
    collector.report('bad-metadata', tooDeep, `The JSON nests more than ${deepest} levels deep here.`);
    return { diagnostics: collector.diagnostics(text) };
  }
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, { disallowComments: true });
  const json = jsonOf(text);
  if (!tree || !json || errors.length > 0) {
    const { error, offset } = errors[0] ?? { error: 4, offset: 0 };
    collector.report('bad-metadata', offset, `This is not valid JSON (${printParseErrorCode(error)}).`);
    return { diagnostics: collector.diagnostics(text) };
  }
  const result = schema.safeParse(json.value);
  if (result.success) return { value: result.data };
  for (const issue of result.error.issues.slice(0, mostIssues)) {
    const { path, message, code } = issue;
    const names = path.map((name) => (typeof name === 'symbol' ? String(name) : name));
    const unknown = code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : [];
    const at = nearestNode(tree, [...names, ...unknown]).offset;
    const isId = names[0] === 'id' && code !== 'invalid_type';
    collector.report(
      isId ? 'bad-edition-id' : 'bad-metadata',
      at,
      `${['$', ...names].join('.')}: ${message}`,
    );
  }
  return { diagnostics: collector.diagnostics(text) };
}

/** `parseTree` takes some texts for JSON that are not, such as one with no-break spaces between its members. */
function jsonOf(text: string): { readonly value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
}

/** Where a list or an object opens that lies so deep; undefined where none does. */
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

/** The member a path names, or the innermost one around it that is there. */
function nearestNode(tree: Node, path: (string | number)[]): Node {
  for (let length = path.length; length > 0; length--) {
    const node = findNodeAtLocation(tree, path.slice(0, length));
    if (node) return node;
  }
  return tree;
}
