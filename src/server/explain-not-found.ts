import { editionPath } from '../library/edition-path.ts';
import type { EditionKind } from '../library/edition-record.ts';
import type { Library } from '../library/library.ts';
import type { ErrorDetail } from '../site/errors.ts';
import { explainMissingChapter } from './explain-missing-chapter.ts';
import { explainMissingManifest } from './explain-missing-manifest.ts';
import { similarPath } from './similar-path.ts';

/** Why there is no document at `path`: names the part of it that is unknown, and what to ask for instead. */
export function explainNotFound(library: Library, path: string): ErrorDetail {
  const detail = explain(library, path);
  const similar = similarPath(library, path);
  return similar ? { ...detail, hint: `Did you mean ${similar}?` } : detail;
}

function explain(library: Library, path: string): ErrorDetail {
  const [root, ...segments] = path.slice(1).split('/');
  if (root !== 'api' || segments.length < 2) return unknownPath(path);
  if (segments[0] === 'c') return explainInEdition(library, 'commentary', segments.slice(1));
  if (segments[0] === 'd') return explainInEdition(library, 'dataset', segments.slice(1));
  const report = /^\/api\/x\/report\/([^/]+)\.json$/.exec(path)?.[1];
  if (report !== undefined) return explainMissingReport(library, report);
  return explainMissingManifest(library, path) ?? explainInEdition(library, 'translation', segments);
}

function explainMissingReport(library: Library, id: string): ErrorDetail {
  if (!library.edition(id)) return unknownEdition(library, 'translation', id);
  return { code: 'file_not_found', message: `There is no report on ${id}.` };
}

function unknownPath(path: string): ErrorDetail {
  const message = `There is nothing at ${shorten(path)}.`;
  return { code: 'path_not_found', message, hint: 'Begin at /api/available_translations.json.' };
}

function explainInEdition(library: Library, kind: EditionKind, [id = '', ...rest]: string[]): ErrorDetail {
  const edition = library.edition(id);
  if (edition?.kind !== kind) return unknownEdition(library, kind, id);
  const [book = '', file, ...deeper] = rest;
  if (deeper.length > 0) return unknownPath(`${editionPath(edition)}${rest.join('/')}`);
  if (file !== undefined) return explainMissingChapter(library, edition, book, file);
  if (/^complete(\.simple)?\.json$/.test(book)) {
    return { code: 'file_not_found', message: `${id} has no complete downloads.` };
  }
  const list = /^(people|places|events|groups)\.json$/.exec(book)?.[1];
  const message =
    kind === 'dataset' && list
      ? `The dataset ${id} has no ${list}.`
      : `${shorten(book)} is no file of the ${kind} ${id}.`;
  return {
    code: 'file_not_found',
    message,
    hint: `Its books are listed in ${editionPath(edition)}books.json.`,
  };
}

function unknownEdition(library: Library, kind: EditionKind, id: string): ErrorDetail {
  const code = `${kind}_not_found` as const;
  const message = `There is no ${kind} with the id "${shorten(id)}".`;
  const editions = library.editions();
  const otherCase = editions.find(
    (edition) => edition.kind === kind && edition.id.toLowerCase() === id.toLowerCase(),
  );
  if (otherCase) return { code, message, hint: `Ids are case-sensitive: did you mean ${otherCase.id}?` };
  const otherKind = editions.find((edition) => edition.id === id);
  if (otherKind)
    return { code, message, hint: `${id} is a ${otherKind.kind}: ${editionPath(otherKind)}books.json.` };
  const plural = kind === 'commentary' ? 'commentaries' : `${kind}s`;
  return { code, message, hint: `They are listed in /api/available_${plural}.json.` };
}

/** Request text in an answer, kept to a readable length. */
function shorten(text: string): string {
  return text.length > 100 ? `${text.slice(0, 100)}...` : text;
}
