import type { SiblingCoding } from '../publish/published-object.ts';
import type { BucketOptions } from './bucket-options.ts';

/** What `scriptorium publish` is told. */
export interface PublishCommandOptions extends BucketOptions {
  readonly dryRun: boolean;
  readonly json: boolean;
  readonly all: boolean;
  readonly force: boolean;
  readonly hostFiles: boolean;
  readonly reader: boolean;
  readonly siblings?: ReadonlySet<SiblingCoding>;
  readonly encoding: 'gzip' | 'br' | 'identity';
  readonly cacheControl: string;
  readonly cors: string;
  readonly sign?: string;
  readonly concurrency?: number;
}
