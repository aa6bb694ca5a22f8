import { mkdirSync } from 'node:fs';
import { join } from 'node:path';

/** Where the browser tests leave pictures of what they saw; git ignores it. */
export const screenshots = join(import.meta.dir, '../../.cache/screenshots');

mkdirSync(screenshots, { recursive: true });
