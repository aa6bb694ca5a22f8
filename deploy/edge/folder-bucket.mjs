import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Reads a folder of published files like an R2 bucket, with the compressed file next to a plain one if it exists. */
export function folderBucket(folder) {
  const read = async (file, contentEncoding) => {
    try {
      const bytes = await readFile(file);
      const arrayBuffer = async () => bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length);
      return { arrayBuffer, httpMetadata: { contentEncoding } };
    } catch (error) {
      if (['ENOENT', 'EISDIR', 'ENOTDIR', 'ENAMETOOLONG'].includes(error.code)) return null;
      throw error;
    }
  };
  return {
    async get(key) {
      // No file name of a publication begins with a dot or contains a backslash or a colon
      if (/(?:^|\/)\.|[\\:\0]/.test(key)) return null;
      const file = join(folder, key);
      return (await read(`${file}.gz`, 'gzip')) ?? read(file);
    },
  };
}

/** The environment of a worker: FOLDER, a folder of published files, becomes its bucket. */
export function withFolder(variables) {
  const { FOLDER } = variables;
  // Some programs and systems set PREFIX for other purposes; FOLDER can name any folder
  return FOLDER ? { ...variables, PREFIX: undefined, BUCKET: folderBucket(FOLDER) } : variables;
}
