import { expect, test } from 'bun:test';
import { osisBook, readEvents } from './osis-text.fixture.ts';
import { readOsisBooks } from './read-osis.ts';

function verseOf(osis: string) {
  const source = osisBook(`<chapter osisID="Gen.1"><verse osisID="Gen.1.1">${osis}</verse></chapter>`);
  const reported: string[] = [];
  const [book] = readOsisBooks(source, (code) => reported.push(code));
  expect(reported).toEqual([]);
  const [chapter] = book!.chapters;
  const verse = chapter!.blocks.find((block) => block.type === 'verse');
  return { ...verse!.content, notes: chapter!.footnotes.map(({ text, caller }) => ({ text, caller })) };
}

test('words on separate lines are separated by one space', () => {
  expect(verseOf('\n <w>בָּרָא</w>\n <w>אֱלֹהִים</w>\n').text).toBe('בָּרָא אֱלֹהִים');
});

test('slashes between morphemes are not text', () => {
  const { text, words } = verseOf('<w lemma="b/7225" morph="HR/Ncfsa">בְּ/רֵאשִׁ֖ית</w>');
  expect(text).toBe('בְּרֵאשִׁ֖ית');
  expect(words).toEqual([
    { start: 0, end: text.length, annotation: { strongs: ['H7225'], morph: 'HR/Ncfsa' } },
  ]);
});

test('a slash of any other text is kept', () => {
  expect(verseOf('<w>and/or</w> ו/או 1/2').text).toBe('and/or ו/או 1/2');
});

test('a maqqef joins the adjacent words, a sof pasuq belongs to the previous word', () => {
  const maqqef = '<seg type="x-maqqef">־</seg>';
  expect(verseOf(`<w>עַל</w>${maqqef}<w>פְּנֵי</w>\n<seg type="x-sof-pasuq">׃</seg>`).text).toBe('עַל־פְּנֵי׃');
  expect(verseOf(`<w>עַל</w>\n${maqqef}\n<w>פְּנֵי</w>`).text).toBe('עַל־פְּנֵי');
});

test('a note on a line of its own does not part a word from its maqqef', () => {
  const { text, pieces } = verseOf('<w>עַמִּי</w>\n<note>a</note>\n<seg type="x-maqqef">־</seg>\n<w>נָדִיב</w>');
  expect(text).toBe('עַמִּי־נָדִיב');
  expect(pieces.find(({ kind }) => kind === 'note')).toMatchObject({ offset: 'עַמִּי'.length });
});

test('a note on a line of its own parts words, but no word from its full stop', () => {
  expect(verseOf('<w>a</w>\n<note>x</note>b').text).toBe('a b');
  expect(verseOf('<w>a</w>\n<note>x</note>\n<note>y</note>.').text).toBe('a.');
  expect(verseOf('<w>a</w>\n<note>x</note> <w>.</w>').text).toBe('a .');
});

test('a paseq is between spaces', () => {
  expect(verseOf('<w>א</w>\n<seg type="x-paseq">׀</seg>\n<w>ב</w>').text).toBe('א ׀ ב');
});

test('large and suspended letters are part of their word', () => {
  expect(verseOf('<w lemma="8085">שְׁמַ֖<seg type="x-large">ע</seg></w> <w>ב</w>').text).toBe('שְׁמַ֖ע ב');
});

test('a slash after a letter of another size is not text either', () => {
  expect(verseOf('<w><seg type="x-large">ב</seg>/רא</w>').text).toBe('ברא');
});

test('the ketiv stays in the text, the qere is a footnote at it', () => {
  const { text, notes, words } = verseOf(
    '<w type="x-ketiv" lemma="3866">לו/דיים</w><note type="variant"><catchWord>לו/דיים</catchWord>' +
      '<rdg type="x-qere"><w lemma="3866">לוּדִ֧ים</w></rdg></note>\n<w lemma="853">אֵת</w>',
  );
  expect(text).toBe('לודיים אֵת');
  expect(notes).toEqual([{ text: 'לודיים לוּדִ֧ים', caller: '+' }]);
  expect(words.map(({ start, end, annotation }) => [text.slice(start, end), annotation.strongs])).toEqual([
    ['לודיים', ['H3866']],
    ['אֵת', ['H853']],
  ]);
});

test('a qere without a ketiv is a footnote between two words', () => {
  const { text, notes } = verseOf(
    '<w>קִנְאַת</w>\n<note type="variant"><rdg type="x-qere"><w>צְבָאוֹת</w></rdg></note>\n<w>תַּעֲשֶׂה</w>',
  );
  expect(text).toBe('קִנְאַת תַּעֲשֶׂה');
  expect(notes).toEqual([{ text: 'צְבָאוֹת', caller: '+' }]);
});

test('a petucha ends its paragraph, a setuma does not', () => {
  const verses =
    '<verse osisID="Gen.1.1">א <seg type="x-samekh">ס</seg></verse><verse osisID="Gen.1.2">ב <seg type="x-pe">פ</seg></verse>' +
    '<verse osisID="Gen.1.3">ג</verse>';
  expect(readEvents(osisBook(verses)).events).toBe(
    'book GEN chapter 1 verse 1 <p> "א " "ס" verse 2 "ב " "פ" </> verse 3 <p> "ג" </>',
  );
});
