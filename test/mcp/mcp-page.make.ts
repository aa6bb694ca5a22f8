/** Writes the answers in docs/mcp.md: `node bin/bun.mjs test/mcp/mcp-page.make.ts`. */
import { compiledStarter } from '../compiled.ts';
import { answersOf, connectOverHttp, textOf } from './mcp-clients.ts';

export const mcpPage = new URL('../../docs/mcp.md', import.meta.url);

export async function withAnswers(page: string): Promise<string> {
  const { library } = await compiledStarter();
  const answers = answersOf(library);
  await using connected = await connectOverHttp(answers);
  let written = '';
  let at = 0;
  for (const found of page.matchAll(/```mcp\n([a-z_]+) (\{.*\})\n[^`]*```/g)) {
    const [block, name, input] = found;
    const result = await connected.client.callTool({ name: name!, arguments: JSON.parse(input!) });
    const error = result.isError ? 'Error: ' : '';
    written += `${page.slice(at, found.index)}\`\`\`mcp\n${name} ${input}\n\n${error}${textOf(result)}\n\`\`\``;
    at = found.index + block.length;
  }
  await answers.close();
  return written + page.slice(at);
}

if (import.meta.main) {
  await Bun.write(mcpPage, await withAnswers(await Bun.file(mcpPage).text()));
  process.exit();
}
