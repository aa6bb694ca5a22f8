/** The service that this page comes from: `/docs` lies beside `/api`, wherever that is. */
export const serviceUrl = new URL('.', location.href).href.replace(/\/$/, '');

const basePath = new URL(serviceUrl).pathname.replace(/\/$/, '');

/** The path below the service that a link of a document leads to; undefined for what is no link. */
export function pathOfLink(link: string): string | undefined {
  return link.startsWith(`${basePath}/api/`) ? link.slice(basePath.length) : undefined;
}

const documents = new Map<string, Promise<unknown>>();

/** A document of the service, asked for once. */
export function readDocument<T>(path: string): Promise<T> {
  let document = documents.get(path);
  if (!document) {
    document = fetchDocument(path);
    documents.set(path, document);
    document.catch(() => documents.delete(path));
  }
  return document as Promise<T>;
}

async function fetchDocument(path: string): Promise<unknown> {
  const response = await fetch(serviceUrl + path);
  if (!response.ok) throw new Error(`${path} answers ${response.status}`);
  return response.json();
}
