/**
 * The standard versification by which an OSIS text says that it is numbered: the `refSystem` of its work, such as
 * `Bible.KJV`. `Bible` alone, and systems other than the standard ones, say nothing.
 */
export function refSystemScheme(osis: string): RefSystemScheme | undefined {
  const header = osis.slice(0, longestHeader);
  for (const [, system] of header.matchAll(/<(?:\w+:)?refSystem>\s*Bible\.([\w.]+)\s*</g)) {
    const scheme = schemes.get(system!.toLowerCase());
    if (scheme) return scheme;
  }
  return undefined;
}

type RefSystemScheme = 'org' | 'eng' | 'lxx' | 'vul' | 'rsc' | 'rso';

/** UTF-16 code units in which the header of a file ends. */
const longestHeader = 100_000;

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
