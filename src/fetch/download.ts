import { setTimeout as pause } from 'node:timers/promises';
import { explainNetworkFault, FetchError, NetworkFault, retryDelay } from '../net/network-fault.ts';
import { IdleLimit, request } from '../net/request.ts';
import { conditionalHeaders, type PartialFile, strongValidator } from './partial-file.ts';
import { type DownloadOptions, readAnswer } from './read-answer.ts';

/**
 * Fetches a zip into a partial file, going on where a cut download stopped. Tries again when the network or the
 * server fails; a try that brought bytes does not count.
 * @throws FetchError; the partial file stays for the next time where it is of use.
 */
export async function download(
  url: URL,
  partial: PartialFile,
  options: DownloadOptions,
): Promise<'whole' | 'unchanged'> {
  let wasReached = false;
  for (let failures = 0; ; ) {
    const before = partial.size;
    try {
      return await tryOnce(url, partial, options);
    } catch (error) {
      if (!(error instanceof NetworkFault)) throw error;
      // Where there is no network at all, it is better to say so at once
      if (error.isUnreachable && !wasReached) throw gaveUp(error, partial);
      wasReached = true;
      failures = partial.size > before ? 1 : failures + 1;
      const wait = retryDelay(failures, error.retryAfter);
      if (failures > options.retries || wait === undefined) throw gaveUp(error, partial);
      options.onEvent({ type: 'retry', reason: error.message, milliseconds: wait });
      await pause(wait);
    }
  }
}

async function tryOnce(
  url: URL,
  partial: PartialFile,
  options: DownloadOptions,
): Promise<'whole' | 'unchanged'> {
  using limit = new IdleLimit(options.idleSeconds, url.host);
  const kept = partial.validators;
  const condition = kept === undefined ? null : strongValidator(kept);
  const headers: Record<string, string> =
    condition === null
      ? conditionalHeaders(options.known ?? { etag: null, lastModified: null })
      : { Range: `bytes=${partial.size}-`, 'If-Range': condition };
  const response = await request(url, { headers, allowHttp: options.allowHttp, signal: limit.signal });
  try {
    return await readAnswer(response, url, partial, limit, options);
  } catch (error) {
    throw limit.signal.aborted ? limit.signal.reason : explainNetworkFault(error, url.host);
  } finally {
    await response.body?.cancel().catch(() => undefined);
  }
}

function gaveUp({ message }: NetworkFault, partial: PartialFile): FetchError {
  const advice = partial.validators
    ? 'The partial download is kept: run the command again to resume.'
    : 'Check the connection and run the command again.';
  return new FetchError(`${message}. ${advice}`);
}
