const first = 250;
const longest = 30_000;

/** Milliseconds to wait before another try: longer each time, or what the server asks for. `failures` counts from 1. */
export function retryDelay(failures: number, retryAfter: number | undefined): number {
  return retryAfter ?? Math.min(first * 4 ** (failures - 1), longest);
}

/** A `Retry-After` (RFC 9110, 10.2.3) in milliseconds from now; undefined when there is none that can be read. */
export function parseRetryAfter(value: string | null, now: number): number | undefined {
  if (value === null) return undefined;
  if (/^\d{1,9}$/.test(value)) return Number(value) * 1000;
  const date = Date.parse(value);
  return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}
