import type { Library } from '../../src/library/library.ts';
import { parseStored } from '../../src/library/stored-document.ts';
import { answerFrom, QuestionError } from '../../src/questions/question.ts';
import { questions } from '../../src/questions/questions.ts';
import { AskedQuestions } from '../../test/edge/asked-questions.ts';
import { seededRandom } from '../../test/seeded-random.ts';

export interface SampledFile {
  readonly path: string;
  readonly id: number;
  /** False for files that all translations share, such as files of lexicons. */
  readonly isOfTranslation: boolean;
  /** Compressed, as it is stored. */
  readonly bytes: number;
  readonly jsonBytes: number;
}

export interface SampledQuestion {
  readonly kind: string;
  readonly files: readonly SampledFile[];
}

export function sampledQuestions(library: Library, count: number): SampledQuestion[] {
  const asked = new AskedQuestions(library, seededRandom(1));
  const files = new Map<string, SampledFile>();
  const ids = library
    .editions()
    .filter(({ kind }) => kind === 'translation')
    .map(({ id }) => id);
  const document = (path: string, read: Set<SampledFile>) => {
    const stored = library.get(path);
    if (!stored) return undefined;
    const parsed = parseStored<object>(stored.gzip);
    if (!files.has(path)) {
      files.set(path, {
        path,
        id: files.size,
        isOfTranslation: ids.some((id) => path.includes(`/${id}/`) || path.includes(`/${id}.`)),
        bytes: stored.gzip.length,
        jsonBytes: JSON.stringify(parsed).length,
      });
    }
    read.add(files.get(path)!);
    return parsed;
  };
  return Array.from({ length: count }, () => {
    const [kind, query] = asked.next().slice('/api/x/'.length).split('?') as [keyof typeof questions, string];
    const read = new Set<SampledFile>();
    try {
      answerFrom(questions[kind](query, undefined), (path) => document(path, read));
    } catch (error) {
      if (!(error instanceof QuestionError)) throw error;
    }
    return { kind, files: [...read] };
  });
}
