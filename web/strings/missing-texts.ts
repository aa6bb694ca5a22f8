/**
 * Lists the texts that each language lacks and that appear in English instead:
 * `node bin/bun.mjs web/strings/missing-texts.ts`.
 */
import { languages } from './load-language.ts';
import english from './strings-en.json';

type Parts = Readonly<Record<string, Readonly<Record<string, unknown>> | undefined>>;

export function missingTexts(translation: object): string[] {
  return Object.entries(english).flatMap(([part, texts]) =>
    Object.keys(texts)
      .filter((key) => (translation as Parts)[part]?.[key] === undefined)
      .map((key) => `${part}.${key}`),
  );
}

export async function missingTextsReport(): Promise<string> {
  const lines = languages.map(async ({ code, load }) => {
    const missing = load ? missingTexts((await load()).default) : [];
    return `${code}: ${missing.length === 0 ? 'complete' : `${missing.length} missing: ${missing.join(', ')}`}`;
  });
  return (await Promise.all(lines)).join('\n');
}

if (import.meta.main) console.log(await missingTextsReport());
