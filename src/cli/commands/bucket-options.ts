import type { Command } from 'commander';

/** How a bucket is reached that is given as `s3://bucket/prefix`. */
export interface BucketOptions {
  readonly endpoint?: string;
  readonly region?: string;
  readonly pathStyle?: boolean;
}

export function addBucketOptions<Given extends Command>(command: Given): Given {
  return command
    .option('--endpoint <url>', 'address of an object store')
    .option('--region <name>', 'region of the bucket')
    .option('--path-style', 'bucket in the path instead of the host name');
}
