import { commentaryEndpoints } from './commentary-endpoints.ts';
import { datasetEndpoints } from './dataset-endpoints.ts';
import { extensionEndpoints } from './extension-endpoints.ts';
import { createSource } from './http/create-source.ts';
import type { DocumentSource } from './http/document-source.ts';
import type { SourceOptions } from './http/source-options.ts';
import { translationEndpoints } from './translation-endpoints.ts';

/** A method for every endpoint. All reject with a `ScriptoriumError`, or with the reason of the signal. */
export interface ScriptoriumClient
  extends DocumentSource,
    ReturnType<typeof translationEndpoints>,
    ReturnType<typeof commentaryEndpoints>,
    ReturnType<typeof datasetEndpoints>,
    ReturnType<typeof extensionEndpoints> {}

/** A client of the service at a base URL. Throws a `ScriptoriumError` when that is none. */
export function createClient(options: SourceOptions): ScriptoriumClient {
  const source = createSource(options);
  return {
    ...source,
    ...translationEndpoints(source),
    ...commentaryEndpoints(source),
    ...datasetEndpoints(source),
    ...extensionEndpoints(source),
  };
}
