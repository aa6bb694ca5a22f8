import type { UsjContent, UsjNode } from './usj-tree.ts';

/** The text of a book in USJ 3.1. */
export function usjText(nodes: readonly UsjNode[]): string {
  const document = { type: 'USJ', version: '3.1', content: nodes.map(member) };
  return `${JSON.stringify(document, undefined, 1)}\n`;
}

function member(node: UsjContent): unknown {
  if (typeof node === 'string') return node;
  const { attributes, content, ...own } = node;
  return { ...own, ...attributes, ...(content && { content: content.map(member) }) };
}
