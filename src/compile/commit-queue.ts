import {
  availableCommentaries,
  availableDatasets,
  availableTranslations,
  lexicons,
  plans,
} from '../documents/catalogues.ts';
import { languagesDocument } from '../documents/languages/languages.ts';
import { translationLists } from '../documents/languages/translation-lists.ts';
import { morphologyDocument } from '../documents/lexicon/morphology.ts';
import { numberCountsDocument } from '../documents/lexicon/number-counts.ts';
import { links } from '../documents/links.ts';
import { openApiDocument } from '../documents/openapi/open-api-document.ts';
import { versesOfTheDayDocument } from '../documents/plan/plan-documents.ts';
import { featuresDocument, siteDocument } from '../documents/site/site.ts';
import type { JsonPieces } from '../lib/json-text.ts';
import { type EditionRecord, extensionPaths } from '../library/edition-record.ts';
import type { Library, LibraryUpdate } from '../library/library.ts';
import { hashOf, packDocument, type StoredDocument } from '../library/stored-document.ts';
import type { EditionKind } from '../model/edition-metadata.ts';
import { morphologySchemes } from '../model/morphology/morphology.ts';
import type { SiteSettings } from '../model/site.ts';
import { type BuiltEdition, isOfTheSystem } from './build-edition.ts';
import { editionFault } from './plan/edition-files.ts';

const maxWaitingBytes = 32_000_000;

/** Memory overhead of a document until its transaction ends. */
const bytesPerDocument = 1000;

/** The library is reopened after this many bytes, because its mapped pages count as memory of the build. */
const defaultMaxMappedBytes = 32_000_000;

/** For fewer bytes, garbage collection would take longer than the commit. */
const minCollectedBytes = 8_000_000;

/** A killed build loses at most this much work. */
const minWaitMilliseconds = 10_000;

/**
 * Ratio of waiting to committing. The catalogues and the root manifest list every edition, so in a large library
 * a commit is slow. With this ratio, commits take at most a twentieth of the build.
 */
const minWaitPerCommit = 20;

/** Share of the library's editions. The catalogues are written a few dozen times for any number of editions. */
const maxWaitingShare = 0.25;

/**
 * If unchanged editions with this many bytes had to be read, their new file times are written, so that the next
 * build can skip them.
 */
const minNotedBytes = 32_000_000;

interface CommitOptions {
  readonly withBrotli: boolean;
  readonly site: SiteSettings;
  readonly maxMappedBytes?: number;
}

/**
 * Finished editions that wait to be written. Each is replaced in one transaction, together with the catalogues and
 * manifests that list it. Several editions share a transaction, because those documents grow with the library.
 */
export class CommitQueue {
  readonly #library: Library;
  readonly #withBrotli: boolean;
  readonly #site: SiteSettings;
  readonly #maxMappedBytes: number;
  readonly #onEnd: (edition: BuiltEdition) => void;
  #openApi: StoredDocument | undefined;
  #commitMilliseconds = 0;
  #waiting: BuiltEdition[] = [];
  #finished = 0;
  #bytes = 0;
  #mapped = 0;
  #gone: readonly EditionRecord[] = [];
  #since = 0;

  constructor(
    library: Library,
    { withBrotli, site, maxMappedBytes = defaultMaxMappedBytes }: CommitOptions,
    onEnd: (edition: BuiltEdition) => void,
  ) {
    this.#library = library;
    this.#withBrotli = withBrotli;
    this.#site = site;
    this.#maxMappedBytes = maxMappedBytes;
    this.#onEnd = onEnd;
  }

  async add(edition: BuiltEdition): Promise<void> {
    if (this.#waiting.length === 0) this.#since = performance.now();
    this.#waiting.push(edition);
    if (edition.finished) {
      this.#finished++;
      const { bytes, documents } = edition.finished.record.counts;
      this.#bytes += bytes + documents * bytesPerDocument;
    }
    if (this.#isTime()) await this.flush();
  }

  /** Replaces the alignment documents and their search index of an edition whose other documents stay. @throws LibraryWriteError */
  putAlignment(record: EditionRecord, documents: readonly (readonly [path: string, StoredDocument])[]): void {
    this.#library.update((update) => {
      const folders = [links.alignments(record.id), links.computedSearch(record.id)];
      const stale = new Set(folders.flatMap((path) => update.paths(path)));
      update.putRecord(record);
      for (const [path, document] of documents) {
        stale.delete(path);
        update.putDocument(path, document);
      }
      for (const path of stale) update.deleteDocument(path);
      this.#putCatalogues(update);
    });
  }

