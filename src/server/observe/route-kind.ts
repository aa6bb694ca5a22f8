import { questionOf } from '../../documents/links.ts';

/** Labels for counting requests. They are few, so that clients cannot make the metrics grow. */
export const routeKinds = [
  ...['other', 'translations', 'commentaries', 'datasets', 'books', 'chapter', 'simple_chapter', 'words'],
  ...['simple_words', 'audio_timings', 'complete', 'simple_complete', 'commentary_books'],
  ...['commentary_chapter', 'simple_commentary_chapter', 'commentary_profiles', 'commentary_profile'],
  ...['dataset_books', 'dataset_chapter', 'entities', 'entity', 'languages', 'site', 'features', 'lexicons'],
  ...['lexicon_entry', 'plans', 'plan_days', 'number_counts', 'morphology', 'report', 'search_index'],
  ...['text_references', 'alignment', 'question', 'versification', 'manifest', 'openapi', 'health'],
  ...['metrics', 'front_page', 'chapter_page'],
] as const;

export type RouteKind = (typeof routeKinds)[number];

const SLASH = 47;
const API = '/api/';

/**
 * Classifies a path by its shape, even if nothing exists there. Runs for every request, so it creates no
 * substrings. About 20 ns.
 * @param from offset of the path after the base path.
 */
export function routeKind(path: string, from = 0): RouteKind {
  if (!path.startsWith(API, from)) return pageKind(path, from);
  if (!path.endsWith('.json')) return questionOf(path, from) ? 'question' : 'other';
  const start = from + API.length;
  const second = path.indexOf('/', start) + 1;
  if (second === 0) return catalogueKind(path, start);
  const third = path.indexOf('/', second) + 1;
  // The one-letter names `c`, `d` and `x` are reserved, so they are never ids
  if (second === start + 2) {
    if (path.startsWith('c', start)) return commentaryKind(path, second, third);
    if (path.startsWith('d', start)) return datasetKind(path, second, third);
    if (path.startsWith('x/report/', start)) return 'report';
    if (path.startsWith('x/versification/', start)) return 'versification';
    if (path.startsWith('x/languages.json', start)) return 'languages';
    if (path.startsWith('x/translations/', start)) return 'translations';
    if (path.startsWith('x/site.json', start)) return 'site';
    if (path.startsWith('x/features.json', start)) return 'features';
    if (path.startsWith('x/lexicons.json', start)) return 'lexicons';
    if (path.startsWith('x/lexicon/', start)) return 'lexicon_entry';
    if (path.startsWith('x/plans.json', start)) return 'plans';
    if (path.startsWith('x/days/', start)) return 'plan_days';
    if (path.startsWith('x/verse-of-the-day.json', start)) return 'plan_days';
    if (path.startsWith('x/number-counts.json', start)) return 'number_counts';
    if (path.startsWith('x/morphology/', start)) return 'morphology';
    if (path.startsWith('x/search/', start)) return 'search_index';
    if (path.startsWith('x/references/', start)) return 'text_references';
    if (path.startsWith('x/alignment/', start)) return 'alignment';
    if (path.startsWith('x/manifest', start)) return manifestKind(path, second, third);
  }
  return third === 0 ? editionKind(path, second) : translationKind(path, third);
}

function pageKind(path: string, from: number): RouteKind {
  if (path.charCodeAt(from) !== SLASH) return 'other';
  if (path.length === from + 1) return 'front_page';
  if (path.startsWith('/read/', from)) return 'chapter_page';
  if (path.length === from + 7 && path.endsWith('/health')) return 'health';
  if (path.length === from + 7 && path.endsWith('/oembed')) return 'chapter_page';
  if (path.length === from + 6 && path.endsWith('/ready')) return 'health';
  if (path.length === from + 13 && path.endsWith('/openapi.json')) return 'openapi';
  return path.length === from + 8 && path.endsWith('/metrics') ? 'metrics' : 'other';
}

function catalogueKind(path: string, start: number): RouteKind {
  if (path.startsWith('available_translations.', start)) return 'translations';
  if (path.startsWith('available_commentaries.', start)) return 'commentaries';
  if (path.startsWith('available_datasets.', start)) return 'datasets';
  return path.startsWith('openapi.json', start) ? 'openapi' : 'other';
}

function editionKind(path: string, at: number): RouteKind {
  if (path.startsWith('books.json', at)) return 'books';
  if (path.startsWith('complete.json', at)) return 'complete';
  return path.startsWith('complete.simple.json', at) ? 'simple_complete' : 'other';
}

function translationKind(path: string, at: number): RouteKind {
  if (path.indexOf('/', at) !== -1) return 'other';
  if (path.endsWith('.words.simple.json')) return 'simple_words';
  if (path.endsWith('.simple.json')) return 'simple_chapter';
  if (path.endsWith('.words.json')) return 'words';
  return path.endsWith('.audioTimings.json') ? 'audio_timings' : 'chapter';
}

function commentaryKind(path: string, second: number, third: number): RouteKind {
  if (third === 0) return 'other';
  const fourth = path.indexOf('/', third) + 1;
  if (fourth === 0) {
    if (path.startsWith('books.json', third)) return 'commentary_books';
    return path.startsWith('profiles.json', third) ? 'commentary_profiles' : 'other';
  }
  if (third === second + 1 || path.indexOf('/', fourth) !== -1) return 'other';
  if (path.startsWith('profiles/', third)) return 'commentary_profile';
  return path.endsWith('.simple.json') ? 'simple_commentary_chapter' : 'commentary_chapter';
}

function datasetKind(path: string, second: number, third: number): RouteKind {
  if (third === 0) return 'other';
  const fourth = path.indexOf('/', third) + 1;
  if (fourth === 0) {
    if (path.startsWith('books.json', third)) return 'dataset_books';
    return isEntityType(path, third, '.') ? 'entities' : 'other';
  }
  if (third === second + 1 || path.indexOf('/', fourth) !== -1) return 'other';
  return isEntityType(path, third, '/') ? 'entity' : 'dataset_chapter';
}

function manifestKind(path: string, second: number, third: number): RouteKind {
  if (third === 0) return path.startsWith('manifest.json', second) ? 'manifest' : 'other';
  return path.startsWith('manifests/', second) ? 'manifest' : 'other';
}

function isEntityType(path: string, at: number, end: '.' | '/'): boolean {
  return (
    path.startsWith(end === '/' ? 'people/' : 'people.', at) ||
    path.startsWith(end === '/' ? 'places/' : 'places.', at) ||
    path.startsWith(end === '/' ? 'events/' : 'events.', at) ||
    path.startsWith(end === '/' ? 'groups/' : 'groups.', at)
  );
}
