import type { Operation } from './operations.ts';

/** Operations that have every word of `text` in their name, path or summary, whatever the case. */
export function filterOperations(operations: readonly Operation[], text: string): readonly Operation[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  return operations.filter(({ id, tag, summary, path }) => {
    const searched = `${id} ${tag} ${summary} ${path}`.toLowerCase();
    return words.every((word) => searched.includes(word));
  });
}
