import type { QuestionAddress } from '../documents/links.ts';
import type { Library } from '../library/library.ts';
import { type DocumentQuery, QuestionError } from '../questions/question.ts';
import { type Answer, questions } from '../questions/questions.ts';
import { allReferenceData } from '../questions/reference-data.ts';
import type { ErrorDetail } from '../site/errors.ts';
import { type CommonFields, mediaTypes } from '../site/fields.ts';
import { answerDocument } from './documents/answer.ts';
import type { ContentCoding } from './documents/content-coding.ts';
import { ParsedDocuments } from './documents/parsed-documents.ts';
import { contentTag, documentFields } from './documents/prepare.ts';
import type { HttpRequest } from './http/request.ts';
import { type HttpResponse, httpResponse } from './http/response.ts';
import type { ResponseSteps } from './response-queue.ts';

const contentTypes: Readonly<Record<Answer['mediaType'], string>> = {
  'application/json': mediaTypes.json,
  'text/plain': mediaTypes.text,
  'text/html': mediaTypes.html,
};

/** Answers are compressed per request: twice as fast as the default level, 10 % larger. */
const quickGzip = { library: 'libdeflate', level: 3 } as const;

/** Prevents scripts in an edition's HTML, regardless of its source. */
const textPolicy = "default-src 'none'; frame-ancestors 'none'";

/** Answers questions (`/api/x/passage?ref=...`) from the documents of a library. */
export class QuestionAnswers {
  readonly #documents: ParsedDocuments;
  readonly #common: CommonFields;
  readonly #refuse: (detail: ErrorDetail) => HttpResponse;

  /** @param refuse creates the response if a question cannot be answered. */
  constructor(library: Library, common: CommonFields, refuse: (detail: ErrorDetail) => HttpResponse) {
    this.#documents = new ParsedDocuments(library);
    this.#common = common;
    this.#refuse = refuse;
  }

  /** The steps of an answer, one for each document that it reads. */
  *answer(
    { name, lexicon }: QuestionAddress,
    request: HttpRequest,
    coding: Exclude<ContentCoding, 'br'>,
  ): ResponseSteps {
    try {
      const question = questions[name](request.query, allReferenceData, lexicon);
      const answer = yield* this.#inSteps(question);
      return answerDocument(this.#prepare(answer, coding), request, this.#fields(answer));
    } catch (error) {
      if (error instanceof QuestionError) return this.#refuse(error.fault);
      throw error;
    }
  }

  *#inSteps<Result>(question: DocumentQuery<Result>): Generator<undefined, Result> {
    const read = this.#documents.reader();
    let step = question.next();
    while (!step.done) {
      const documents: unknown[] = [];
      for (const path of step.value) {
        documents.push(read(path));
        yield;
      }
      step = question.next(documents);
    }
    yield;
    return step.value;
  }

  #fields({ mediaType, isCacheable, next }: Answer): CommonFields {
    const { all, documents } = this.#common;
    const policy = mediaType === 'text/html' ? { 'Content-Security-Policy': textPolicy } : {};
    const caching = isCacheable ? {} : { 'Cache-Control': 'no-store' };
    // A reference relative to the request works below any base path (RFC 8288)
    const link = next === undefined ? {} : { Link: `<?${next}>; rel="next"`, ...exposed(documents, 'Link') };
    return { all, documents: { ...documents, ...caching, ...policy, ...link } };
  }

  #prepare(answer: Answer, coding: Exclude<ContentCoding, 'br'>) {
    const isGzip = coding === 'gzip';
    const etag = contentTag(answer.body, coding);
    const fields = {
      ...documentFields(this.#fields(answer).documents, { coding, isDownload: false }),
      'Content-Type': contentTypes[answer.mediaType],
      ETag: etag,
    };
    const response = httpResponse(200, fields, isGzip ? Bun.gzipSync(answer.body, quickGzip) : answer.body);
    return { etag, coding, isDownload: false, response };
  }
}

function exposed(fields: CommonFields['documents'], name: string): CommonFields['documents'] {
  const list = fields['Access-Control-Expose-Headers'];
  return list === undefined ? {} : { 'Access-Control-Expose-Headers': `${list}, ${name}` };
}
