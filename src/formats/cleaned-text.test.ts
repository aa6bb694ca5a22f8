import { expect, setDefaultTimeout, test } from 'bun:test';
import fc from 'fast-check';
import { TextCleaner } from './cleaned-text.ts';

setDefaultTimeout(600_000);

const clean = (text: string) => new TextCleaner().clean(text);

test.each([
  ["'=Saul (q.v.) was born about the same time", 'Saul was born about the same time'],
  ['= Kedron = Cedron, turbid', 'Kedron = Cedron, turbid'],
  ["'=Se’lah, rock", 'Se’lah, rock'],
  ["'=Pharez, (q.v.), breach", 'Pharez, breach'],
  ['Kirjath-jearim, q.v. (15:9)', 'Kirjath-jearim (15:9)'],
  ['On the “Moabite Stone” (q.v.), Mesha', 'On the “Moabite Stone”, Mesha'],
  ['; now Leja', 'now Leja'],
  ['a father ( ) of Moab [ ; ]', 'a father of Moab'],
  ['( Ezra 8:6 ) and [ or ]', '(Ezra 8:6) and [or]'],
  ['the high priest , and his sons', 'the high priest, and his sons'],
  ['the same place. \\', 'the same place.'],
  ['One God. • The name (see 1:1). • created', 'One God.\n• The name (see 1:1).\n• created'],
])('%s', (text, cleaned) => expect(clean(text)).toBe(cleaned));

test.each([
  'formless . . . empty',
  'Nergal-sharezer=Neriglissar, his brother-in-law',
  'Ten cities=deka, ten',
  '(= a stone), and Brother of help = helper',
  "'Tis he; 'Judah' [the] head (march~April) 80~85",
  'See JABIN [2], q.v.x and Faith • Hope • Love',
  'Les mots : « ceux-ci » ; et ceux-là !',
  '• One\n• Two',
  'C:\\path',
])('real prose stays: %s', (text) => expect(clean(text)).toBe(text));

test('each rule is counted', () => {
  const cleaner = new TextCleaner();
  for (const text of ["'=Saul (q.v.), (q.v.)", 'plain', 'Zion ( )', '= Zared']) cleaner.clean(text);
  expect(cleaner.tally()).toEqual({ pointersLeftOut: 2, emptyBracketsLeftOut: 1, firstSignsLeftOut: 2 });
});

test('changes no words except pointers, and keeps clean text', () => {
  const piece = fc.constantFrom(
    ...'( ) [ ] = • , ; . \\ \' ’ " (q.v.) q.v. word Zion 3:16 \n'.split(/(?<=.) (?=.)/s),
    ' ',
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 20 }), (pieces) => {
      const text = pieces.join('');
      const cleaned = clean(text);
      // Any of them can become a pointer, when what follows it is removed or begins a line
      const words = (of: string) => of.replaceAll('q.v.', ' ').match(/[\p{L}\p{N}]+/gu) ?? [];
      expect(words(cleaned).join('')).toBe(words(text).join(''));
      expect(clean(cleaned)).toBe(cleaned);
    }),
  );
});
