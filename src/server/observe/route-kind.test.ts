import { describe, expect, test } from 'bun:test';
import fc from 'fast-check';
import { links } from '../../documents/links.ts';
import { type RouteKind, routeKind, routeKinds } from './route-kind.ts';

const kinds: readonly (readonly [RouteKind, string])[] = [
  ['translations', links.availableTranslations],
  ['commentaries', links.availableCommentaries],
  ['datasets', links.availableDatasets],
  ['books', links.books('BSB')],
  ['complete', links.complete('BSB')],
  ['simple_complete', links.simpleComplete('BSB')],
  ['chapter', links.chapter('BSB', 'GEN', 1)],
  ['simple_chapter', links.simpleChapter('BSB', 'GEN', 1)],
  ['words', links.words('BSB', 'GEN', 1)],
  ['simple_words', links.simpleWords('BSB', 'GEN', 1)],
  ['audio_timings', links.audioTimings('BSB', 'GEN', 1, 'hays.nt')],
  ['commentary_books', links.commentaryBooks('mh')],
  ['commentary_chapter', links.commentaryChapter('mh', 'GEN', 1)],
  ['simple_commentary_chapter', links.simpleCommentaryChapter('mh', 'GEN', 1)],
  ['commentary_profiles', links.profiles('mh')],
  ['commentary_profile', links.profile('mh', 'adam')],
  ['dataset_books', links.datasetBooks('xref')],
  ['dataset_chapter', links.datasetChapter('xref', 'GEN', 1)],
  ['entities', links.entities('xref', 'groups')],
  ['entity', links.entity('xref', 'people', 'adam_1')],
  ['languages', links.languages],
  ['translations', links.translationLanguages],
  ['translations', links.translationsOfLanguage('eng')],
  ['site', links.site],
  ['features', links.features],
  ['plans', links.plans],
  ['plan_days', links.days('ADVENT')],
  ['lexicons', links.lexicons],
  ['lexicon_entry', links.lexiconEntry('strongs', 'H430')],
  ['lexicon_entry', links.lexiconGlosses('strongs', 'H')],
  ['lexicon_entry', links.lexiconNames('strongs', 0)],
  ['alignment', links.alignment('ULT', 'RUT', 1)],
  ['number_counts', links.numberCounts],
  ['morphology', links.morphology('oshb')],
  ['report', links.report('BSB')],
  ['search_index', links.searchRoot('BSB')],
  ['search_index', links.searchPart('BSB', 'word', 3)],
  ['text_references', links.chapterReferences('mh', 'GEN', 1)],
  ['text_references', links.entityReferences('xref', 'people', 'adam_1')],
  ['question', '/api/x/passage'],
  ['versification', links.versification('BSB')],
  ['openapi', '/openapi.json'],
  ['manifest', links.manifest],
  ['manifest', links.release('0'.repeat(64))],
  ['manifest', links.editionManifest('BSB', '0'.repeat(64))],
  ['openapi', links.openApi],
  ['health', '/health'],
  ['health', '/ready'],
  ['metrics', '/metrics'],
  ['front_page', '/'],
  ['chapter_page', '/read/BSB/JHN/3:16-18'],
];

describe('the kind of a path', () => {
  test.each(kinds)('%s: %s', (kind, path) => {
    expect(routeKind(path)).toBe(kind);
  });

  test('there is a path of every kind in this table', () => {
    expect(new Set(kinds.map(([kind]) => kind))).toEqual(new Set(routeKinds.slice(1)));
  });

  test.each(kinds)('%s: the same behind a base path', (kind, path) => {
    expect(routeKind(`/some/bible${path}`, '/some/bible'.length)).toBe(kind);
  });

  test.each([
    '',
    '*',
    '/api',
    '/api/',
    '/api/x/toString',
    '/api/.json',
    '/api/BSB',
    '/api/BSB/other.json',
    '/api/x/manifest.txt.json',
    '/api/x/manifests.json',
    '/api/BSB/GEN/1/2.json',
    '/api/c/mh.json',
    '/api/c//GEN/1.json',
    '/api/d/xref/people/a/b.json',
    '/apis/BSB/GEN/1.json',
    '/healthy',
    '/readyx',
    '/api/BSB/GEN/1.html',
  ])('other: %s', (path) => {
    expect(routeKind(path)).toBe('other');
  });

  test('is one of the table for any target and base path, and never throws', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(20), (text, from) => {
        expect(routeKinds).toContain(routeKind(text, from));
        expect(routeKinds).toContain(routeKind(`/api/${text}.json`));
        expect(routeKinds).toContain(routeKind(`/api/d/${text}`));
      }),
    );
  });
});
