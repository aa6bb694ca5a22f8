import { describe, expect, test } from 'bun:test';
import { osisBook, readEvents } from './osis-text.fixture.ts';

type Case = [what: string, osis: string, events: string];

function gives(cases: Case[]): void {
  test.each(cases)('%s', (_what, osis, events) => {
    expect(readEvents(osisBook(osis))).toEqual({ events: `book GEN ${events}`.trim(), reported: [] });
  });
}

describe('chapters and verses', () => {
  gives([
    [
      'as containers',
      '<chapter osisID="Gen.1">\n<verse osisID="Gen.1.1">\nIn the</verse>\n</chapter>',
      'chapter 1 verse 1 <p> "\\nIn the" "\\n" </>',
    ],
    [
      'as milestones',
      '<chapter osisID="Gen.2" sID="c2"/><p><verse osisID="Gen.2.1" sID="v1"/>a<verse eID="v1"/></p><chapter eID="c2"/>',
      'chapter 2 <p> verse 1 "a" </>',
    ],
    ['named only by sID', '<chapter sID="Gen.3"/><verse sID="Gen.3.4"/>a', 'chapter 3 verse 4 <p> "a" </>'],
    ['named only by n', '<chapter n="5"/><verse n="6"/>a', 'chapter 5 verse 6 <p> "a" </>'],
    ['a list as a range', '<verse osisID="Gen.1.1 Gen.1.2 Gen.1.3"/>a', 'chapter 1 verse 1-3 <p> "a" </>'],
    ['a range', '<verse osisID="Gen.1.1-Gen.1.2"/>a', 'chapter 1 verse 1-2 <p> "a" </>'],
    ['a part', '<verse osisID="Bible:Gen.1.3!b"/>a', 'chapter 1 verse 3b <p> "a" </>'],
    [
      'a verse that belongs to another chapter than it stands in',
      '<chapter osisID="Gen.31"/><verse osisID="Gen.31.55"/>a<verse osisID="Gen.32.1"/>b',
      'chapter 31 verse 55 <p> "a" </> chapter 32 verse 1 <p> "b" </>',
    ],
    [
      'a verse 0 is the title of its chapter',
      '<chapter osisID="Gen.3"/><verse osisID="Gen.3.0">Of David</verse><verse osisID="Gen.3.1">a</verse>',
      'chapter 3 verse 0 <p> "Of David" </> verse 1 <p> "a" </>',
    ],
    [
      'in the digits of any script',
      '<chapter n="१२"/><verse osisID="Gen.१२.३ Gen.१२.४"/>a<verse n="५"/>b',
      'chapter 12 verse 3-4 <p> "a" verse 5 "b" </>',
    ],
  ]);
});

describe('paragraphs', () => {
  gives([
    [
      'lines of poetry',
      '<lg><l level="1">a</l>\n<l level="2">b</l><l>c</l></lg>',
      '<q1> "a" </> <q2> "b" </> <q1> "c" </>',
    ],
    ['lines as milestones', '<l sID="1" level="2"/>a<l eID="1"/><l sID="2"/>b', '<q2> "a" </> <q1> "b" </>'],
    [
      'two groups of lines are stanzas',
      '<lg><l>a</l></lg> <lg><l>b</l></lg>',
      '<q1> "a" </> <b> </> <q1> "b" </>',
    ],
    [
      'a group of lines for each verse is not a stanza',
      '<verse osisID="Gen.1.1"><lg><l>a</l></lg></verse><verse osisID="Gen.1.2"><lg><l>b</l></lg></verse>',
      'chapter 1 verse 1 <q1> "a" </> verse 2 <q1> "b" </>',
    ],
    [
      'text between groups of lines parts them by itself',
      '<lg><l>a</l></lg>b<lg><l>c</l></lg>',
      '<q1> "a" </> <p> "b" </> <q1> "c" </>',
    ],
    [
      'lines of levels that no style has',
      '<l level="0">a</l><l level="12">b</l><l level="x">c</l>',
      '<q1> "a" </> <q9> "b" </> <q1> "c" </>',
    ],
    ['a cell outside of a table', '<cell>a</cell>', '<p> |tc1 "a" </>'],
    ['prose around poetry', '<p>a<lg><l>b</l></lg>c</p>', '<p> "a" </> <q1> "b" </> <m> "c" </>'],
    ['a line break', '<p>a<lb/>b</p>', '<p> "a" </> <m> "b" </>'],
    ['a paragraph that is only marked', 'a<milestone type="x-p" marker="¶"/>b', '<p> "a" </> <p> "b" </>'],
    ['a division as a paragraph', '<div type="x-p" sID="1"/>a<div type="x-p" eID="1"/>', '<p> "a" </>'],
    [
      'paragraphs of an item',
      '<p>a<list><item><p>b</p></item></list></p>',
      '<p> "a" </> <li1> </> <p> "b" </>',
    ],
    [
      'keys and values of a list',
      '<list><item><label>a</label>b</item></list>',
      '<li1> (lik "a" lik) "b" </>',
    ],
    ['lists', '<list><item>a<list><item>b</item></list></item></list>', '<li1> "a" </> <li2> "b" </>'],
    [
      'tables',
      '<table><row><cell role="label">a</cell><cell>b</cell></row></table>',
      '<tr> |th1 "a" |tc1 "b" </>',
    ],
    ['Selah as a line', '<l type="selah">Selah</l>', '<qr> "Selah" </>'],
    ['the closer of a letter', '<closer><signed>Paul</signed></closer>', '<cls> "Paul" </>'],
  ]);
});

