/** The value as an absolute http or https address, or undefined when it is none. */
export function httpUrl(value: unknown): string | undefined {
  if (typeof value !== 'string' || !/^https?:\/\/[^\s/]/i.test(value)) return undefined;
  return URL.canParse(value) && !/[\s"<>\\^`{|}]/.test(value) ? value : undefined;
}
