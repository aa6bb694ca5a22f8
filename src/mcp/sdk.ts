import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type * as server from '@modelcontextprotocol/server';
import type * as stdio from '@modelcontextprotocol/server/stdio';

/** In a package, the SDK is this one file, which takes 0.4 MB instead of 8 (packaging/mcp-sdk.ts). */
const bundled = join(import.meta.dir, '../../dist/mcp-sdk.js');
const isClone = existsSync(join(import.meta.dir, '../../packaging'));

export const sdk: typeof server & typeof stdio = isClone
  ? { ...require('@modelcontextprotocol/server'), ...require('@modelcontextprotocol/server/stdio') }
  : require(bundled);
