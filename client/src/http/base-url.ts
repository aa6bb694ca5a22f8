import { pageLocation } from './page-location.ts';
import { ScriptoriumError } from './scriptorium-error.ts';

/**
 * The base URL without a slash at its end. Relative ones are resolved where there is a page to resolve them against.
 * Throws a `ScriptoriumError` for what is no URL of a service.
 */
export function baseUrl(given: string | URL): string {
  let url: URL;
  try {
    url = new URL(given, pageLocation()?.href);
  } catch (cause) {
    throw refusal(given, 'it must begin with https:// or http://', cause);
  }
  if (!/^https?:$/.test(url.protocol)) throw refusal(given, 'it must begin with https:// or http://');
  if (url.search || url.hash) throw refusal(given, 'it must have no query and no fragment');
  if (url.username || url.password) throw refusal(url.origin, 'it must have no user name and no password');
  return url.href.replace(/\/+$/, '');
}

function refusal(given: string | URL, why: string, cause?: unknown): ScriptoriumError {
  return new ScriptoriumError({
    code: 'invalid_argument',
    message: `"${given}" is no base URL: ${why}`,
    hint: 'Give the address that /api/available_translations.json follows',
    cause,
  });
}
