/**
 * The standard versification that an OSIS text declares: the `refSystem` of its work, such as `Bible.KJV`.
 * Undefined for `Bible` alone and for non-standard systems.
 */
export function refSystemScheme(osis: string): RefSystemScheme | undefined {
  const header = osis.slice(0, maxHeaderLength);
  for (const [, system] of header.matchAll(/<(?:\w+:)?refSystem>\s*Bible\.([\w.]+)\s*</g)) {
    const scheme = schemes.get(system!.toLowerCase());
    if (scheme) return scheme;
  }
  return undefined;
}

type RefSystemScheme = 'org' | 'eng' | 'lxx' | 'vul' | 'rsc' | 'rso';

const maxHeaderLength = 100_000;

const schemes: ReadonlyMap<string, RefSystemScheme> = new Map([
  ['kjv', 'eng'],
  ['kjva', 'eng'],
  ['nrsv', 'eng'],
  ['nrsva', 'eng'],
  ['mt', 'org'],
  ['leningrad', 'org'],
  ['wlc', 'org'],
  ['lxx', 'lxx'],
  ['vul', 'vul'],
  ['vulg', 'vul'],
  ['synodalprot', 'rsc'],
  ['synodal', 'rso'],
]);
