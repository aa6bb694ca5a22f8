import { McpServer } from '@modelcontextprotocol/server';
import packageJson from '../../package.json' with { type: 'json' };
import { failureOf } from '../lib/failure.ts';
import { UserError } from '../lib/user-error.ts';
import { QuestionError } from '../questions/question.ts';
import type { Answers } from './answers.ts';
import { registerResources } from './resources.ts';
import type { Tool } from './tool.ts';
import { getCommentary } from './tools/commentary.ts';
import { compare } from './tools/compare.ts';
import { getCrossReferences } from './tools/cross-references.ts';
import { getPassage } from './tools/get-passage.ts';
import { getWord } from './tools/get-word.ts';
import { listTranslations } from './tools/list-translations.ts';
import { getPeopleAndPlaces } from './tools/people-and-places.ts';
import { searchVerses } from './tools/search-verses.ts';

const tools: readonly Tool[] = [
  listTranslations,
  getPassage,
  searchVerses,
  compare,
  getCrossReferences,
  getCommentary,
  getWord,
  getPeopleAndPlaces,
];

interface McpOptions {
  readonly answers: Answers;
  readonly preferred?: string | undefined;
}

const instructions = `Bible translations with commentaries, cross references and lexicons; read-only and exact. Quote scripture with get_passage instead of from memory, name the translation, and show the attribution at the end of each answer. References can be written as people write them. Answers are short and say how to get more. If no translation is given, the tools use the default one; list_translations lists them all.`;

export function createMcpServer({ answers, preferred }: McpOptions): McpServer {
  const server = new McpServer({ name: 'scriptorium', version: packageJson.version }, { instructions });
  for (const tool of tools) {
    const { name, title, description, input, output } = tool;
    const annotations = {
      readOnlyHint: true,
      destructiveHint: false,
      idempotentHint: true,
      openWorldHint: false,
    };
    server.registerTool(
      name,
      { title, description, inputSchema: input, outputSchema: output, annotations },
      async (given) => {
        try {
          const { members, text } = await answers.answer(tool.ask(given, preferred));
          return { content: [{ type: 'text', text }], structuredContent: members };
        } catch (error) {
          return { content: [{ type: 'text', text: errorText(error) }], isError: true };
        }
      },
    );
  }
  registerResources(server, { answers, errorText });
  return server;
}

/** The error as the model sees it. A bug is reported only to the operator. */
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
