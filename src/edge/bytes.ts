type Bytes = Uint8Array<ArrayBuffer>;

export const gzip = {
  compress: (bytes: Bytes) => through(bytes, new CompressionStream('gzip')),
  decompress: (bytes: Bytes) => through(bytes, new DecompressionStream('gzip')),
};

async function through(bytes: Bytes, stream: CompressionStream | DecompressionStream): Promise<Bytes> {
  const changed = new Response(bytes).body!.pipeThrough(stream as ReadableWritablePair<Bytes, Bytes>);
  return new Uint8Array(await new Response(changed).arrayBuffer());
}

export async function hexDigest(bytes: Bytes): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The first half of a SHA-256 in base64url, as entity tags contain it. @param sha256 hexadecimal. */
export function shortHash(sha256: string): string {
  const bytes = sha256
    .slice(0, 32)
    .match(/../g)!
    .map((digits) => Number.parseInt(digits, 16));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}
