/** What a place to publish to asks for, in US dollars. */
export interface Prices {
  readonly name: string;
  /** For a gigabyte (10^9 bytes here) and month. */
  readonly storage: number;
  /** For a million objects put. */
  readonly puts: number;
  /** For a million objects read by the CDN. */
  readonly gets: number;
  /** For a gigabyte that goes to the CDN. */
  readonly toCdn: number;
  /** For a gigabyte that the CDN sends to readers. */
  readonly toReaders: number;
  /** For a million requests of readers to the CDN. */
  readonly requests: number;
  /** For a month, whatever is used. */
  readonly fixed: number;
}

/**
 * List prices of 2025 in the United States and Europe: the first step of each scale, without free allowances and
 * without tax. They change: check them. Nothing here reads them from the providers.
 */
export const prices: readonly Prices[] = [
  {
    name: 'AWS S3 + CloudFront',
    storage: 0.023,
    puts: 5,
    gets: 0.4,
    toCdn: 0,
    toReaders: 0.085,
    requests: 1,
    fixed: 0,
  },
  {
    name: 'Cloudflare R2 + its CDN',
    storage: 0.015,
    puts: 4.5,
    gets: 0.36,
    toCdn: 0,
    toReaders: 0,
    requests: 0,
    fixed: 0,
  },
  {
    name: 'Backblaze B2 + Bunny',
    storage: 0.006,
    puts: 0,
    gets: 0.4,
    toCdn: 0,
    toReaders: 0.01,
    requests: 0,
    fixed: 0,
  },
  {
    name: 'Google Cloud Storage + CDN',
    storage: 0.02,
    puts: 5,
    gets: 0.4,
    toCdn: 0.01,
    toReaders: 0.08,
    requests: 0.75,
    // The forwarding rule of its load balancer: $0.025 an hour
    fixed: 18,
  },
];
