import { existsSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dir, '../../shared/data');

/**
 * The folder of real content next to the project, or undefined if it does not exist. Tests that need it are
 * then skipped (`test.skipIf(!sharedData)`).
 */
export const sharedData: string | undefined = existsSync(folder) ? folder : undefined;

if (!sharedData) console.log('Tests over real content are skipped: ../shared/data is not there.');
