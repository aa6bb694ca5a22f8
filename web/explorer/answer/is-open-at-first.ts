/** What a document belongs to, and where it leads. */
const context = /^(?:translation|commentary|dataset|book|(?:this|next|previous)Chapter\w+)$/;

/** Whether a part of an answer is open from the beginning: what the document is about, but not what it belongs to. */
export function isOpenAtFirst(depth: number, name: string | undefined): boolean {
  if (depth === 0) return true;
  if (depth === 1) return name !== undefined && !context.test(name);
  return depth === 2 && name === 'content';
}
