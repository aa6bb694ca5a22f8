const first = Date.UTC(1980, 0, 1) / 1000;
const last = Date.UTC(2037, 11, 31) / 1000;

/**
 * The modification time of a published file, in seconds, out of the hash of its content: nginx and Caddy make an entity
 * tag of time and size, which so is the same on every replica and another for another content.
 */
export function fileTime(sha256: string): number {
  return first + (Number.parseInt(sha256.slice(0, 12), 16) % (last - first));
}
