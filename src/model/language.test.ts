import { expect, test } from 'bun:test';
import { getLanguageBySubtag } from '@ethnolib/find-language';
import { languageRow } from '../generated/languages-table.rows.ts';
import { languagesTable } from '../generated/languages-table.ts';
import { findLanguage } from './language.ts';

test('names a language in itself and in English, and knows its direction', () => {
  expect(findLanguage('eng')).toEqual({
    code: 'eng',
    name: 'English',
    englishName: 'English',
    script: 'Latn',
    direction: 'ltr',
  });
  expect(findLanguage('hbo')).toMatchObject({ englishName: 'Ancient Hebrew', direction: 'rtl' });
  expect(findLanguage('urd')?.direction).toBe('rtl');
});

test('accepts two-letter codes and BCP 47 tags', () => {
  expect(findLanguage('en')?.code).toBe('eng');
  expect(findLanguage('pt-BR')?.code).toBe('por');
});

test('knows the usual script of a language, and does not invent one', () => {
  const scripts = ['rus', 'ell', 'hbo', 'amh', 'cmn', 'lzh', 'deu', 'vie', 'und'].map(
    (code) => findLanguage(code)?.script,
  );
  expect(scripts).toEqual(['Cyrl', 'Grek', 'Hebr', 'Ethi', 'Hans', 'Hant', 'Latn', 'Latn', undefined]);
});

test('a tag may name another script', () => {
  expect(findLanguage('az-Cyrl')).toMatchObject({ code: 'aze', script: 'Cyrl', direction: 'ltr' });
  expect(findLanguage('az-arab-IR')).toMatchObject({ code: 'aze', script: 'Arab', direction: 'rtl' });
  expect(findLanguage('az-IR')?.script).toBe('Latn');
  expect(findLanguage('aze')?.script).toBe('Latn');
});

test('has no name for an undetermined language and nothing for an unknown code', () => {
  expect(findLanguage('und')).toEqual({ code: 'und', direction: 'ltr' });
  expect(findLanguage('qqz')).toBeUndefined();
});

test('the table agrees with the package it is made from', () => {
  const rows = new Set(languagesTable.split('\n'));
  for (const code of ['eng', 'hbo', 'grc', 'heb', 'deu', 'swh', 'arb', 'urd', 'cmn', 'tpi', 'amh', 'pbu']) {
    expect(rows).toContain(languageRow(code, getLanguageBySubtag(code)!));
  }
});
