/** A word is a maximal run of characters that are not white space. */
export function words(text: string): string[] {
  return text.split(/\s+/).filter(Boolean);
}
