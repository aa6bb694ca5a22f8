/**
 * A document with the links that it was stored with. Below a base path a live server puts that in front of each link,
 * which no hash in a manifest knows of. No text can look like a link: its quotes are escaped.
 * @param base such as `/bible`. @returns the document itself where it has no such link.
 */
export function withoutBasePath(json: Uint8Array, base: string): Uint8Array {
  const mounted = Buffer.from(`":"${base}/api/`);
  const bytes = Buffer.from(json.buffer, json.byteOffset, json.length);
  if (base === '' || !bytes.includes(mounted)) return json;
  // One character a byte, whatever the text is written in
  const text = bytes.toString('latin1').replaceAll(mounted.toString('latin1'), '":"/api/');
  return Buffer.from(text, 'latin1');
}
