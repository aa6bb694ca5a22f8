const vscode = require('vscode');
const { LanguageClient } = require('vscode-languageclient/node');

let client;

/** Starts the language server of Scriptorium, and starts it again when its command is changed. */
async function activate(context) {
  const changed = vscode.workspace.onDidChangeConfiguration(async (event) => {
    if (!event.affectsConfiguration('scriptorium.command')) return;
    await deactivate();
    await start();
  });
  context.subscriptions.push(changed);
  await start();
}

async function start() {
  const [command, ...words] = vscode.workspace.getConfiguration('scriptorium').get('command');
  const server = {
    command,
    args: [...words, 'lsp', '--stdio'],
    // npm installs programs as .cmd files there, which only a shell starts
    options: { shell: process.platform === 'win32' },
  };
  client = new LanguageClient('scriptorium', 'Scriptorium', server, {
    documentSelector: [
      { language: 'usfm' },
      { language: 'usx' },
      { pattern: '**/*.{usfm,sfm,ptx,usx,usj,USFM,SFM,PTX}' },
      { language: 'json', pattern: '**/{edition,check}.json' },
    ],
    synchronize: {
      fileEvents: vscode.workspace.createFileSystemWatcher(
        '**/{*.usfm,*.sfm,*.ptx,*.usx,*.usj,*.sty,*.vrs,edition.json,check.json}',
      ),
    },
  });
  try {
    await client.start();
  } catch (error) {
    client = undefined;
    vscode.window.showErrorMessage(
      `"${command}" could not be started (${error.message}). Install Scriptorium, or set scriptorium.command.`,
    );
  }
}

async function deactivate() {
  const stopped = client;
  client = undefined;
  await stopped?.stop();
}

module.exports = { activate, deactivate };
