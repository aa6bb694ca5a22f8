/** The parts of a field's value. All of it takes time in proportion to the text: a regular expression would not. */
export const fieldValue = {
  /** Without space and tab at both ends (OWS, RFC 9110, 5.6.3). `trim` would take a no-break space too. */
  trimmed,

  /** The members of a list that holds no quoted strings (RFC 9110, 5.6.1). */
  members: (value: string): string[] => value.split(',').map(trimmed),
};

function trimmed(text: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && isOws(text.charCodeAt(start))) start++;
  while (end > start && isOws(text.charCodeAt(end - 1))) end--;
  return text.slice(start, end);
}

function isOws(code: number): boolean {
  return code === 32 || code === 9;
}
