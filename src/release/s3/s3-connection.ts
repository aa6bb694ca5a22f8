import type { S3ClientConfig } from '@aws-sdk/client-s3';
import { PublishError } from '../publish-error.ts';

/** How a store is spoken to. What is left out is as the SDK finds it, or else as told here. */
export interface S3Connection {
  /** URL of a store that is not Amazon's; else `AWS_ENDPOINT_URL_S3`. */
  readonly endpoint?: string | undefined;
  /** Else `AWS_REGION` or that of the profile, or else us-east-1. */
  readonly region?: string | undefined;
  /** Whether the bucket stands in the path of requests, not in the host. By default where there is an endpoint. */
  readonly pathStyle?: boolean | undefined;
  /** How many connections are open at most. */
  readonly concurrency: number;
  /** How often a request is tried in all; else `AWS_MAX_ATTEMPTS`, or else 5. */
  readonly attempts?: number | undefined;
  /** Seconds that a store may be silent, 60 by default. */
  readonly patience?: number | undefined;
}

/** Seconds. */
export const defaultPatience = 60;
const defaultAttempts = 5;

/** @throws PublishError for an endpoint that is no URL. */
export function s3ClientConfig(connection: S3Connection): S3ClientConfig {
  const endpoint = checkedEndpoint(connection.endpoint);
  const { region, concurrency, patience = defaultPatience } = connection;
  const pathStyle = connection.pathStyle ?? s3Endpoint(connection) !== undefined;
  const attempts = connection.attempts ?? (process.env.AWS_MAX_ATTEMPTS ? undefined : defaultAttempts);
  const agent = { keepAlive: true, maxSockets: concurrency };
  return {
    ...(endpoint !== undefined && { endpoint }),
    ...(region !== undefined && { region }),
    ...(attempts !== undefined && { maxAttempts: attempts }),
    forcePathStyle: pathStyle,
    retryMode: 'standard',
    // Every store knows Content-MD5; not every one knows the newer checksums and the chunks that they come in
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    expectContinueHeader: false,
    requestHandler: {
      httpAgent: agent,
      httpsAgent: agent,
      connectionTimeout: Math.min(10, patience) * 1000,
      socketTimeout: patience * 1000,
      // In a TLS handshake that is left unanswered this one alone counts
      requestTimeout: patience * 1000,
      throwOnRequestTimeout: true,
    },
  };
}

/** The URL of a store that is not Amazon's, as far as it is known without reading the SDK's files. */
export function s3Endpoint({ endpoint }: S3Connection): string | undefined {
  return endpoint ?? process.env.AWS_ENDPOINT_URL_S3 ?? process.env.AWS_ENDPOINT_URL;
}

function checkedEndpoint(endpoint: string | undefined): string | undefined {
  if (endpoint === undefined || (/^https?:\/\//.test(endpoint) && URL.canParse(endpoint))) return endpoint;
  const example = `https://${endpoint.replace(/^(\w*:)?\/+/, '')}`;
  const hint = URL.canParse(example)
    ? `Did you mean ${example}?`
    : 'It has to look like https://s3.example.org.';
  throw new PublishError(`${JSON.stringify(endpoint)} is no endpoint of an object store. ${hint}`);
}
