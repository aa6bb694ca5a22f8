interface PageSources {
  /** The `script-src` values: `'self'`, or the hashes of inline scripts. */
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/**
 * The Content-Security-Policy of every page: files and documents come from its own service, recordings from
 * anywhere. The server also sends it as a header and adds the allowed frame ancestors.
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
    // Required by the installed reader
    manifest: ["'self'"],
    worker: ["'self'"],
  };
  const directives = Object.entries(sources).map(([kind, from]) => `${kind}-src ${from.join(' ')}`);
  return [...directives, "base-uri 'none'", "form-action 'none'"].join('; ');
}
