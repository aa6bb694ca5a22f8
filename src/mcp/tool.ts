import { z } from 'zod';
import { resultOffset } from '../documents/question-parameters.ts';
import type { DocumentQuery } from '../questions/question.ts';

/** The result of a tool. Some clients show the model only the text, so it contains everything in the members. */
interface ToolAnswer<Output extends MemberTypes> {
  readonly members: { readonly [Name in keyof Output]: MemberOf[Output[Name]] };
  readonly text: string;
  readonly verses?: readonly QuotedVerse[];
}

export interface QuotedVerse {
  readonly translation: string;
  readonly reference: string;
  readonly text: string;
}

/** The members of an answer by their JSON types. More would cost tokens in each list of the tools. */
type MemberTypes = Readonly<Record<string, keyof MemberOf>>;

interface MemberOf {
  readonly integer: number;
  readonly string: string;
  readonly object: object;
  readonly array: readonly unknown[];
  readonly 'integer?': number | null;
  readonly 'string?': string | null;
}

export interface CallContext {
  readonly preferred: string | undefined;
  note(sentence: string): void;
}

/** A read-only tool for language models. It reads documents like a question. */
export interface Tool<Input extends z.ZodObject = z.ZodObject, Output extends MemberTypes = MemberTypes> {
  readonly name: string;
  readonly title: string;
  /** Describes when to use the tool, its result, and how to get more. A model knows nothing else about it. */
  readonly description: string;
  readonly input: Input;
  readonly example: z.input<Input>;
  readonly output: Output;
  ask(input: z.output<Input>, context: CallContext): DocumentQuery<ToolAnswer<Output>>;
}

/** Checks the types of a definition, then erases them, so that tools fit in one list. */
export function defineTool<Input extends z.ZodObject, const Output extends MemberTypes>(
  tool: Tool<Input, Output>,
): Tool {
  return tool as unknown as Tool;
}

export const toolParts = {
  reference: z.string().min(1).max(1000).describe('"John 3:16", "1 Cor 13", "Rom 8:28,31; 9:1", "Gospels"'),
  edition: z.string().min(1).max(300),
  offset: z.int().min(resultOffset.min).max(resultOffset.max).default(resultOffset.fallback),
} as const;

export function truncated(text: string, maxCharacters: number): string {
  if (text.length <= maxCharacters) return text;
  const start = text.slice(0, maxCharacters);
  const cut = start.lastIndexOf(' ');
  return `${start.slice(0, cut > maxCharacters / 2 ? cut : maxCharacters).trimEnd()}…`;
}

export function nextPage(offset: number, shown: number, total: number): number | null {
  const end = offset + shown;
  return shown > 0 && end < total ? end : null;
}

export function nextPageText(nextOffset: number | null): string {
  return nextOffset === null ? '' : `More with offset ${nextOffset}.`;
}

export function blocks(...texts: readonly (string | undefined | null)[]): string {
  return texts.filter((text) => text !== undefined && text !== null && text !== '').join('\n\n');
}
