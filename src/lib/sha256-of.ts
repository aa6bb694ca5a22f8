/** In hexadecimal digits. */
export function sha256Of(content: Uint8Array | string): string {
  return new Bun.CryptoHasher('sha256').update(content as Uint8Array<ArrayBuffer> | string).digest('hex');
}
