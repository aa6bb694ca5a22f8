import type { Attributes } from '../scripture-sink.ts';

/** The attribute a bare value belongs to (USFM 3 manual, "Attributes": default attributes). */
const defaultAttributes: Readonly<Record<string, string>> = {
  w: 'lemma',
  rb: 'gloss',
  fig: 'alt',
  jmp: 'link-href',
  xt: 'link-href',
  k: 'key',
};

const namedAttribute = /([A-Za-z][\w-]*)\s*=\s*"((?:[^"\\]|\\.)*)"/g;

/**
 * Attributes as they stand between `|` and the closing marker: `strong="H430" lemma="..."`, or one bare
 * value for the marker's default attribute. Undefined when there is nothing in it.
 */
export function parseAttributes(style: string, source: string): Attributes | undefined {
  if (!source.includes('=')) {
    const value = source.trim();
    const name = defaultAttributes[style] ?? 'default';
    return value === '' ? undefined : { [name]: value };
  }
  const attributes: Record<string, string> = {};
  for (const [, name, value] of source.matchAll(namedAttribute)) {
    attributes[name!] = value!.replace(/\\(.)/g, '$1');
  }
  return attributes;
}