describe('titles', () => {
  const inChapter = (osis: string) => `<chapter osisID="Gen.1"/>${osis}`;
  gives([
    [
      'of the book',
      '<title type="main">Genesis</title><title type="sub">a</title>',
      '<mt1> "Genesis" </> <mt2> "a" </>',
    ],
    ['of a psalm', inChapter('<title type="psalm">a</title>'), 'chapter 1 <d> "a" </>'],
    ['that are text', inChapter('<title canonical="true">a</title>'), 'chapter 1 <d> "a" </>'],
    ['without a type', inChapter('<title>a</title>'), 'chapter 1 <s1> "a" </>'],
    ['main ones in a chapter', inChapter('<title type="main">a</title>'), 'chapter 1 <s1> "a" </>'],
    ['of an acrostic', inChapter('<title type="acrostic">a</title>'), 'chapter 1 <qa> "a" </>'],
    ['of the chapter', inChapter('<title type="chapter">a</title>'), 'chapter 1 <cl> "a" </>'],
    ['of parallel passages', inChapter('<title type="parallel">a</title>'), 'chapter 1 <r> "a" </>'],
    ['of a speaker', inChapter('<speaker>a</speaker>'), 'chapter 1 <sp> "a" </>'],
    ['of the running head', '<title type="runningHead">a</title>', '<h> "a" </>'],
    [
      'of sections',
      '<div type="majorSection"><title>a</title><div type="section"><title>b</title><p>c</p></div></div>',
      '<ms1> "a" </> <s1> "b" </> <p> "c" </>',
    ],
    [
      'of sections that are milestones',
      inChapter(
        '<div type="subSection" sID="1"/><title>a</title><div type="subSection" eID="1"/><title>b</title>',
      ),
      'chapter 1 <s2> "a" </> <s1> "b" </>',
    ],
  ]);
});

describe('text that is not scripture', () => {
  gives([
    [
      'an introduction',
      '<div type="introduction"><title>a</title><p>b</p><l>c</l>d<list><item>e</item></list></div><p>f</p>',
      '<is1> "a" </> <ip> "b" </> <iq1> "c" </> <ip> "d" </> <ili1> "e" </> <p> "f" </>',
    ],
    [
      'text around an introduction',
      'a<div type="introduction">b</div>c',
      '<p> "a" </> <ip> "b" </> <p> "c" </>',
    ],
    [
      'a section of an introduction',
      '<div type="preface"><div type="section"><p>a</p></div></div>',
      '<ip> "a" </>',
    ],
    [
      'a colophon',
      '<p>a</p><div type="colophon"><p>Written from Corinth</p></div>',
      '<p> "a" </> <d> "Written from Corinth" </>',
    ],
    ['a header', '<header><work><title>a</title></work></header>', ''],
    ['a figure', '<p>a<figure src="a.jpg"><caption>b</caption></figure></p>', '<p> "a" (fig "b" fig) </>'],
  ]);
});

describe('running text', () => {
  gives([
    ['the name of God', 'the <divineName>Lord</divineName>s', '<p> "the " (nd "Lord" nd) "s" </>'],
    ['added words', '<transChange type="added">is</transChange>', '<p> (add "is" add) </>'],
    ['words in another tense', '<transChange type="tenseChange">is</transChange>', '<p> "is" </>'],
    ['foreign words and names', '<foreign>a</foreign> <name>b</name>', '<p> (tl "a" tl) " " (pn "b" pn) </>'],
    ['an inscription', '<inscription>a</inscription>', '<p> (sc "a" sc) </>'],
    ['types of hi', '<hi type="italic">a</hi><hi type="x-own">b</hi>', '<p> (it "a" it) "b" </>'],
    ['a quotation of the Old Testament', '<seg type="otPassage">a</seg>', '<p> (qt "a" qt) </>'],
    ['references', 'see <reference osisRef="Gen.1.1">1:1</reference>.', '<p> "see " "1:1" "." </>'],
    ['entities', 'a &amp; b&#x20AC;', '<p> "a & b€" </>'],
    [
      'words',
      '<w lemma="strong:G3056 lemma.TR:λόγος" morph="robinson:N-NSM" src="2">Word</w>',
      '<p> (w "Word" w) {"strong":"G3056","lemma":"λόγος","x-morph":"N-NSM","srcloc":"2"} </>',
    ],
    ['a word without text', 'a<w lemma="strong:G3588"/> b', '<p> "a" " b" </>'],
  ]);
});

