import { expect, test } from 'bun:test';
import { newFolder } from '../../../test/new-folder.ts';
import { languages } from '../../../web/strings/load-language.ts';
import type { Diagnostic } from '../../formats/diagnostic.ts';
import { optionValues } from '../options.ts';
import { checkTexts, languageOptions } from './check-texts.ts';
import { editorAddresses, editorLinks } from './editor-link.ts';

const { en: english, ...others } = checkTexts;

test('the page of a check has the languages of the reader, with the same names', () => {
  const ofReader = languages.map(
    ({ code, name }) => `<option value="${code}" lang="${code}">${name}</option>`,
  );
  expect(languageOptions.map(({ text }) => text).sort()).toEqual(ofReader.sort());
});

test.each(Object.entries(others))(
  'the texts in %s are texts that exist in English, and differ from them',
  (_, texts) => {
    const keys = Object.keys(texts);
    expect(keys.filter((key) => !(key in english!))).toEqual([]);
    expect(keys.filter((key) => texts[key as 'error']!.trim() === '')).toEqual([]);
    expect(keys.filter((key) => texts[key as 'error'] === english![key as 'error']).length).toBeLessThan(6);
  },
);

test('a link to an editor has the path of the file with escapes, and exists for files only', () => {
  const content = newFolder({ 'a b/x#1.usfm': '' });
  const link = editorLinks(content, editorAddresses.idea!);
  const finding = (file: string) => ({ file, line: 3, column: 0 }) as Diagnostic;
  expect(link(finding('a b/x#1.usfm'))).toBe(`idea://open?file=${content}/a%20b/x%231.usfm&line=3&column=1`);
  expect(link(finding('a b'))).toBeUndefined();
  expect(link(finding('a.zip/x.usfm'))).toBeUndefined();
});

test('an editor is a known name, or an address with {file} that is not a script', () => {
  expect(optionValues.editor('zed')).toBe('zed://file{file}:{line}:{column}');
  expect(optionValues.editor('my-editor://{file}?{line}')).toBe('my-editor://{file}?{line}');
  for (const wrong of ['vim', '', 'javascript:alert("{file}")', 'vscode://file'])
    expect(() => optionValues.editor(wrong)).toThrow(
      'Give vscode, vscodium, cursor, zed, idea, or an address',
    );
});
