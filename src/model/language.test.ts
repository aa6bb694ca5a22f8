import { expect, test } from 'bun:test';
import { getLanguageBySubtag } from '@ethnolib/find-language';
import { findLanguage } from './language.ts';
import { languageRow } from './languages-table.rows.ts';
import { languagesTable } from './languages-table.ts';

test('names a language in itself and in English, and knows its direction', () => {
  expect(findLanguage('eng')).toEqual({
    code: 'eng',
    name: 'English',
    englishName: 'English',
    direction: 'ltr',
  });
  expect(findLanguage('hbo')).toMatchObject({ englishName: 'Ancient Hebrew', direction: 'rtl' });
  expect(findLanguage('urd')?.direction).toBe('rtl');
});

test('takes two-letter codes and BCP 47 tags', () => {
  expect(findLanguage('en')?.code).toBe('eng');
  expect(findLanguage('pt-BR')?.code).toBe('por');
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
