import type { UsjContent, UsjNode } from './usj-tree.ts';

export function usfmText(nodes: readonly UsjNode[]): string {
  return `${nodes.map(paragraph).join('\n')}\n`;
}

function paragraph({ type, marker, code, number, content = [] }: UsjNode): string {
  if (type === 'book') return `\\id ${code} ${inline(content)}\n\\usfm 3.0\n\\ide UTF-8`;
  if (type === 'chapter') return `\\c ${number}`;
  const text = inline(content).trimEnd();
  if (text === '') return `\\${marker}`;
  return `\\${marker}${text.startsWith('\\v ') ? '\n' : ' '}${text}`;
}

function inline(content: readonly UsjContent[], isNested = false): string {
  let text = '';
  for (const node of content) {
    if (typeof node === 'string') text += node;
    else if (node.type === 'verse') text = `${text === '' ? '' : `${text.trimEnd()}\n`}\\v ${node.number} `;
    else if (node.type === 'note') text += note(node);
    else text += character(node, isNested);
  }
  return text;
}

function note({ marker, caller, content = [] }: UsjNode): string {
  const parts = content.map((part) =>
    typeof part === 'string' ? part : `\\${part.marker} ${inline(part.content ?? [])}`,
  );
  return `\\${marker} ${caller} ${parts.join('')}\\${marker}*`;
}

function character({ marker, attributes, content = [] }: UsjNode, isNested: boolean): string {
  const name = isNested ? `+${marker}` : marker;
  return `\\${name} ${inline(content, true)}${attributeList(attributes)}\\${name}*`;
}

function attributeList(attributes: UsjNode['attributes'] = {}): string {
  const list = Object.entries(attributes).map(([key, value]) => `${key}="${value}"`);
  return list.length > 0 ? `|${list.join(' ')}` : '';
}
