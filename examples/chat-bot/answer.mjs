// npm install @modelcontextprotocol/client
// scriptorium mcp https://scripture.example.org --http 7300
// node answer.mjs "What does Ruth 1:16 say?"
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';

const question = process.argv.slice(2).join(' ') || 'What does Ruth 1:16 say?';
const client = new Client({ name: 'chat-bot', version: '1.0.0' });
await client.connect(
  new StreamableHTTPClientTransport(new URL(process.env.MCP ?? 'http://127.0.0.1:7300/mcp')),
);

/** Calls a tool, and returns its text: the verses, and the attribution that the bot must show with them. */
async function call(name, args) {
  const { content, isError } = await client.callTool({ name, arguments: args });
  const text = content.map((part) => part.text ?? '').join('\n');
  return { text, isError: isError === true };
}

// A real bot gives `tools` to its language model and runs the calls that the model asks for. This one has two rules.
const { tools } = await client.listTools();
console.error(`The model can use ${tools.map(({ name }) => name).join(', ')}.`);

const reference = /(?:[1-3] )?\p{Lu}\p{L}+ \d+(?::\d+(?:-\d+)?)?/u.exec(question)?.[0];
const words = question.replace(/^.*?\b(?:about|on|of)\b|[?.!]/g, '').trim();
const found = reference ? await call('get_passage', { reference }) : await call('search', { query: words });
console.log(found.isError ? `I cannot answer this: ${found.text}` : found.text);

await client.close();
