import { Database } from 'bun:sqlite';
import { expect, test } from 'bun:test';
import { createSearchIndex, searchText } from '../../src/export/sqlite/row-writer.ts';
import { MatchMarker } from '../../src/search/marks.ts';
import { parseQuery } from '../../src/search/query.ts';

function isInBundle(text: string, word: string): boolean {
  const database = new Database(':memory:');
  database.run('CREATE TABLE verses (id INTEGER PRIMARY KEY, text TEXT, search_text TEXT)');
  database.run('INSERT INTO verses VALUES (1, ?, ?)', [text, searchText(text)]);
  createSearchIndex(database, 'verse', 'verses');
  const query = database.prepare('SELECT rowid FROM verse_search WHERE verse_search MATCH ?');
  return query.all(`"${searchText(word) ?? word}"`).length > 0;
}

function isInSearch(text: string, word: string): boolean {
  return new MatchMarker(parseQuery(word)).marksIn(text, []).length > 0;
}

test.each([
  ['living water', 'WATER'],
  ['Die Güte währet', 'gute'],
  ['ἐν ἀρχῇ ἦν ὁ λόγος', 'λογος'],
  ['בְּרֵאשִׁית בָּרָא', 'בראשית'],
  ['مِنْ', 'من'],
  ['the lamb’s book', 'lamb'],
  ['神愛世人', '愛世'],
  ['ถ้อยคำ', 'คำ'],
  ['ព្រះគម្ពីរ', 'គម្ពីរ'],
  ['初めに言があった', '言が'],
])('the search of a bundle finds in %p what ours finds: %p', (text, word) => {
  expect([isInBundle(text, word), isInSearch(text, word)]).toEqual([true, true]);
});

test.each([
  ['Straße', 'strasse'],
  ['ﬁre', 'fire'],
  ['ＡＢＣ', 'abc'],
  ['ещё', 'еще'],
  ['שלום', 'שלומ'],
  ['كتـاب', 'كتاب'],
  ['क॒र्म', 'कर्म'],
  ['half½', 'half'],
  ['soft\u00adhyphen', 'softhyphen'],
  ['ısı', 'isi'],
])('only the search of the API finds in %p: %p', (text, word) => {
  expect([isInBundle(text, word), isInSearch(text, word)]).toEqual([false, true]);
});
