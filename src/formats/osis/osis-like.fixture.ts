import fc from 'fast-check';
import { osisBook } from './osis-text.fixture.ts';

const markup = fc.constantFrom(
  ...['<p>', '</p>', '<lg>', '</lg>', '<l level="2">', '</l>', '<l sID="l1"/>', '<l eID="l1"/>', '<lb/>'],
  ...['<chapter osisID="Gen.2"/>', '<chapter osisID="x">', '</chapter>', '<verse osisID="Gen.1.2"/>'],
  ...[
    '<verse osisID="Gen.1.3">',
    '</verse>',
    '<verse sID="Gen.1.4 Gen.1.5"/>',
    '<verse n="q"/>',
    '<verse osisID="Gen.1.0"/>',
  ],
  ...['<title>', '<title type="psalm">', '</title>', '<speaker>', '</speaker>', '<milestone type="x-p"/>'],
  ...['<q who="Jesus">', '</q>', '<q who="Jesus" sID="j"/>', '<q eID="j"/>', '<q marker="“">'],
  ...[
    '<note>',
    '<note n="a" type="crossReference">',
    '</note>',
    '<catchWord>',
    '</catchWord>',
    '<rdg>',
    '</rdg>',
  ],
  ...[
    '<w lemma="b/1254 a" morph="HR">',
    '</w>',
    '<w/>',
    '<hi type="bold">',
    '</hi>',
    '<divineName>',
    '</divineName>',
  ],
  ...[
    '<list>',
    '</list>',
    '<item>',
    '</item>',
    '<row>',
    '</row>',
    '<cell>',
    '</cell>',
    '<foo>',
    '<figure>',
    '</figure>',
  ],
  ...[
    '<div type="introduction">',
    '<div type="colophon">',
    '<div type="section">',
    '<div type="book" osisID="Ruth">',
  ],
  ...['<div type="section" sID="d"/>', '<div eID="d"/>', '</div>', '<header>', '</header>', '</osis>'],
  ...[
    '<seg type="x-maqqef">',
    '</seg>',
    '<seg type="x-pe">',
    '<![CDATA[',
    ']]>',
    '<!--',
    '-->',
    '<?x?>',
    '<',
    '&',
    '</>',
    '"',
  ],
);
const words = fc.constantFrom(
  'word',
  'LORD',
  ' ',
  '\n',
  ', ',
  '.',
  '“',
  '”',
  ')',
  '&amp;',
  '&lt;',
  'ב/א',
  '־',
  '😀',
  '\uFDD0',
  '\r\n',
);

export const osisLike = fc
  .array(fc.oneof(markup, words, fc.string({ unit: 'binary', maxLength: 6 })), { maxLength: 60 })
  .map((pieces) =>
    osisBook(`<chapter osisID="Gen.1"><p><verse osisID="Gen.1.1"/>${pieces.join('')}</p></chapter>`),
  );
