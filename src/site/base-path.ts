/** The spelling of a member that contains a link. Quotes in text are escaped, so text never matches. */
const link = 'Link":"/api/';
/** Maps from a reader to a link: the only links whose member names do not end in `Link`. */
const timingLinks = /ChapterAudioTimings":\{[^{}]*\}/g;

const server = '"servers":[{"url":"';

/**
 * Prefixes every link in a document with the base path. Text that looks like a path is not changed.
 * @param json as the compiler writes it, without white space.
 * @param basePath such as `/bible`; if empty, the document itself is returned.
 */
export function mountLinks(json: Uint8Array<ArrayBuffer>, basePath: string): Uint8Array<ArrayBuffer> {
  if (basePath === '') return json;
  const mounted = viewOf(json)
    .toString('latin1')
    .replaceAll(link, `Link":"${basePath}/api/`)
    .replace(`${server}/"`, () => `${server}${basePath}"`)
    .replace(timingLinks, (map) => map.replaceAll('":"/api/', `":"${basePath}/api/`));
  return new Uint8Array(Buffer.from(mounted, 'latin1'));
}

/**
 * Parts of a little more than `bytes` each. None ends within a link, so `mountLinks` can change one part after
 * the other.
 */
export function* partsBetweenLinks(
  json: Uint8Array<ArrayBuffer>,
  bytes: number,
): Generator<Uint8Array<ArrayBuffer>> {
  const view = viewOf(json);
  for (let start = 0; start < json.length; ) {
    // The texts that `mountLinks` replaces can end with this brace, but do not contain it before
    const brace = start + bytes < json.length ? view.indexOf('}', start + bytes) : -1;
    const end = brace < 0 ? json.length : brace + 1;
    yield json.subarray(start, end);
    start = end;
  }
}

/**
 * Removes the base path from every link: restores the stored document, whose hash is in the manifest.
 * @param basePath such as `/bible`.
 * @returns the document itself if it has no such link.
 */
export function unmountLinks(json: Uint8Array, basePath: string): Uint8Array {
  const mounted = `":"${basePath}/api/`;
  const mountedServer = `${server}${basePath}"`;
  const bytes = viewOf(json);
  if (basePath === '' || !(bytes.includes(mounted) || bytes.includes(mountedServer))) return json;
  const text = bytes.toString('latin1').replaceAll(mounted, '":"/api/').replace(mountedServer, `${server}/"`);
  return Buffer.from(text, 'latin1');
}

/** A view for reading as Latin-1, one character per byte. Searches are for ASCII only, so this works in any script. */
function viewOf({ buffer, byteOffset, length }: Uint8Array): Buffer {
  return Buffer.from(buffer, byteOffset, length);
}
