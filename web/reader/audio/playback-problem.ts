const broken = 2;
const damaged = 3;

/** Why audio does not play, in words. `code` is that of a `MediaError`. */
export function playbackProblem(code: number | undefined, address: string): string {
  const host = URL.parse(address)?.host || 'its server';
  if (code === broken) return `The connection to ${host} broke off. Press play to try again.`;
  if (code === damaged) return `The audio file from ${host} is damaged from here on.`;
  return `The audio file could not be loaded from ${host}: it is not there, or there is no connection. Press play to try again.`;
}
