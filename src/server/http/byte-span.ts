/**
 * Bytes from `start` to before `end`. A view of them would say the same, but every view of a buffer is a reference that
 * the garbage collector has to look after: made for each request, they let it stop the server for four times as long.
 */
export interface ByteSpan {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly start: number;
  readonly end: number;
}

export const byteSpan = {
  whole: (bytes: Uint8Array<ArrayBuffer>): ByteSpan => ({ bytes, start: 0, end: bytes.length }),

  copy: ({ bytes, start, end }: ByteSpan): ByteSpan => byteSpan.whole(bytes.slice(start, end)),

  view: ({ bytes, start, end }: ByteSpan): Uint8Array<ArrayBuffer> => bytes.subarray(start, end),
} as const;
