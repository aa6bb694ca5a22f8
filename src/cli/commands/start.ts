import { fileURLToPath } from 'node:url';
import { Command } from 'commander';
import type { ServeOptions } from '../service/library-service.ts';
import { addServeOptions } from './serve.ts';

const starterFolder = fileURLToPath(new URL('../../../.cache/starter', import.meta.url));

/** `scriptorium start`: the starter content, compiled and served. */
export function startCommand(): Command {
  const command = new Command('start').description(
    'serve the starter content: King James Version, Hebrew Bible; notes, cross-references and names of Ruth',
  );
  return addServeOptions(command, '.cache/starter/library').action(async (options: ServeOptions) => {
    const { prepareStarter } = await import('../../../starter/prepare-starter.ts');
    const { serveFolder } = await import('../service/serve-folder.ts');
    await prepareStarter(`${starterFolder}/content`);
    await serveFolder(`${starterFolder}/content`, {
      ...options,
      library: options.library ?? `${starterFolder}/library`,
    });
  });
}
