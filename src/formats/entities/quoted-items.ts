const mostItems = 5;
const mostCharacters = 60;

/** For a message: `"a", "b" and 12 more`, long ones cut. */
export function quotedItems(items: readonly string[]): string {
  const shown = items.slice(0, mostItems).map((item) => `"${shortened(item)}"`);
  const more = items.length - shown.length;
  return shown.join(', ') + (more > 0 ? ` and ${more} more` : '');
}

function shortened(item: string): string {
  const characters = [...item.slice(0, mostCharacters * 2)];
  if (characters.length <= mostCharacters && item.length <= mostCharacters * 2) return item;
  return `${characters.slice(0, mostCharacters).join('')}…`;
}
