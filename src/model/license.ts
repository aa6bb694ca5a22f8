/** What an edition's licence allows and asks for. Null in a member: that is not known. */
export interface License {
  /** `required`, `not-required`, or in the words of the edition. */
  readonly attribution: string | null;
  readonly commercialUse: boolean | null;
  readonly derivatives: boolean | null;
  /** Whether what is made of the text must have the same licence. */
  readonly copyleft: boolean | null;
  readonly publicDomain: boolean | null;
}

const publicDomain: License = {
  attribution: 'not-required',
  commercialUse: true,
  derivatives: true,
  copyleft: false,
  publicDomain: true,
};

const host = /^https?:\/\/(?:www\.)?creativecommons\.org\//i;

/** `licenses/by-nc-sa/3.0/`, also with a jurisdiction and a page: `licenses/by/2.5/au/legalcode.en`. */
const licencePath =
  /^licenses\/(by(?:-nc)?(?:-nd|-sa)?|by-nd-nc|nc(?:-sa)?|nd(?:-nc)?|sa)\/\d\.\d(?:\/[a-z]{2,4})?(?:\/(?:legalcode|deed)(?:\.[a-z_-]+)?)?\/?$/i;

const publicDomainPath =
  /^(?:publicdomain\/(?:mark|zero)\/1\.0|licenses\/publicdomain)(?:\/(?:legalcode|deed)(?:\.[a-z_-]+)?)?\/?$/i;

/**
 * The terms of a well-known address: the licences of Creative Commons in every version, its public domain mark, and
 * CC0. Null for any other address, even one with such words in it: terms are never guessed.
 */
export function licenseOfAddress(address: string): License | null {
  const [start] = host.exec(address) ?? [];
  if (start === undefined) return null;
  const path = address.slice(start.length).replace(/[?#].*$/s, '');
  if (publicDomainPath.test(path)) return publicDomain;
  const [, code] = licencePath.exec(path) ?? [];
  if (code === undefined) return null;
  const parts = code.toLowerCase().split('-');
  return {
    attribution: parts.includes('by') ? 'required' : 'not-required',
    commercialUse: !parts.includes('nc'),
    derivatives: !parts.includes('nd'),
    copyleft: parts.includes('sa'),
    publicDomain: false,
  };
}
