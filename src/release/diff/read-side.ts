import type { z } from 'zod';
import type { ManifestEntry } from '../../documents/manifest/manifest-schema.ts';
import { NetworkFault } from '../../net/network-fault.ts';
import { parseJson } from '../parse-json.ts';
import { PublishError } from '../publish-error.ts';
import type { ReleaseSource } from '../release-source.ts';
import { UnsoundObject } from '../unsound-object.ts';
import { documentProblem } from '../verify/document-problem.ts';

/** The documents of one edition at one side of a comparison. */
export interface ReadSide {
  has(path: string): boolean;
  /** @throws PublishError when a document is not what the manifest says, or cannot be had. */
  read<Schema extends z.ZodType>(path: string, schema: Schema): Promise<z.infer<Schema>>;
}

export function readSide(source: ReleaseSource, documents: readonly ManifestEntry[]): ReadSide {
  const entries = new Map(documents.map((entry) => [entry.path, entry]));
  return {
    has: (path) => entries.has(path),
    async read(path, schema) {
      const entry = entries.get(path)!;
      try {
        const found = await source.read(path, documentProblem.mostBytes(entry));
        const problem = documentProblem.of(found, entry);
        if (problem) throw new UnsoundObject(problem);
        return parseJson(found!.bytes, schema);
      } catch (error) {
        if (error instanceof NetworkFault)
          throw new PublishError(`${path} of ${source.name} could not be read: ${error.message}.`);
        if (!(error instanceof UnsoundObject)) throw error;
        const advice = 'If it is not being published just now, see: scriptorium verify';
        throw new PublishError(`${path} of ${source.name} ${error.message}. ${advice} ${source.name}`);
      }
    },
  };
}
