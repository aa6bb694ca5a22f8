export interface License {
  readonly attribution: 'required' | 'not-required';
  readonly commercialUse: 'allowed' | 'not-allowed';
  readonly derivatives: 'allowed' | 'not-allowed';
  readonly copyleft: boolean;
  readonly publicDomain: boolean;
}

export const licenseTerms = {
  attribution: ['required', 'not-required'],
  commercialUse: ['allowed', 'not-allowed'],
  derivatives: ['allowed', 'not-allowed'],
  copyleft: [true, false],
  publicDomain: [true, false],
} as const satisfies { readonly [Term in keyof License]: readonly [License[Term], License[Term]] };

const termNames = Object.keys(licenseTerms) as (keyof License)[];

/**
 * Parses licence terms, either with the values of the public API or as booleans. `license` is null if one of
 * the five is unknown; `unknown` lists those.
 */
export function readLicense(written: Readonly<Record<string, unknown>>): {
  readonly license: License | null;
  readonly unknown: readonly (keyof License)[];
} {
  const read = Object.fromEntries(termNames.map((name) => [name, termOf(name, written[name])]));
  const unknown = termNames.filter((name) => read[name] === undefined);
  return { license: unknown.length > 0 ? null : (read as unknown as License), unknown };
}

function termOf(name: keyof License, value: unknown): string | boolean | undefined {
  const [yes, no] = licenseTerms[name];
  if (typeof value === 'boolean') return value ? yes : no;
  return value === yes || value === no ? (value as string) : undefined;
}

export const publicDomainTerms: License = {
  attribution: 'not-required',
  commercialUse: 'allowed',
  derivatives: 'allowed',
  copyleft: false,
  publicDomain: true,
};

const host = /^https?:\/\/(?:www\.)?creativecommons\.org\//i;

/** `licenses/by-nc-sa/3.0/`, optionally with a jurisdiction and a page: `licenses/by/2.5/au/legalcode.en`. */
const licencePath =
  /^licenses\/(by(?:-nc)?(?:-nd|-sa)?|by-nd-nc|nc(?:-sa)?|nd(?:-nc)?|sa)\/\d\.\d(?:\/[a-z]{2,4})?(?:\/(?:legalcode|deed)(?:\.[a-z_-]+)?)?\/?$/i;

const publicDomainPath =
  /^(?:publicdomain\/(?:mark|zero)\/1\.0|licenses\/publicdomain)(?:\/(?:legalcode|deed)(?:\.[a-z_-]+)?)?\/?$/i;

/**
 * Terms of a well-known licence address: Creative Commons licences in every version, the public domain mark,
 * and CC0. Null for any other address, even if it contains such words: terms are never guessed.
 */
export function licenseOfAddress(address: string): License | null {
  const [start] = host.exec(address) ?? [];
  if (start === undefined) return null;
  const path = address.slice(start.length).replace(/[?#].*$/s, '');
  if (publicDomainPath.test(path)) return publicDomainTerms;
  const [, code] = licencePath.exec(path) ?? [];
  if (code === undefined) return null;
  const parts = code.toLowerCase().split('-');
  return {
    attribution: parts.includes('by') ? 'required' : 'not-required',
    commercialUse: parts.includes('nc') ? 'not-allowed' : 'allowed',
    derivatives: parts.includes('nd') ? 'not-allowed' : 'allowed',
    copyleft: parts.includes('sa'),
    publicDomain: false,
  };
}
