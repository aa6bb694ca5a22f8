import { join } from 'node:path';
import { Command } from 'commander';
import { installation } from '../installation.ts';
import type { ServeOptions } from '../service/library-service.ts';
import { addServeOptions } from './serve.ts';

export function startCommand(): Command {
  const command = new Command('start').description(
    'serve the starter content: King James Version, Hebrew Bible, dictionaries; notes, cross-references and names of Ruth',
  );
  const folder = join(installation.cacheFolder(), 'starter');
  const shown = installation.isClone ? '.cache/starter/library' : join(folder, 'library');
  return addServeOptions(command, shown).action(async (options: ServeOptions) => {
    const { prepareStarter } = await import('../../../starter/prepare-starter.ts');
    const { serveFolder } = await import('../service/serve-folder.ts');
    const content = join(folder, 'content');
    await prepareStarter(content);
    await serveFolder(content, { ...options, library: options.library ?? join(folder, 'library') });
  });
}
