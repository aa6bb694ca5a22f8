import { loadStemmer } from '../../client/src/stemmers.ts';
import { links, questionOf } from '../documents/links.ts';
import { answerFetched, QuestionError } from '../questions/question.ts';
import { type Answer, questions } from '../questions/questions.ts';
import { allReferenceData } from '../questions/reference-data.ts';
import { negotiateCoding } from '../site/content-coding.ts';
import {
  acceptsPages,
  type ErrorDetail,
  invalidHost,
  methodNotAllowed,
  notAcceptable,
} from '../site/errors.ts';
import {
  addressWithoutSlash,
  allowedMethods,
  commonFields,
  defaultCacheControl,
  defaultFrameAncestors,
  mediaTypes,
  optionsFields,
  pathAliases,
} from '../site/fields.ts';
import { frontPagePolicy, notFoundText } from '../site/plain-page.ts';
import { PlatformCache, type WorkerContext } from './platform-cache.ts';
import { publishedFiles, type ReadFile, StoreError, type WorkerEnvironment } from './published-files.ts';
import { type LanguageTables, languageTables, TablesNotLoadedError, tablesPath } from './published-tables.ts';
import { CurrentRelease, type PublishedRelease } from './release-state.ts';
import { type PreparedResponse, prepareAnswer, prepareFile, refuse, respond, response } from './responses.ts';

const current = new CurrentRelease();

/** Replaced by `buildWorker`, so that no answer of another version of the module is taken from the platform's cache. */
const moduleHash = 'HASH_OF_THE_MODULE';

export default {
  async fetch(request: Request, env: WorkerEnvironment = {}, context?: WorkerContext): Promise<Response> {
    const { CORS_ORIGIN: cors = '*', CACHE_CONTROL: cacheControl = defaultCacheControl } = env;
    const common = commonFields(cors === 'off' ? '' : cors, cacheControl);
    try {
      const { method } = request;
      if (method === 'OPTIONS') return response(request, 204, optionsFields(common.all), undefined);
      if (method !== 'GET' && method !== 'HEAD')
        return refuse(request, methodNotAllowed(method), { ...common.all, Allow: allowedMethods });
      const url = URL.parse(request.url);
      if (!url) return refuse(request, invalidHost, common.all);
      return await new Visit({ request, url, env, context, common }).answer();
    } catch (error) {
      if (error instanceof QuestionError) return refuse(request, error.fault, common.all);
      console.error(error);
      return refuse(request, error instanceof StoreError ? unavailable(error) : internalError, common.all);
    }
  },
};

interface VisitOptions {
  readonly request: Request;
  readonly url: URL;
  readonly env: WorkerEnvironment;
  readonly context: WorkerContext | undefined;
  readonly common: ReturnType<typeof commonFields>;
}

class Visit {
  readonly #options: VisitOptions;
  readonly #url: URL;
  readonly #path: string;
  readonly #cache: PlatformCache;

  constructor(options: VisitOptions) {
    this.#options = options;
    this.#url = options.url;
    this.#path = pathAliases.get(this.#url.pathname) ?? this.#url.pathname;
    this.#cache = new PlatformCache(this.#url, options.context);
  }

  async answer(): Promise<Response> {
    const { request, env, common } = this.#options;
    const stored = publishedFiles(env);
    const refreshSeconds = numberOrDefault(env.REFRESH_SECONDS, 60);
    const maxBytes = numberOrDefault(env.MEMORY_MB, 64) * 1_000_000;
    const release = await current.get(stored, this.#cache, { maxBytes, refreshSeconds });
    const path = this.#path;
    if (path === '/health' || path === '/ready') return this.#status(release);
    const { coding } = negotiateCoding(acceptedCodings(request));
    if (!coding) return refuse(request, notAcceptable, { ...common.all, Vary: 'Accept-Encoding' });
    const read = this.#cache.files(stored, release.name, refreshSeconds);
    const prepared = (await this.#question(release, read, coding)) ?? (await this.#file(read, coding));
    if (prepared) return respond(request, prepared, common.all);
    const address = addressWithoutSlash(path, this.#url.search.slice(1));
    return address === undefined ? this.#notFound(release, read) : this.#redirect(address);
  }

  async #question(
    release: PublishedRelease,
    read: ReadFile,
    coding: 'gzip' | 'identity',
  ): Promise<PreparedResponse | undefined> {
    const address = questionOf(this.#path);
    if (!address) return undefined;
    const { common, env } = this.#options;
    const query = this.#url.search.slice(1);
    const ask = () =>
      answerFetched(
        questions[address.name](query, allReferenceData, address.lexicon),
        (paths) => Promise.all(paths.map((path) => release.document(path, read))),
        loadStemmer,
      );
    const make = async () => {
      const answer = await withTables(ask, () => release.document(tablesPath, read));
      return { answer, prepared: await prepareAnswer(answer, common, coding) };
    };
    const settings = encodeURIComponent([env.CORS_ORIGIN, env.CACHE_CONTROL].join(' '));
    const kind = `answers/${release.name}/${moduleHash}/${settings}/${coding}`;
    return this.#cached(`${kind}${this.#path}?${query}`, make);
  }

  async #cached(
    name: string,
    make: () => Promise<{ readonly answer: Answer; readonly prepared: PreparedResponse }>,
  ): Promise<PreparedResponse> {
    let made: PreparedResponse | undefined;
    const entry = await this.#cache.get<Omit<PreparedResponse, 'body'>>(name, async () => {
      const { answer, prepared } = await make();
      made = prepared;
      const { body: bytes, ...description } = prepared;
      return answer.isCacheable ? { bytes, description } : undefined;
    });
    return entry ? { ...entry.description, body: entry.bytes } : made!;
  }

