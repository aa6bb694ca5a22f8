/** What stands in the place of a secret. */
const hidden = '***';

/** At the beginning, or after `--option=`. */
const scheme = /(?<=^(?:--?[\w-]+=)?)[a-z][a-z0-9+.-]*:\/\//i;

/** Words in the names of query members whose values open something. */
const secretWords = new Set(
  'key apikey accesskey secret token sig signature password passwd passphrase pass pwd auth authorization credential credentials jwt sas session sessionid'.split(
    ' ',
  ),
);

/**
 * A URL, or what was meant to be one, as it may be shown: user info and the values of query members that are keys
 * (`token`, `X-Amz-Signature`) are hidden. Where it is not clear what is a password, rather too much is hidden.
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

/** An address as it may be kept in files and published: without user info, keys and fragment. */
export function publicUrl(url: URL): string {
  const kept = new URL(url);
  kept.username = '';
  kept.password = '';
  kept.hash = '';
  // A query that is left alone keeps its spelling
  const secrets = [...kept.searchParams.keys()].filter(isSecretName);
  for (const name of secrets) kept.searchParams.delete(name);
  return kept.href;
}

/** Whether a word is a URL, or what was meant as one, and not the name of a file: `./me:x@y` is one. */
export function isUrlLike(word: string): boolean {
  return /^[a-z][a-z0-9+.-]+:\/\//i.test(word) || shownUrl(word) !== word;
}

/**
 * A text whose URLs are as they may be shown.
 * @param given words of the command line and values of the environment, which may be URLs with blanks and quotes in them.
 */
export function withShownUrls(text: string, given: Iterable<string>): string {
  let shown = text;
  for (const value of given) {
    const safe = shownUrl(value);
    if (safe !== value) shown = shown.replaceAll(value, safe);
  }
  return shown.replace(/[a-z][a-z0-9+.-]*:\/\/[^\s"'<>]+/gi, shownUrl);
}

/** As `withShownUrls`; what is secret in a URL that was given is hidden also where it stands alone. */
export function withoutSecrets(text: string, given: readonly string[]): string {
  let shown = withShownUrls(text, given);
  for (const value of given) {
    if (shownUrl(value) === value) continue;
    for (const secret of secretsOf(value)) shown = shown.replaceAll(secret, hidden);
  }
  return shown;
}

/** Up to the last `@`, as passwords hold all signs, where there is user info or the rest could be a part of it. */
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

/** Passwords and keys in a URL, as they are written and decoded. Those of a few letters would be found in all texts. */
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
