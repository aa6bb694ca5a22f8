import { parse } from 'csv-parse/sync';

/** The items of a cell that holds a list: a line of CSV itself, since an item with a comma stands in quotes. */
export function listCell(cell: string): string[] {
  if (!cell.includes('"')) return trimmedItems(cell.split(','));
  const lines = parse(cell, {
    relax_column_count: true,
    relax_quotes: true,
    skip_records_with_error: true,
    trim: true,
  }) as string[][];
  // A quotation mark without its partner: nothing of the cell may be lost for it
  return trimmedItems(lines.length > 0 ? lines.flat() : cell.split(','));
}

function trimmedItems(items: readonly string[]): string[] {
  return [...new Set(items.map((item) => item.replace(/\s+/g, ' ').trim()))].filter((item) => item !== '');
}
