/**
 * Entity tags in an If-None-Match or If-Match header: a list of opaque tags with their weakness, or `*`.
 * What does not parse as a tag is passed over (RFC 9110, 13.1). Never throws.
 */
export const entityTagList = {
  /** If-None-Match: weak comparison, a leading `W/` does not matter (RFC 9110, 13.1.2). */
  matchesWeakly(header: string, etag: string): boolean {
    // The usual case is one tag, sent back as we sent it.
    return header === etag || tags(header).some((tag) => tag === '*' || tag.replace(/^W\//, '') === etag);
  },

  /** If-Match: strong comparison, a weak tag never matches (RFC 9110, 13.1.1). */
  matchesStrongly(header: string, etag: string): boolean {
    return tags(header).some((tag) => tag === '*' || tag === etag);
  },
};

function tags(header: string): string[] {
  if (header.trim() === '*') return ['*'];
  // etagc = %x21 / %x23-7E / obs-text: a comma may stand inside a tag, so the list is not split at commas.
  return header.match(/(?:W\/)?"[\x21\x23-\x7e\x80-\xff]*"/g) ?? [];
}
