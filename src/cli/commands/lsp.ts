import { Command } from 'commander';

const details = `
Editors start it themselves. It uses standard input and output, and exits when the editor does.
It reports findings in open USFM, USX and USJ files, with the other files of their edition as
context, and has quick fixes, an outline of chapters and verses, and help on markers.
docs/checking.md shows how to set up an editor.`;

export function lspCommand(): Command {
  return new Command('lsp')
    .description('check sources while they are edited, over the Language Server Protocol')
    .option('--stdio', 'use standard input and output, as always: many editors add this option')
    .addHelpText('after', details)
    .action(async () => {
      const { serveEditor } = await import('../editor/language-server.ts');
      serveEditor(process.stdin, process.stdout);
    });
}
