import type { z } from 'zod';
import { documentSchemas } from '../../../src/documents/document-schemas.ts';
import type { ContractText } from './contract-text.ts';
import { memberSchema } from './schema-members.ts';

export interface ContractShape {
  readonly name: string;
  readonly contract: (text: ContractText) => readonly string[];
  readonly schema: () => z.ZodType;
  readonly extra?: readonly string[];
  readonly optional?: readonly string[];
  /** Members that we never omit although the contract allows it. */
  readonly always?: readonly string[];
}

export const schemaOf = (name: string, ...members: readonly string[]): z.ZodType => {
  const kind = documentSchemas.find((it) => it.name === name);
  if (!kind) throw new Error(`there is no document ${name}`);
  return memberSchema(kind.schema, ...members);
};

export const chapterReferences = ['thisChapterReference', 'nextChapterReference', 'previousChapterReference'];
export const bookReferences = ['firstChapterReference', 'lastChapterReference'];
