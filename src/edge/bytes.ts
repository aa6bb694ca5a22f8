type Bytes = Uint8Array<ArrayBuffer>;

export const gzip = {
  compress: (bytes: Bytes) => through(bytes, new CompressionStream('gzip')),
  decompress: (bytes: Bytes) => through(bytes, new DecompressionStream('gzip')),
};

/** Without a pipe and without a `Response` for the result, which take as long as the decompression. */
async function through(bytes: Bytes, stream: CompressionStream | DecompressionStream): Promise<Bytes> {
  const writer = stream.writable.getWriter();
  // Faults are reported to the reader, too
  writer.write(bytes).catch(() => undefined);
  writer.close().catch(() => undefined);
  const chunks: Bytes[] = [];
  const reader = (stream.readable as ReadableStream<Bytes>).getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read()) chunks.push(next.value);
  return chunks.length === 1 ? chunks[0]! : new Uint8Array(await new Blob(chunks).arrayBuffer());
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
