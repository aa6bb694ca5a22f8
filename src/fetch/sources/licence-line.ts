const longest = 200;

/** What metadata says of a licence, in one line. */
export function licenceLine(notes: string | null, url: string): string {
  const text = (notes ?? '').replace(/\s+/g, ' ').trim();
  const cut = text.length > longest ? `${text.slice(0, text.lastIndexOf(' ', longest))} …` : text;
  return [cut, url].filter((part) => part !== '').join(' ') || 'not known';
}
