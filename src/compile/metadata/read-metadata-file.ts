import { findNodeAtLocation, type Node, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser';
import type { ZodMiniType } from 'zod/mini';
import { decodeSource } from '../../formats/decode-source.ts';
import type { Diagnostic } from '../../formats/diagnostic.ts';
import { DiagnosticCollector } from '../../formats/diagnostic-collector.ts';

type Read<T> = { readonly value: T } | { readonly diagnostics: readonly Diagnostic[] };

/** Reads a JSON file of a given shape; each thing wrong with it becomes a diagnostic with its place. */
export function readMetadataFile<T>(bytes: Uint8Array, shown: string, schema: ZodMiniType<T>): Read<T> {
  const collector = new DiagnosticCollector(shown);
  const text = decodeSource(bytes, collector.report);
  if (text === undefined) return { diagnostics: collector.diagnostics('') };
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, { disallowComments: true });
  if (!tree || errors.length > 0) {
    const { error, offset } = errors[0] ?? { error: 4, offset: 0 };
    collector.report('bad-metadata', offset, `This is not valid JSON (${printParseErrorCode(error)}).`);
    return { diagnostics: collector.diagnostics(text) };
  }
  const result = schema.safeParse(JSON.parse(text));
  if (result.success) return { value: result.data };
  for (const issue of result.error.issues) {
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

/** The member a path names, or the innermost one around it that is there. */
function nearestNode(tree: Node, path: (string | number)[]): Node {
  for (let length = path.length; length > 0; length--) {
    const node = findNodeAtLocation(tree, path.slice(0, length));
    if (node) return node;
  }
  return tree;
}
