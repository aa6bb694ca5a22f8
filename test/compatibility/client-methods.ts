import { FreeUseBibleApi } from 'free-use-bible-api';

export type ClientMethod = Exclude<keyof FreeUseBibleApi, 'endpoint'>;

export type RunsOfMethods = Readonly<Record<ClientMethod, (api: FreeUseBibleApi) => unknown>>;

export const clientMethods: readonly string[] = Object.getOwnPropertyNames(FreeUseBibleApi.prototype).filter(
  (name) => name !== 'constructor' && !name.startsWith('_'),
);
