import type { CallOptions, DocumentSource } from '../http/document-source.ts';

type Neighbour = 'next' | 'previous';
type Link = string | null | undefined;

/** A document of a chapter: the chapter itself, its words or its timings. */
export interface ChapterDocument {
  readonly nextChapterApiLink?: Link;
  readonly previousChapterApiLink?: Link;
  readonly nextChapterWordsLink?: Link;
  readonly previousChapterWordsLink?: Link;
  readonly nextChapterAudioTimingsLink?: Link;
  readonly previousChapterAudioTimingsLink?: Link;
}

/** The document of the same kind that stands beside this one, or null where there is none. */
export async function neighbour<Document extends ChapterDocument>(
  source: DocumentSource,
  document: Document,
  which: Neighbour,
  options?: CallOptions,
): Promise<Document | null> {
  const link = linkTo(document, which);
  return link ? source.get<Document>(link, options) : null;
}

/** A chapter links to the words of its neighbour too, so what it is itself comes first. */
function linkTo(document: ChapterDocument, which: Neighbour): Link {
  if (`${which}ChapterApiLink` in document) return document[`${which}ChapterApiLink`];
  if (`${which}ChapterAudioTimingsLink` in document) return document[`${which}ChapterAudioTimingsLink`];
  return document[`${which}ChapterWordsLink`];
}
