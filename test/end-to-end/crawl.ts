export interface Crawl {
  readonly found: ReadonlySet<string>;
  readonly failed: readonly string[];
}

const atOnce = 8;

export async function crawl(url: string, starts: readonly string[]): Promise<Crawl> {
  const queue = [...starts];
  const seen = new Set(queue);
  const found = new Set<string>();
  const failed: string[] = [];

  async function visit(path: string): Promise<void> {
    const response = await fetch(url + path);
    const body = await response.text();
    if (response.status !== 200) {
      failed.push(`${response.status} ${path}`);
      return;
    }
    found.add(path);
    for (const [, link] of body.matchAll(/"(\/api\/[^"\\]*)"/g)) {
      if (seen.has(link!)) continue;
      seen.add(link!);
      queue.push(link!);
    }
  }

  while (queue.length > 0) await Promise.all(queue.splice(0, atOnce).map(visit));
  return { found, failed };
}
