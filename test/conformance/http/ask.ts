import { askedPaths } from './asked-paths.ts';

export function ask(method: string, target: string, ...fields: string[]): string {
  return [`${method} ${target} HTTP/1.1`, 'Host: localhost', ...fields, '', ''].join('\r\n');
}

export const askChapter = (...fields: string[]): string => ask('GET', askedPaths.chapter, ...fields);
export const askDownload = (...fields: string[]): string => ask('GET', askedPaths.download, ...fields);
