import {
  type FileRequest,
  type FileResponse,
  fileRequestMs,
  sendFileRequest,
} from '../../service/file-request.ts';
import { serviceRoot } from '../../service/service-root.ts';
import { backupText, offlineText } from '../../strings/texts.ts';
import { mergedWith, storedChoice, syncedFileName } from './synced-folder.ts';

/** A folder or a JSON file on a WebDAV server, and the user whom the server knows. */
export interface SyncedAddress {
  readonly url: string;
  readonly user: string;
  readonly password: string;
}

const maxAttempts = 5;

export const chosenAddress = storedChoice<SyncedAddress>('address');

/** The file at an address: itself, or the file of this reader in a folder. Undefined if it is not a web address. */
export function fileAt(address: string): URL | undefined {
  const url = URL.parse(address.trim());
  if (!url || !/^https?:$/.test(url.protocol)) return undefined;
  url.search = url.hash = url.username = url.password = '';
  if (!url.pathname.endsWith('.json')) url.pathname = `${url.pathname.replace(/\/+$/, '')}/${syncedFileName}`;
  return url;
}

type Send = (request: FileRequest) => Promise<FileResponse>;

/**
 * Merges the data of this device with the file at an address, and writes the result to both. Returns the problems, none
 * if it succeeded. If another device writes at the same time, its data is read and merged again.
 */
export async function syncWithAddress(address: SyncedAddress, send?: Send): Promise<readonly string[]> {
  const file = fileAt(address.url);
  if (!file) return [backupText('addressInvalid')];
  const sendTo = send ?? senderTo(file);
  if (!sendTo) return [offlineText('needsHttps')];
  const { user, password } = address;
  const headers: Record<string, string> =
    user || password ? { Authorization: `Basic ${encoded(`${user}:${password}`)}` } : {};
  for (let attempt = 0; attempt < maxAttempts; attempt++) {
    const found = await sendTo({ url: file.href, headers });
    if (found.status !== 200 && found.status !== 404) return [problemOf(found.status, file)];
    const merged = mergedWith(found.status === 404 ? '' : found.text);
    if ('problems' in merged) return merged.problems;
    if (merged.isSame) return [];
    const { status } = await sendTo({
      url: file.href,
      headers: { ...headers, ...conditionOf(found) },
      body: merged.text,
    });
    if (status >= 200 && status < 300) return [];
    if (status !== 412) return [status === 404 || status === 409 ? missing(file) : problemOf(status, file)];
  }
  return [backupText('addressBusy')];
}

/**
 * The file must not have changed since it was read. Weak tags never match (RFC 9110), and some hosts hide the tag: then
 * what another device writes in between is merged again when that device syncs.
 */
function conditionOf({ status, etag }: FileResponse): Record<string, string> {
  if (status === 404) return { 'If-None-Match': '*' };
  return etag && !etag.startsWith('W/') ? { 'If-Match': etag } : {};
}

function missing({ host, pathname }: URL): string {
  return backupText('addressMissing', { host, folder: pathname.replace(/[^/]*$/, '') });
}

function problemOf(status: number, { host }: URL): string {
  if (status === 0) return backupText('addressClosed', { host, origin: location.origin });
  if (status === 401 || status === 403) return backupText('addressRefused', { host });
  return backupText('addressStatus', { host, status: String(status) });
}

function encoded(text: string): string {
  return btoa(String.fromCharCode(...new TextEncoder().encode(text)));
}

/** Undefined if the browser allows no service worker, which other hosts need. */
function senderTo({ origin }: URL): Send | undefined {
  if (origin === location.origin) return sendFileRequest;
  return globalThis.isSecureContext && 'serviceWorker' in navigator ? sendByWorker : undefined;
}

async function sendByWorker(file: FileRequest): Promise<FileResponse> {
  const nothing = { status: 0, etag: null, text: '' };
  const worker = (await navigator.serviceWorker.getRegistration(serviceRoot()))?.active;
  if (!worker) return nothing;
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(data);
    // A worker of an earlier release does not respond
    setTimeout(resolve, fileRequestMs + 1000, nothing);
    worker.postMessage({ file }, [port2]);
  });
}
