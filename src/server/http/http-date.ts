let second = -1;
let bytes: Uint8Array = new Uint8Array();

/** The value of a Date field (RFC 9110, 5.6.7), made once a second. */
export const httpDate = {
  /** Characters of every date. */
  length: 29,

  bytes(now: number): Uint8Array {
    refresh(now);
    return bytes;
  },
};

function refresh(now: number): void {
  const current = Math.floor(now / 1000);
  if (current === second) return;
  second = current;
  bytes = new TextEncoder().encode(new Date(current * 1000).toUTCString());
}
