export interface PageLink {
  readonly line: number;
  readonly target: string;
}

export function pageLinks(prose: string): PageLink[] {
  return prose.split('\n').flatMap((text, index) => {
    const withoutCode = text.replace(/`[^`]*`/g, 'code');
    const targets = withoutCode.matchAll(/\]\(\s*<?([^)\s>]+)>?[^)]*\)|^\[[^\]]+\]: +(\S+)/g);
    return [...targets].map(([, inline, reference]) => ({ line: index + 1, target: (inline ?? reference)! }));
  });
}
