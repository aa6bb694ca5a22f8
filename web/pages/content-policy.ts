interface PageSources {
  /** What scripts may run: `'self'`, or the hashes of those in the page. */
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/**
 * The Content-Security-Policy of every page: it loads files and documents of its own service, and recordings from anywhere. The server
 * sends it as a header too, and adds there who may frame the page.
 */
export function contentPolicy({ scripts, styles }: PageSources): string {
  const sources = {
    default: ["'none'"],
    script: scripts,
    style: styles,
    connect: ["'self'"],
    font: ["'self'"],
    img: ["'self'", 'data:'],
    media: ['http:', 'https:'],
    // The installed reader
    manifest: ["'self'"],
    worker: ["'self'"],
  };
  const directives = Object.entries(sources).map(([kind, from]) => `${kind}-src ${from.join(' ')}`);
  return [...directives, "base-uri 'none'", "form-action 'none'"].join('; ');
}
