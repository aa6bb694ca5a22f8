const first = 0x3400;
const last = 0x9fff;

/**
 * Traditional characters and their simplified forms, in the order of the traditional ones. A simplified form has no
 * simpler one.
 */
export function simplifiedPairs(): (readonly [traditional: string, simplified: string])[] {
  const characters = Array.from({ length: last - first + 1 }, (_, at) => String.fromCharCode(first + at));
  const { stdout } = Bun.spawnSync(['uconv', '-f', 'utf-8', '-t', 'utf-8', '-x', 'Traditional-Simplified'], {
    stdin: Buffer.from(characters.join('\n')),
  });
  const results = stdout.toString().split('\n');
  const forms = new Map(characters.map((character, at) => [character, results[at]!]));
  return characters.flatMap((character) => {
    const simplest = simplestOf(character, forms);
    return simplest === character ? [] : [[character, simplest] as const];
  });
}

/** Two characters can be simplified forms of each other (苎 and 苧): the first one represents both. */
function simplestOf(character: string, forms: ReadonlyMap<string, string>): string {
  const seen = [character];
  for (;;) {
    const next = forms.get(seen.at(-1)!)!;
    const at = seen.indexOf(next);
    if (at >= 0) return seen.slice(at).sort()[0]!;
    seen.push(next);
  }
}
