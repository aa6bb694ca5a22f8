const more = '…';

/**
 * Parses JSON with omissions marked `…`: at the end of a text (`"In the …"`), of a list (`[1, …]`) and of an
 * object (`{"a": 1, …}`).
 */
export function parseExcerpt(text: string): unknown {
  const json = text.replace(/"(?:[^"\\]|\\.)*"|…/g, (token) =>
    token === more ? `"${more}": "${more}"` : token,
  );
  return JSON.parse(json.replaceAll(/"…": "…"(?=\s*\])/g, `"${more}"`));
}

export function excerptFaults(shown: unknown, real: unknown, path = ''): string[] {
  if (typeof shown === 'string' && shown.endsWith(more) && shown !== more)
    return typeof real === 'string' && real.startsWith(shown.slice(0, -1).trimEnd()) ? [] : [fault()];
  if (Array.isArray(shown)) {
    if (!Array.isArray(real)) return [fault()];
    const isCut = shown.at(-1) === more;
    const items = isCut ? shown.slice(0, -1) : shown;
    if (!isCut && items.length !== real.length) return [`${path} has ${real.length} items`];
    return items.flatMap((item, index) => excerptFaults(item, real[index], `${path}[${index}]`));
  }
  if (typeof shown === 'object' && shown !== null) {
    if (typeof real !== 'object' || real === null) return [fault()];
    const { [more]: isCut, ...members } = shown as Record<string, unknown>;
    const others = Object.keys(real).filter((name) => !(name in members));
    return [
      ...(isCut === undefined && others.length > 0 ? [`${path} has ${others} too`] : []),
      ...Object.entries(members).flatMap(([name, value]) =>
        excerptFaults(value, (real as Record<string, unknown>)[name], `${path}.${name}`),
      ),
    ];
  }
  return shown === real ? [] : [fault()];

  function fault(): string {
    return `${path}: ${JSON.stringify(shown)}, not ${JSON.stringify(real)?.slice(0, 80)}`;
  }
}
