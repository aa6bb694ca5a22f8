import type { Report } from '../diagnostic-collector.ts';

/** The characters of Windows-1252 for the bytes 80 to BF, which continue a character of UTF-8. */
const characters = new TextDecoder('windows-1252').decode(
  Uint8Array.from({ length: 64 }, (_, at) => 0x80 + at),
);
const next = `[${characters.replace(/[\]\\^-]/g, '\\$&')}]`;
/** Without punctuation, which may follow a capital letter: `IRMÃ”`. */
const nextLetter = `(?![‘’“”‹»–—…\u00a0])${next}`;

/**
 * UTF-8 that was read as Windows-1252 and saved as UTF-8: `â€™` for `’`, `Ã©` for `é`, `Ð±` for `б`, `à¤®` for `म`.
 * Signs of other scripts also occur in texts that are right.
 */
const twice = new RegExp(`â€${next}|[ÂÃÎÏÐÑ×ØÙ]${nextLetter}|à[¤-·]${next}`, 'g');
/** Fewer may be right: `Ñ±`. */
const minOccurrences = 3;

/** Reports a text that was encoded twice, at the first place. */
export function reportEncodedTwice(text: string, report: Report): void {
  const found = Array.from(text.matchAll(twice));
  if (found.length < minOccurrences) return;
  const { index, 0: wrong } = found.find(([each]) => readOnce(each) !== undefined) ?? found[0]!;
  const right = readOnce(wrong);
  const example = right === undefined ? '' : ` (“${wrong}” for “${right}”)`;
  const message = `The text was encoded twice${example}. Convert it from UTF-8 to Windows-1252 once; the result is UTF-8.`;
  report('contradictory-encoding', index, message);
}

function readOnce(wrong: string): string | undefined {
  const bytes = Uint8Array.from(wrong, (character) => {
    const at = characters.indexOf(character);
    return at >= 0 ? 0x80 + at : character.charCodeAt(0);
  });
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
