import { links } from '../../documents/links.ts';
import { ReleaseError } from '../../release/release-error.ts';
import { errorBody } from '../../site/errors.ts';
import {
  commonFields,
  defaultFrameAncestors,
  immutableCacheControl,
  mediaTypes,
  pathAliases,
  preflightFields,
} from '../../site/fields.ts';
import { libraryNames } from '../../site/web-files.ts';

export interface HostOptions {
  readonly cacheControl: string;
  /** `*`, one origin, or '' for no CORS fields. */
  readonly corsOrigin: string;
  /** Origins that may frame the reader, in CSP syntax. Default: the site itself. */
  readonly frameAncestors?: string;
  /** True if the reader and the explorer are published; otherwise `index.html` is a plain list. */
  readonly hasReader?: boolean;
}

export type FieldList = readonly (readonly [name: string, value: string])[];

export interface HostSettings {
  readonly cacheControl: string;
  readonly immutable: string;
  readonly hasReader: boolean;
  readonly everywhere: FieldList;
  readonly preflight: FieldList;
}

export function hostSettings(options: HostOptions): HostSettings {
  const { cacheControl, corsOrigin, frameAncestors = defaultFrameAncestors, hasReader = false } = options;
  for (const value of [cacheControl, corsOrigin, frameAncestors.replaceAll("'", '')]) checkPlain(value);
  // The pages contain the rest of the policy; in a page this directive has no effect
  const framing = ['Content-Security-Policy', `frame-ancestors ${frameAncestors}`] as const;
  return {
    cacheControl,
    hasReader,
    immutable: immutableCacheControl,
    everywhere: [
      ...Object.entries(commonFields(corsOrigin, cacheControl).all),
      ...(hasReader ? [framing] : []),
    ],
    preflight: corsOrigin === '' ? [] : Object.entries(preflightFields),
  };
}

/** nginx interprets `$name` and Caddy `{name}`, and neither has a way to escape them. */
function checkPlain(value: string): void {
  if (/^[\w=,;:./*[\] -]*$/.test(value)) return;
  throw new ReleaseError(
    `"${value}" cannot be written into the configuration of a static host: only letters, digits, spaces and = , ; : . / * - _ [ ] can. Choose another value, or publish with --no-host-files.`,
  );
}

/** Types of downloads by extension. Clients may resume them. */
export const downloadTypes = [
  ['epub', mediaTypes.epub],
  ['docx', mediaTypes.docx],
  ['zip', mediaTypes.zip],
] as const;

/** Pattern for the scripts that other sites load. */
export const libraryScripts = `/(?:${libraryNames.join('|')})\\.js`;

/** The file that the server sends at `/favicon.ico`. */
export const favicon = pathAliases.get('/favicon.ico')!;

/** The folder of published files in the configurations, until the operator changes it. */
export const exampleFolder = '/srv/bible';

/**
 * Error bodies without details of the request, which static hosts cannot include. Configurations
 * enclose them in single quotes, so no text may contain one.
 */
export const errorBodies = {
  badRequest: errorBody({ code: 'bad_request', message: 'The request is malformed.' }),
  notFound: errorBody({
    code: 'path_not_found',
    message: 'There is nothing at this address.',
    hint: `Start at ${links.availableTranslations}.`,
  }),
  methodNotAllowed: errorBody({
    code: 'method_not_allowed',
    message: 'This method is not supported: everything here is read-only.',
    hint: 'Use GET.',
  }),
  preconditionFailed: errorBody({ code: 'precondition_failed', message: 'The document has changed.' }),
  uriTooLong: errorBody({ code: 'uri_too_long', message: 'The address is too long.' }),
  rangeNotSatisfiable: errorBody({
    code: 'range_not_satisfiable',
    message: 'The range starts past the end of the document.',
  }),
  headersTooLarge: errorBody({ code: 'headers_too_large', message: 'The request headers are too long.' }),
  versionNotSupported: errorBody({ code: 'version_not_supported', message: 'Use HTTP/1.1.' }),
  internalError: errorBody({ code: 'internal_error', message: 'Internal server error; see the server log.' }),
} as const;
