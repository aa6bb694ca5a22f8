import { shownUrl } from '../../lib/secrets.ts';
import { UsageError } from '../../lib/user-error.ts';
import { isAddressAllowed } from '../../net/request.ts';
import { archiveSource } from './archive-source.ts';
import { ebibleBase, ebibleSource } from './ebible-source.ts';
import type { OpenSource } from './open-source.ts';
import { openbibleBase, openbibleSource } from './openbible-source.ts';
import { theographicBase, theographicSource } from './theographic-source.ts';

interface FindSourceOptions {
  /** Base address of a mirror that serves the known sources under the same paths. */
  readonly from?: string | undefined;
  readonly allowHttp: boolean;
}

/** The source that a word of the command line names. @throws UsageError */
export function findSource(word: string, { from, allowHttp }: FindSourceOptions): OpenSource {
  const base = from === undefined ? undefined : checked(from, allowHttp).href.replace(/\/+$/, '');
  const ebibleId = /^ebible:([A-Za-z0-9][A-Za-z0-9_-]*)$/.exec(word)?.[1];
  if (ebibleId !== undefined) return ebibleSource(ebibleId, base ?? ebibleBase);
  if (word === 'openbible:cross-references') return openbibleSource(base ?? openbibleBase);
  if (word === 'theographic') return theographicSource(base ?? theographicBase);
  if (/^https?:\/\//i.test(word)) return archiveSource(checked(word, allowHttp));
  throw new UsageError(
    `"${shownUrl(word)}" is not a known source. Known are ebible:ID, openbible:cross-references, theographic and the https:// address of a zip.`,
  );
}

function checked(address: string, allowHttp: boolean): URL {
  const url = URL.parse(address);
  if (!url) throw new UsageError(`"${shownUrl(address)}" is not a valid address.`);
  if (isAddressAllowed(url, allowHttp)) return url;
  const reason =
    url.protocol === 'http:' && url.username === ''
      ? 'does not begin with https://, so the content could be changed on its way. Use --allow-http to accept that'
      : 'must begin with https:// and contain no user name or password';
  throw new UsageError(`${url.protocol}//${url.host} ${reason}.`);
}
