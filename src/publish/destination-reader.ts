import type { z } from 'zod';
import { links } from '../documents/links.ts';
import { parseJson } from '../release/parse-json.ts';
import { PublishError } from '../release/publish-error.ts';
import { type ReadDocument, Release, type ReleasePlace } from '../release/release.ts';
import { UnsoundObject } from '../release/unsound-object.ts';

/** Reads what tells of releases at a destination. For a repair, what cannot be read or understood is missing. */
export class DestinationReader {
  readonly place: ReleasePlace;
  readonly #read: ReadDocument;
  readonly #isRepair: boolean;

  constructor(read: ReadDocument, name: string, { isRepair }: { readonly isRepair: boolean }) {
    this.#read = read;
    this.place = { name, advice: 'With --all everything is put anew.' };
    this.#isRepair = isRepair;
  }

  /** @throws PublishError, as the others */
  readonly read: ReadDocument = async (path) => {
    try {
      return await this.#read(path);
    } catch (error) {
      if (this.#isRepair && error instanceof PublishError && !error.isRetryable) return undefined;
      throw error;
    }
  };

  async json<Schema extends z.ZodType>(
    path: string,
    schema: Schema,
  ): Promise<{ readonly isThere: boolean; readonly value: z.infer<Schema> | undefined }> {
    const bytes = await this.read(path);
    if (!bytes) return { isThere: false, value: undefined };
    return { isThere: true, value: this.#orMissing(path, () => parseJson(bytes, schema)) };
  }

  /** The release whose manifest lies at a path. */
  async release(path: string): Promise<Release | undefined> {
    const bytes = await this.read(path);
    if (!bytes) return undefined;
    return this.#orMissing(path, () => {
      const release = new Release(bytes, this.read, this.place);
      if (path === links.manifest || path === links.release(release.sha256)) return release;
      throw new UnsoundObject('is not the one its name says');
    });
  }

  #orMissing<T>(path: string, make: () => T): T | undefined {
    try {
      return make();
    } catch (error) {
      if (this.#isRepair) return undefined;
      if (!(error instanceof UnsoundObject)) throw error;
      const { name, advice } = this.place;
      throw new PublishError(`${path} of ${name} ${error.message}. ${advice}`, { cause: error });
    }
  }
}
