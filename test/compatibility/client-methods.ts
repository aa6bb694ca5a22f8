import { FreeUseBibleApi } from 'free-use-bible-api';

/** What the client can do. */
export type ClientMethod = Exclude<keyof FreeUseBibleApi, 'endpoint'>;

/** One run of each method against a server; tsc knows when one is missing. */
export type RunsOfMethods = Readonly<Record<ClientMethod, (api: FreeUseBibleApi) => unknown>>;

/** As the class has them, whatever its types say. */
export const clientMethods: readonly string[] = Object.getOwnPropertyNames(FreeUseBibleApi.prototype).filter(
  (name) => name !== 'constructor' && !name.startsWith('_'),
);
