export function words(text: string): string[] {
  return text.split(/\s+/).filter(Boolean);
}

export function firstDifference(expected: readonly string[], actual: readonly string[]): string | undefined {
  const length = Math.max(expected.length, actual.length);
  for (let index = 0; index < length; index++) {
    if (expected[index] === actual[index]) continue;
    const around = (pieces: readonly string[]) => pieces.slice(Math.max(0, index - 3), index + 4).join(' ');
    return `source "${around(expected)}", document "${around(actual)}"`;
  }
  return undefined;
}
