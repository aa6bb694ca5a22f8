import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';

/** In hexadecimal digits. */
export function sha256Of(content: Uint8Array | string): string {
  return new Bun.CryptoHasher('sha256').update(content as Uint8Array<ArrayBuffer> | string).digest('hex');
}

/** Of a file of any size, in hexadecimal digits. */
export async function sha256OfFile(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const piece of createReadStream(path)) hash.update(piece);
  return hash.digest('hex');
}
