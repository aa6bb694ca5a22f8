export const contentCodings = ['br', 'gzip', 'identity'] as const;
export type ContentCoding = (typeof contentCodings)[number];

export interface CodingChoice {
  readonly brotliFirst: boolean;
  /** The coding if no brotli body exists; undefined if the client refuses both. */
  readonly coding: 'gzip' | 'identity' | undefined;
}

// Without Accept-Encoding, the client "has no preferences": every such client can read identity.
const noPreference: CodingChoice = { brotliFirst: false, coding: 'identity' };

const MAX_REMEMBERED = 200;
const remembered = new Map<string, CodingChoice>();

/**
 * The response coding for an Accept-Encoding header (RFC 9110, 12.5.3). If weights are equal, the smaller
 * body wins: brotli before gzip before identity. Members that do not parse are ignored. Never throws.
 */
export function negotiateCoding(header: string | undefined): CodingChoice {
  if (header === undefined) return noPreference;
  const known = remembered.get(header);
  if (known) return known;
  const choice = choose(header);
  // Browsers send a handful of variants; a client that invents new ones must not fill the memory.
  if (remembered.size < MAX_REMEMBERED && header.length < 200) remembered.set(header, choice);
  return choice;
}

function choose(header: string): CodingChoice {
  const weights = parseWeights(header);
  const any = weights.get('*');
  const gzip = weights.get('gzip') ?? weights.get('x-gzip') ?? any ?? 0;
  // Identity is acceptable unless it, or "*" without it, has weight 0; unlisted, it ranks after the others.
  const identity = weights.get('identity') ?? (any === 0 ? 0 : Number.MIN_VALUE);
  const brotli = weights.get('br') ?? any ?? 0;
  const brotliFirst = brotli > 0 && brotli >= Math.max(gzip, identity);
  if (gzip === 0 && identity === 0) return { brotliFirst, coding: undefined };
  return { brotliFirst, coding: gzip >= identity ? 'gzip' : 'identity' };
}

function parseWeights(header: string): Map<string, number> {
  const weights = new Map<string, number>();
  for (const member of header.split(',')) {
    const [name = '', ...parameters] = member.split(';').map((part) => part.trim().toLowerCase());
    const weight = parameters.length === 0 ? 1 : parseWeight(parameters);
    if (name !== '' && weight !== undefined) weights.set(name, weight);
  }
  return weights;
}

/** `q=` with at most three decimals (RFC 9110, 12.4.2). */
function parseWeight(parameters: string[]): number | undefined {
  const match = /^q=(0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/.exec(parameters[0] ?? '');
  return match && parameters.length === 1 ? Number(match[1]) : undefined;
}
