/** Bytes as people read them: `812 B`, `6.2 kB`, `1.3 MB`. */
export function byteCount(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`;
  const [amount, unit] = bytes < 999_500 ? [bytes / 1000, 'kB'] : [bytes / 1_000_000, 'MB'];
  return `${amount < 100 ? Number(amount.toFixed(1)) : Math.round(amount)} ${unit}`;
}
