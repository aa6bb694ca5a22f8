/**
 * Milliseconds from now to wait, according to a Retry-After field (RFC 9110, 10.2.3: seconds or a date);
 * undefined if it is missing or invalid.
 * @param now Unix time in milliseconds.
 */
export function parseRetryAfter(field: string | null, now: number): number | undefined {
  const text = field?.trim() ?? '';
  if (/^\d{1,10}$/.test(text)) return Number(text) * 1000;
  // Date.parse of some engines accepts far more than dates; an HTTP date begins with the name of a day
  const date = /^[A-Z][a-z]{2,8},? /.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}
