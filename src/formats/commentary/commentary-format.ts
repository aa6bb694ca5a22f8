export function isTyndaleXml(text: string): boolean {
  return /^\s*<(?:items|\?xml|!--)/.test(text) && /<items\b[^>]*>\s*<item\s[^>]*\btypename\s*=/.test(text);
}

export type Column = 'book' | 'chapter' | 'verse' | 'reference' | 'note' | 'quote' | 'originalQuote';

/** Columns by the letters of their name: seven in today's files, nine in earlier ones. */
const columnNames: Readonly<Record<string, Column>> = {
  book: 'book',
  chapter: 'chapter',
  verse: 'verse',
  reference: 'reference',
  note: 'note',
  occurrencenote: 'note',
  glquote: 'quote',
  quote: 'originalQuote',
  origquote: 'originalQuote',
};

export function columnsOf(line: string): (Column | undefined)[] {
  return line.split('\t').map((cell) => columnNames[cell.toLowerCase().replace(/[^a-z]/g, '')]);
}

export function isTranslationNotes(head: string): boolean {
  const [line = ''] = head.trimStart().split(/\r\n|\n|\r/, 1);
  const columns = columnsOf(line);
  const hasPlace =
    columns.includes('reference') || (columns.includes('chapter') && columns.includes('verse'));
  return /\tSupportReference\t/i.test(line) && columns.includes('note') && hasPlace;
}
