import type { QuestionAddress } from '../documents/links.ts';
import type { Library } from '../library/library.ts';
import { feedAt } from '../questions/formats/daily-feed.ts';
import { type DocumentQuery, QuestionError } from '../questions/question.ts';
import { type Answer, questions } from '../questions/questions.ts';
import { allReferenceData } from '../questions/reference-data.ts';
import type { ContentCoding } from '../site/content-coding.ts';
import type { ErrorDetail } from '../site/errors.ts';
import { answerFields, type CommonFields, documentFields } from '../site/fields.ts';
import { answerDocument } from './documents/answer.ts';
import { ParsedDocuments } from './documents/parsed-documents.ts';
import { contentTag, quickGzip } from './documents/prepare.ts';
import type { HttpRequest } from './http/request.ts';
import { type HttpResponse, httpResponse } from './http/response.ts';
import type { ResponseSteps } from './response-queue.ts';

interface QuestionService {
  readonly refuse: (detail: ErrorDetail) => HttpResponse;
  /** Without a trailing slash. */
  readonly publicUrl?: string | undefined;
}

export class QuestionAnswers {
  readonly #documents: ParsedDocuments;
  readonly #common: CommonFields;
  readonly #service: QuestionService;

  constructor(library: Library, common: CommonFields, service: QuestionService) {
    this.#documents = new ParsedDocuments(library);
    this.#common = common;
    this.#service = service;
  }

  *answer(
    { name, lexicon }: QuestionAddress,
    request: HttpRequest,
    coding: Exclude<ContentCoding, 'br'>,
  ): ResponseSteps {
    try {
      const question = questions[name](request.query, allReferenceData, lexicon);
      const relative = yield* this.#inSteps(question);
      const answer = name === 'verse-of-the-day.atom' ? this.#withAddress(relative) : relative;
      const common = answerFields(this.#common, answer);
      return answerDocument(this.#prepare(answer, coding, common), request, common);
    } catch (error) {
      if (error instanceof QuestionError) return this.#service.refuse(error.fault);
      throw error;
    }
  }

  #withAddress(feed: Answer): Answer {
    const { publicUrl } = this.#service;
    return publicUrl === undefined ? feed : { ...feed, body: feedAt(publicUrl, feed.body) };
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

  #prepare(answer: Answer, coding: Exclude<ContentCoding, 'br'>, common: CommonFields) {
    const isGzip = coding === 'gzip';
    const etag = contentTag(answer.body, coding);
    const fields = { ...documentFields(common.documents, { coding, isDownload: false }), ETag: etag };
    const response = httpResponse(200, fields, isGzip ? Bun.gzipSync(answer.body, quickGzip) : answer.body);
    return { etag, coding, isDownload: false, response };
  }
}
