import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';

/** In hexadecimal digits. */
export function sha256Of(content: Uint8Array | string): string {
  return new Bun.CryptoHasher('sha256').update(content as Uint8Array<ArrayBuffer> | string).digest('hex');
}

export async function sha256OfFile(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const piece of createReadStream(path)) hash.update(piece);
  return hash.digest('hex');
}

/** The integrity attribute of a script (Subresource Integrity, 3.1). @param sha256 hexadecimal. */
export function integrityOf(sha256: string): string {
  return `sha256-${Buffer.from(sha256, 'hex').toString('base64')}`;
}
