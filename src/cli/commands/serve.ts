import { Command } from 'commander';
import { optionValues } from '../option-values.ts';
import { addServeOptions, type ServeOptions } from '../service/serve-options.ts';

/** `scriptorium serve CONTENT_OR_LIBRARY` */
export function serveCommand(): Command {
  const command = new Command('serve')
    .description('compile a content folder and serve it, or serve a library')
    .argument(
      '<folder>',
      'content folder (compiled first, again when files change) or library',
      optionValues.localPath,
    )
    .addHelpText('after', '\nStops on Ctrl-C or SIGTERM after the requests under way are answered.');
  return addServeOptions(command).action(async (folder: string, options: ServeOptions) => {
    const { serveFolder } = await import('../service/serve-folder.ts');
    await serveFolder(folder, options);
  });
}
