/**
 * Until when (milliseconds since 1970) an answer that came at `now` may be used without asking again, by its
 * Cache-Control and Age (RFC 9111, 4.2); `now` where it must be asked about each time.
 */
export function freshUntil(headers: Headers, now: number): number {
  const control = headers.get('cache-control')?.toLowerCase() ?? '';
  if (/\bno-(?:cache|store)\b/.test(control)) return now;
  const seconds = /\bmax-age=(\d{1,10})\b/.exec(control)?.[1] ?? '0';
  const age = /^\d{1,10}$/.exec(headers.get('age') ?? '')?.[0] ?? '0';
  return now + Math.max(0, Number(seconds) - Number(age)) * 1000;
}