  /** Replaces the glosses of a lexicon whose other documents stay. @throws LibraryWriteError */
  putGlosses(record: EditionRecord, documents: readonly (readonly [path: string, StoredDocument])[]): void {
    this.#library.update((update) => {
      update.putRecord(record);
      for (const [path, document] of documents) update.putDocument(path, document);
      this.#putCatalogues(update);
    });
  }

  remove(editions: readonly EditionRecord[]): void {
    this.#gone = editions;
  }

  async flush(): Promise<void> {
    // Memory peaks in large commits; the garbage of compiling must not add to it
    if (this.#bytes > minCollectedBytes) Bun.gc(true);
    const started = performance.now();
    const gone = this.#gone;
    const ended = this.#commit(this.#waiting, gone);
    this.#commitMilliseconds = performance.now() - started;
    this.#mapped += this.#bytes;
    this.#waiting = [];
    this.#finished = 0;
    this.#bytes = 0;
    this.#gone = [];
    for (const edition of ended) this.#onEnd(edition);
    for (const { id, folder } of gone) {
      this.#onEnd({ result: { id, folder, outcome: 'removed', seconds: 0 }, diagnostics: [] });
    }
    if (this.#mapped < this.#maxMappedBytes) return;
    this.#mapped = 0;
    await this.#library.reopen();
  }

  /**
   * Writes changes that do not belong to an edition: the site, and lists that an earlier version of Scriptorium did
   * not create.
   * @throws LibraryWriteError
   */
  flushShared(): void {
    if (this.#library.editions().length > 0 && !this.#library.peek(links.translationLanguages))
      this.#library.update((update) => this.#putCatalogues(update));
    const document = this.#siteDocument(this.#library.editions());
    const stored = this.#library.get(links.site);
    if (stored && Buffer.from(stored.hash).equals(document.hash)) return;
    this.#library.update((update) => update.putDocument(links.site, document));
  }

  #siteDocument(editions: readonly EditionRecord[]): StoredDocument {
    return packDocument(siteDocument(this.#site, editions), { withBrotli: this.#withBrotli });
  }

  #isTime(): boolean {
    if (this.#finished === 0) return false;
    return (
      this.#bytes >= maxWaitingBytes ||
      this.#finished >= this.#library.editions().length * maxWaitingShare ||
      performance.now() - this.#since >=
        Math.max(minWaitMilliseconds, this.#commitMilliseconds * minWaitPerCommit)
    );
  }

  #commit(editions: readonly BuiltEdition[], gone: readonly EditionRecord[]): readonly BuiltEdition[] {
    try {
      this.#write(editions, gone);
      return editions;
    } catch (error) {
      if (isOfTheSystem(error)) throw error;
      const finished = editions.filter((edition) => edition.finished);
      if (finished.length > 1 || gone.length > 0) {
        this.#write([], gone);
        return editions.flatMap((edition) => this.#commit([edition], []));
      }
      return editions.map((edition) => (edition.finished ? failedBy(error, edition) : edition));
    }
  }

  #write(editions: readonly BuiltEdition[], gone: readonly EditionRecord[]): void {
    const finished = editions.flatMap(({ finished }) => finished ?? []);
    const seenAgain = editions.flatMap(({ seenAgain }) => seenAgain ?? []);
    const bytesRead = seenAgain.reduce((sum, { counts }) => sum + counts.bytes, 0);
    const changes = finished.length + gone.length;
    if (changes === 0 && bytesRead < minNotedBytes) return;
    this.#library.update((update) => {
      for (const record of seenAgain) update.putRecord(record);
      for (const { record, documents, extensions } of finished) {
        update.putEdition(record, documents);
        const made = new Map(extensions);
        for (const path of extensionPaths(record.id)) if (!made.has(path)) update.deleteDocument(path);
        for (const [path, document] of made) update.putDocument(path, document);
      }
      for (const { id } of gone) {
        update.removeEdition(id);
        for (const path of extensionPaths(id)) update.deleteDocument(path);
      }
      if (changes > 0) this.#putCatalogues(update);
    });
  }

  #putCatalogues(update: LibraryUpdate): void {
    const withBrotli = this.#withBrotli;
    const editions = update.editions();
    const entries = Map.groupBy(editions, ({ kind }) => kind);
    const entriesOf = (kind: EditionKind) =>
      (entries.get(kind) ?? []).map(({ catalogueEntry }) => catalogueEntry);
    const put = (path: string, json: string | JsonPieces) => {
      // A changed edition usually changes only one of these documents
      if (!update.isStored(path, hashOf(json), { withBrotli }))
        update.putDocument(path, packDocument(json, { withBrotli }));
    };
    put(links.availableTranslations, availableTranslations(entriesOf('translation')));
    put(links.availableCommentaries, availableCommentaries(entriesOf('commentary')));
    put(links.availableDatasets, availableDatasets(entriesOf('dataset')));
    put(links.lexicons, lexicons(entriesOf('lexicon')));
    put(links.plans, plans(entriesOf('plan')));
    put(links.versesOfTheDay, versesOfTheDayDocument());
    put(links.languages, languagesDocument(editions));
    put(links.features, featuresDocument(editions));
    const stale = new Set(update.paths(links.translationLists));
    for (const [path, json] of translationLists(editions)) {
      stale.delete(path);
      put(path, json);
    }
    for (const path of stale) update.deleteDocument(path);
    put(links.site, siteDocument(this.#site, editions));
    this.#openApi ??= packDocument(openApiDocument(), { withBrotli });
    update.putDocument(links.openApi, this.#openApi);
    const putOrDelete = (path: string, document: string | undefined) =>
      document === undefined ? update.deleteDocument(path) : put(path, document);
    putOrDelete(links.numberCounts, numberCountsDocument(editions));
    const codes = editions.flatMap(({ morphology }) => morphology ?? []);
    for (const scheme of morphologySchemes) {
      putOrDelete(links.morphology(scheme), morphologyDocument(scheme, codes));
    }
  }
}

function failedBy(error: unknown, { result, diagnostics }: BuiltEdition): BuiltEdition {
  const { counts: _, ...rest } = result;
  const fault = editionFault(error, result.folder);
  return { result: { ...rest, outcome: 'failed' }, diagnostics: [...diagnostics, fault] };
}
