// Made from the schemas of the service by client/scripts/make-document-types.ts.

import type { Manifest } from './manifest.ts';

export type Release = Manifest;
