export interface PageLink {
  /** From 1. */
  readonly line: number;
  /** The spelling on the page, without a title. */
  readonly target: string;
}

/** The links and images of a page's prose, except in code. */
export function pageLinks(prose: string): PageLink[] {
  return prose.split('\n').flatMap((text, index) => {
    const withoutCode = text.replace(/`[^`]*`/g, 'code');
    const targets = withoutCode.matchAll(/\]\(\s*<?([^)\s>]+)>?[^)]*\)|^\[[^\]]+\]: +(\S+)/g);
    return [...targets].map(([, inline, reference]) => ({ line: index + 1, target: (inline ?? reference)! }));
  });
}
