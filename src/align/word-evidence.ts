import { transliterate } from '../search/transliterate.ts';
import type { Evidence } from './alignment-model.ts';

interface KnownWords {
  /** Weights of target terms by Strong's number, from 0 to 1. */
  readonly glosses: ReadonlyMap<string, ReadonlyMap<string, number>>;
  readonly names: ReadonlyMap<string, string>;
}

export function wordEvidence({ glosses, names }: KnownWords): Evidence {
  const sounds = new Map<string, string>();
  const soundOf = (target: string) => {
    const sound = sounds.get(target) ?? consonantsOf(target);
    sounds.set(target, sound);
    return sound;
  };
  return (source) => {
    const known = glosses.get(source);
    const lemma = names.get(source);
    const own = lemma === undefined ? '' : consonantsOf(transliterate(lemma));
    if (!known && own === '') return undefined;
    return (target) => Math.max(known?.get(target) ?? 0, own === '' ? 0 : similarity(own, soundOf(target)));
  };
}

const minSimilarity = 0.6;
const minConsonants = 2;

function similarity(one: string, other: string): number {
  const [shorter, longer] = [Math.min(one.length, other.length), Math.max(one.length, other.length)];
  if (shorter < minConsonants || shorter < longer * minSimilarity) return 0;
  const share = commonLength(one, other) / longer;
  return share < minSimilarity ? 0 : share;
}

const lengths = new Uint8Array(256);

function commonLength(one: string, other: string): number {
  const width = Math.min(other.length, lengths.length - 1);
  lengths.fill(0, 0, width + 1);
  for (const letter of one) {
    let diagonal = 0;
    for (let at = 1; at <= width; at++) {
      const above = lengths[at]!;
      lengths[at] = other[at - 1] === letter ? diagonal + 1 : Math.max(above, lengths[at - 1]!);
      diagonal = above;
    }
  }
  return lengths[width]!;
}

/** The consonants of a name. Those that languages exchange are equal: "Yehoshua" and "Joshua" are both "s". */
function consonantsOf(name: string): string {
  return name
    .replace(/[cx](?=h)|[cqg]|kh/g, 'k')
    .replace(/ph|[vbwp]/g, 'f')
    .replace(/th|[dt]/g, 't')
    .replace(/sh|t?s|z/g, 's')
    .replace(/[^kftslmnr]/g, '')
    .replace(/(.)\1+/g, '$1');
}
