import type { FencedBlock } from './markdown-page.ts';

export function shellCommands({ text }: FencedBlock): string[] {
  return text
    .replace(/\\\n\s*/g, '')
    .split('\n')
    .map((line) => line.replace(/(^|\s+)#\s.*$/, '').trim())
    .filter((line) => line !== '');
}
