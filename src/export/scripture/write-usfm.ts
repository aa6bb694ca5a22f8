import type { UsjContent, UsjNode } from './usj-tree.ts';

/** Markup in USFM 3.0, which has no escapes for it. In text, these characters are written in full width. */
export const notInUsfm = /[\\~]|\/(?=\/)/;
const everyNotInUsfm = new RegExp(notInUsfm, 'g');
const fullWidth = (character: string) => String.fromCharCode(character.charCodeAt(0) + 0xfee0);

export function usfmText(nodes: readonly UsjNode[]): string {
  return `${nodes.map(paragraph).join('\n')}\n`;
}

function paragraph({ type, marker, code, number, content = [] }: UsjNode): string {
  if (type === 'book') return `\\id ${code} ${inline(content)}\n\\usfm 3.0\n\\ide UTF-8`;
  if (type === 'chapter') return `\\c ${number}`;
  const text = marker === 'rem' ? content.join('').replaceAll('\\', '＼') : inline(content).trimEnd();
  if (text === '') return `\\${marker}`;
  return `\\${marker}${text.startsWith('\\v ') ? '\n' : ' '}${text}`;
}

function inline(content: readonly UsjContent[], isNested = false): string {
  let text = '';
  for (const node of content) {
    if (typeof node === 'string') text += node.replace(everyNotInUsfm, fullWidth);
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
