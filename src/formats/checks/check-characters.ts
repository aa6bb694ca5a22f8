import type { Report } from '../diagnostic-collector.ts';
import type { CheckedText } from './checked-text.ts';

/** A quick look that lets nearly every verse pass: letters of scripts that resemble Latin, and what is no letter. */
const worthALook =
  /[\\\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u0370-\u052f\u1f00-\u1fff\u2c80-\u2cff\ufffd]/;
const unreadable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ufffd]/;
const markup = /\\\+?[A-Za-z][A-Za-z0-9-]*\*?/;
const scripts = ['Latin', 'Greek', 'Cyrillic', 'Coptic'] as const;
const isOfScript = scripts.map((script) => new RegExp(`\\p{Script=${script}}`, 'u'));

/** Reports characters in a verse that are probably no part of its text. */
export function checkCharacters(
  { number, content: { text }, at, hasDoubleSpace }: CheckedText,
  chapter: number,
  report: Report,
): void {
  const isSuspicious = worthALook.test(text);
  if (!isSuspicious && !hasDoubleSpace) return;
  const place = number === 0 ? `the title of chapter ${chapter}` : `${chapter}:${number}`;
  if (hasDoubleSpace) {
    report('double-space', at, `Spaces stand side by side in ${place}; they were read as one. Remove one.`);
  }
  if (!isSuspicious) return;
  const character = unreadable.exec(text)?.[0];
  if (character !== undefined) {
    const code = character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
    report(
      'unreadable-character',
      at,
      `The text of ${place} holds U+${code}, which nobody can read. Write the right character.`,
    );
  }
  const marker = markup.exec(text)?.[0];
  if (marker !== undefined) {
    report(
      'markup-in-text',
      at,
      `${marker} stands in the text of ${place}. Remove it, or write it as markup of the source's format.`,
    );
  }
  const word = wordOfScripts(text);
  if (word !== undefined) {
    const message = `“${word}” in ${place} has letters of more than one alphabet. Write it with those of one.`;
    report('mixed-scripts', at, message);
  }
}

/** The first word with letters of more than one script: letters that look alike, such as Latin and Cyrillic a. */
function wordOfScripts(text: string): string | undefined {
  const words = text.match(/[\p{L}\p{M}]+/gu) ?? [];
  return words.find((word) => isOfScript.filter((script) => script.test(word)).length > 1);
}
