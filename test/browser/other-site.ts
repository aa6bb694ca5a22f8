import { expect } from 'bun:test';
import { sharedChromium } from './chromium.ts';
import { OpenedPage } from './opened-page.ts';

export class OtherSite {
  readonly #pages = new Map<string, { readonly html: string; readonly policy: string | undefined }>();
  readonly #server = Bun.serve({
    port: 0,
    hostname: '127.0.0.1',
    fetch: ({ url }) => {
      const page = this.#pages.get(new URL(url).pathname);
      if (!page) return new Response('', { status: 404 });
      const policy = page.policy === undefined ? {} : { 'Content-Security-Policy': page.policy };
      return new Response(page.html, { headers: { 'Content-Type': 'text/html; charset=utf-8', ...policy } });
    },
  });

  add(body: string, { language = 'en', policy }: { language?: string; policy?: string } = {}): string {
    const path = `/${this.#pages.size}`;
    const head = `<meta charset="utf-8"><title>A sermon</title><link rel="icon" href="data:,">`;
    const html = `<!doctype html><html lang="${language}"><head>${head}</head><body>${body}</body></html>`;
    this.#pages.set(path, { html, policy });
    return this.origin + path;
  }

  get origin(): string {
    return `http://127.0.0.1:${this.#server.port}`;
  }

  stop(): void {
    this.#server.stop(true);
  }
}

export async function openOther(
  url: string,
  use: (opened: OpenedPage) => Promise<void>,
  options: { readonly hasTouch?: boolean } = {},
): Promise<void> {
  const profile = await (await sharedChromium()).newContext(options);
  try {
    const opened = await OpenedPage.open(profile, url, { width: 820 });
    await use(opened);
    expect(opened.errors).toEqual([]);
  } finally {
    await profile.close();
  }
}
