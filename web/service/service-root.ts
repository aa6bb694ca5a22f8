export const pagePattern =
  /^(\/(?:[^?#]*\/)?)read\/([\w-]+)\/([A-Z0-9]{3})\/(\d{1,3})(?:\.html)?(?:(?::|%3[Aa])([^/?#]*))?(?:\?([^#]*))?$/;

/**
 * The path of the service, with a trailing slash. The reader is at its root or on a chapter page below it
 * (`/read/BSB/JHN/3`).
 */
export function serviceRoot(): string {
  return pagePattern.exec(location.pathname)?.[1] ?? new URL('.', location.href).pathname;
}
