/**
 * How long the readers take on texts made to be slow: `node bin/bun.mjs bench/hostile.ts [megabytes]`. The time
 * for each megabyte must not grow with the length, so each text is read at a fifth of the length too.
 */
import { findSourceBooks } from '../src/formats/find-source-books.ts';

const megabytes = Number(process.argv[2] ?? 5);
const usfm = '\\id GEN\n\\c 1\n\\p\n\\v 1 ';
const usx =
  '<usx version="3.0"><book code="GEN" style="id"/><chapter number="1" style="c"/><para style="p"><verse number="1" style="v"/>';
const osis =
  '<osis><osisText><div type="book" osisID="Gen"><chapter osisID="Gen.1"><p><verse osisID="Gen.1.1">';
const usj = '{"type":"USJ","content":[{"type":"book","marker":"id","code":"GEN"},';

const texts: readonly (readonly [name: string, head: string, repeated: string])[] = [
  ['USFM backslashes', usfm, '\\'],
  ['USFM \\w |', usfm, '\\w |'],
  ['USFM nested \\+nd', usfm, '\\+nd '],
  ['USFM unclosed notes', usfm, '\\f + \\ft a '],
  ['USFM closing markers', usfm, '\\nd*'],
  ['USFM unknown markers', usfm, '\n\\zzz'],
  ['USFM verses', usfm, '\\v 1 a '],
  ['USFM open \\wj', usfm, '\n\\p \\wj a '],
  ['USFM bars', usfm, '|'],
  ['USFM spaces', usfm, ' '],
  ['USX nested char', usx, '<char style="nd">'],
  ['USX ampersands', usx, '&'],
  ['USX closing tags', usx, '</char>'],
  ['OSIS nested seg', osis, '<seg>'],
  ['OSIS verse milestones', osis, '<verse sID="Gen.1.1" osisID="Gen.1.1"/>a'],
  ['USJ nested content', usj, '{"type":"char","marker":"nd","content":['],
  ['USJ opening brackets', usj, '['],
];

function secondsFor(head: string, repeated: string, size: number): number {
  const text = head + repeated.repeat(Math.ceil((size * 1e6) / repeated.length));
  const started = performance.now();
  for (const book of findSourceBooks(text, () => {})) book.read();
  return (performance.now() - started) / 1000;
}

const rows = texts.map(([text, head, repeated]) => {
  secondsFor(head, repeated, 0.1);
  const short = secondsFor(head, repeated, megabytes / 5) / (megabytes / 5);
  const long = secondsFor(head, repeated, megabytes) / megabytes;
  return {
    text,
    's/MB': long.toFixed(3),
    's/MB at a fifth': short.toFixed(3),
    growth: (long / short).toFixed(1),
  };
});
console.log(`${megabytes} MB of each`);
console.table(rows);