  async #file(read: ReadFile, coding: 'gzip' | 'identity'): Promise<PreparedResponse | undefined> {
    const { env, common } = this.#options;
    const { FRAME_ANCESTORS: frameAncestors = defaultFrameAncestors } = env;
    for (const path of filesAt(this.#path)) {
      const file = await read(path);
      if (file) return prepareFile(path, file, { common, coding, frameAncestors });
    }
    return undefined;
  }

  #status({ manifest }: PublishedRelease): Response {
    const { request, common } = this.#options;
    const editions = manifest?.editions.length ?? 0;
    if (this.#path === '/ready' && editions === 0) return refuse(request, noEditions, common.all);
    const status = this.#path === '/ready' ? 'ready' : 'ok';
    const fields = { 'Content-Type': mediaTypes.json, 'Cache-Control': 'no-store', ...common.all };
    return response(request, 200, fields, encoded(JSON.stringify({ status, editions })));
  }

  #redirect(address: string): Response {
    const { request, common } = this.#options;
    const fields = { Location: address, 'Cache-Control': 'no-cache', ...common.all };
    return response(request, 308, fields, encoded(''));
  }

  async #notFound(release: PublishedRelease, read: ReadFile): Promise<Response> {
    const { request, common } = this.#options;
    if (!release.manifest) return refuse(request, noEditions, common.all);
    const detail = await release.explain(this.#path, read);
    if (!acceptsPages(request.headers.get('accept'))) return refuse(request, detail, common.all);
    const fields = {
      'Content-Type': mediaTypes.html,
      'Cache-Control': 'no-cache',
      'Content-Security-Policy': frontPagePolicy,
      ...common.all,
    };
    const site = (await release.document(links.site, read)) as { readonly name?: string } | undefined;
    return response(request, 404, fields, encoded(notFoundText(detail, '', site?.name)));
  }
}

function encoded(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text);
}

function numberOrDefault(text: string | undefined, fallback: number): number {
  const number = Number(text);
  return number > 0 ? number : fallback;
}

/** Cloudflare replaces Accept-Encoding with its own; the client's value is in `cf`. */
function acceptedCodings(request: Request & { readonly cf?: unknown }): string | undefined {
  const { clientAcceptEncoding } = (request.cf ?? {}) as { clientAcceptEncoding?: string };
  return clientAcceptEncoding ?? request.headers.get('accept-encoding') ?? undefined;
}

async function withTables(ask: () => Promise<Answer>, readTables: () => Promise<unknown>): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof TablesNotLoadedError)) throw error;
    languageTables.use((await readTables()) as LanguageTables | undefined);
    return ask();
  }
}

const hostFiles = /^\/(?:Caddyfile|_headers|404\.\w+|(?!downloads\/).*\.(?:conf|gz|br|zip))$/;
/** Only the reader needs the verses of an address; it starts on the chapter page. */
const versesOfPage = /^(\/read\/[^/]+\/[^/:]+\/\d+):[^/]*$/;

function filesAt(path: string): string[] {
  // Hosts with the published configurations have the front page at "/" only
  if (path === '/') return ['/index.html', '/'];
  if (path.endsWith('/') || hostFiles.test(path)) return [];
  if (path.startsWith('/api/') || /\.\w+$/.test(path)) return [path];
  const page = path.replace(versesOfPage, '$1');
  return [page, `${page}.html`];
}

const noEditions: ErrorDetail = {
  code: 'not_ready',
  message: 'The published files have no editions.',
  hint: 'Publish a library, and check FOLDER, BUCKET, PREFIX, ASSETS or BASE_URL.',
};

function unavailable({ message }: StoreError): ErrorDetail {
  return {
    code: 'not_ready',
    message: `The published files cannot be read: ${message}.`,
    hint: 'Try again in a few seconds.',
  };
}

const internalError: ErrorDetail = {
  code: 'internal_error',
  message: 'Internal server error; see the server log.',
};
