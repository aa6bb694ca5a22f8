import type { Attributes } from '../scripture-sink.ts';

/**
 * Converts the attributes of `<w>` to their USFM names: `strong` (several joined by a space), `lemma`,
 * `x-morph`, `srcloc`. `strongLetter` (H or G) is prefixed to Strong's numbers without a letter, as in the
 * npm package `morphhb`: `c/1254 a` is H1254a. Undefined if the word has no annotation.
 */
export function wordAttributes(
  { lemma, savlm, morph, src }: Readonly<Record<string, string | undefined>>,
  strongLetter: 'H' | 'G',
): Attributes | undefined {
  const attributes: Record<string, string> = {};
  const { strongs, lemmas } = readLemma(lemma ?? savlm ?? '', strongLetter);
  if (strongs.length > 0) attributes.strong = strongs.join(' ');
  if (lemmas.length > 0) attributes.lemma = lemmas.join(' ');
  const codes = entriesOf(morph ?? '').map(({ value }) => value);
  if (codes.length > 0) attributes['x-morph'] = codes.join(' ');
  if (src) attributes.srcloc = src;
  return Object.keys(attributes).length > 0 ? attributes : undefined;
}

function readLemma(source: string, strongLetter: string): { strongs: string[]; lemmas: string[] } {
  const strongs: string[] = [];
  const lemmas: string[] = [];
  for (const { work, value } of entriesOf(source)) {
    const parts = value.split('/');
    const isStrong = work === '' || strongWork.test(work);
    const isMorphhb =
      isStrong && parts.every((part) => augmentedNumber.test(part) || prefixLetter.test(part));
    if (isMorphhb) strongs.push(...parts.filter((part) => augmentedNumber.test(part)).map(number));
    else if (isStrong && work !== '') strongs.push(value.replaceAll(' ', ''));
    else if (work === '' && onlyNumbers.test(value)) strongs.push(...value.split(/[\s,]+/));
    else lemmas.push(value);
  }
  return { strongs, lemmas };

  // `+` means that the lemma continues in the next word; the number is the same
  function number(written: string): string {
    return strongLetter + written.replace(/[ +]/g, '');
  }
}

const strongWork = /^(?:x-)?(?:dict\.)?strongs?$/i;
/** A part of the lemma in `morphhb`: a Strong's number with its letter, or a prefix such as `b`. */
const augmentedNumber = /^\d+(?: [a-z])?\+?$/;
const prefixLetter = /^[a-z]$/;
/** Strong's numbers without `strong:`, such as `H1254` or `G2316 G3588`. */
const onlyNumbers = /^[GH]\d{1,5}[a-z]?(?:[\s,]+[GH]\d{1,5}[a-z]?)*$/i;

function entriesOf(source: string): { work: string; value: string }[] {
  if (!source.includes(':')) return source.trim() === '' ? [] : [{ work: '', value: source.trim() }];
  // Pieces: [before the first work, work, value, work, value, ...]
  const [first, ...rest] = source.split(entry);
  const entries = [{ work: '', value: first!.trim() }];
  for (let i = 0; i < rest.length; i += 2) entries.push({ work: rest[i]!, value: rest[i + 1]!.trim() });
  return entries.filter(({ value }) => value !== '');
}

/** One entry of a `lemma` or `morph` list: `strong:H7225`, `lemma.TR:λόγος`, `robinson:N-NSM`. */
const entry = /(?:^|[\s|])([A-Za-z][\w.-]*):/;

/** Removes the slashes that divide morphemes of Hebrew words in the npm package `morphhb`. */
export function withoutMorphemeSlashes(text: string): string {
  return text.includes('/') ? text.replace(slash, '') : text;
}

const slash = /(?<=[\u0590-\u05ff])\/(?=[\u0590-\u05ff]|$)|^\/(?=[\u0590-\u05ff])/g;
