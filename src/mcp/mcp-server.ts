import type { McpServer } from '@modelcontextprotocol/server';
import packageJson from '../../package.json' with { type: 'json' };
import { failureOf } from '../lib/failure.ts';
import { sha256Of } from '../lib/sha256.ts';
import { UserError } from '../lib/user-error.ts';
import { QuestionError } from '../questions/question.ts';
import { identifyRelease } from '../questions/quotation/quotation-answer.ts';
import type { Answers } from './answers.ts';
import { readArguments } from './input/read-arguments.ts';
import { type ListedTool, listedTools } from './listed-tools.ts';
import { registerResources } from './resources.ts';
import { sdk } from './sdk.ts';
import { blocks, type QuotedVerse, type Tool } from './tool.ts';

interface McpOptions {
  readonly answers: Answers;
  readonly preferred?: string | undefined;
}

const instructions = `Bible translations with commentaries, cross references and lexicons; read-only and exact. Quote scripture with get_passage instead of from memory, name the translation, and show the attribution at the end of each answer. References can be written as people write them, in English or the language of the translation, and may name the translation: "John 3:16 KJV". Answers are short and say how to get more; "offset" gives the next page. If no translation is given, the tools use the default one; list_translations lists them all.`;

export function createMcpServer(options: McpOptions): McpServer {
  const server = new sdk.McpServer({ name: 'scriptorium', version: packageJson.version }, { instructions });
  for (const listed of listedTools) {
    const { tool, inputSchema, outputSchema } = listed;
    const { name, title, description } = tool;
    server.registerTool(
      name,
      {
        title,
        description,
        inputSchema,
        outputSchema,
        annotations: { readOnlyHint: true, openWorldHint: false },
      },
      (given) => answerCall(listed, given, options),
    );
  }
  registerResources(server, { answers: options.answers, errorText });
  return server;
}

async function answerCall({ tool, argumentSchemas }: ListedTool, given: unknown, options: McpOptions) {
  const { answers, preferred } = options;
  const notes: string[] = [];
  const context = { preferred, note: (sentence: string) => void notes.push(sentence) };
  try {
    const input = readArguments(tool, argumentSchemas, given);
    const question = (function* () {
      return { release: yield* identifyRelease(), ...(yield* tool.ask(input, context)) };
    })();
    const { members, text, verses = [], release } = await answers.answer(question);
    return {
      content: [{ type: 'text' as const, text: blocks(notes.join('\n'), text) }],
      structuredContent: { ...members, ...(notes.length > 0 ? { notes } : {}) },
      _meta: { ...(release ? { 'scriptorium/release': release } : {}), ...hashesOf(verses) },
    };
  } catch (error) {
    return { content: [{ type: 'text' as const, text: errorText(withExample(error, tool)) }], isError: true };
  }
}

function hashesOf(verses: readonly QuotedVerse[]) {
  if (verses.length === 0) return {};
  const hashes = verses.map(({ translation, reference, text }) => [
    `${translation} ${reference}`,
    sha256Of(text),
  ]);
  return { 'scriptorium/verses': Object.fromEntries(hashes) as Record<string, string> };
}

function withExample(error: unknown, { example }: Tool): unknown {
  if (!(error instanceof QuestionError) || error.fault.code !== 'bad_parameter' || error.fault.hint)
    return error;
  return new QuestionError({ ...error.fault, hint: `Example: ${JSON.stringify(example)}` });
}

function errorText(error: unknown): string {
  if (error instanceof QuestionError) return questionText(error);
  if (error instanceof UserError) return error.message;
  console.error(failureOf(error).text);
  return 'This is a bug in the server. The operator can find a report in the log.';
}

function questionText({ fault: { message, hint, understood } }: QuestionError): string {
  const read = understood ? `Understood so far: ${understood}.` : '';
  const advice = (hint ?? '').replace(/\/api\/([\w-]+)\/books\.json/, 'the resource scripture://$1');
  return [message, advice, read].filter((part) => part !== '').join(' ');
}
