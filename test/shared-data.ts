import { existsSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dir, '../../shared/data');

/**
 * The folder of real content beside the project, or undefined where the project stands alone: tests that
 * need it are skipped then (`test.skipIf(!sharedData)`).
 */
export const sharedData: string | undefined = existsSync(folder) ? folder : undefined;

if (!sharedData) console.log('Tests over real content are skipped: ../shared/data is not there.');
