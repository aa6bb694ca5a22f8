/** Text from strangers as one line that plays no tricks with a terminal: no control characters, no change of direction. */
export function printable(text: string): string {
  return text.replace(/[\x00-\x1f\x7f-\x9f\u200e\u200f\u2028-\u202e\u2066-\u2069]/g, '?');
}
