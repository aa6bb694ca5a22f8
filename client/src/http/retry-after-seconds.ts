/**
 * Seconds to wait by a Retry-After field (RFC 9110, 10.2.3: seconds or a date); undefined where it says neither.
 * `now` in milliseconds since 1970.
 */
export function retryAfterSeconds(field: string | null, now: number): number | undefined {
  const text = field?.trim() ?? '';
  if (/^\d{1,10}$/.test(text)) return Number(text);
  // Date.parse of some engines takes far more than dates: an HTTP date begins with the name of a day
  const date = /^[A-Z][a-z]{2,8},? /.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(date) ? undefined : Math.max(0, Math.ceil((date - now) / 1000));
}
