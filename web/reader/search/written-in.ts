/** True if all letters of a text are of the script. @param script ISO 15924 code */
export function isWrittenIn(text: string, script: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? [];
  const scripts = (unicodeScripts[script] ?? [script]).map((code) => `\\p{Script=${code}}`);
  try {
    const pattern = new RegExp(`[${scripts.join('')}]`, 'u');
    return letters.length > 0 && letters.every((letter) => pattern.test(letter));
  } catch {
    return false;
  }
}

/** ISO 15924 codes of scripts that Unicode treats as several, or under another code. */
const unicodeScripts: Readonly<Record<string, readonly string[]>> = {
  Hans: ['Hani'],
  Hant: ['Hani'],
  Jpan: ['Hani', 'Hira', 'Kana'],
  Kore: ['Hang', 'Hani'],
};
