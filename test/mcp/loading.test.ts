import { expect, test } from 'bun:test';
import { join } from 'node:path';

const root = join(import.meta.dir, '../..');

test('The SDK and src/mcp are loaded only by the mcp command, when it runs', async () => {
  const transpiler = new Bun.Transpiler({ loader: 'ts' });
  const loaders: string[] = [];
  for (const file of [...new Bun.Glob('src/**/*.ts').scanSync(root)].sort()) {
    if (file.startsWith('src/mcp/') || /\.(?:test|fixture)\.ts$/.test(file)) continue;
    const imports = transpiler.scanImports(await Bun.file(join(root, file)).text());
    const ofMcp = imports.filter(({ path }) => /@modelcontextprotocol|\/mcp\//.test(path));
    loaders.push(...ofMcp.map(({ kind }) => `${file}: ${kind}`));
  }
  expect([...new Set(loaders)]).toEqual(['src/cli/commands/mcp.ts: dynamic-import']);
});
