/**
 * Parses a JSON text or the beginning of one, without the token that is cut off at its end. Undefined if the
 * text is not JSON.
 */
export function jsonPreview(text: string, isWhole: boolean): { readonly value: unknown } | undefined {
  try {
    return { value: JSON.parse(isWhole ? text : closedJson(text)) };
  } catch {
    return undefined;
  }
}

function closedJson(beginning: string): string {
  const open: string[] = [];
  let end = 0;
  let closing = '';
  for (const { 0: token, index } of beginning.matchAll(/"(?:[^"\\]|\\.)*(?:"|\\?$)|[[\]{},]/g)) {
    if (token === '{') open.push('}');
    else if (token === '[') open.push(']');
    else if (token === '}' || token === ']') open.pop();
    else if (token === ',') {
      end = index;
      closing = open.toReversed().join('');
    }
  }
  return beginning.slice(0, end) + closing;
}

const maxMembers = 3;
const maxLetters = 32;

export function jsonGlimpse(value: object): string {
  if (Array.isArray(value)) return value.length === 1 ? '1 item' : `${value.length} items`;
  const entries = Object.entries(value);
  const shown = entries.filter(([, each]) => typeof each !== 'object' || each === null).slice(0, maxMembers);
  const members = shown.map(([name, each]) => `${JSON.stringify(name)}: ${short(each)}`);
  return [...members, ...(shown.length < entries.length ? ['…'] : [])].join(', ');
}

function short(value: unknown): string {
  if (typeof value !== 'string') return JSON.stringify(value);
  const letters = [...value.slice(0, maxLetters * 2 + 2)];
  return JSON.stringify(letters.length > maxLetters ? `${letters.slice(0, maxLetters).join('')}…` : value);
}

const context = /^(?:translation|commentary|dataset|book|(?:this|next|previous)Chapter\w+)$/;

export function isOpenAtFirst(depth: number, name: string | undefined): boolean {
  if (depth === 0) return true;
  if (depth === 1) return name !== undefined && !context.test(name);
  return depth === 2 && name === 'content';
}

export function byteCount(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`;
  const [amount, unit] = bytes < 999_500 ? [bytes / 1000, 'kB'] : [bytes / 1_000_000, 'MB'];
  return `${amount < 100 ? Number(amount.toFixed(1)) : Math.round(amount)} ${unit}`;
}
