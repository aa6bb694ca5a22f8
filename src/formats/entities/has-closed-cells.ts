/** Whether every cell of a row of CSV that opens with a quotation mark ends with one (RFC 4180, 2.5 to 2.7). */
export function hasClosedCells(row: string): boolean {
  let at = 0;
  while (at < row.length) {
    if (row[at] === '"') {
      at = closingQuote(row, at) + 1;
      if (at === 0 || !/^[,\r\n]?$/.test(row.charAt(at))) return false;
    }
    const comma = row.indexOf(',', at);
    if (comma === -1) return true;
    at = comma + 1;
  }
  return true;
}

function closingQuote(row: string, opening: number): number {
  let at = row.indexOf('"', opening + 1);
  while (at !== -1 && row[at + 1] === '"') at = row.indexOf('"', at + 2);
  return at;
}
