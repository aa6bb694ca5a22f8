import { writeFiles } from '../write-files.ts';
import { smallCommentary } from './small-commentary.ts';
import { smallCrossReferences } from './small-cross-references.ts';
import { smallEntities } from './small-entities.ts';
import { smallTranslation } from './small-translation.ts';

export function writeSmallContent(content: string): void {
  writeFiles(content, { ...smallTranslation, ...smallCommentary, ...smallCrossReferences, ...smallEntities });
}
