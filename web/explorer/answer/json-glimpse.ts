const mostMembers = 3;
const mostLetters = 32;

/** What is seen of a closed object or list: its first plain members, or how many items there are. */
export function jsonGlimpse(value: object): string {
  if (Array.isArray(value)) return value.length === 1 ? '1 item' : `${value.length} items`;
  const entries = Object.entries(value);
  const shown = entries.filter(([, each]) => typeof each !== 'object' || each === null).slice(0, mostMembers);
  const members = shown.map(([name, each]) => `${JSON.stringify(name)}: ${short(each)}`);
  return [...members, ...(shown.length < entries.length ? ['…'] : [])].join(', ');
}

function short(value: unknown): string {
  if (typeof value !== 'string') return JSON.stringify(value);
  const letters = [...value.slice(0, mostLetters * 2 + 2)];
  return JSON.stringify(letters.length > mostLetters ? `${letters.slice(0, mostLetters).join('')}…` : value);
}
