/** What a member that links to a document is written as; a quote in a text would be escaped, so no text has this. */
const link = 'Link":"/api/';
/** The maps from a reader to a link, which alone are no members of their own name. */
const timingLinks = /ChapterAudioTimings":\{[^{}]*\}/g;

/**
 * The same document for a service that lies under a base path: every link has it in front. Nothing else changes, so
 * a text that is written like a path stays as it is.
 * @param json as this compiler writes it, without white space.
 * @param basePath such as `/bible`; the document itself is returned when it is empty.
 */
export function mountLinks(json: Uint8Array<ArrayBuffer>, basePath: string): Uint8Array<ArrayBuffer> {
  if (basePath === '') return json;
  // One character a byte, whatever the text is written in: nothing but ASCII is looked for
  const text = Buffer.from(json.buffer, json.byteOffset, json.length).toString('latin1');
  const mounted = text
    .replaceAll(link, `Link":"${basePath}/api/`)
    .replace(timingLinks, (map) => map.replaceAll('":"/api/', `":"${basePath}/api/`));
  return new Uint8Array(Buffer.from(mounted, 'latin1'));
}
