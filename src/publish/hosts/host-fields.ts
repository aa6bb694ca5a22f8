import { links } from '../../documents/links.ts';
import { PublishError } from '../../release/publish-error.ts';
import { cacheControlOf } from '../../site/cache-control-of.ts';
import { commonFields } from '../../site/common-fields.ts';

export interface HostFieldOptions {
  /** Of documents whose address stays while their content changes. */
  readonly cacheControl: string;
  /** `*`, one origin, or '' for no CORS fields. */
  readonly corsOrigin: string;
  /** Whether the reader and the explorer are published; otherwise `index.html` is a plain list. */
  readonly hasReader?: boolean;
}

/** The header fields that a static host is told to send, as the server sends them. */
export interface HostFields {
  readonly cacheControl: string;
  /** Of what is named by its hash. */
  readonly immutable: string;
  readonly hasReader: boolean;
  /** Of every answer: names and values. */
  readonly everywhere: readonly (readonly [name: string, value: string])[];
  /** Of the answer to OPTIONS; none where no other origin may read. */
  readonly preflight: readonly (readonly [name: string, value: string])[];
}

export const allowedMethods = 'GET, HEAD, OPTIONS';

/** @throws PublishError when a value has a character that a configuration would take for one of its own. */
export function hostFields({ cacheControl, corsOrigin, hasReader = false }: HostFieldOptions): HostFields {
  for (const value of [cacheControl, corsOrigin]) checkPlain(value);
  return {
    cacheControl,
    hasReader,
    immutable: cacheControlOf(links.release('0'.repeat(64)), cacheControl),
    everywhere: Object.entries(commonFields(corsOrigin, cacheControl).all),
    preflight:
      corsOrigin === ''
        ? []
        : [
            ['Access-Control-Allow-Methods', allowedMethods],
            ['Access-Control-Allow-Headers', '*'],
            ['Access-Control-Max-Age', '86400'],
          ],
  };
}

/** nginx reads `$name`, Caddy `{name}`, and neither can say them otherwise. */
function checkPlain(value: string): void {
  if (/^[\w=,;:./*[\] -]*$/.test(value)) return;
  throw new PublishError(
    `"${value}" cannot be written into the configuration of a static host: only letters, digits, spaces and = , ; : . / * - _ [ ] can. Give another, or publish with --no-host-files.`,
  );
}
