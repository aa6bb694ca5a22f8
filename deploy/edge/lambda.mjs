// A function with a function URL or an HTTP API (payload version 2.0), runtime nodejs22.x, handler lambda.handler
import { withFolder } from './folder-bucket.mjs';
import worker from './worker.js';

const env = withFolder(process.env);

export async function handler({ rawPath, rawQueryString, headers, requestContext }) {
  const target = new URL(`https://${requestContext.domainName ?? 'localhost'}`);
  target.pathname = rawPath;
  target.search = rawQueryString ?? '';
  const { method } = requestContext.http;
  const response = await worker.fetch(new Request(target, { method, headers }), env);
  const body = Buffer.from(await response.arrayBuffer()).toString('base64');
  return {
    statusCode: response.status,
    headers: Object.fromEntries(response.headers),
    body,
    isBase64Encoded: true,
  };
}
