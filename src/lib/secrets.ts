const hidden = '***';

const scheme = /(?<=^(?:--?[\w-]+=)?)[a-z][a-z0-9+.-]*:\/\//i;

const secretWords = new Set(
  'key apikey accesskey secret token sig signature password passwd passphrase pass pwd auth authorization credential credentials jwt sas session sessionid'.split(
    ' ',
  ),
);

/**
 * A URL, or an attempt at one, for display: user info and the values of secret query parameters (`token`,
 * `X-Amz-Signature`) are masked. In doubt, more is masked than necessary.
 */
export function shownUrl(value: string): string {
  const found = scheme.exec(value);
  const start = found ? found.index + found[0].length : 0;
  const rest = withoutUserInfo(
    value.slice(start),
    found ? URL.parse(value.slice(found.index)) : null,
    !found,
  );
  return value.slice(0, start) + rest.replace(/([?&#])([^=&#]+)=([^&#]*)/g, shownMember);
}

/** A URL for storage and publication: without user info, secret parameters and fragment. */
export function publicUrl(url: URL): string {
  const kept = new URL(url);
  kept.username = '';
  kept.password = '';
  kept.hash = '';
  // Deleting a parameter would respell the rest of the query
  const secrets = [...kept.searchParams.keys()].filter(isSecretName);
  for (const name of secrets) kept.searchParams.delete(name);
  return kept.href;
}

/** True for a URL or an attempt at one. False for file names such as `./me:x@y`. */
export function isUrlLike(word: string): boolean {
  return /^[a-z][a-z0-9+.-]+:\/\//i.test(word) || shownUrl(word) !== word;
}

/**
 * Masks secrets in all URLs of a text.
 * @param given words of the command line and values of the environment, which may be URLs with spaces and
 * quotes in them.
 */
export function withShownUrls(text: string, given: Iterable<string>): string {
  let shown = text;
  for (const value of given) {
    const safe = shownUrl(value);
    if (safe !== value) shown = shown.replaceAll(value, safe);
  }
  return shown.replace(/[a-z][a-z0-9+.-]*:\/\/[^\s"'<>]+/gi, shownUrl);
}

/** Like `withShownUrls`, but also masks the secrets of given URLs if they appear outside a URL. */
export function withoutSecrets(text: string, given: readonly string[]): string {
  let shown = withShownUrls(text, given);
  for (const value of given) {
    if (shownUrl(value) === value) continue;
    for (const secret of secretsOf(value)) shown = shown.replaceAll(secret, hidden);
  }
  return shown;
}

/**
 * Removes everything up to the last `@` if there is user info, or if the rest could be part of it: passwords
 * can contain any character.
 */
function withoutUserInfo(rest: string, url: URL | null, hasNoScheme: boolean): string {
  const at = rest.lastIndexOf('@');
  const authority = rest.slice(0, rest.search(/[/?#\\]|$/));
  const isSuspect = hasNoScheme
    ? /^[^/\\@:]+:/.test(rest)
    : !(url && url.username === '' && url.password === '') || /@|:\d*$/.test(authority);
  return at >= 0 && isSuspect ? hidden + rest.slice(at) : rest;
}

function shownMember(member: string, sign: string, name: string): string {
  return isSecretName(name) ? `${sign}${name}=${hidden}` : member;
}

function isSecretName(name: string): boolean {
  if (/^x-(?:amz|goog)-/i.test(name)) return true;
  const words = name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/);
  return words.some((word) => secretWords.has(word)) || secretWords.has(words.join(''));
}

/**
 * Passwords and keys in a URL, as written and decoded. Shorter ones are ignored, because they would match
 * ordinary text.
 */
function secretsOf(value: string): string[] {
  const found = scheme.exec(value);
  const rest = value.slice(found ? found.index + found[0].length : 0);
  const userInfo = rest.slice(0, Math.max(0, rest.lastIndexOf('@')));
  const password = userInfo.slice(userInfo.indexOf(':') + 1);
  const members = [...rest.matchAll(/[?&#]([^=&#]+)=([^&#]*)/g)];
  const keys = members.filter(([, name]) => isSecretName(name!)).map(([, , key]) => key!);
  const secrets = [userInfo, password, ...keys];
  return [...new Set(secrets.flatMap((secret) => [secret, decoded(secret)]))].filter(
    ({ length }) => length >= 4,
  );
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
