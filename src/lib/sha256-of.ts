/** In hexadecimal digits. */
export function sha256Of(bytes: Uint8Array): string {
  return new Bun.CryptoHasher('sha256').update(bytes as Uint8Array<ArrayBuffer>).digest('hex');
}
