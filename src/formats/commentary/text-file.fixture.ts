import type { SourceFile } from '../source-file.ts';

export function textFile(text: string, file = 'notes.csv'): SourceFile {
  return { file, bytes: new TextEncoder().encode(text) };
}
