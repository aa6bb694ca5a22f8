#!/usr/bin/env node
// The command `scriptorium`, where this package is installed: what `bin/bun.mjs src/cli/index.ts` is in a clone.
import { fileURLToPath } from 'node:url';

process.argv.splice(2, 0, fileURLToPath(new URL('../src/cli/index.ts', import.meta.url)));
await import('./bun.mjs');
