/** The library's keys are short. */
const longest = 100;

/** A name as a segment of a path: `Tribe of Benjamin` is `tribe-of-benjamin`. May be empty: `利未`. */
export function slug(name: string): string {
  return name
    .slice(0, longest * 4)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, longest)
    .replace(/^-|-$/g, '');
}
