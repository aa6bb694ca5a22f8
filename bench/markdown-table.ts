/** A table that reads well on a terminal and as Markdown. The first columns, `left` of them, are aligned left. */
export function markdownTable(
  head: readonly string[],
  rows: readonly (readonly string[])[],
  left: number,
): string {
  const widths = head.map((name, column) =>
    Math.max(3, name.length, ...rows.map((row) => (row[column] ?? '').length)),
  );
  const line = (cells: readonly string[]) => {
    const padded = widths.map((width, column) => {
      const cell = cells[column] ?? '';
      return column < left ? cell.padEnd(width) : cell.padStart(width);
    });
    return `| ${padded.join(' | ')} |`;
  };
  const rule = widths.map((width, column) =>
    column < left ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`,
  );
  return [line(head), line(rule), ...rows.map(line)].join('\n');
}
