import fc from 'fast-check';

export function mutatedText(original: string, pieces: readonly string[]): fc.Arbitrary<string> {
  const piece = fc.oneof(
    fc.constantFrom('', ...pieces),
    fc.string({ maxLength: 6, unit: 'binary' }),
    fc.nat(original.length).chain((from) => fc.nat(60).map((length) => original.slice(from, from + length))),
  );
  const change = fc.record({ at: fc.nat(original.length), removed: fc.nat(40), piece });
  return fc
    .array(change, { maxLength: 12 })
    .map((changes) =>
      changes.reduce(
        (text, { at, removed, piece }) => text.slice(0, at) + piece + text.slice(at + removed),
        original,
      ),
    );
}
