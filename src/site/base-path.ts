/** How a member that links to a document is spelled. In a text its quotes would be escaped, so no text contains this. */
const link = 'Link":"/api/';
/** The maps from a reader to a link: the only links whose members are not named `...Link`. */
const timingLinks = /ChapterAudioTimings":\{[^{}]*\}/g;

/** Where the OpenAPI document says that paths begin: `openapi/open-api.make.ts` writes it. */
const server = '"servers":[{"url":"';

/**
 * A document for a service that is below a base path: every link gets the base path in front. Nothing else changes; a
 * text that looks like a path stays as it is.
 * @param json as the compiler writes it, without white space.
 * @param basePath such as `/bible`; where it is empty, the document itself is returned.
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
 * The reverse of `mountLinks`: a document with the links it was stored with, whose hash a manifest knows.
 * @param basePath such as `/bible`.
 * @returns the document itself where it has no such link.
 */
export function unmountLinks(json: Uint8Array, basePath: string): Uint8Array {
  const mounted = `":"${basePath}/api/`;
  const mountedServer = `${server}${basePath}"`;
  const bytes = viewOf(json);
  if (basePath === '' || !(bytes.includes(mounted) || bytes.includes(mountedServer))) return json;
  const text = bytes.toString('latin1').replaceAll(mounted, '":"/api/').replace(mountedServer, `${server}/"`);
  return Buffer.from(text, 'latin1');
}

/** A view to be read as Latin-1, one character per byte: only ASCII is looked for, whatever script a text is in. */
function viewOf({ buffer, byteOffset, length }: Uint8Array): Buffer {
  return Buffer.from(buffer, byteOffset, length);
}
