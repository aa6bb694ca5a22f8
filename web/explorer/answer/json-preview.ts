/**
 * The value of a JSON text, or of as much as there is of one that is cut off: what is cut in two at its end is left out.
 * Undefined when the text is no JSON.
 */
export function jsonPreview(text: string, isWhole: boolean): { readonly value: unknown } | undefined {
  try {
    return { value: JSON.parse(isWhole ? text : closedJson(text)) };
  } catch {
    return undefined;
  }
}

/** The beginning of a JSON text up to its last comma, with every object and list closed that is open there. */
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
