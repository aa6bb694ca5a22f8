import { links } from '../documents/links.ts';
import type { Answer } from '../questions/questions.ts';
import type { CodingChoice } from '../site/content-coding.ts';
import { type ErrorDetail, errorBody, errorCodes, errorFields } from '../site/errors.ts';
import {
  answerFields,
  type CommonFields,
  cacheControlOf,
  documentFields,
  entityTag,
  isDownloadPath,
  isNamedByHash,
  policyFields,
  withoutBodyFields,
} from '../site/fields.ts';
import { outcomeOf } from '../site/preconditions.ts';
import { gzip, hexDigest, shortHash } from './bytes.ts';
import { type StoredFile, typeOfFile } from './published-files.ts';
import { fileHash, plainBytes } from './release-state.ts';

type Fields = Readonly<Record<string, string>>;
type Coding = NonNullable<CodingChoice['coding']>;

export interface PreparedResponse {
  readonly etag: string;
  readonly isDownload: boolean;
  readonly fields: Fields;
  readonly body: Uint8Array<ArrayBuffer>;
}

/** Translations as files in other formats, which are compressed. */
const downloadFolder = links.download('');

interface FileOptions {
  readonly common: CommonFields;
  readonly coding: Coding;
  readonly frameAncestors: string;
}

export async function prepareFile(
  path: string,
  file: StoredFile,
  { common, coding: accepted, frameAncestors }: FileOptions,
): Promise<PreparedResponse> {
  const type = file.contentType ?? typeOfFile(path);
  const isPacked = path.startsWith(downloadFolder);
  const isDownload = isPacked || isDownloadPath(path);
  const coding = isPacked || /^(?:font|image\/png)/.test(type) ? 'identity' : accepted;
  const etag = entityTag(await fileHash(file), coding);
  const isPage = type.startsWith('text/html');
  const policy = isPage ? policyFields(new TextDecoder().decode(await plainBytes(file)), frameAncestors) : {};
  const kind = { coding, isDownload, isImmutable: isNamedByHash(path) };
  const fields = {
    ...documentFields(common.documents, kind),
    'Cache-Control': cacheControlOf(path, common.documents['Cache-Control']!),
    ...policy,
    'Content-Type': type,
    ETag: etag,
  };
  const body =
    coding === 'gzip' ? (file.isGzip ? file.bytes : await gzip.compress(file.bytes)) : await plainBytes(file);
  return { etag, isDownload, fields, body };
}

export async function prepareAnswer(
  answer: Answer,
  common: CommonFields,
  coding: Coding,
): Promise<PreparedResponse> {
  const plain = new TextEncoder().encode(answer.body);
  const etag = entityTag(shortHash(await hexDigest(plain)), coding);
  const { documents } = answerFields(common, answer);
  const fields = { ...documentFields(documents, { coding, isDownload: false }), ETag: etag };
  const body = coding === 'gzip' ? await gzip.compress(plain) : plain;
  return { etag, isDownload: false, fields, body };
}

export function respond(request: Request, prepared: PreparedResponse, all: Fields): Response {
  const { etag, isDownload, fields, body } = prepared;
  const { method, headers } = request;
  const outcome = outcomeOf({ method, fields: headers }, { etag, isDownload }, () => body.length);
  switch (outcome.send) {
    case 'all':
      return response(request, 200, fields, body);
    case 'not-modified':
      return response(request, 304, withoutBodyFields(fields), undefined);
    case 'error':
      return refuse(request, outcome.error, { ...all, Vary: 'Accept-Encoding', ...outcome.fields });
    case 'range': {
      const { start, end } = outcome.range;
      const partial = { ...fields, 'Content-Range': outcome.contentRange };
      return response(request, 206, partial, body.subarray(start, end));
    }
  }
}

export function refuse(request: Request, detail: ErrorDetail, fields: Fields): Response {
  const body = new TextEncoder().encode(errorBody(detail));
  return response(request, errorCodes[detail.code], { ...errorFields(detail), ...fields }, body);
}

export function response(
  { method }: Request,
  status: number,
  fields: Fields,
  body: Uint8Array<ArrayBuffer> | undefined,
): Response {
  const headers = new Headers(fields);
  if (body) headers.set('Content-Length', String(body.length));
  // Cloudflare would otherwise compress the body again
  const init = { status, headers, encodeBody: 'manual' };
  return new Response(method === 'HEAD' ? null : body, init);
}
