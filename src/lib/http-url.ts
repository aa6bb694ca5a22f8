/**
 * The value as an absolute http or https address, or undefined when it is not one. An address with a user name or a
 * password is refused too: it would be shown to everybody.
 */
export function httpUrl(value: unknown): string | undefined {
  if (typeof value !== 'string' || !/^https?:\/\/[^\s/]/i.test(value)) return undefined;
  const url = URL.parse(value);
  const isPlain = url !== null && url.username === '' && url.password === '';
  return isPlain && !/[\s"<>\\^`{|}]/.test(value) ? value : undefined;
}

/** What `httpUrl` takes, for messages. */
export const httpUrlRule = 'must be an http(s) address without a password, such as https://example.org';
