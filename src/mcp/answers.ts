import { createSource } from '../../client/src/http/create-source.ts';
import { ScriptoriumError } from '../../client/src/http/scriptorium-error.ts';
import { forEachInFlight } from '../lib/for-each-in-flight.ts';
import { shownUrl } from '../lib/secrets.ts';
import { UsageError, UserError } from '../lib/user-error.ts';
import type { Library } from '../library/library.ts';
import type { ServedLibrary } from '../library/served-library.ts';
import { answerFetched, answerFrom, type DocumentQuery } from '../questions/question.ts';
import { onOneState, ParsedDocuments } from '../server/documents/parsed-documents.ts';
import { loadStemmer } from '../server/documents/stemmer-modules.ts';

export interface Answers {
  /**
   * Rejects with QuestionError for errors that the caller can fix, and with UserError if the documents cannot
   * be read now.
   */
  answer<Answer>(question: DocumentQuery<Answer>): Promise<Answer>;
  close(): Promise<void>;
}

interface AnswerLimits {
  readonly atOnce?: number;
  readonly milliseconds?: number;
}

/** Limits the number of concurrent questions and the time for each, so that no client can queue unlimited work. */
export function limited(
  answers: Answers,
  { atOnce = 32, milliseconds = 60_000 }: AnswerLimits = {},
): Answers {
  let running = 0;
  return {
    async answer(question) {
      if (running >= atOnce) throw new UserError('The server is busy. Try again.');
      running++;
      const late = Promise.withResolvers<never>();
      const giveUp = () => late.reject(new UserError('The answer took too long. Request less.'));
      const timer = setTimeout(giveUp, milliseconds);
      try {
        return await Promise.race([answers.answer(question), late.promise]);
      } finally {
        clearTimeout(timer);
        running--;
      }
    },
    close: () => answers.close(),
  };
}

const maxBuildWaitMs = 45_000;

export class LibraryAnswers implements Answers {
  readonly #served: ServedLibrary;
  readonly #ready: Promise<void>;
  readonly #maxBuildWaitMs: number;
  #documents: { readonly of: Library; readonly parsed: ParsedDocuments } | undefined;

  /** @param ready resolves when the first build is done, and rejects if it built no edition. */
  constructor(served: ServedLibrary, ready: Promise<void> = Promise.resolve(), wait = maxBuildWaitMs) {
    this.#served = served;
    this.#ready = ready;
    this.#maxBuildWaitMs = wait;
    ready.catch(() => {});
    served.follow({
      onReplaced() {},
      onRefused: (reason) => console.error(`scriptorium: The new library cannot be read. ${reason}`),
    });
  }

  async answer<Answer>(question: DocumentQuery<Answer>): Promise<Answer> {
    const { library } = this.#served;
    if (library) return this.#answerFrom(library, question);
    await Promise.race([this.#ready, Bun.sleep(this.#maxBuildWaitMs)]);
    if (this.#served.library) return this.#answerFrom(this.#served.library, question);
    throw new UserError('The content is still being compiled. Try again in a minute.');
  }

  close(): Promise<void> {
    return this.#served.close();
  }

  /** Runs in one turn of the event loop, so that all documents are from the same state of the library. */
  #answerFrom<Answer>(library: Library, question: DocumentQuery<Answer>): Answer {
    if (this.#documents?.of !== library) {
      this.#documents = { of: library, parsed: new ParsedDocuments(library) };
    }
    const { parsed } = this.#documents;
    return onOneState(() => answerFrom(question, parsed.reader()));
  }
}

const fetchedAtOnce = 8;
const cacheSize = 32_000_000;

export class ServiceAnswers implements Answers {
  readonly #url: string;
  readonly #source: ReturnType<typeof createSource>;

  constructor(url: string) {
    this.#url = shownUrl(url);
    try {
      this.#source = createSource({ baseUrl: url, cacheSize, timeout: 20_000, retry: { retries: 2 } });
    } catch (error) {
      if (!(error instanceof ScriptoriumError)) throw error;
      throw new UsageError(`${error.message}. ${error.hint ?? ''}`.trim(), { cause: error });
    }
  }

  async answer<Answer>(question: DocumentQuery<Answer>): Promise<Answer> {
    try {
      return await answerFetched(question, (paths) => this.#fetch(paths), loadStemmer);
    } catch (error) {
      throw this.#inWords(error);
    }
  }

  async close(): Promise<void> {}

  async #fetch(paths: readonly string[]): Promise<unknown[]> {
    const documents: unknown[] = Array(paths.length).fill(undefined);
    await forEachInFlight(paths.entries(), fetchedAtOnce, async ([index, path]) => {
      documents[index] = await this.#find(path);
    });
    return documents;
  }

  async #find(path: string): Promise<unknown> {
    try {
      return await this.#source.get(path);
    } catch (error) {
      if (error instanceof ScriptoriumError && isMissing(error)) return undefined;
      throw error;
    }
  }

  #inWords(error: unknown): unknown {
    if (!(error instanceof ScriptoriumError)) return error;
    const hint = error.hint === undefined ? '' : ` ${error.hint}`;
    return new UserError(`${this.#url} could not be read: ${error.message}.${hint}`, { cause: error });
  }
}

/** True if the service does not have a document. Static hosts report that in several ways, also for invalid paths. */
function isMissing({ status, code }: ScriptoriumError): boolean {
  return status === 404 || status === 403 || status === 410 || code === 'invalid_argument';
}
