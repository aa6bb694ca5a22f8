import { Uint8ArrayReader, Uint8ArrayWriter, ZipWriter, type ZipWriterAddDataOptions } from '@zip.js/zip.js';

export type ZipContent =
  | string
  | Uint8Array
  | readonly [content: string | Uint8Array, ZipWriterAddDataOptions];

export async function zipOf(files: Readonly<Record<string, ZipContent>>): Promise<Uint8Array<ArrayBuffer>> {
  const zip = new ZipWriter(new Uint8ArrayWriter(), {
    useWebWorkers: false,
    keepOrder: true,
    dataDescriptor: false,
    extendedTimestamp: false,
    lastModDate: new Date(2024, 0, 1),
  });
  for (const [name, written] of Object.entries(files)) {
    const [content, options] = Array.isArray(written) ? written : [written, {}];
    const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
    const isFolder = name.endsWith('/');
    await zip.add(name, isFolder ? undefined : new Uint8ArrayReader(bytes), {
      ...options,
      directory: isFolder,
    });
  }
  return zip.close();
}
