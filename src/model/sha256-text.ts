/** SHA-256 of a text in UTF-8 (FIPS 180-4), in hexadecimal digits. Synchronous and portable, for short texts. */
export function sha256OfText(text: string): string {
  const content = new TextEncoder().encode(text);
  const blocks = Math.ceil((content.length + 9) / 64);
  const padded = new Uint8Array(blocks * 64);
  padded.set(content);
  padded[content.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 8, Math.floor(content.length / 2 ** 29));
  view.setUint32(padded.length - 4, content.length << 3);
  const hash = Int32Array.from(primes.slice(0, 8), (prime) => fraction(prime ** (1 / 2)));
  const words = new Int32Array(64);
  for (let block = 0; block < blocks; block++) addBlock(hash, words, view, block * 64);
  return Array.from(hash, (word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
}

const primes = [2];
for (let number = 3; primes.length < 64; number += 2) {
  if (primes.every((prime) => number % prime !== 0)) primes.push(number);
}

const fraction = (root: number) => ((root - Math.floor(root)) * 2 ** 32) | 0;
const constants = Int32Array.from(primes, (prime) => fraction(Math.cbrt(prime)));
const rotated = (word: number, by: number) => (word >>> by) | (word << (32 - by));

function addBlock(hash: Int32Array, words: Int32Array, view: DataView, at: number): void {
  for (let index = 0; index < 16; index++) words[index] = view.getInt32(at + 4 * index);
  for (let index = 16; index < 64; index++) {
    const [first, second] = [words[index - 15]!, words[index - 2]!];
    const low = rotated(first, 7) ^ rotated(first, 18) ^ (first >>> 3);
    const high = rotated(second, 17) ^ rotated(second, 19) ^ (second >>> 10);
    words[index] = words[index - 16]! + low + words[index - 7]! + high;
  }
  // Separate variables are several times as fast as an array
  let [a, b, c, d] = [hash[0]!, hash[1]!, hash[2]!, hash[3]!];
  let [e, f, g, h] = [hash[4]!, hash[5]!, hash[6]!, hash[7]!];
  for (let index = 0; index < 64; index++) {
    const high = rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25);
    const one = (h + high + ((e & f) ^ (~e & g)) + constants[index]! + words[index]!) | 0;
    const low = rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22);
    const two = (low + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + one) | 0;
    d = c;
    c = b;
    b = a;
    a = (one + two) | 0;
  }
  hash.set([a, b, c, d, e, f, g, h].map((word, index) => hash[index]! + word));
}
