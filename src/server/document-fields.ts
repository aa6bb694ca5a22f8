import { mediaTypes } from '../site/fields.ts';
import type { ResponseFields } from './http/http-response.ts';
import type { PreparedDocument } from './prepared-document.ts';

/** The header fields of a document but for its ETag. */
export function documentFields(
  common: ResponseFields,
  { coding, isDownload }: Pick<PreparedDocument, 'coding' | 'isDownload'>,
): ResponseFields {
  return {
    'Content-Type': mediaTypes.json,
    Vary: 'Accept-Encoding',
    ...common,
    ...(coding === 'identity' ? {} : { 'Content-Encoding': coding }),
    ...(isDownload ? { 'Accept-Ranges': 'bytes' } : {}),
  };
}
