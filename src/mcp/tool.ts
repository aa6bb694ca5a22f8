import { z } from 'zod';
import { resultOffset } from '../documents/question-parameters.ts';
import { schemaParts } from '../documents/schema-parts.ts';
import type { DocumentQuery } from '../questions/question.ts';

/**
 * The result of a tool. Some clients show the model only the text, so it contains everything in the members.
 */
interface ToolAnswer<Members> {
  readonly members: Members;
  readonly text: string;
}

/** A read-only tool for language models. It reads documents like a question. */
export interface Tool<Input extends z.ZodObject = z.ZodObject, Output extends z.ZodObject = z.ZodObject> {
  readonly name: string;
  readonly title: string;
  /** Describes when to use the tool, its result, and how to get more. A model knows nothing else about it. */
  readonly description: string;
  readonly input: Input;
  readonly output: Output;
  /**
   * @param preferred the default translation.
   * @throws QuestionError for errors that a model can fix.
   */
  ask(input: z.output<Input>, preferred: string | undefined): DocumentQuery<ToolAnswer<z.input<Output>>>;
}

/** Checks the types of a definition, then erases them, so that tools fit in one list. */
export function defineTool<Input extends z.ZodObject, Output extends z.ZodObject>(
  tool: Tool<Input, Output>,
): Tool {
  return tool as unknown as Tool;
}

export const toolParts = {
  reference: z
    .string()
    .min(1)
    .max(1000)
    .describe(
      'Bible reference in English or the language of the translation: "John 3:16", "Jn 3,16", "1 Cor 13", "John 3:16-4:2", "Rom 8:28,31; 9:1", or USFM "JHN 3:16"',
    ),
  edition: z.string().min(1).max(300),
  usfm: z.string().describe('Reference in USFM notation: "JHN 3:16"'),
  label: z.string().describe('Reference for people, in the language of the translation'),
  attributions: schemaParts.attributions,
  count: schemaParts.count,
  offset: z.int().min(resultOffset.min).max(resultOffset.max).default(resultOffset.fallback),
} as const;

export function truncated(text: string, maxCharacters: number): string {
  if (text.length <= maxCharacters) return text;
  const start = text.slice(0, maxCharacters);
  const cut = start.lastIndexOf(' ');
  return `${start.slice(0, cut > maxCharacters / 2 ? cut : maxCharacters).trimEnd()}…`;
}

/** The offset of the next page; null on the last one. */
export function nextPage(offset: number, shown: number, total: number): number | null {
  const end = offset + shown;
  return shown > 0 && end < total ? end : null;
}

export function nextPageText(nextOffset: number | null): string {
  return nextOffset === null ? '' : `More with offset ${nextOffset}.`;
}

/** Joins the texts that are not empty with blank lines. */
export function blocks(...texts: readonly (string | undefined | null)[]): string {
  return texts.filter((text) => text !== undefined && text !== null && text !== '').join('\n\n');
}
