/** Only over a secure connection is it certain whom the content comes from. */
export function isAddressAllowed(url: URL, allowHttp: boolean): boolean {
  if (url.username !== '' || url.password !== '') return false;
  return url.protocol === 'https:' || (url.protocol === 'http:' && (allowHttp || isLoopback(url)));
}

/** What leads from outside to an address on this computer would reach services that are meant for it alone. */
export function isRedirectAllowed(start: URL, next: URL, allowHttp: boolean): boolean {
  return isAddressAllowed(next, allowHttp) && (!isLoopback(next) || isLoopback(start));
}

function isLoopback({ hostname }: URL): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || /^127\.\d+\.\d+\.\d+$/.test(hostname);
}
