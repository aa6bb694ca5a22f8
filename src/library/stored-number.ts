/** How a number lies in the store. */
export const storedNumber = {
  encode(value: number): Uint8Array {
    const bytes = Buffer.alloc(8);
    bytes.writeDoubleLE(value);
    return bytes;
  },

  decode(bytes: Uint8Array): number {
    return Buffer.from(bytes.buffer, bytes.byteOffset, 8).readDoubleLE(0);
  },
};
