import type { z } from 'zod';
import { UnsoundObject } from './unsound-object.ts';

/** What a schema makes of JSON. @throws UnsoundObject that names the first member that is wrong. */
export function parseJson<Schema extends z.ZodType>(bytes: Uint8Array, schema: Schema): z.infer<Schema> {
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    const isPage = /^\s*</.test(Buffer.from(bytes.subarray(0, 64)).toString('latin1'));
    throw new UnsoundObject(isPage ? 'is a web page, not JSON' : 'is not JSON');
  }
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const { path, message } = parsed.error.issues[0]!;
  const member = path.map(String).join('.').slice(0, 100);
  throw new UnsoundObject(`is not as it should be${member === '' ? '' : ` at ${member}`}: ${message}`);
}
