/**
 * Parses an absolute http or https URL; undefined for anything else. URLs with a user name or password are
 * also rejected, because they would be published.
 */
export function httpUrl(value: unknown): string | undefined {
  if (typeof value !== 'string' || !/^https?:\/\/[^\s/]/i.test(value)) return undefined;
  const url = URL.parse(value);
  const isPlain = url !== null && url.username === '' && url.password === '';
  return isPlain && !/[\s"<>\\^`{|}]/.test(value) ? value : undefined;
}

export const httpUrlRule = 'must be an http(s) address without a password, such as https://example.org';