describe('quotations', () => {
  gives([
    ['of Jesus', '<p>a <q who="Jesus">b</q></p>', '<p> "a " (wj "b" wj) </>'],
    [
      'of Jesus over paragraphs and verses',
      '<p>a<q who="Jesus" sID="1"/>b</p> <verse osisID="Gen.1.2"/><p>c<q eID="1"/>d</p>',
      '<p> "a" (wj "b" wj) </> chapter 1 verse 2 <p> (wj "c" wj) "d" </>',
    ],
    [
      'that overlap other styles',
      '<hi type="bold">a<q who="Jesus" sID="1"/>b</hi>c<q eID="1"/>',
      '<p> (bd "a" (wj "b" wj) bd) (wj "c" wj) </>',
    ],
    ['with their marks', '<q marker="“">a</q>', '<p> "“" "a" "”" </>'],
    ['with marks on milestones', '<q sID="1" marker="‘"/>a<q eID="1" marker="’"/>', '<p> "‘" "a" "’" </>'],
    [
      'whose first mark closes elsewhere, after a note on a line of its own',
      '<name>a</name>\n<note>b</note><q marker="”">c</q>',
      '<p> (pn "a" pn) [f + "b" f] "\\n" "”" "c" "”" </>',
    ],
    ['that go on', '<milestone type="cQuote" marker="“"/>a', '<p> "“" "a" </>'],
    ['without marks get none', '<q level="1">a</q>', '<p> "a" </>'],
  ]);
});

describe('notes', () => {
  gives([
    ['with a caller', 'a<note n="b">c</note> d', '<p> "a" [f b "c" f] " d" </>'],
    [
      'with parts',
      '<note><reference type="source">1:1</reference> <catchWord>a</catchWord> or <rdg>b</rdg></note>',
      '<p> [f + (fr "1:1" fr) " " (fq "a" fq) " or " (fqa "b" fqa) f] </>',
    ],
    [
      'of cross-references',
      '<note type="crossReference"><reference>Gen 1</reference></note>',
      '<p> [x + "Gen 1" x] </>',
    ],
    ['of study', '<note type="study">a</note>', '<p> [ef + "a" ef] </>'],
    ['with paragraphs', '<note><p>a</p><p>b</p></note>', '<p> [f + (fp "a" fp) (fp "b" fp) f] </>'],
    [
      'with verses in them',
      '<note><verse osisID="Gen.9.9"/><lg><l>a</l></lg></note>b',
      '<p> [f + (fp "a" fp) f] "b" </>',
    ],
    [
      'in the words of Jesus',
      '<q who="Jesus">a<note>b <hi type="italic">c</hi></note>d</q>',
      '<p> (wj "a" [f + "b " (it "c" it) f] "d" wj) </>',
    ],
    [
      'in which the words of Jesus end',
      '<q who="Jesus" sID="1"/>a<note>b<q eID="1"/>c</note>d',
      '<p> (wj "a" [f + "b" "c" f] wj) "d" </>',
    ],
    ['that quote an open section', '<note>a<seg type="x-pe">b</seg></note>c', '<p> [f + "a" "b" f] "c" </>'],
    ['in a title', '<title>a<note>b</note></title>', '<mt1> "a" [f + "b" f] </>'],
  ]);
});

test('books of one file get a sink each, and their text does not mix', () => {
  const source = `<osis><div type="book" osisID="Gen"><p>a</p></div>x<div type="book" osisID="1Sam"><p>b</p></div></osis>`;
  const { events, reported } = readEvents(source);
  expect(events).toBe('book GEN <p> "a" </> book 1SA <p> "b" </>');
  expect(reported).toEqual(['misplaced-content@x<div ty']);
});

test('numbers of Strong without a letter are Greek in the New Testament', () => {
  const { events } = readEvents(osisBook('<w lemma="976">a</w>', 'Matt'));
  expect(events).toBe('book MAT <p> (w "a" w) {"strong":"G976"} </>');
});

test('chapters and verses without a division for their book name it themselves', () => {
  const source = '<osis><chapter osisID="Jude.1"><verse osisID="Jude.1.1">a</verse></chapter></osis>';
  expect(readEvents(source)).toEqual({ events: 'book JUD chapter 1 verse 1 <p> "a" </>', reported: [] });
});

test('element names may have a namespace prefix', () => {
  const source = '<o:osis><o:div type="book" osisID="Gen"><o:p>a</o:p></o:div></o:osis>';
  expect(readEvents(source)).toEqual({ events: 'book GEN <p> "a" </>', reported: [] });
});
