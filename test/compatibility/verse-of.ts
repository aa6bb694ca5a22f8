export function verseOf<Block extends { type: string }>(
  content: readonly Block[],
  number: number,
): Extract<Block, { type: 'verse' }> {
  const found = content.find(
    (block) => block.type === 'verse' && 'number' in block && block.number === number,
  );
  if (!found) throw new Error(`there is no verse ${number}`);
  return found as Extract<Block, { type: 'verse' }>;
}
