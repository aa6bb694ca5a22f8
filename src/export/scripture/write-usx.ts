import { escapeXml } from '../../lib/html.ts';
import type { UsjContent, UsjNode } from './usj-tree.ts';

export function usxText(nodes: readonly UsjNode[]): string {
  const body = nodes.map((node) => `  ${element(node)}\n`).join('');
  return `<?xml version="1.0" encoding="utf-8"?>\n<usx version="3.0">\n${body}</usx>\n`;
}

function element({ type, marker, code, number, caller, attributes = {}, content = [] }: UsjNode): string {
  const own = { ...(code && { code }), ...(number && { number }), ...(caller && { caller }) };
  const list = Object.entries({ ...own, style: marker, ...attributes });
  const start = `<${type}${list.map(([name, value]) => ` ${name}="${escapeXml(value)}"`).join('')}`;
  return content.length === 0 ? `${start}/>` : `${start}>${content.map(node).join('')}</${type}>`;
}

function node(content: UsjContent): string {
  return typeof content === 'string' ? escapeXml(content) : element(content);
}

export function usjText(nodes: readonly UsjNode[]): string {
  const document = { type: 'USJ', version: '3.1', content: nodes.map(member) };
  return `${JSON.stringify(document, undefined, 1)}\n`;
}

function member(node: UsjContent): unknown {
  if (typeof node === 'string') return node;
  const { attributes, content, ...own } = node;
  return { ...own, ...attributes, ...(content && { content: content.map(member) }) };
}
